import { type Bounds, bounds } from "./bounds.js";
import { stepsFor } from "./distribution/cost.js";
import { chainTable, facesOf, valueTable } from "./distribution/faces.js";
import { chosenTable } from "./distribution/pool.js";
import {
  add,
  certain,
  fairDice,
  multiply,
  negate,
  power,
  type Table,
} from "./distribution/table.js";
import type { DiceError } from "./errors.js";
import { limits } from "./limits.js";
import { rulesOf } from "./modifiers/index.js";
import { err, ok, type Result } from "./result.js";
import type { Dice, DiceExpr, Operand, Term } from "./types.js";

/** A total and how likely it is. */
export interface Chance {
  readonly value: number;
  readonly probability: number;
}

/** Every total that can come up, with its probability. */
export interface Distribution extends Bounds {
  /** Ascending; totals that cannot come up, or less often than a number can hold, are left out. */
  readonly probabilities: readonly Chance[];
}

/** The exact probabilities of an expression's totals; LIMIT_EXCEEDED where they take too long to reckon. */
export function distribution(expr: DiceExpr): Result<Distribution, DiceError> {
  const whole: Operand = { type: "group", terms: expr.terms };
  if (stepsFor(whole) > limits.distributionSteps) {
    return err({
      code: "LIMIT_EXCEEDED",
      message: "The exact probabilities of this expression take too many steps to reckon.",
      hint: "Ask about fewer or smaller dice, or about one part of it. Its bounds and mean are known.",
      example: "4d6kh3",
    });
  }
  const { least, p } = operandTable(whole);
  const probabilities: Chance[] = [];
  for (const [i, probability] of p.entries()) {
    if (probability > 0) probabilities.push({ value: least + i, probability });
  }
  return ok({ ...bounds(expr), probabilities });
}

/** The probability of a total of `atLeast` or more. */
export function chance({ probabilities, least }: Distribution, atLeast: number): number {
  if (atLeast <= least) return 1;
  let sum = 0;
  for (const { value, probability } of probabilities) if (value >= atLeast) sum += probability;
  return Math.min(1, sum);
}

function operandTable(operand: Operand): Table {
  switch (operand.type) {
    case "die":
      return diceTable(operand);
    case "constant":
      return certain(operand.value);
    case "product":
      return operand.factors.map(operandTable).reduce(multiply);
    case "group":
      return operand.terms.map(termTable).reduce(add, certain(0));
  }
}

const termTable = ({ sign, of }: Term): Table =>
  sign > 0 ? operandTable(of) : negate(operandTable(of));

function diceTable(dice: Dice): Table {
  const { count, sides } = dice;
  if (dice.mode === undefined && dice.modifiers === undefined) return fairDice(count, sides);
  const rules = rulesOf(dice);
  const faces = facesOf(rules, sides);
  if (rules.choice !== undefined)
    return chosenTable({ faces, count: rules.pool, choice: rules.choice });
  return power(rules.explode === undefined ? valueTable(faces) : chainTable(faces), count);
}
