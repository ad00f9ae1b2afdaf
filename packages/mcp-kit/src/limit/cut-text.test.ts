import { expect, test } from "vitest";
import { beginning } from "./cut-text.js";

test("a short text stays", () => expect(beginning("dragon", 6)).toBe("dragon"));
test("a long one is cut", () => expect(beginning("dragons", 6)).toBe("dragon"));
test("an emoji is not cut in half", () => {
  expect(beginning("a🐉b", 2)).toBe("a");
  expect(beginning("a🐉b", 3)).toBe("a🐉");
});
