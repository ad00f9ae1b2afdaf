import { expect, it } from "vitest";
import { arena, one } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { inState } from "../../../testing/given.js";
import { onTurnOf } from "../../../testing/on-turn.js";

// A casts with DC 8 + 4 + 4 = 16; G is a fighter, who saves by Wisdom with the bare die.

const map = `
  .....
  .A.G.
  .....
`;

it.each([
  [16, 0],
  [15, 1],
])("a dancer's action is a Wisdom save: %i", async (die, left) => {
  const state = arena(map, [
    { creature: caster("a", ["wizard", 11], ["irresistible-dance"]) },
    { creature: one("g") },
  ]);
  const cast = await inState(state).when({
    type: "cast",
    id: "a",
    spell: "irresistible-dance",
    targets: ["g"],
  });
  const tried = await inState(onTurnOf(cast.state, "g"))
    .rolling(die)
    .when({ type: "escape", id: "g" });
  expect(tried.event("rolled")).toMatchObject({ purpose: "save", what: "Wisdom save", dc: 16 });
  expect(tried.creature("g").effects).toHaveLength(left);
  expect(tried.creature("a").casts).toHaveLength(left);
});
