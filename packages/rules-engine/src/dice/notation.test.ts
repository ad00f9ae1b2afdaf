import { parseNotation } from "@tabletop-mcp/dice-core";
import { expect, it } from "vitest";
import { onCritical, parsedNotation, rerolling, sumOfDice } from "./notation.js";

it.each(["1d4", "2d6+3", "4d6kh3", "7", "nonsense", ""])("parses %j as dice-core does", (text) => {
  expect(parsedNotation(text)).toEqual(parseNotation(text));
});

it("parses a text once, and forgets it among very many others", () => {
  const first = parsedNotation("11d11");
  expect(parsedNotation("11d11")).toBe(first);
  for (let sides = 2; sides < 600; sides++) parsedNotation(`1d${sides}`);
  const again = parsedNotation("11d11");
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
});

// SRD "Critical Hits": all dice of the damage are rolled twice; a die that is taken away is none of it.
it.each([
  ["1d8", 0, "2d8"],
  ["2d6", 0, "4d6"],
  ["2d6", 1, "5d6"],
  ["d12", 2, "4d12"],
  ["", 2, ""],
  ["-1d4", 0, "-1d4"],
  ["1d6+2", 0, "2d6 + 2"],
  ["1d6+2", 1, "2d6 + 2+1d6"],
  ["rubbish", 0, "rubbish"],
])("a critical hit of %j with %i more dice is %j", (dice, extra, doubled) => {
  expect(onCritical(dice, extra)).toBe(doubled);
});

it.each([
  ["2d6", [1, 2], "2d6ro1ro2"],
  ["1d10-1d4", [1], "1d10ro1-1d4ro1"],
  ["2d6", [], "2d6"],
  ["", [1, 2], ""],
])("%j with %j again is %j", (dice, faces, again) => {
  expect(rerolling(dice, faces)).toBe(again);
});

it.each<[readonly string[], number, string]>([
  [["1d8", "1d6"], 3, "1d8+1d6+3"],
  [["1d8", "-1d4"], -1, "1d8-1d4-1"],
  [["", ""], 4, "4"],
  [["", "1d6"], 0, "1d6"],
  [[], 0, "0"],
  [["-1d4"], 3, "-1d4+3"],
])("%j and %i is %j", (dice, modifier, sum) => {
  expect(sumOfDice(dice, modifier)).toBe(sum);
  expect(parsedNotation(sum).ok).toBe(true);
});
