import { expect, test } from "vitest";
import { clip, parts } from "./clip.js";

test("a short text stays", () => expect(clip("dragon", 6)).toBe("dragon"));
test("a long one is cut", () => expect(clip("dragons", 6)).toBe("dragon"));
test("an emoji is not cut in half", () => {
  expect(clip("a🐉b", 2)).toBe("a");
  expect(clip("a🐉b", 3)).toBe("a🐉");
});

test("parts hold everything, and no half of an emoji", () => {
  expect(parts("ab🐉cd", 3)).toEqual(["ab", "🐉c", "d"]);
  expect(parts("", 3)).toEqual([]);
});
