import { expect, it } from "vitest";
import { arena, one, placeOf } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { after, done } from "../../../testing/zones.js";
import type { Action } from "../../game/action.js";

const wizard = caster("a", ["wizard", 11], ["telekinesis"]);
const tough = one("g", { make: { extraHp: 40 }, hp: { current: 40, temporary: 0 } });
const state = arena("............\n.A..G.......\n............", [
  { creature: wizard },
  { creature: tough },
]);
const next: Action = { type: "end_turn" };
/** A wins the contest with 15 against 5. */
const lift = (z: number) =>
  done(
    state,
    { type: "cast", id: "a", spell: "telekinesis", targets: ["g"], points: [{ x: 4, y: 1, z }] },
    15,
    5,
  );

it("telekinesis lifts whom it holds up to 30 feet, and lets it fall when the hold ends", async () => {
  const { state: held } = await lift(20);
  expect(placeOf(held, "g")).toEqual({ x: 4, y: 1, z: 20 });
  expect(placeOf((await lift(60)).state, "g")).toEqual({ x: 4, y: 1, z: 30 });
  // To the end of A's next turn; then 20 feet are 2d6.
  const again = await after(held, next, next);
  expect(placeOf(again, "g")?.z).toBe(20);
  const { creature, state: over } = await done(again, next, 3, 4);
  expect(placeOf(over, "g")).toEqual({ x: 4, y: 1 });
  expect(creature("g")).toMatchObject({ hp: { current: 33 }, effects: [] });
});
