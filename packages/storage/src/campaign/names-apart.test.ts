import { expect, test } from "vitest";
import { namesApart } from "./names-apart.js";

const all = (...names: readonly string[]) => names.map((name, id) => ({ id: String(id), name }));

test("names that are not the same stay", () => {
  expect(namesApart(all("Ada", "Bo", "Ada (2)"))).toEqual([]);
});

test("of those that are the same the oldest stays, and a name that is taken is not given", () => {
  expect(namesApart(all("Straße", "STRASSE", "Strasse (2)", "strasse"))).toEqual([
    { id: "1", was: "STRASSE", name: "STRASSE (3)" },
    { id: "3", was: "strasse", name: "strasse (4)" },
  ]);
});

test("a name does not get longer than names may be", () => {
  const long = "x".repeat(120);
  expect(namesApart(all(long, long.toUpperCase()))).toEqual([
    { id: "1", was: "X".repeat(120), name: `${"X".repeat(116)} (2)` },
  ]);
});
