import { describe, expect, it } from "vitest";
import { arena, one } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { inState } from "../../../testing/given.js";
import { onTurnOf } from "../../../testing/on-turn.js";
import { combatantOf } from "../../game/state.js";

const begun = arena("A.G", [
  { creature: caster("a", ["wizard", 17], ["imprisonment"]) },
  { creature: one("g") },
]);
// Its casting takes a minute: in a fight it is the game master who lets it happen. DC 18.
const imprison = (option: string, face: number) =>
  inState(begun)
    .rolling(face)
    .when({
      type: "cast",
      id: "a",
      spell: "imprisonment",
      targets: ["g"],
      choices: { option },
      dmOverride: true,
    });

const prisons = ["burial", "hedged_prison", "minimus_containment"] as const;

describe("Imprisonment", () => {
  it.each(prisons)(
    "by %s takes its prisoner out of the fight until the spell ends",
    async (how) => {
      const held = await imprison(how, 2);
      expect(combatantOf(held.state, "g")?.away).toEqual({ at: { x: 2, y: 0 } });
      expect(combatantOf(held.state, "g")?.at).toBeUndefined();
      expect(held.creature("g").effects).toMatchObject([{ effects: [{ kind: "elsewhere" }] }]);
      const freed = await inState(onTurnOf(held.state, "a")).when({
        type: "cast",
        id: "a",
        spell: "imprisonment",
        use: "end",
      });
      expect(combatantOf(freed.state, "g")).toMatchObject({ at: { x: 2, y: 0 } });
      expect(combatantOf(freed.state, "g")?.away).toBeUndefined();
      expect(freed.creature("g").effects).toEqual([]);
    },
  );

  it.each(prisons)("by %s does nothing to who saves", async (how) => {
    const kept = await imprison(how, 20);
    expect(combatantOf(kept.state, "g")?.away).toBeUndefined();
    expect(kept.creature("g").effects).toEqual([]);
  });

  it("by chaining holds it where it is", async () => {
    const held = await imprison("chaining", 2);
    expect(combatantOf(held.state, "g")?.at).toEqual({ x: 2, y: 0 });
    expect(held.creature("g").conditions).toMatchObject([{ condition: "restrained" }]);
  });
});
