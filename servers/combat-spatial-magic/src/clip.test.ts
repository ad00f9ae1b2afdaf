import { expect, test } from "vitest";
import { clip } from "./clip.js";

test("a short text stays", () => expect(clip("dragon", 6)).toBe("dragon"));
test("a long one is cut", () => expect(clip("dragons", 6)).toBe("dragon"));
test("an emoji is not cut in half", () => {
  expect(clip("a🐉b", 2)).toBe("a");
  expect(clip("a🐉b", 3)).toBe("a🐉");
});
