import { editDistance } from "@tabletop-mcp/dice-core";
import { expect, test } from "vitest";
import { nearestBy } from "./nearest.js";

const nearest = nearestBy(editDistance);

const NAMES = ["map", "say", "ogre", "orc", "get_character", "roll_dice", "roll_check"];

test.each([
  ["say", ["say"]],
  ["orcs", ["orc"]],
  ["orge", ["ogre"]],
  ["rolldice", ["roll_dice"]],
  ["roll-dise", ["roll_dice"]],
  ["getCharacter", ["get_character"]],
  ["get_charakter", ["get_character"]],
  ["", []],
  ["x", []],
])("%j may mean %j", (wanted, expected) => {
  expect(nearest(wanted, NAMES)).toEqual(expected);
});

test("a word of three letters means no other two letters away", () => {
  expect(nearest("say", ["map"])).toEqual([]);
  expect(nearest("orc", ["ogre"])).toEqual([]);
});

test("closest first, and no more than asked for", () => {
  const names = ["roll_dices", "roll_dice", "rol_dices"];
  expect(nearest("roll_dice", names)).toEqual(["roll_dice", "roll_dices", "rol_dices"]);
  expect(nearest("roll_dice", names, 1)).toEqual(["roll_dice"]);
});

test("without a distance only the spelling as a name is forgiven", () => {
  expect(nearestBy()("rollDice", NAMES)).toEqual(["roll_dice"]);
  expect(nearestBy()("roll_dise", NAMES)).toEqual([]);
});
