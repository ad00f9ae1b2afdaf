import { describe, expect, it } from "vitest";
import { armed, held } from "../../../testing/attacking.js";
import { blow } from "../../../testing/blow.js";
import { creatureOf } from "../../../testing/creature.js";
import { drawn } from "../../../testing/drawn.js";
import { attackIn, duelOf, rolledAs } from "../../../testing/duel.js";
import { inState } from "../../../testing/given.js";
import { monster } from "../../../testing/monster.js";
import type { Creature } from "../../creature/creature.js";
import type { EffectHeld } from "../../creature/held.js";
import type { GameState } from "../../game/state.js";

const lots = { current: 60, temporary: 0 };
const gor = creatureOf({ id: "g", name: "Gor", make: { extraHp: 60 }, hp: lots });
const wields = (weapon: string, ...items: Creature["items"]): Creature =>
  armed({
    levels: { fighter: 1 },
    abilities: { str: 10, dex: 10, con: 10, int: 10, wis: 10, cha: 10 },
    items: [held(weapon, "main_hand"), ...items],
  });

const sea = "~".repeat(20);

/** Both in the sea, so many squares apart, at this depth; the strip is one square wide. */
const atSea = (self: Creature, squares: number, z = -5, other = gor): GameState => ({
  ...duelOf({
    self,
    other,
    at: [
      { x: 0, y: 0, z },
      { x: squares, y: 0, z },
    ],
  }),
  battlefield: drawn(sea),
});

const reasons = async (state: GameState, faces: readonly number[]): Promise<readonly string[]> => {
  const { d20 } = (await attackIn(state, faces)).event("rolled");
  return "sources" in d20 ? d20.sources : [];
};

describe("under water", () => {
  it.each(["longsword", "greatsword", "mace"])("a %s strikes at disadvantage", async (weapon) => {
    expect(await reasons(atSea(wields(weapon), 1), [2, 2])).toContain("disadvantage: under water");
  });

  it.each(["dagger", "javelin", "shortsword", "spear", "trident"])(
    "a %s strikes as it does on land",
    async (weapon) => {
      expect(await reasons(atSea(wields(weapon), 1), [2])).toEqual([]);
    },
  );

  it("hampers nobody with a swimming speed, and nobody on the surface", async () => {
    const shark = await monster("reef-shark", { id: "a" });
    expect(await reasons(atSea(shark, 1), [2])).not.toContain("disadvantage: under water");
    const wolf = await monster("wolf", { id: "a" });
    expect(await reasons(atSea(wolf, 1), [2, 2])).toContain("disadvantage: under water");
    expect(await reasons(atSea(wields("longsword"), 1, 0), [2])).toEqual([]);
  });

  it("hampers shots but those of crossbows and what is thrown like a javelin", async () => {
    const bow = wields("shortbow", held("arrow", undefined, { quantity: 5 }));
    expect(await reasons(atSea(bow, 4), [2, 2])).toContain("disadvantage: under water");
    const crossbow = wields("crossbow-light", held("crossbow-bolt", undefined, { quantity: 5 }));
    expect(await reasons(atSea(crossbow, 4), [2])).toEqual([]);
    expect(await reasons(atSea(wields("javelin"), 4), [2])).toEqual([]);
    expect(await reasons(atSea(wields("dagger"), 4), [2, 2])).toContain(
      "disadvantage: under water",
    );
  });

  it("lets nothing fly beyond its normal range", async () => {
    // A javelin flies 30 feet, and on land 120 at disadvantage.
    const near = await attackIn(atSea(wields("javelin"), 6), [15, 4]);
    expect(rolledAs(near)).toBe("17 vs 10: hit");
    const far = await attackIn(atSea(wields("javelin"), 7), []);
    expect(far.refused?.code).toBe("OUT_OF_RANGE");
    const afloat = await attackIn(atSea(wields("javelin"), 7, 0), [15, 15, 4]);
    expect(rolledAs(afloat)).toBe("17 vs 10: hit (disadvantage)");
  });

  it("halves fire for who is wholly in it, and no other damage", async () => {
    const dived = atSea(gor, 1);
    const burnt = await inState(dived).when(blow(9, { id: "a", type: "fire" }));
    expect(burnt.creature("a").hp.current).toBe(56);
    const chilled = await inState(dived).when(blow(9, { id: "a", type: "cold" }));
    expect(chilled.creature("a").hp.current).toBe(51);
    const swimming = await inState(atSea(gor, 1, 0)).when(blow(9, { id: "a", type: "fire" }));
    expect(swimming.creature("a").hp.current).toBe(51);
  });

  it("is where the table says so, map or none", async () => {
    const underwater: EffectHeld = {
      id: "e1",
      name: "Underwater",
      kind: "neutral",
      effects: [],
      lasting: { kind: "until", what: "removed" },
    };
    const dived = { ...wields("longsword"), effects: [underwater] };
    const fight = duelOf({ self: dived, other: gor });
    expect(await reasons(fight, [2, 2])).toContain("disadvantage: under water");
    const burnt = await inState(fight).when(blow(9, { id: "a", type: "fire" }));
    expect(burnt.event("damage_taken").damage[0]).toMatchObject({
      afterResistance: 4,
      because: ["resistance to fire: under water"],
    });
  });
});
