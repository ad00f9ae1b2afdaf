import { expect, it, test } from "vitest";
import { secondsLeft } from "./left.js";

test.each([
  [0, 60, 60],
  [59, 60, 1],
  [60, 60, 0],
  [61, 60, 0],
])("at %d seconds, of what lasts until %d, %d are left", (clock, until, left) => {
  expect(secondsLeft({ kind: "time", until }, { clock })).toBe(left);
});

const untilRound = (edge: "start" | "end", round: number) =>
  ({ kind: "turn", edge, of: "a", round }) as const;

const inRound = (round: number, { begun = false, ended = false } = {}) => ({
  clock: 0,
  fight: { round, begun: begun ? ["b", "a"] : ["b"], ended: ended ? ["b", "a"] : ["b"] },
});

// Three rounds that were laid in round 2 before the bearer's turn of it is over end with its turn in round 4.
test.each([
  [inRound(2), 18],
  [inRound(2, { begun: true }), 18],
  [inRound(2, { begun: true, ended: true }), 12],
  [inRound(4, { begun: true }), 6],
  [inRound(4, { begun: true, ended: true }), 0],
  [inRound(5), 0],
])("of what ends with the end of a turn, %j leaves %d seconds", (now, left) => {
  expect(secondsLeft(untilRound("end", 4), now)).toBe(left);
});

// "Until the start of your next turn", said in round 2 on one's own turn.
test.each([
  [inRound(2, { begun: true }), 6],
  [inRound(2, { begun: true, ended: true }), 6],
  [inRound(3), 6],
  [inRound(3, { begun: true }), 0],
])("of what ends with the start of a turn, %j leaves %d seconds", (now, left) => {
  expect(secondsLeft(untilRound("start", 3), now)).toBe(left);
});

it("is not known of what no time is set to, nor of turns outside their fight", () => {
  expect(secondsLeft({ kind: "until", what: "rest" }, { clock: 0 })).toBe(undefined);
  expect(secondsLeft({ kind: "cast", id: "k1" }, { clock: 0 })).toBe(undefined);
  expect(secondsLeft(untilRound("end", 4), { clock: 0 })).toBe(undefined);
});
