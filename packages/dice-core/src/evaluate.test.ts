import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { notationExprs, spokenExprs } from "../testing/arbitraries.js";
import { scripted } from "../testing/scripted-rng.js";
import { sized } from "../testing/sized.js";
import { bounds } from "./bounds.js";
import { roll } from "./evaluate.js";
import { parseNotation } from "./grammar/notation.js";
import { limits } from "./limits.js";
import type { Rng } from "./rng.js";
import type { DiceExpr, Roll, RolledDice, RolledTerm } from "./types.js";

function read(text: string): DiceExpr {
  const parsed = parseNotation(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

function rolled(text: string, faces: readonly number[]): Roll {
  const rng = scripted(faces);
  const result = roll(read(text), rng);
  rng.assertSpent();
  return result;
}

describe("roll", () => {
  test("plain dice and constants hold no more than they need", () => {
    expect(rolled("2d10 - d4 + 4 # fire", [3, 9, 1])).toStrictEqual({
      terms: [
        { type: "die", count: 2, sides: 10, sign: 1, rolls: [3, 9], subtotal: 12 },
        { type: "die", count: 1, sides: 4, sign: -1, rolls: [1], subtotal: -1 },
        { type: "constant", value: 4, sign: 1, subtotal: 4 },
      ],
      total: 15,
      label: "fire",
    });
  });

  test("disadvantage keeps the lower of two", () => {
    expect(rolled("d20 dis", [15, 7]).terms).toStrictEqual([
      {
        type: "die",
        count: 1,
        sides: 20,
        mode: "disadvantage",
        sign: 1,
        rolls: [15, 7],
        kept: [7],
        subtotal: 7,
      },
    ]);
  });

  test("groups and products", () => {
    expect(rolled("10 - (d6 + 1) * 2 - (d4 - 4)", [3, 1])).toMatchObject({
      terms: [
        { subtotal: 10 },
        {
          type: "product",
          subtotal: -8,
          factors: [{ type: "group", subtotal: 4 }, { subtotal: 2 }],
        },
        { type: "group", sign: -1, subtotal: 3, terms: [{ subtotal: 1 }, { subtotal: -4 }] },
      ],
      total: 5,
    });
  });

  test("nothing is ever a negative zero", () => {
    for (const text of ["0 - 0", "-0", "0 * (0 - 5)", "-(d4 - 1) * 3", "-(0 - 0)"]) {
      const faces = text.includes("d4") ? [1] : [];
      const { terms, total } = rolled(text, faces);
      for (const value of [total, ...terms.map(({ subtotal }) => subtotal)]) {
        expect(value).not.toBe(-0);
      }
    }
  });

  test.each<[string, readonly number[], Partial<RolledDice>]>([
    ["4d6kh3", [2, 5, 2, 6], { kept: [2, 5, 6], subtotal: 13 }],
    ["4d6dl1", [1, 1, 1, 1], { kept: [1, 1, 1], subtotal: 3 }],
    ["4d6dh2", [6, 2, 6, 3], { kept: [2, 3], subtotal: 5 }],
    ["3d20kl1", [9, 4, 4], { kept: [4], subtotal: 4 }],
    ["2d6r1", [1, 1, 4, 2], { kept: [4, 2], subtotal: 6 }],
    ["2d6ro<2", [1, 2, 2, 6], { kept: [2, 6], subtotal: 8 }],
    ["d6r1ro2", [2, 1, 2], { kept: [2], subtotal: 2 }],
    ["2d6!", [6, 6, 1, 5], { kept: [6, 6, 1, 5], subtotal: 18 }],
    ["2d6!>5kh2", [5, 2, 6, 6, 1], { kept: [6, 6], subtotal: 12 }],
    ["d6r1!", [1, 6, 1, 2], { kept: [6, 2], subtotal: 8 }],
    ["2d6mi3ma5", [1, 6], { kept: [1, 6], counted: [3, 5], subtotal: 8 }],
    ["3d6mi3kh2", [1, 2, 5], { kept: [1, 5], counted: [3, 5], subtotal: 8 }],
    ["d20mi10", [15], { kept: [15], subtotal: 15 }],
    ["d20adv r1 mi10", [1, 4, 2], { kept: [4], counted: [10], subtotal: 10 }],
  ])("%s rolling %j", (text, faces, expected) => {
    const [term] = rolled(text, faces).terms;
    expect(term).toMatchObject({ rolls: faces, ...expected });
    expect(Object.hasOwn(term ?? {}, "counted")).toBe(Object.hasOwn(expected, "counted"));
  });

  test("explosions and rerolls stop at their limits", () => {
    const sixes = Array.from({ length: limits.explosions + 1 }, () => 6);
    expect(rolled("d6!", sixes).total).toBe(126);
    const ones = Array.from({ length: limits.rerolls + 1 }, () => 1);
    expect(rolled("d6r1", ones).total).toBe(1);
    expect(rolled("d6r1ro2", [2, ...ones.slice(1)]).total).toBe(1);
  });
});

/** Every die in a roll, inside groups and products too. */
function* diceIn(terms: readonly RolledTerm[]): Generator<RolledDice> {
  for (const term of terms) {
    if (term.type === "die") yield term;
    else if (term.type === "group") yield* diceIn(term.terms);
    else if (term.type === "product") yield* diceIn(term.factors);
  }
}

/** Small, deterministic and good enough to visit every branch. */
function seeded(seed: number): Rng {
  let state = seed;
  return {
    source: "seed",
    die(sides) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return 1 + Math.floor((state / 2 ** 32) * sides);
    },
  };
}

/** Whether the kept faces lie among the rolled ones in the same order. */
function isAmong(kept: readonly number[], rolls: readonly number[]): boolean {
  let next = 0;
  for (const face of rolls) if (face === kept[next]) next += 1;
  return next === kept.length;
}

describe("every roll", () => {
  const exprs = fc.oneof(spokenExprs, notationExprs);

  test("lies within its bounds, and its subtotals are its total", () => {
    fc.assert(
      fc.property(exprs, fc.nat(), (expr, seed) => {
        const { terms, total } = roll(expr, seeded(seed));
        const { least, most, mean } = bounds(expr);
        expect(total).toBeGreaterThanOrEqual(least);
        expect(total).toBeLessThanOrEqual(most);
        expect(mean).toBeGreaterThanOrEqual(least - 1e-6 * Math.abs(least));
        expect(mean).toBeLessThanOrEqual(most + 1e-6 * Math.abs(most));
        expect(terms.reduce((all, { subtotal }) => all + subtotal, 0)).toBe(total);
      }),
      { numRuns: sized(150, { long: 500 }) },
    );
  });

  test("keeps faces that were rolled, in their order", () => {
    fc.assert(
      fc.property(exprs, fc.nat(), (expr, seed) => {
        for (const { rolls, kept = rolls, ...rest } of diceIn(roll(expr, seeded(seed)).terms)) {
          const { counted = kept, subtotal, sign } = rest;
          expect(isAmong(kept, rolls)).toBe(true);
          expect(counted).toHaveLength(kept.length);
          expect(sign * counted.reduce((all, value) => all + value, 0)).toBe(subtotal);
        }
      }),
      { numRuns: sized(150, { long: 500 }) },
    );
  });

  test("survives JSON unchanged", () => {
    fc.assert(
      fc.property(exprs, fc.nat(), (expr, seed) => {
        const result = roll(expr, seeded(seed));
        expect(JSON.parse(JSON.stringify(result))).toEqual(result);
      }),
    );
  });
});
