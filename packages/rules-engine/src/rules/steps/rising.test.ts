import { expect, it } from "vitest";
import { arena, one, placeOf } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { inState } from "../../../testing/given.js";

const map = `
  A...................
  .............G.H....
  ....................
`;

const someone = (id: string) =>
  one(id, { hp: { current: 90, temporary: 0 }, make: { extraHp: 90 } });

it("Reverse Gravity lifts those who fail, holds them at its top, and lets them fall when it ends", async () => {
  const state = arena(map, [
    { creature: caster("a", ["druid", 13], ["reverse-gravity"]) },
    { creature: someone("g") },
    { creature: someone("h") },
  ]);
  // DC 17: 16 fails, 17 saves.
  const cast = await inState(state)
    .rolling(16, 17)
    .when({ type: "cast", id: "a", spell: "reverse-gravity", points: [{ x: 14, y: 1 }] });
  expect(placeOf(cast.state, "g")).toEqual({ x: 13, y: 1, z: 100 });
  expect(placeOf(cast.state, "h")).toEqual({ x: 15, y: 1 });
  expect(cast.creature("g").conditions).toEqual([]);
  // 10d6 for 100 feet, and it lies prone.
  const fours = Array.from({ length: 10 }, () => 4);
  const ended = await inState(cast.state)
    .rolling(...fours)
    .when({ type: "break_concentration", id: "a" });
  expect(placeOf(ended.state, "g")).toEqual({ x: 13, y: 1 });
  expect(ended.creature("g").hp.current).toBe(50);
  expect(ended.creature("g").conditions).toMatchObject([{ condition: "prone" }]);
  expect(ended.creature("h").hp.current).toBe(90);
});
