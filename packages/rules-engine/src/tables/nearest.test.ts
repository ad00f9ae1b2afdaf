import { describe, expect, test } from "vitest";
import { editDistance, nearest } from "./nearest.js";

describe("editDistance", () => {
  test.each([
    ["fireball", "fireball", 0],
    ["firebal", "fireball", 1],
    ["fierball", "fireball", 1],
    ["", "bane", 4],
    ["ca", "abc", 3],
  ])("%s and %s: %i", (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });
});

describe("nearest", () => {
  const names = ["Bane", "Bless", "Fireball", "Fire Bolt"];
  test.each([
    ["firebal", ["Fireball"]],
    ["FIREBOLT", ["Fire Bolt", "Fireball"]],
    ["bone", ["Bane"]],
    ["Melf's Fire Bolt", ["Fire Bolt"]],
    ["Bane +1", ["Bane"]],
    ["xyzzy", []],
    ["f".repeat(1000), []],
  ])("%s", (word, expected) => {
    expect(nearest(word, names)).toEqual(expected);
  });
});
