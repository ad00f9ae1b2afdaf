import fc from "fast-check";
import { sizeObjection, suffixObjection } from "../src/grammar/notation-checks.js";
import { classicDice } from "../src/limits.js";
import { runOrder } from "../src/modifiers/index.js";
import type {
  Compare,
  Constant,
  Dice,
  DiceExpr,
  Mode,
  Modifier,
  Operand,
  Term,
} from "../src/types.js";

const sign = fc.constantFrom(1 as const, -1 as const);
const constant: fc.Arbitrary<Constant> = fc.record({
  type: fc.constant("constant"),
  value: fc.oneof(fc.nat(20), fc.nat(1_000_000)),
});

const classic: fc.Arbitrary<Dice> = fc.record({
  type: fc.constant("die"),
  count: fc.integer({ min: 1, max: 20 }),
  sides: fc.constantFrom(...classicDice),
});

const modes: fc.Arbitrary<Mode> = fc.constantFrom("advantage", "disadvantage");

const label = fc.constantFrom("fire damage", "stealth", "the goblin's longbow", "Two-handed sword");

const signedTerm = (of: fc.Arbitrary<Operand>): fc.Arbitrary<Term> => fc.record({ sign, of });

/** A die of the sum, and other terms before and after it. */
function around(
  die: fc.Arbitrary<Term>,
  other: fc.Arbitrary<Operand>,
): fc.Arbitrary<readonly Term[]> {
  const others = fc.array(signedTerm(other), { maxLength: 5 });
  return fc.tuple(others, die, others).map(([before, one, after]) => [...before, one, ...after]);
}

const plainTerms = around(signedTerm(classic), fc.oneof(classic, constant));

const modeTerms = around(
  modes.map((mode) => ({ sign: 1, of: { type: "die", count: 1, sides: 20, mode } })),
  fc.oneof(
    classic.filter(({ sides }) => sides !== 20),
    constant,
  ),
);

const labelled = (terms: fc.Arbitrary<readonly Term[]>): fc.Arbitrary<DiceExpr> =>
  fc.record({ terms, label }, { requiredKeys: ["terms"] });

/** Canonical expressions that a plain request can ask for: flat, classic dice, a mode on a lone d20 at most. */
export const spokenExprs: fc.Arbitrary<DiceExpr> = labelled(fc.oneof(plainTerms, modeTerms));

const compare = (sides: number): fc.Arbitrary<Compare> =>
  fc.record({
    op: fc.constantFrom("=" as const, "<" as const, ">" as const),
    value: fc.integer({ min: 1, max: sides }),
  });

function modifiersFor(count: number, sides: number): fc.Arbitrary<readonly Modifier[]> {
  const value = fc.integer({ min: 1, max: sides });
  const when = compare(sides);
  const reroll = fc.record({ type: fc.constant("reroll" as const), when, once: fc.boolean() });
  const explode = fc.record({ type: fc.constant("explode" as const), when });
  const min = fc.record({ type: fc.constant("min" as const), value });
  const max = fc.record({ type: fc.constant("max" as const), value });
  const choice = fc.record({
    type: fc.constantFrom("keep" as const, "drop" as const),
    which: fc.constantFrom("highest" as const, "lowest" as const),
    count: fc.integer({ min: 1, max: count }),
  });
  const any = fc.oneof<fc.Arbitrary<Modifier>[]>(reroll, explode, min, max, choice);
  return fc.array(any, { minLength: 1, maxLength: 4 }).map((all) => all.toSorted(runOrder));
}

const plainDice: fc.Arbitrary<Dice> = fc.record({
  type: fc.constant("die"),
  count: fc.integer({ min: 1, max: 8 }),
  sides: fc.oneof(fc.constantFrom(...classicDice), fc.integer({ min: 2, max: 1_000 })),
});

const ruledDice: fc.Arbitrary<Dice> = plainDice
  .chain((dice) =>
    modifiersFor(dice.count, dice.sides).map((modifiers) => ({ ...dice, modifiers })),
  )
  .filter((dice) => (sizeObjection(dice) ?? suffixObjection(dice)) === undefined);

const modeDice: fc.Arbitrary<Dice> = fc
  .record({
    type: fc.constant("die" as const),
    count: fc.constant(1),
    sides: fc.constant(20),
    mode: modes,
  })
  .chain((dice) =>
    fc.oneof(
      fc.constant(dice),
      modifiersFor(1, 20).map((modifiers) => ({ ...dice, modifiers })),
    ),
  )
  .filter((dice) => (sizeObjection(dice) ?? suffixObjection(dice)) === undefined);

/** Dice of one size with everything that notation can put behind them. */
export const notationDice: fc.Arbitrary<Dice> = fc.oneof(plainDice, ruledDice, modeDice);

const unsubtracted = (term: Term): Term =>
  term.of.type === "die" && term.of.mode !== undefined ? { ...term, sign: 1 } : term;

const tree = fc.letrec<{ operand: Operand; factor: Operand; terms: readonly Term[] }>((tie) => ({
  terms: fc
    .array(signedTerm(tie("operand")), { minLength: 1, maxLength: 3 })
    .map((terms) => terms.map(unsubtracted)),
  factor: fc.oneof(
    { maxDepth: 2, depthIdentifier: "nesting" },
    notationDice,
    fc.record({ type: fc.constant("constant" as const), value: fc.nat(50) }),
    fc.record({ type: fc.constant("group" as const), terms: tie("terms") }),
  ),
  operand: fc.oneof(
    { maxDepth: 2, depthIdentifier: "nesting" },
    notationDice,
    constant,
    tie("factor"),
    fc.record({
      type: fc.constant("product" as const),
      factors: fc.array(tie("factor"), { minLength: 2, maxLength: 2 }),
    }),
  ),
}));

/** Canonical expressions of the full notation, groups and products among them. */
export const notationExprs: fc.Arbitrary<DiceExpr> = labelled(tree.terms);
