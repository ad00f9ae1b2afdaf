import { describe, expect, it } from "vitest";
import { arena, one } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { inState } from "../../../testing/given.js";
import { combatantOf } from "../../game/state.js";

const begun = arena("AG", [
  { creature: caster("a", ["wizard", 13], ["plane-shift"]) },
  { creature: one("g") },
]);
const banish = (...faces: readonly number[]) =>
  inState(begun)
    .rolling(...faces)
    .when({
      type: "cast",
      id: "a",
      spell: "plane-shift",
      targets: ["g"],
      choices: { option: "banish" },
      dmOverride: true,
    });

describe("Plane Shift against somebody's will", () => {
  it("takes an attack that hits and a failed Charisma save", async () => {
    const gone = await banish(15, 1);
    expect(combatantOf(gone.state, "g")?.away).toBeDefined();
    expect(gone.creature("g").effects.map(({ name }) => name)).toEqual(["Another plane"]);
  });

  it.each([
    ["the attack misses", [1]],
    ["the save is made", [15, 20]],
  ] as const)("does nothing where %s", async (_why, faces) => {
    const kept = await banish(...faces);
    expect(combatantOf(kept.state, "g")?.away).toBeUndefined();
    expect(kept.creature("g").effects).toEqual([]);
  });
});
