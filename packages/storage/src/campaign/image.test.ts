import { expect, test } from "vitest";
import { image } from "./image.js";

test.each([
  {
    what: "a number",
    before: { xp: 5, name: "Ada" },
    after: { xp: 6, name: "Ada" },
    is: { xp: 5 },
  },
  { what: "a list", before: { tags: ["a"] }, after: { tags: ["a", "b"] }, is: { tags: ["a"] } },
  { what: "a field that was added", before: {}, after: { race: "elf" }, is: { race: null } },
  { what: "one that was taken away", before: { race: "elf" }, after: {}, is: { race: "elf" } },
  {
    what: "another value that says the same",
    before: { hp: { a: 1 } },
    after: { hp: { a: 1 } },
    is: {},
  },
])("the image of $what leads back to it", ({ before, after, is }) => {
  expect(image<object>(before, after)).toEqual(is);
  const back = Object.entries({ ...after, ...is }).filter(([, value]) => value !== null);
  expect(Object.fromEntries(back)).toEqual(before);
});
