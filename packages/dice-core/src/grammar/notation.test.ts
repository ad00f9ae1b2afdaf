import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { notationExprs, spokenExprs } from "../../testing/arbitraries.js";
import { sized } from "../../testing/sized.js";
import { type DiceErrorCode, diceErrorCodes } from "../errors.js";
import { normalize } from "../normalize.js";
import type { DiceExpr } from "../types.js";
import { parseNotation } from "./notation.js";

function read(text: string): DiceExpr {
  const parsed = parseNotation(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.message}`);
  return parsed.value;
}

function refused(text: string): { code: DiceErrorCode; where: string; message: string } {
  const parsed = parseNotation(text);
  if (parsed.ok) throw new Error(`${text} was accepted as ${normalize(parsed.value)}`);
  const { code, at, message } = parsed.error;
  return { code, message, where: text.slice(at?.start, at?.end) };
}

describe("parseNotation accepts", () => {
  test.each([
    // dice
    ["d20", "d20"],
    ["1D20", "d20"],
    [" 2 d 6 ", "2d6"],
    ["d%", "d100"],
    ["3d%kl1", "3d100kl1"],
    ["d00", "d100"],
    ["007d06", "7d6"],
    ["d2 + d1000 + 2d37", "d2 + d1000 + 2d37"],
    ["２ｄ６＋１", "2d6 + 1"],
    // keep and drop
    ["4d6kh3", "4d6kh3"],
    ["4d6k3", "4d6kh3"],
    ["4d6 KH 3", "4d6kh3"],
    ["2d20kl", "2d20kl1"],
    ["4d6dl", "4d6dl1"],
    ["4d6dh2", "4d6dh2"],
    ["4d6 drop lowest", "4d6dl1"],
    ["4d6 drop the lowest 2 + 1", "4d6dl2 + 1"],
    ["5d8 keep highest three", "5d8kh3"],
    ["2d20 keep the lowest", "2d20kl1"],
    ["4d6 drop highest minus 1", "4d6dh1 - 1"],
    // rerolls
    ["2d6r1", "2d6r1"],
    ["2d6 r <= 2", "2d6r<2"],
    ["2d6ro<2", "2d6ro<2"],
    ["2d6r=1", "2d6r1"],
    ["2d6ro2r1", "2d6r1ro2"],
    ["d20r1r3r5", "d20r1r3r5"],
    ["d20r>=19", "d20r>19"],
    // explosions
    ["3d6!", "3d6!"],
    ["3d6!6", "3d6!"],
    ["3d6!5", "3d6!5"],
    ["3d6! > 5", "3d6!>5"],
    // min and max
    ["d20mi10", "d20mi10"],
    ["d20min10", "d20mi10"],
    ["8d6 max 5 min 2", "8d6mi2ma5"],
    ["4d6kh3mi2!>5ro1", "4d6ro1!>5mi2kh3"],
    // modes
    ["d20 adv", "d20(adv)"],
    ["d20dis+5", "d20(disadv) + 5"],
    ["1d20 with advantage", "d20(adv)"],
    ["d20(disadv)", "d20(disadv)"],
    ["d20 disadvantage", "d20(disadv)"],
    ["(d20 adv) * 2", "(d20(adv)) * 2"],
    // arithmetic
    ["5", "5"],
    ["-d4", "-d4"],
    ["+d20", "d20"],
    ["−2＋d20", "-2 + d20"],
    ["d20 + -2", "d20 - 2"],
    ["d20 plus 3 minus 1", "d20 + 3 - 1"],
    ["2*3*d4+1", "2 * 3 * d4 + 1"],
    ["(2d6+3)*2", "(2d6 + 3) * 2"],
    ["d6 - (d4 - (1 + 2))", "d6 - (d4 - (1 + 2))"],
    ["-2d6*3", "-2d6 * 3"],
  ])("%s as %s", (text, canonical) => {
    const expr = read(text);
    expect(normalize(expr)).toBe(canonical);
    expect(read(canonical)).toEqual(expr);
  });

  test.each([
    ["8d6 # Fire", "Fire"],
    ["8d6 [Fire damage]", "Fire damage"],
    ["8d6 #  the goblin’s 2nd bow ", "the goblin's 2nd bow"],
    ["8d6 for  the goblin’s bow ", "the goblin's bow"],
    ["8d6#été", "été"],
  ])("the label of %s", (text, label) => {
    expect(read(text)).toEqual({ terms: read("8d6").terms, label });
  });

  test("a product in a flat list and a group as it is written", () => {
    const d4 = { type: "die", count: 1, sides: 4 };
    const two = { type: "constant", value: 2 };
    expect(read("2*d4*2 - (2)")).toEqual({
      terms: [
        { sign: 1, of: { type: "product", factors: [two, d4, two] } },
        { sign: -1, of: { type: "group", terms: [{ sign: 1, of: two }] } },
      ],
    });
  });

  test("advantage beside rerolls and a minimum", () => {
    const [term] = read("d20 adv r1 mi10").terms;
    expect(term?.of).toEqual({
      type: "die",
      count: 1,
      sides: 20,
      mode: "advantage",
      modifiers: [
        { type: "reroll", when: { op: "=", value: 1 }, once: false },
        { type: "min", value: 10 },
      ],
    });
  });
});

describe("parseNotation refuses", () => {
  test.each<[string, DiceErrorCode, string]>([
    ["", "UNPARSEABLE_INPUT", ""],
    ["2d6 +", "UNPARSEABLE_INPUT", ""],
    ["2d6 kh3 fire", "UNPARSEABLE_INPUT", "2d6 kh3"],
    ["3d6 kh3 fire", "UNPARSEABLE_INPUT", "fire"],
    ["2d6 fire", "UNPARSEABLE_INPUT", "fire"],
    ["2.5d6", "UNPARSEABLE_INPUT", "."],
    ["2d6 1d8", "UNPARSEABLE_INPUT", "1d8"],
    ["2d6 1", "UNPARSEABLE_INPUT", "1"],
    ["d6d6", "UNPARSEABLE_INPUT", "d6"],
    ["4d6d1", "UNPARSEABLE_INPUT", "d1"],
    ["0d6", "UNPARSEABLE_INPUT", "0d6"],
    ["d", "UNPARSEABLE_INPUT", ""],
    ["d²⁰", "UNPARSEABLE_INPUT", "²"],
    ["d20 🎲", "UNPARSEABLE_INPUT", "🎲"],
    ["(2d6", "UNPARSEABLE_INPUT", ""],
    ["2d6)", "UNPARSEABLE_INPUT", ")"],
    ["()", "UNPARSEABLE_INPUT", ")"],
    ["d6 - -2", "UNPARSEABLE_INPUT", "-"],
    ["2 * -3", "UNPARSEABLE_INPUT", "-"],
    ["2d6kh3", "UNPARSEABLE_INPUT", "2d6kh3"],
    ["2d6dl2", "UNPARSEABLE_INPUT", "2d6dl2"],
    ["2d6kh0", "UNPARSEABLE_INPUT", "2d6kh0"],
    ["4d6kh3dl1", "UNPARSEABLE_INPUT", "4d6kh3dl1"],
    ["4d6!!", "UNPARSEABLE_INPUT", "4d6!!"],
    ["4d6mi5ma2", "UNPARSEABLE_INPUT", "4d6mi5ma2"],
    ["4d6mi7", "UNPARSEABLE_INPUT", "4d6mi7"],
    ["4d6r7", "UNPARSEABLE_INPUT", "4d6r7"],
    ["4d6r<6", "UNPARSEABLE_INPUT", "4d6r<6"],
    ["4d6r1r>1", "UNPARSEABLE_INPUT", "4d6r1r>1"],
    ["4d6!>1", "UNPARSEABLE_INPUT", "4d6!>1"],
    ["4d6r<5!", "UNPARSEABLE_INPUT", "4d6r<5!"],
    ["4d6r", "UNPARSEABLE_INPUT", ""],
    ["4d6mi", "UNPARSEABLE_INPUT", ""],
    ["4d6!>", "UNPARSEABLE_INPUT", ""],
    ["4d6 keep 3", "UNPARSEABLE_INPUT", "3"],
    ["(4d6)kh3", "UNPARSEABLE_INPUT", "kh"],
    ["2d6[fire] + d4", "UNPARSEABLE_INPUT", "+"],
    ["2d6[fire", "UNPARSEABLE_INPUT", ""],
    ["2d6 #", "UNPARSEABLE_INPUT", "#"],
    ["2d6 # a\u202eb", "UNPARSEABLE_INPUT", "# a\u202eb"],
    ["2d6 for fire + 3", "UNPARSEABLE_INPUT", "for fire + 3"],
    ["d20 for advantage", "UNPARSEABLE_INPUT", "for advantage"],
    ["4d6 for stats drop lowest", "UNPARSEABLE_INPUT", "for stats drop lowest"],
    ["1d1", "INVALID_DIE", "1d1"],
    ["d0", "INVALID_DIE", "d0"],
    ["2d6 + d1001", "INVALID_DIE", "d1001"],
    [`d${"9".repeat(400)}`, "INVALID_DIE", `d${"9".repeat(400)}`],
    ["2d20 adv", "INVALID_ADVANTAGE_USAGE", "2d20 adv"],
    ["d6 adv", "INVALID_ADVANTAGE_USAGE", "d6 adv"],
    ["d20 adv dis", "INVALID_ADVANTAGE_USAGE", "d20 adv dis"],
    ["d20 adv kh1", "INVALID_ADVANTAGE_USAGE", "d20 adv kh1"],
    ["d20! adv", "INVALID_ADVANTAGE_USAGE", "d20! adv"],
    ["5 - d20 adv", "INVALID_ADVANTAGE_USAGE", "d20 adv"],
    ["2d6/2", "OUT_OF_SCOPE_SYNTAX", "/"],
    ["2d6 × 2", "OUT_OF_SCOPE_SYNTAX", "×"],
    ["2d6 ÷ 2", "OUT_OF_SCOPE_SYNTAX", "÷"],
    ["2^3", "OUT_OF_SCOPE_SYNTAX", "^"],
    ["3d6>4", "OUT_OF_SCOPE_SYNTAX", ">"],
    ["{2d6, d8}kh1", "OUT_OF_SCOPE_SYNTAX", "{"],
    ["4dF", "OUT_OF_SCOPE_SYNTAX", "dF"],
    ["4d6!p", "OUT_OF_SCOPE_SYNTAX", "p"],
    ["1001d6", "LIMIT_EXCEEDED", "1001d6"],
    ["600d6 + 401d8", "LIMIT_EXCEEDED", "401d8"],
    ["d20 + 1000001", "LIMIT_EXCEEDED", "1000001"],
    [`${"1+".repeat(100)}1`, "LIMIT_EXCEEDED", "1"],
    [`${"(".repeat(21)}1${")".repeat(21)}`, "LIMIT_EXCEEDED", "("],
    ["1000000*1000000*10", "LIMIT_EXCEEDED", "1000000*1000000*10"],
    ["4 + 1000000*1000000*10", "LIMIT_EXCEEDED", "1000000*1000000*10"],
    ["2 * (4 + 1000000*1000000)", "LIMIT_EXCEEDED", "2 * (4 + 1000000*1000000)"],
    ["1000000*1000000*1000000*0", "LIMIT_EXCEEDED", "1000000*1000000*1000000*0"],
    ["51d6!kh3", "LIMIT_EXCEEDED", "51d6!kh3"],
    [`d6 # ${"a".repeat(61)}`, "LIMIT_EXCEEDED", `# ${"a".repeat(61)}`],
  ])("%s with %s", (text, code, where) => {
    expect(refused(text)).toMatchObject({ code, where });
  });

  test("a typo with the nearest word, where it stands in the raw text", () => {
    const { message, where } = refused("d20\u200b\u3000ａdvatage");
    expect(where).toBe("ａdvatage");
    expect(message).toContain('Did you mean "advantage"?');
    expect(refused("4d6 drop lowst").message).toContain('Did you mean "lowest"?');
  });

  test.each([
    "1000d1000",
    "1000000*1000000",
    "1000000*1000000 + 1000000*1000000",
    `${"1+".repeat(99)}1`,
    `${"(".repeat(20)}d6${")".repeat(20)}`,
    `d6 # ${"a".repeat(60)}`,
    "4d6r1r>3",
    "50d6!kh3",
  ])("nothing that only just reaches a limit: %s", (text) => {
    expect(parseNotation(text).ok).toBe(true);
  });
});

describe("parseNotation always", () => {
  test("reads back what normalize writes", () => {
    fc.assert(
      fc.property(fc.oneof(spokenExprs, notationExprs), ({ terms }) => {
        expect(read(normalize({ terms })).terms).toEqual(terms);
      }),
      { numRuns: sized(300, { long: 1_000 }) },
    );
  });

  const pieces = fc.constantFrom(
    ..."d d20 4d6 kh3 dl r1 ro<2 ! !>5 mi2 + - * ( ) # [ ] for adv (adv) keep drop the highest 2 % 1000000 × é 🎲".split(
      " ",
    ),
  );

  test("answers any text with an expression or a coded error that has its place", () => {
    const texts = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.string({ unit: "grapheme", maxLength: 30 }),
      fc.array(pieces, { maxLength: 30 }).map((all) => all.join("")),
      fc.array(pieces, { maxLength: 30 }).map((all) => all.join(" ")),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const parsed = parseNotation(text);
        if (parsed.ok) {
          expect(read(normalize(parsed.value)).terms).toEqual(parsed.value.terms);
          return;
        }
        const { code, at } = parsed.error;
        expect(diceErrorCodes).toContain(code);
        expect(at).toBeDefined();
        expect(at?.start).toBeLessThanOrEqual(at?.end ?? -1);
        expect(at?.end).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: sized(1_000, { long: 3_000 }) },
    );
  });
});
