import { describe, expect, it } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { fightOf } from "../../../testing/fight.js";
import { inState } from "../../../testing/given.js";
import { monster } from "../../../testing/monster.js";
import type { Creature } from "../../creature/creature.js";
import type { LairAction } from "../../game/lair.js";
import type { GameState } from "../../game/state.js";

const hero = (id: string, over: Partial<Omit<Creature, "make">> = {}): Creature =>
  creatureOf({
    id,
    name: id.toUpperCase(),
    hp: { current: 50, temporary: 0 },
    make: { extraHp: 50 },
    ...over,
  });
const dragon = hero("g", { characterType: "enemy" });

/** Initiative 20, 19 and 18; it is the turn of `of`. */
const fight = (of: string, over: Partial<NonNullable<GameState["encounter"]>> = {}): GameState =>
  fightOf([{ creature: hero("a") }, { creature: hero("b") }, { creature: dragon, inLair: true }], {
    clock: 0,
    turn: { of, seq: 2 },
    ...over,
  });

const magma: LairAction = {
  type: "lair_action",
  id: "g",
  what: "Magma erupts",
  targets: ["a", "b"],
  save: { ability: "dex", dc: 15, half: true },
  damage: "6d6",
  damageType: "fire",
};
const sixThrees = [3, 3, 3, 3, 3, 3];

describe("a lair action", () => {
  it("rolls its damage once, all saves, and then strikes one after another", async () => {
    // 18 in all: whole on a 14, half on a 15.
    const { types, events, creature, state } = await inState(fight("b"))
      .rolling(...sixThrees, 14, 15)
      .when(magma);
    expect(types).toEqual(["lair_acted", "rolled", "rolled", "damage_taken", "damage_taken"]);
    expect(events[1]).toMatchObject({ id: "a", success: false, dc: 15 });
    expect([creature("a").hp.current, creature("b").hp.current]).toEqual([32, 41]);
    expect(state.encounter?.lair).toEqual({ g: { round: 1, what: "Magma erupts" } });
  });

  it("without a save strikes all; its condition lasts a round, and who saves is spared", async () => {
    const { save: _, ...sure } = magma;
    const all = await inState(fight("b"))
      .rolling(...sixThrees)
      .when(sure);
    expect([all.creature("a").hp.current, all.creature("b").hp.current]).toEqual([32, 32]);
    const { damage: _dice, damageType: _type, ...tremor } = magma;
    const prone = { ...tremor, what: "A tremor", condition: "prone" } as const;
    const shaken = await inState(fight("b")).rolling(14, 15).when(prone);
    expect(shaken.creature("a").conditions).toMatchObject([{ condition: "prone", from: "g" }]);
    expect(shaken.creature("b").conditions).toEqual([]);
  });

  it("leaves who evades nothing on a success, and half on a failure", async () => {
    const evading = {
      effects: [
        {
          id: "e1",
          name: "Evasion",
          kind: "boon",
          effects: [{ kind: "evasion", ability: "dex" }],
          lasting: { kind: "until", what: "removed" },
        },
      ],
    } as const;
    const nimble = fightOf(
      [
        { creature: hero("a", evading) },
        { creature: hero("b", evading) },
        { creature: dragon, inLair: true },
      ],
      { clock: 0, turn: { of: "b", seq: 2 } },
    );
    const { creature } = await inState(nimble)
      .rolling(...sixThrees, 14, 15)
      .when(magma);
    expect([creature("a").hp.current, creature("b").hp.current]).toEqual([41, 50]);
  });

  it("comes on count 20, after who has it, once a round, never the same twice running", async () => {
    const done = async (state: GameState, what = magma.what) =>
      (
        await inState(state)
          .rolling(...sixThrees)
          .when({ ...magma, what, targets: [] })
      ).types;
    const refused = async (state: GameState, what = magma.what) =>
      (await inState(state).when({ ...magma, what, targets: [] })).refused?.code;
    expect(await refused(fight("a"))).toBe("NOT_YET");
    const spent = (round: number) => ({ lair: { g: { round, what: "magma  ERUPTS" } } });
    expect(await refused(fight("b", spent(1)), "A tremor")).toBe("LAIR_SPENT");
    expect(await refused(fight("b", { ...spent(1), round: 2 }))).toBe("SAME_LAIR_ACTION");
    expect(await done(fight("b", { ...spent(1), round: 2 }), "A tremor")).toEqual(["lair_acted"]);
    expect(await done(fight("b", { ...spent(1), round: 3 }))).toEqual(["lair_acted"]);
  });

  it("comes before anybody who has less has done anything, and waits for nobody", async () => {
    const late = async (of: string, before: string) => {
      const turn = { of, before, seq: 3 };
      return (await inState(fight(of, { turn })).when({ ...magma, targets: [] })).refused?.code;
    };
    // From 19 to 18 the count does not come to 20; neither does it from 18 to 20.
    expect(await late("g", "b")).toBe("NOT_YET");
    expect(await late("a", "g")).toBe("NOT_YET");
    const acted = await inState(fight("b")).when({ type: "dodge", id: "b" });
    const { refused } = await inState(acted.state).when({ ...magma, targets: [] });
    expect(refused?.code).toBe("NOT_YET");
  });

  it("comes first of all where all have less than 20, and after a turn that is passed", async () => {
    const none = { ...magma, targets: [] };
    const order = ["a", "b", "g"].map((id, index) => ({ id, initiative: 15 - index }));
    const began = await inState(fight("a", { order, turn: { of: "a", seq: 1 } }))
      .rolling(...sixThrees)
      .when(none);
    expect(began.types).toEqual(["lair_acted"]);
    // A has 20 and ends its turn; that of B is over as it begins.
    const surprised = fightOf([
      { creature: hero("a") },
      { creature: hero("b"), surprised: true },
      { creature: dragon, inLair: true },
    ]);
    const { state } = await inState(surprised).when({ type: "end_turn" });
    expect(state.encounter?.turn).toEqual({ of: "g", seq: 3, before: "a" });
    const acted = await inState(state)
      .rolling(...sixThrees)
      .when(none);
    expect(acted.state.encounter?.lair).toMatchObject({ g: { round: 1 } });
  });

  it("is of who has a lair: a legendary creature, or who was put into one", async () => {
    const none = { ...magma, targets: [] };
    const of = (creature: Creature) =>
      inState(
        fightOf([{ creature: hero("a") }, { creature: hero("b") }, { creature }], {
          clock: 0,
          turn: { of: "b", seq: 2 },
        }),
      );
    expect((await of(await monster("ogre", { id: "g" })).when(none)).refused?.code).toBe("NO_LAIR");
    const kraken = await monster("kraken", { id: "g" });
    const acted = await of(kraken)
      .rolling(...sixThrees)
      .when(none);
    expect(acted.types).toEqual(["lair_acted"]);
  });

  it("is of the round that is over where everybody has more than 20", async () => {
    const order = ["a", "b", "g"].map((id) => ({ id, initiative: 25 }));
    const first = await inState(fight("g", { order })).when({ ...magma, targets: [] });
    expect(first.refused?.code).toBe("NOT_YET");
    const next = await inState(fight("a", { order, round: 2 }))
      .rolling(...sixThrees)
      .when({ ...magma, targets: [] });
    expect(next.state.encounter?.lair).toMatchObject({ g: { round: 1 } });
  });

  it("is nobody's who is incapacitated, surprised or in no fight", async () => {
    const stunned = {
      id: "c1",
      condition: "stunned",
      source: "Monk",
      lasting: { kind: "until", what: "removed" },
    } as const;
    const with_ = (creature: Creature, surprised?: true) =>
      fightOf(
        [
          { creature: hero("a") },
          { creature: hero("b") },
          { creature, inLair: true, ...(surprised && { surprised }) },
        ],
        { clock: 0, turn: { of: "b", seq: 2 } },
      );
    const code = async (state: GameState) => (await inState(state).when(magma)).refused?.code;
    expect(await code(with_({ ...dragon, conditions: [stunned] }))).toBe("CANNOT_ACT");
    expect(await code(with_(dragon, true))).toBe("SURPRISED");
    expect(await code({ clock: 0, creatures: { g: dragon } })).toBe("NO_ENCOUNTER");
  });
});
