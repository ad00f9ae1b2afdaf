export type Mode = "advantage" | "disadvantage";

/** Which faces a modifier speaks of: `=3` (or a bare `3`), `<2`, `>5`; `<` and `>` include the number. */
export interface Compare {
  readonly op: "=" | "<" | ">";
  readonly value: number;
}

/** What happens to the dice of one term after they fall, in the order of `modifiers/index.ts`. */
export type Modifier =
  | { readonly type: "reroll"; readonly when: Compare; readonly once: boolean }
  | { readonly type: "explode"; readonly when: Compare }
  | { readonly type: "min"; readonly value: number }
  | { readonly type: "max"; readonly value: number }
  | {
      readonly type: "keep" | "drop";
      readonly which: "highest" | "lowest";
      readonly count: number;
    };

/** Dice of one size. `mode` (a single d20 only) rolls two and keeps one. */
export interface Dice {
  readonly type: "die";
  readonly count: number;
  readonly sides: number;
  readonly mode?: Mode;
  /** Never empty: left out where there is none. Sorted in the order in which they run. */
  readonly modifiers?: readonly Modifier[];
}

export interface Constant {
  readonly type: "constant";
  /** Never negative: the sign is its term's. */
  readonly value: number;
}

/** Factors of a multiplication, two or more. Only notation makes these. */
export interface Product {
  readonly type: "product";
  readonly factors: readonly Operand[];
}

/** Something in parentheses. Only notation makes these. */
export interface Group {
  readonly type: "group";
  readonly terms: readonly Term[];
}

export type Operand = Dice | Constant | Product | Group;

/** One summand with its sign. */
export interface Term {
  readonly sign: 1 | -1;
  readonly of: Operand;
}

/** A sum of terms in the order in which they were written: what both grammars give. Plain JSON. */
export interface DiceExpr {
  readonly terms: readonly Term[];
  /** What the roll is for; changes nothing. */
  readonly label?: string;
}

/** Dice that have fallen. `subtotal` carries the term's sign; everything else is as it lay on the table. */
export interface RolledDice extends Dice {
  readonly sign: 1 | -1;
  /** Every face that came up, in order: dropped, rerolled and exploded dice too. */
  readonly rolls: readonly number[];
  /** The faces that count, in order; only where a mode or a modifier chose. */
  readonly kept?: readonly number[];
  /** What the kept faces count as; only where min or max changed one. */
  readonly counted?: readonly number[];
  readonly subtotal: number;
}

export interface RolledConstant extends Constant {
  readonly sign: 1 | -1;
  readonly subtotal: number;
}

export interface RolledProduct {
  readonly type: "product";
  readonly sign: 1 | -1;
  /** Each with sign 1. */
  readonly factors: readonly RolledTerm[];
  readonly subtotal: number;
}

export interface RolledGroup {
  readonly type: "group";
  readonly sign: 1 | -1;
  readonly terms: readonly RolledTerm[];
  readonly subtotal: number;
}

export type RolledTerm = RolledDice | RolledConstant | RolledProduct | RolledGroup;

/** A finished roll. Plain JSON; the sum of the subtotals is the total. */
export interface Roll {
  readonly terms: readonly RolledTerm[];
  readonly total: number;
  readonly label?: string;
}
