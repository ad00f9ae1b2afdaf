import { describe, expect, test } from "vitest";
import { nearest } from "./nearest.js";

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
