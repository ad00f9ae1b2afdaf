import { expect, test } from "vitest";
import { readRoll, rollAll } from "./dice.js";

const ones = { source: "ones", die: () => 1 };

test("a thousand dice fit into one reply", () => {
  const results = rollAll([readRoll({ expression: "1000d20kh999" })], ones);
  expect(results.map(({ total }) => total)).toEqual([999]);
  // The explanation stands in the text and in the summary, too.
  expect(JSON.stringify(results).length).toBeLessThan(38_000);
});

test.each(["d4", "1000d6"])("%s a hundred times and again does not", (expression) => {
  const one = readRoll({ expression, repeat: 100 });
  expect(() => rollAll([one, one], ones)).toThrow("So many dice do not fit into one reply");
});
