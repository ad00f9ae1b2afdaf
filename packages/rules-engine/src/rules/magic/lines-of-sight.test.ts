import { expect, it } from "vitest";
import { arena, one } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { inState } from "../../../testing/given.js";
import { onTurnOf } from "../../../testing/on-turn.js";

// A casts with DC 8 + 3 + 4 = 15; the others save with the bare die.

const map = `
  .....#..
  .A.G.#..
  .....#..
  .....#..
`;

const fight = (spell: string) =>
  arena(map, [{ creature: caster("a", ["wizard", 5], [spell]) }, { creature: one("g") }]);

it("Fear is saved against again where its turn ends out of sight of the caster alone", async () => {
  const cast = await inState(fight("fear"))
    .rolling(5)
    .when({ type: "cast", id: "a", spell: "fear", direction: { x: 1, y: 0 } });
  const inSight = await inState(onTurnOf(cast.state, "g")).rolling().when({ type: "end_turn" });
  expect(inSight.types).not.toContain("rolled");
  const away = await inState(onTurnOf(cast.state, "g")).when({
    type: "move",
    id: "g",
    mode: "teleport",
    to: { x: 6, y: 1 },
  });
  const hidden = await inState(away.state).rolling(15).when({ type: "end_turn" });
  expect(hidden.event("rolled")).toMatchObject({ success: true });
  expect(hidden.creature("g").conditions).toEqual([]);
});

it("Levitate lifts its target 20 feet, and lets it down unhurt", async () => {
  const cast = await inState(fight("levitate"))
    .rolling(5)
    .when({ type: "cast", id: "a", spell: "levitate", targets: ["g"] });
  expect(cast.state.combatants?.["g"]?.at).toEqual({ x: 3, y: 1, z: 20 });
  const over = await inState(cast.state).when({ type: "break_concentration", id: "a" });
  expect(over.state.combatants?.["g"]?.at).toEqual({ x: 3, y: 1 });
  expect(over.types).not.toContain("damage_taken");
});
