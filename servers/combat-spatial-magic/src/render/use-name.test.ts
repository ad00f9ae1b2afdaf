import { srdCompendium } from "@tabletop-mcp/rules-engine";
import { expect, test } from "vitest";
import { spentText, useName } from "./use-name.js";

const compendium = await srdCompendium();

test.each([
  ["fighter-second-wind", 1, "uses Second Wind"],
  ["ki", 1, "spends 1 of Ki"],
  ["lay-on-hands", 3, "spends 3 of Lay on Hands"],
  ["fire-breath", 1, "uses Fire Breath"],
  ["slot of level 2", 1, "spends a slot of level 2"],
  ["Mystic Arcanum: Finger of Death", 1, "uses Mystic Arcanum: Finger of Death"],
  ["i3:0", 1, "uses what it carries"],
])("%s is told as the game calls it", (use, amount, said) => {
  expect(spentText(use, amount, compendium)).toBe(said);
});

test("one use of several has the feature's name before its own", () => {
  expect(useName("paladin-lay-on-hands:cure", compendium)).toBe("Lay on Hands: Cure");
});
