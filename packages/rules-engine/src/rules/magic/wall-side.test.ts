import { expect, it } from "vitest";
import { arena, one } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { inState } from "../../../testing/given.js";
import { onTurnOf } from "../../../testing/on-turn.js";

const map = `
  .......
  .A...G.
  .......
`;

const wall = [0, 1, 2].map((y) => ({ x: 3, y }));

// Two squares from the wall each: 5d8 of 4 burn one side of it.
it.each([
  ["the one away from its caster, where none is said", {}, 40, 20],
  ["the one that is said", { direction: { x: -1, y: 0 } }, 20, 40],
] as const)("Wall of Fire burns on one side: %s", async (_side, said, nearer, farther) => {
  const tough = { hp: { current: 40, temporary: 0 }, make: { extraHp: 40 } };
  const state = arena(map, [
    { creature: caster("a", ["wizard", 9], ["wall-of-fire"], tough) },
    { creature: one("g", tough) },
  ]);
  const cast = await inState(state).when({
    type: "cast",
    id: "a",
    spell: "wall-of-fire",
    choices: { option: "wall" },
    points: wall,
    ...said,
  });
  const hurt = async (id: string) => {
    const faces = id === "a" ? nearer : farther;
    const dice = faces === 20 ? [4, 4, 4, 4, 4, ...(id === "a" ? [20] : [])] : [];
    const done = await inState(onTurnOf(cast.state, id))
      .rolling(...dice)
      .when({ type: "end_turn" });
    return done.creature(id).hp.current;
  };
  expect([await hurt("a"), await hurt("g")]).toEqual([nearer, farther]);
});
