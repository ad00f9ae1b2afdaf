import { expect, test } from "vitest";
import type { Lasting } from "../../creature/held.js";
import { outlasts, sameEnd } from "./outlast.js";

const turn = (round: number, of = "a", edge: "start" | "end" = "end"): Lasting => ({
  kind: "turn",
  edge,
  of,
  round,
});
const time = (until: number): Lasting => ({ kind: "time", until });
const until = (what: "removed" | "rest" | "healed"): Lasting => ({ kind: "until", what });
const save = { ability: "con", dc: 12, at: "turn-end" } as const;

test.each<[Lasting, Lasting, boolean, boolean]>([
  [time(12), time(6), true, false],
  [time(6), time(6), true, true],
  [turn(5), turn(4), true, false],
  [turn(5), turn(4, "b"), false, false],
  [turn(5), turn(4, "a", "start"), false, false],
  [turn(5), time(6), false, false],
  [until("removed"), turn(9), true, false],
  [until("removed"), time(9), true, false],
  [until("rest"), time(9), false, false],
  [until("healed"), until("rest"), false, false],
  [{ kind: "cast", id: "k1" }, { kind: "cast", id: "k1" }, true, true],
])("%j outlasts %j: %s, and the other way round: %s", (one, other, there, back) => {
  const [left, right] = [{ lasting: one }, { lasting: other }];
  expect([outlasts(left, right), outlasts(right, left)]).toEqual([there, back]);
  expect(sameEnd(left, right)).toBe(there && back);
});

test("what a save may end before is not sure to outlast anything else", () => {
  const saved = { lasting: until("removed"), save };
  const plain = { lasting: time(6) };
  expect([outlasts(saved, plain), outlasts(plain, saved)]).toEqual([false, false]);
  expect(outlasts(saved, { ...plain, save })).toBe(true);
});

test("casts of one id are of whoever brought them", () => {
  const cast = { lasting: { kind: "cast", id: "k1" } } as const;
  expect(sameEnd({ ...cast, from: "a" }, { ...cast, from: "b" })).toBe(false);
});
