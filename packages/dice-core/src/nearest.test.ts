import { describe, expect, it } from "vitest";
import { editDistance, nearest } from "./nearest.js";

describe("editDistance", () => {
  // Distances from Damerau's and Levenshtein's own textbook examples.
  it.each([
    ["kitten", "sitting", 3],
    ["saturday", "sunday", 3],
    ["flaw", "lawn", 2],
    ["ab", "ba", 1],
    ["fierball", "fireball", 1],
    ["ca", "abc", 3],
    ["", "abc", 3],
    ["abc", "abc", 0],
  ])("of %j and %j is %i", (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });
});

describe("nearest", () => {
  const words = ["advantage", "disadvantage", "plus", "twenty"];
  it.each([
    ["advatage", "advantage"],
    ["disadvantge", "disadvantage"],
    ["pluss", "plus"],
    ["twenyt", "twenty"],
    ["goblin", undefined],
    ["x".repeat(900), undefined],
  ])("of %j is %j", (word, meant) => {
    expect(nearest(word, words)).toBe(meant);
  });
});
