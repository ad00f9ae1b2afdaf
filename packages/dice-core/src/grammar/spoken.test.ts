import { describe, expect, it } from "vitest";
import { normalize } from "../normalize.js";
import { parseRequest } from "./spoken.js";

const read = (text: string): string => {
  const parsed = parseRequest(text);
  if (!parsed.ok) return parsed.error.code;
  const { label } = parsed.value;
  return normalize(parsed.value) + (label === undefined ? "" : ` | ${label}`);
};

const understood: Readonly<Record<string, string>> = {
  // The specification's §3, §4 and §8.
  d20: "d20",
  d100: "d100",
  "1d12": "d12",
  "10d8": "10d8",
  "2d10 + 2d4 + 4": "2d10 + 2d4 + 4",
  "2d6 + 1d8 + 3": "2d6 + d8 + 3",
  "d20 - 1": "d20 - 1",
  "roll a d20 with advantage and a +3 modifier": "d20(adv) + 3",
  "roll a d20 with disadvantage +5 modifier": "d20(disadv) + 5",
  "d20 plus 3": "d20 + 3",
  "d20 minus 1": "d20 - 1",
  "2 d 6 +3": "2d6 + 3",
  "d20 + d20": "d20 + d20",
  // Dice in words.
  percentile: "d100",
  "percentile dice": "d100",
  "2 percentile dice": "2d100",
  "d%": "d100",
  "3d%": "3d100",
  d00: "d100",
  "02d06": "2d6",
  "twenty one d6": "21d6",
  "twenty-one d6": "21d6",
  "twentyone d6": "21d6",
  "d twenty": "d20",
  "twenty sided die": "d20",
  "two twenty-sided dice": "2d20",
  "6-sided die": "d6",
  "2 six-sided dice": "2d6",
  "twenty six-sided dice": "20d6",
  "two hundred-sided dice": "2d100",
  "one hundred sided die": "d100",
  "one hundred six-sided dice": "100d6",
  "three d eight": "3d8",
  "three d eight plus twenty-five": "3d8 + 25",
  "3 d6s": "3d6",
  "3d6s": "3d6",
  "2 d. 6": "2d6",
  "a hundred d4": "100d4",
  "an d8 please": "d8",
  "what is 2d6?": "2d6",
  "could you give me a roll of 2d6 and a +1 modifier, please.": "2d6 + 1",
  // Signs, bonuses, penalties.
  "-d4": "-d4",
  "-2 + d20": "-2 + d20",
  "+d20": "d20",
  "d20 + -2": "d20 - 2",
  "d20 +-2": "d20 - 2",
  "d20 plus minus 2": "d20 - 2",
  "d20 + 0": "d20 + 0",
  "5 + d20": "5 + d20",
  "d20 with a bonus of 3": "d20 + 3",
  "d20 with a penalty of two": "d20 - 2",
  "d20, 3 bonus": "d20 + 3",
  "d20, 3 penalty": "d20 - 3",
  "d20 with a +2 bonus": "d20 + 2",
  "d20 with a -2 penalty": "d20 - 2",
  "d20 plus a bonus of 2": "d20 + 2",
  "d20 + twenty - one": "d20 + 20 - 1",
  "one-hundred d6": "100d6",
  "one-hundred-sided die": "d100",
  "d20 + one-hundred": "d20 + 100",
  "d20 with a -1 bonus": "d20 - 1",
  "d20-five": "d20 - 5",
  "d20 adv-2": "d20(adv) - 2",
  "8d6 for greater invisibility": "8d6 | greater invisibility",
  "d20\u0085+ 5": "d20 + 5",
  // Modes.
  "d20 adv": "d20(adv)",
  d20adv: "d20(adv)",
  "dis d20 + 5": "d20(disadv) + 5",
  "ADVANTAGE D20": "d20(adv)",
  "d20(adv)": "d20(adv)",
  "d20(disadv) + 5": "d20(disadv) + 5",
  "d20 + 2d6 + 3 with advantage": "d20(adv) + 2d6 + 3",
  // What a roll is for.
  "d20+5 to hit": "d20 + 5 | to hit",
  "8d6 for fire damage": "8d6 | fire damage",
  "d20+7 with advantage for Zoë's sneak-attack": "d20(adv) + 7 | Zoë's sneak-attack",
  "2d8 for hit dice?": "2d8 | hit dice",
  // Characters that are read as what they are.
  "d20 \u2212 1": "d20 - 1",
  "d20 \u2013 1": "d20 - 1",
  "d20\u00a0+\u20035": "d20 + 5",
  "\uff12\uff44\uff16\uff0b\uff13": "2d6 + 3",
  "2d6\u200b + 3": "2d6 + 3",
  "\ufeffd20": "d20",
};

const refused: Readonly<Record<string, readonly string[]>> = {
  UNPARSEABLE_INPUT: [
    "a-d20",
    "two-d6",
    "twenty-d6",
    "two-twenty-sided dice",
    "20-sided-die with a bonus of 5",
    "d20-roll with a bonus of 5",
    "d20 \u2014 a bonus of 5",
    "d20 minus a bonus of 2",
    "d20 plus a penalty of 2",
    "d20 for stealth with advatage",
    "d20 for stealth with \u0430dvantage",
    "d20 plus a penalty of d4",
    "d20 + d4 penalty",
    "d20 penalty + d4",
    "d20 penalty",
    "d20 + 2 bonus penalty",
    "d20 + 2 dice",
    "2d6 + 1 die",
    "d20 with 2 bonus dice",
    "d20\u27965",
    "d20 for \u0301",
    "",
    " ",
    "...",
    "hello",
    "5",
    "5 + 3",
    "roll",
    "a die",
    "0d6",
    "0 six-sided dice",
    "d",
    "2d",
    "d20 +",
    "+",
    "d20 + + 2",
    "d20 -- 2",
    "d20 - -2",
    "d20 ++2",
    "+ - - d20",
    "d20 + - - 2",
    "2.5d6",
    "d2.5",
    "1.d6",
    "d20. 5",
    "d20 d6",
    "2d6 and 1d8",
    "2d6, 3",
    "1,000d6",
    "d20 advatage",
    "d20 without advantage",
    "no advantage d20",
    "8d6 fire damage",
    "d20 + five hundred",
    "d20 three",
    "d20 with a 3 modifier",
    "d20 + advantage",
    "d20 for",
    "d20 for 2 goblins",
    "d20 for two goblins",
    "d20 for advantage",
    "d20 for stealth + 3",
    "d20 for stealth - 3",
    `d20 for ${"a".repeat(61)}`,
    "d20 to hit the goblin",
    "d20 to hit with advantage",
    "d20 +2 penalty",
    "d20 bonus 2 penalty",
    "a3d6",
    "3plus d6",
    "dd20",
    "d-20",
    "d²⁰",
    "d⑳",
    "𝟐d6",
    "2ԁ6",
    "d20 \u202e+ 5",
    "🎲",
    "d20 🎲",
    "d20 for 𝐟𝐢𝐫𝐞",
    "d20;d20",
    "d20 + 10%",
    "\u0000d20",
    "d20 for -",
  ],
  INVALID_DIE: [
    "9".repeat(400).replace(/^/, "d"),
    "2d7 + 1",
    "d0",
    "d3",
    "d2",
    "d1000",
    "d13",
    "twenty one sided die",
    "d twenty one",
    "2d7 with advantage",
    "2000d7",
  ],
  INVALID_ADVANTAGE_USAGE: [
    "d20 with advantage with advantage",
    "adv + 1000001",
    "advantage",
    "2d20 with advantage",
    "d6 with advantage",
    "d20 + d20 with advantage",
    "d20 adv dis",
    "advantage + 5",
    "-d20 with advantage",
    "5 - d20 adv",
    "2d20(adv)",
    "d6(adv) + d20",
    "d20(adv) + d20(adv)",
    "d20(adv) with disadvantage",
    "d20 dis advantage",
  ],
  OUT_OF_SCOPE_SYNTAX: [
    "d20+5(adv)",
    "20(adv)",
    "d20(advantage)",
    "4d6 for stats drop lowest",
    "8d6 for fire damage halved",
    "d20 for initiative twice",
    "(2d6 + 3) * 2",
    "2d6 * 2",
    "2d6 × 2",
    "d20 / 2",
    "d20 ÷ 2",
    "4d6kh3",
    "4d6k3",
    "4d6 drop lowest",
    "4d6dl1",
    "3d6!",
    "2d6r1",
    "2d6ro<2",
    "d20 > 15",
    "d20 >= 15",
    "d20 = 5",
    "2d6^2",
    "roll twice d20",
    "d20 thrice",
    "three times d6",
    "half 8d6",
    "8d6 halved",
    "double 2d6",
    "triple d4",
    "d20min10",
    "d6mi2",
    "(d20)",
    "(adv)",
    "{d20}",
    "d7 * 2",
    "hello * 2",
    "d20 for stealth * 2",
  ],
  LIMIT_EXCEEDED: [
    "1001d6",
    "600d6 + 600d8",
    "d20 + 1000001",
    "d20 - 1000001",
    "99999999999999999999d6",
    `d20 for ${"a".repeat(1000)}`,
    Array.from({ length: 101 }, () => "d4").join("+"),
    "2000d20 with advantage",
  ],
};

describe("parseRequest", () => {
  it.each(Object.entries(understood))("understands %j as %j", (text, meaning) => {
    expect(read(text)).toBe(meaning);
  });

  const pairs = Object.entries(refused).flatMap(([code, texts]) =>
    texts.map((text) => [text, code] as const),
  );
  it.each(pairs)("refuses %j as %s", (text, code) => {
    expect(read(text)).toBe(code);
  });

  it("takes exactly as much as the limits allow", () => {
    expect(read("1000d6 + 1000000")).toBe("1000d6 + 1000000");
    expect(read(Array.from({ length: 100 }, () => "d4").join("+"))).toMatch(/^d4( \+ d4){99}$/);
    expect(read(`d20${" ".repeat(997)}`)).toBe("d20");
    expect(read(`d20 for ${"a".repeat(60)}`)).toBe(`d20 | ${"a".repeat(60)}`);
  });

  it("names what was wrong, where it stands, and what would be right", () => {
    expect(parseRequest("roll a d20 with advatage")).toEqual({
      ok: false,
      error: {
        code: "UNPARSEABLE_INPUT",
        message: '"advatage" has no meaning here. Did you mean "advantage"?',
        at: { start: 16, end: 24 },
        hint: 'Say dice, numbers and signs; what the roll is for comes last: "to hit", or "for" and words.',
        example: "2d10 + 2d4 + 4",
      },
    });
  });

  it('shows the same text with "for" where a purpose stands at the end', () => {
    const parsed = parseRequest("8d6 fire damage");
    expect(!parsed.ok && parsed.error.hint).toContain('"8d6 for fire damage"');
  });

  it.each(["d20 + prof", "one million", "d20 with bless", "d20 advatage", "to hit d20"])(
    "suggests no purpose for %j, where it would not be one",
    (text) => {
      const parsed = parseRequest(text);
      expect(!parsed.ok && parsed.error.hint).toMatch(/^Say dice/);
    },
  );

  it("does not suggest the word itself", () => {
    const parsed = parseRequest("2d6 to damage");
    expect(!parsed.ok && parsed.error.message).toBe('"to" has no meaning here.');
  });

  it("counts places in the text as it was written", () => {
    const parsed = parseRequest("\u200b\uff12d6 \u2212 flurbs");
    expect(!parsed.ok && parsed.error.at).toEqual({ start: 7, end: 13 });
  });
});
