import { expect, test } from "vitest";
import { parts } from "./parts.js";

test("parts hold everything, and no half of an emoji", () => {
  expect(parts("ab🐉cd", 3)).toEqual(["ab", "🐉c", "d"]);
  expect(parts("", 3)).toEqual([]);
});
