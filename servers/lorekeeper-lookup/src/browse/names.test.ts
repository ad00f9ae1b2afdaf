import { expect, test } from "vitest";
import { byName, hasPart, isCalled } from "./names.js";

const mark = { name: "Hunter’s Mark", slug: "hunters-mark" };

test.each(["hunter's mark", "HUNTERS-MARK", " Hunters  Mark "])("%j is its name", (name) => {
  expect(isCalled(mark, name)).toBe(true);
});

test("a part of a name is not the name", () => {
  expect(isCalled(mark, "hunter")).toBe(false);
  expect(hasPart(mark, "HUNTER")).toBe(true);
  expect(hasPart(mark, undefined)).toBe(true);
});

test("by name, the exact one first", () => {
  const names = ["Elven Chain", "chain", "Bag"].map((name) => ({ name, slug: name }));
  expect(byName(names, "Chain").map(({ name }) => name)).toEqual(["chain", "Bag", "Elven Chain"]);
  expect(byName(names, undefined).map(({ name }) => name)).toEqual(["Bag", "chain", "Elven Chain"]);
});
