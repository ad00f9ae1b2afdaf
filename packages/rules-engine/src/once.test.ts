import { expect, it } from "vitest";
import { once } from "./once.js";

it("works once for each pair of arguments", () => {
  let worked = 0;
  const sum = once((a: { readonly n: number }, b: { readonly n: number }) => {
    worked++;
    return a.n + b.n;
  });
  const [one, two] = [{ n: 1 }, { n: 2 }];
  expect([sum(one, two), sum(one, two), sum(two, one), sum({ n: 1 }, two)]).toEqual([3, 3, 3, 3]);
  expect(worked).toBe(3);
});
