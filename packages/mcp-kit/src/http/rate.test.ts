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

test("a limit that becomes another holds from the next request on", () => {
  const limit = { perSecond: 10, burst: 1 };
  const rate = createRate(limit);
  expect([rate.take(0), rate.take(0), rate.take(100)]).toEqual([0, 100, 0]);
  limit.perSecond = 1;
  // The last one was paid for at ten a second.
  expect([rate.take(200), rate.take(300), rate.take(1_199), rate.take(1_200)]).toEqual([
    0, 900, 1, 0,
  ]);
});
