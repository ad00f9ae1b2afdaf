import { expect, test } from "vitest";
import { createRate } from "./rate.js";

test("a burst at once, then as many as a second brings", () => {
  const rate = createRate({ perSecond: 2, burst: 3 });
  expect([0, 0, 0].map((now) => rate.take(now))).toEqual([0, 0, 0]);
  // Two in a second: one in 500 ms.
  expect([rate.take(0), rate.take(200), rate.take(499)]).toEqual([500, 300, 1]);
  expect([rate.take(500), rate.take(500)]).toEqual([0, 500]);
  // What was not used is there for another burst, and no more than one.
  expect([rate.isFull(1_999), rate.isFull(2_000)]).toEqual([false, true]);
  expect([0, 0, 0, 0].map(() => rate.take(60_000))).toEqual([0, 0, 0, 500]);
});
