import { describe, expect, it } from "vitest";
import { scripted } from "../testing/scripted-rng.js";
import type { DiceError } from "./errors.js";
import { roll } from "./evaluate.js";
import { explain } from "./explain.js";
import { parseNotation } from "./grammar/notation.js";
import { parseRequest } from "./grammar/spoken.js";
import type { Result } from "./result.js";
import type { DiceExpr } from "./types.js";

function explained(parsed: Result<DiceExpr, DiceError>, faces: readonly number[]): string {
  if (!parsed.ok) throw new Error(parsed.error.message);
  const rng = scripted(faces);
  const line = explain(roll(parsed.value, rng));
  rng.assertSpent();
  return line;
}

describe("explain", () => {
  it.each([
    [
      "roll a d20 with disadvantage +5 modifier",
      [15, 7],
      "d20(disadv): rolls [15, 7] -> keep 7; +5 => 12",
    ],
    ["2d10 + 2d4 + 4", [3, 9, 1, 4], "2d10: rolls [3, 9] = 12; 2d4: rolls [1, 4] = 5; +4 => 21"],
    ["d20 with advantage", [15, 7], "d20(adv): rolls [15, 7] -> keep 15 => 15"],
    ["-d4", [3], "-d4: rolls [3] = -3 => -3"],
    ["5 + d20", [3], "5; d20: rolls [3] = 3 => 8"],
    ["-2 + d20 - 1", [3], "-2; d20: rolls [3] = 3; -1 => 0"],
    ["d20 - 0", [3], "d20: rolls [3] = 3; -0 => 3"],
    ["d20 + d20", [3, 18], "d20: rolls [3] = 3; d20: rolls [18] = 18 => 21"],
  ])("shows %j that fell %j", (text, faces, line) => {
    expect(explained(parseRequest(text), faces)).toBe(line);
  });

  it.each([
    ["4d6kh3", [3, 5, 1, 6], "4d6kh3: rolls [3, 5, 1, 6] -> keep [3, 5, 6] = 14 => 14"],
    ["2d6ro<2 + 3", [1, 4, 5], "2d6ro<2: rolls [1, 4, 5] -> keep [4, 5] = 9; +3 => 12"],
    ["d20mi10", [3], "d20mi10: rolls [3] -> keep [3] counted as [10] = 10 => 10"],
    ["d20(adv)mi10", [3, 5], "d20(adv)mi10: rolls [3, 5] -> keep [3] counted as [10] = 10 => 10"],
    ["(2d6 + 3) * 2", [3, 4], "(2d6: rolls [3, 4] = 7; +3) = 10 * 2 = 20 => 20"],
    ["10 - 2d4 * 3", [1, 2], "10; -(2d4: rolls [1, 2] = 3) * 3 = -9 => 1"],
  ])("shows notation: %j that fell %j", (text, faces, line) => {
    expect(explained(parseNotation(text), faces)).toBe(line);
  });
});
