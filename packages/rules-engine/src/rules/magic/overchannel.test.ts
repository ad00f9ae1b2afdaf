import { describe, expect, it } from "vitest";
import { arena, one } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { given, inState, type Outcome } from "../../../testing/given.js";
import type { Creature } from "../../creature/creature.js";
import type { CastAction } from "../../game/cast-action.js";
import type { GameState } from "../../game/state.js";

// Evokers of level 14 with Intelligence 18: spell attack +9, DC 17, Empowered Evocation adds 4.

const tough = { hp: { current: 200, temporary: 0 }, make: { extraHp: 200 } };

const evoker = (spells: readonly string[], times = 0, level = 14): Creature =>
  caster("a", ["wizard", level], spells, {
    hp: { current: 200, temporary: 0 },
    make: { subclasses: { wizard: "school-of-evocation" }, extraHp: 200 },
    spent: {
      hitDice: {},
      slots: {},
      pact: 0,
      uses: times === 0 ? {} : { "wizard-overchannel": times },
    },
  });

const fight = (self: Creature): GameState =>
  arena("A.....G.", [{ creature: self }, { creature: one("g", tough) }]);

const over = (spell: string, more: Partial<CastAction> = {}): CastAction => ({
  type: "cast",
  id: "a",
  spell,
  overchannel: true,
  ...more,
});

const fireball = over("fireball", { points: [{ x: 6, y: 0 }] });
const hp = ({ creature }: Outcome, id: string): number => creature(id).hp.current;
const uses = ({ creature }: Outcome): number | undefined =>
  creature("a").spent.uses["wizard-overchannel"];
const times = (count: number, face: number): readonly number[] =>
  Array.from({ length: count }, () => face);

describe("Overchannel", () => {
  it("deals the most damage, the first time for nothing", async () => {
    // The save fails: 8d6 show 48, and Empowered Evocation adds 4.
    const cast = await inState(fight(evoker(["fireball"])))
      .rolling(2)
      .when(fireball);
    expect(hp(cast, "g")).toBe(148);
    expect(hp(cast, "a")).toBe(200);
    expect(uses(cast)).toBe(1);
    expect(cast.event("spell_cast").as).toEqual(["Overchannel"]);
    expect(cast.creature("a").spent.slots).toEqual({ "3": 1 });
  });

  it("deals the most with each dart that is thrown at once, and more from a higher slot", async () => {
    // Level 2: four darts of 1d4 + 1, 5 each; the one roll for all of them is 4 more by Empowered Evocation.
    const cast = await inState(fight(evoker(["magic-missile"]))).when(
      over("magic-missile", { targets: ["g"], slotLevel: 2 }),
    );
    expect(hp(cast, "g")).toBe(200 - 4 * 9);
  });

  it("deals the most with what an attack hits for, twice the dice on a critical hit", async () => {
    // Scorching Ray: 2d6 with each ray, 12; one hits for 12 and 4, one critically for 24, one misses.
    const cast = await inState(fight(evoker(["scorching-ray"])))
      .rolling(15, 20, 1)
      .when(over("scorching-ray", { targets: ["g"] }));
    expect(hp(cast, "g")).toBe(200 - 16 - 24);
  });

  it("costs 2d12 for each level of the spell the second time, 1d12 more for each after that", async () => {
    // Level 3: 6d12 of fives, after the save of G.
    const second = await inState(fight(evoker(["fireball"], 1)))
      .rolling(2, ...times(6, 5))
      .when(fireball);
    expect(hp(second, "g")).toBe(148);
    expect(hp(second, "a")).toBe(170);
    expect(uses(second)).toBe(2);
    const third = await inState(fight(evoker(["fireball"], 2)))
      .rolling(2, ...times(9, 5))
      .when(fireball);
    expect(hp(third, "a")).toBe(155);
    // From a slot of level 5 it is a spell of level 5: 10d6 show 60, 10d12 of ones hurt.
    const higher = await inState(fight(evoker(["fireball"], 1)))
      .rolling(2, ...times(10, 1))
      .when({ ...fireball, slotLevel: 5 });
    expect(hp(higher, "g")).toBe(200 - 60 - 4);
    expect(hp(higher, "a")).toBe(190);
  });

  it("hurts its caster whatever that is resistant or immune to", async () => {
    const shielded = (response: "resistance" | "immunity"): Creature => ({
      ...evoker(["fireball"], 1),
      effects: [
        {
          id: "e1",
          name: "Ward",
          kind: "boon",
          effects: [{ kind: "damage", response, types: ["necrotic"] }],
          lasting: { kind: "until", what: "removed" },
        },
      ],
    });
    for (const response of ["resistance", "immunity"] as const) {
      const cast = await inState(fight(shielded(response)))
        .rolling(2, ...times(6, 5))
        .when(fireball);
      expect(hp(cast, "a")).toBe(170);
    }
  });

  it("begins anew with a long rest, and not with a short one", async () => {
    const rested = async (restType: "short" | "long") => {
      const rest = { type: "rest", id: "a", request: { restType } } as const;
      return uses(await given(evoker(["fireball"], 2)).when(rest));
    };
    expect(await rested("long")).toBeUndefined();
    expect(await rested("short")).toBe(2);
  });

  it("is for evokers' own damaging spells of level 1 to 5, and costs nothing where it is refused", async () => {
    const refused = async (self: Creature, action: CastAction) => {
      const cast = await inState(fight(self)).when(action);
      expect(cast.creature("a").spent).toEqual(self.spent);
      return cast.refused?.code;
    };
    const at = { targets: ["g"] };
    expect(await refused(evoker(["fireball"], 0, 13), fireball)).toBe("NO_FEATURE");
    expect(await refused(evoker(["fireball"]), { ...fireball, slotLevel: 6 })).toBe(
      "OVERCHANNEL_UNFIT",
    );
    expect(await refused(evoker(["fire-bolt"]), over("fire-bolt", at))).toBe("OVERCHANNEL_UNFIT");
    expect(await refused(evoker(["haste"]), over("haste", at))).toBe("OVERCHANNEL_UNFIT");
  });

  it("is nothing to be used by itself", async () => {
    const use = { type: "use", id: "a", what: { name: "Overchannel" } } as const;
    expect((await inState(fight(evoker([]))).when(use)).refused?.code).toBe("GOES_WITH_SPELL");
  });
});
