import { expect, it } from "vitest";
import { once, onceOf, oncePerLevel } from "./once.js";

interface Count {
  readonly n: number;
}

it("works once for each argument", () => {
  let worked = 0;
  const twice = onceOf(({ n }: Count) => {
    worked++;
    return 2 * n;
  });
  const one = { n: 1 };
  expect([twice(one), twice(one), twice({ n: 1 })]).toEqual([2, 2, 2]);
  expect(worked).toBe(2);
});

it("works once for each pair of arguments", () => {
  let worked = 0;
  const sum = once((a: Count, b: Count) => {
    worked++;
    return a.n + b.n;
  });
  const [one, two] = [{ n: 1 }, { n: 2 }];
  expect([sum(one, two), sum(one, two), sum(two, one), sum({ n: 1 }, two)]).toEqual([3, 3, 3, 3]);
  expect(worked).toBe(3);
});

it("works once for each entry and level", () => {
  let worked = 0;
  const times = oncePerLevel(({ n }: Count, level) => {
    worked++;
    return n * level;
  });
  const two = { n: 2 };
  expect([times(two, 3), times(two, 3), times(two, 4), times({ n: 2 }, 3)]).toEqual([6, 6, 8, 6]);
  expect(worked).toBe(3);
});
