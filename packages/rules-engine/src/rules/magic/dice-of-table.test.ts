import { describe, expect, it } from "vitest";
import { arena, one, under } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { inState, type Outcome } from "../../../testing/given.js";
import { onTurnOf } from "../../../testing/on-turn.js";
import type { Creature } from "../../creature/creature.js";
import type { CastAction } from "../../game/cast-action.js";
import type { GameState } from "../../game/state.js";

const map = `
  ............
  .A..G...H...
  ............
`;

const someone = (id: string) =>
  one(id, { hp: { current: 60, temporary: 0 }, make: { extraHp: 60 } });

const wizard = (over: Partial<Omit<Creature, "make" | "id">> = {}) =>
  caster("a", ["wizard", 5], ["fire-bolt", "scorching-ray", "fireball", "dispel-magic"], over);

const fight = (self: Creature = wizard(), over: { readonly hidden?: number } = {}): GameState =>
  arena(map, [{ creature: self, ...over }, { creature: someone("g") }, { creature: someone("h") }]);

const casts = (spell: string, manual: readonly number[], over: Partial<CastAction> = {}) =>
  ({ type: "cast", id: "a", spell, targets: ["g"], manual, ...over }) as const;

/** The d20s that fell, in their order. */
const fallen = ({ events }: Outcome) =>
  events.flatMap((event) =>
    event.type === "rolled" && event.purpose === "attack" ? [event.d20.rolls] : [],
  );

describe("the table's dice of a casting", () => {
  it("are two where there is disadvantage, and the lower one counts", async () => {
    const blind = fight(wizard({ conditions: [under("blinded")] }));
    // 8 and 4 and 3 hit AC 10 with 15; 2d10 of fire.
    const cast = await inState(blind)
      .rolling(5, 6)
      .when(casts("fire-bolt", [19, 8]));
    expect(cast.event("rolled").d20).toMatchObject({
      rolls: [19, 8],
      kept: 8,
      mode: "disadvantage",
      total: 15,
      manual: true,
    });
    expect(cast.creature("g").hp.current).toBe(49);
  });

  it("go from ray to ray, each taking as many as it rolls", async () => {
    const blind = fight(wizard({ conditions: [under("blinded")] }));
    // The lower ones count, and all miss AC 10: a natural 1, and twice 2 and 7.
    const cast = await inState(blind).when(casts("scorching-ray", [3, 1, 18, 2, 2, 20]));
    expect(fallen(cast)).toEqual([
      [3, 1],
      [18, 2],
      [2, 20],
    ]);
    // Who casts from hiding is found by the first of them: the others are rolled without advantage.
    const hidden = await inState(fight(wizard(), { hidden: 20 })).when(
      casts("scorching-ray", [2, 1, 2, 1]),
    );
    expect(fallen(hidden)).toEqual([[2, 1], [2], [1]]);
  });

  it("are the first ones, where fewer are given, and go past whom a ray does not strike", async () => {
    const cast = await inState(fight())
      .rolling(2)
      .when(casts("scorching-ray", [1, 2], { targets: ["g", "h", "h"] }));
    expect(fallen(cast)).toEqual([[1], [2], [2]]);
    // At 3 hit points, the first ray fells G: the second one strikes nobody, and the third is H's.
    const weak = one("g", { hp: { current: 3, temporary: 0 }, make: { extraHp: 60 } });
    const state = arena(map, [
      { creature: wizard() },
      { creature: weak },
      { creature: someone("h") },
    ]);
    const felled = await inState(state)
      .rolling(2, 2)
      .when(casts("scorching-ray", [15, 1], { targets: ["g", "g", "h"] }));
    expect(fallen(felled)).toEqual([[15], [1]]);
    expect(felled.creature("g").dead).toBe(true);
  });

  it("are refused where they are too many, and nothing is spent", async () => {
    const code = async (state: GameState, action: CastAction) =>
      (await inState(state).when(action)).refused?.code;
    expect(await code(fight(), casts("fire-bolt", [7, 9]))).toBe("TOO_MANY_DICE");
    expect(await code(fight(), casts("scorching-ray", [7, 9, 3, 3]))).toBe("TOO_MANY_DICE");
    const points = [{ x: 8, y: 1 }];
    const { targets: _none, ...ball } = casts("fireball", [7], { points });
    const refused = await inState(fight()).when(ball);
    expect(refused.refused).toMatchObject({
      code: "TOO_MANY_DICE",
      message: "1 die was given, but Fireball rolls no d20 of its caster's here.",
    });
    expect(refused.creature("a").spent.slots).toEqual({});
  });

  it("serve one check after another where several spells are dispelled", async () => {
    const cleric = caster("b", ["cleric", 9], []);
    const cast = (id: string, spell: string, level: number) =>
      ({ id, spell, level, since: 0, targets: ["g"] }) as const;
    const casting = {
      ...cleric,
      casts: [cast("k1", "Hold Monster", 5), cast("k2", "Death Ward", 4)],
    };
    const state = arena(map.replace("A", "AB"), [
      { creature: wizard() },
      { creature: casting },
      { creature: someone("g") },
      { creature: someone("h") },
    ]);
    // DC 15 and 14 against 11 and 10, each and 4: the first one ends, and the other does too.
    const done = await inState(state).when(casts("dispel-magic", [11, 10]));
    expect(done.creature("b").casts).toEqual([]);
    const many = await inState(state).when(casts("dispel-magic", [11, 10, 9]));
    expect(many.refused?.code).toBe("TOO_MANY_DICE");
  });

  it("are given when a readied spell is released, not before", async () => {
    const ready = {
      type: "ready",
      id: "a",
      trigger: "G moves",
      action: "cast",
      spell: { spell: "fire-bolt", targets: ["g"] },
    } as const;
    const early = { ...ready, spell: { ...ready.spell, manual: [15] } };
    expect((await inState(fight()).when(early)).refused?.code).toBe("TOO_MANY_DICE");
    const held = await inState(fight()).when(ready);
    const released = await inState(onTurnOf(held.state, "g"))
      .rolling(4, 4)
      .when(casts("fire-bolt", [15], { economy: "readied" }));
    expect(released.event("rolled").d20).toMatchObject({ rolls: [15], manual: true });
    expect(released.creature("g").hp.current).toBe(52);
  });
});
