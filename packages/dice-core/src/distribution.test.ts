import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { notationDice } from "../testing/arbitraries.js";
import { sized } from "../testing/sized.js";
import { bounds } from "./bounds.js";
import { cryptoRng } from "./crypto-rng.js";
import { chance, type Distribution, distribution } from "./distribution.js";
import { roll } from "./evaluate.js";
import { parseNotation } from "./grammar/notation.js";
import type { DiceExpr } from "./types.js";

function read(text: string): DiceExpr {
  const parsed = parseNotation(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

function exact(text: string): Distribution {
  const result = distribution(read(text));
  if (!result.ok) throw new Error(`${text}: ${result.error.message}`);
  return result.value;
}

const meanOf = ({ probabilities }: Distribution): number =>
  probabilities.reduce((all, { value, probability }) => all + value * probability, 0);

const sumOf = ({ probabilities }: Distribution): number =>
  probabilities.reduce((all, { probability }) => all + probability, 0);

const of = ({ probabilities }: Distribution, value: number): number =>
  probabilities.find((entry) => entry.value === value)?.probability ?? 0;

describe("means and bounds", () => {
  const geometric = (one: number, again: number): number => (one * (1 - again ** 21)) / (1 - again);

  test.each([
    ["d20+5", 6, 25, 15.5],
    ["2d6", 2, 12, 7],
    ["1000d20", 1000, 20_000, 10_500],
    ["4d6kh3", 3, 18, 15_869 / 1296],
    ["4d6 drop lowest", 3, 18, 15_869 / 1296],
    ["4d6dh1", 3, 18, 21 - 15_869 / 1296],
    ["d20 adv", 1, 20, 13.825],
    ["2d20kh1", 1, 20, 13.825],
    ["d20 dis", 1, 20, 7.175],
    ["3d20kh1", 1, 20, 15.4875],
    ["2d6ro<2", 2, 12, 25 / 3],
    ["2d6r<2", 2, 12, 9],
    ["d20ro1", 1, 20, 10.5 + 9.5 / 20],
    ["d6!", 1, 126, geometric(3.5, 1 / 6)],
    ["d6!1", 2, 26, geometric(3.5, 1 / 6)],
    ["d20mi10", 10, 20, 12.75],
    ["2d6ma3", 2, 6, 5],
    ["2d6 * 3 - d4", 2, 35, 18.5],
    ["(d4 - 3) * (d6 - 7)", -6, 12, 1.75],
    ["-(2d6) + 1", -11, -1, -6],
  ])("%s: %d to %d, on average %d", (text, least, most, mean) => {
    const known = bounds(read(text));
    expect(known).toMatchObject({ least, most });
    // A reroll that runs into its limit takes about 1e-9 off the mean of a d6.
    expect(known.mean).toBeCloseTo(mean, 8);
    expect(meanOf(exact(text))).toBeCloseTo(mean, 8);
  });

  test("a die that explodes low can come to less at its cap than one that ends at once", () => {
    expect(bounds(read("d1000!<30"))).toMatchObject({ least: 21, most: 1600 });
    expect(bounds(read("2d1000!<30dl1"))).toMatchObject({ least: 31 });
  });
});

describe("distribution", () => {
  test("2d6 is a triangle", () => {
    const ways = exact("2d6").probabilities.map(({ value, probability }) => [
      value,
      probability * 36,
    ]);
    expect(ways.map(([value]) => value)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    for (const [i, n] of [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].entries()) {
      expect(ways[i]?.[1]).toBeCloseTo(n, 12);
    }
  });

  test("4d6 drop lowest has the counts that every table of it prints", () => {
    const counts = [1, 4, 10, 21, 38, 62, 91, 122, 148, 167, 172, 160, 131, 94, 54, 21];
    const table = exact("4d6dl1");
    for (const [i, n] of counts.entries()) expect(of(table, i + 3) * 1296).toBeCloseTo(n, 9);
    expect(chance(table, 16) * 1296).toBeCloseTo(169, 9);
  });

  test("advantage and disadvantage", () => {
    expect(of(exact("d20 adv"), 20)).toBeCloseTo(39 / 400, 14);
    expect(of(exact("d20 adv"), 1)).toBeCloseTo(1 / 400, 14);
    expect(of(exact("d20 dis"), 20)).toBeCloseTo(1 / 400, 14);
    expect(chance(exact("d20 adv + 5"), 16)).toBeCloseTo(0.75, 14);
    expect(chance(exact("d20"), 1)).toBe(1);
    expect(chance(exact("d20"), 21)).toBe(0);
  });

  test("rerolling a 1 of a d6 once, by hand", () => {
    const table = exact("d6ro1");
    expect(of(table, 1)).toBeCloseTo(1 / 36, 14);
    expect(of(table, 2)).toBeCloseTo(7 / 36, 14);
  });

  test("rerolling 1s until they are gone leaves what is left of the cap", () => {
    const table = exact("d2r1");
    expect(of(table, 1)).toBeCloseTo(2 ** -21, 20);
  });

  test("an exploding d4, by hand", () => {
    const table = exact("d4!");
    expect(of(table, 3)).toBeCloseTo(1 / 4, 14);
    expect(of(table, 4)).toBe(0);
    expect(of(table, 5)).toBeCloseTo(1 / 16, 14);
    expect(of(table, 84)).toBeCloseTo(4 ** -21, 25);
  });

  test("exploding dice of which one is kept, by hand", () => {
    const highest = exact("2d4!kh1");
    expect(of(highest, 4)).toBeCloseTo(7 / 16, 14);
    expect(of(highest, 1)).toBeCloseTo(1 / 16, 14);
    // Both starting dice end at once on a 1, or one explodes into a 1 that is the lowest of three.
    expect(of(exact("2d2!1kl1"), 2)).toBeCloseTo(1 / 4, 14);
  });

  test("products of independent dice", () => {
    expect(of(exact("d6 * d6"), 12) * 36).toBeCloseTo(4, 12);
    expect(of(exact("(d4 - 2) * 3"), 0)).toBeCloseTo(1 / 4, 14);
    expect(exact("d6*1000").probabilities).toHaveLength(6);
  });

  test("a thousand d20s keep their digits in the tails", () => {
    const table = exact("1000d20");
    expect(sumOf(table)).toBeCloseTo(1, 12);
    expect(of(table, 10_500)).toBeCloseTo(1 / Math.sqrt(2 * Math.PI * 33_250), 6);
    expect(of(table, 8_000) / of(table, 13_000)).toBeCloseTo(1, 9);
    expect(of(exact("100d6"), 100) * 6 ** 100).toBeCloseTo(1, 9);
  });

  test("a large keep stays exact", () => {
    const table = exact("100d6kh3");
    expect(sumOf(table)).toBeCloseTo(1, 12);
    expect(of(table, 3) * 6 ** 100).toBeCloseTo(1, 8);
    expect(meanOf(table)).toBeCloseTo(table.mean, 9);
  });

  test.each(["1000d1000", "1000d1000kh500", "40d100!", "50d6!kh3", "d1000 * d1000 * 1000"])(
    "%s is refused before it is begun, but its mean is known",
    (text) => {
      const result = distribution(read(text));
      expect(result).toMatchObject({ ok: false, error: { code: "LIMIT_EXCEEDED" } });
      expect(bounds(read(text)).mean).toBeGreaterThan(0);
    },
  );

  test("sums to one, agrees with the mean, and stays in bounds, whatever the modifiers", () => {
    fc.assert(
      fc.property(notationDice, (dice) => {
        const result = distribution({ terms: [{ sign: 1, of: dice }] });
        if (!result.ok) return;
        const { mean, least, most, probabilities } = result.value;
        expect(sumOf(result.value)).toBeCloseTo(1, 9);
        expect(Math.abs(meanOf(result.value) - mean)).toBeLessThan(1e-9 * Math.max(1, most));
        expect(probabilities[0]?.value).toBeGreaterThanOrEqual(least);
        expect(probabilities.at(-1)?.value).toBeLessThanOrEqual(most);
      }),
      { numRuns: sized(50, { long: 150 }) },
    );
  });
});

/** The Wilson–Hilferty bound on chi-square for a chance of one in a thousand million. */
function largestChiSquare(degrees: number): number {
  const z = 5.998;
  return degrees * (1 - 2 / (9 * degrees) + z * Math.sqrt(2 / (9 * degrees))) ** 3;
}

describe("many rolls", () => {
  const rolls = sized(50_000, { long: 200_000 });

  test.each([
    "2d10+2d4+4",
    "4d6kh3",
    "d20 dis",
    "2d6ro<2r1",
    "2d6!",
    "3d6!>5dl1",
    "3d6!3kl2",
    "(d6 - d4) * 2 - d8mi3ma6",
  ])("of %s fall as the exact distribution says", (text) => {
    const expr = read(text);
    const seen = new Map<number, number>();
    const rng = cryptoRng();
    for (let i = 0; i < rolls; i++) {
      const { total } = roll(expr, rng);
      seen.set(total, (seen.get(total) ?? 0) + 1);
    }
    let [chiSquare, bins, expected, observed, all] = [0, 0, 0, 0, 0];
    const { probabilities } = exact(text);
    let left = probabilities.reduce((sum, { probability }) => sum + probability, 0) * rolls;
    for (const { value, probability } of probabilities) {
      expected += probability * rolls;
      observed += seen.get(value) ?? 0;
      all += seen.get(value) ?? 0;
      left -= probability * rolls;
      // Totals too rare to be judged alone share a bin; the last bin takes the whole tail.
      if (expected < 50 || (left > 1e-6 && left < 50)) continue;
      chiSquare += (observed - expected) ** 2 / expected;
      bins += 1;
      [expected, observed] = [0, 0];
    }
    expect(all).toBe(rolls);
    expect(bins).toBeGreaterThan(5);
    expect(chiSquare).toBeLessThan(largestChiSquare(bins - 1));
  });
});
