import {
  type DiceExpr,
  err,
  normalize,
  type Operand,
  ok,
  parseNotation,
  type Result,
  type Rng,
  type RolledTerm,
  roll,
} from "@tabletop-mcp/dice-core";
import type { Points } from "../game/action.js";
import type { RuleViolation } from "../game/violation.js";

/** Hit points as they were rolled, or said. */
export interface RolledPoints {
  readonly dice: string;
  readonly rolls: readonly number[];
  readonly rolled: number;
}

/** Hit points of damage or healing: never fewer than none. A critical hit rolls every die twice ("Critical Hits"). */
export function rollPoints(
  points: Points & { readonly critical?: boolean },
  rng: Rng,
): Result<RolledPoints, RuleViolation> {
  if ("amount" in points) return said(points.amount);
  const parsed = parseNotation(points.dice);
  if (!parsed.ok) {
    const { message, hint, example } = parsed.error;
    const legal = [example];
    return err({ code: "INVALID_DICE", message, hint: `${hint} Example: ${example}`, legal });
  }
  const expr = points.critical ? doubled(parsed.value) : parsed.value;
  const { terms, total } = roll(expr, rng);
  return ok({ dice: normalize(expr), rolls: terms.flatMap(faces), rolled: Math.max(0, total) });
}

function said(amount: number): Result<RolledPoints, RuleViolation> {
  const refused = refuseAmount(amount);
  return refused === undefined
    ? ok({ dice: String(amount), rolls: [], rolled: amount })
    : err(refused);
}

/** Says no to what is no number of hit points. */
export const refuseAmount = (amount: number): RuleViolation | undefined =>
  Number.isSafeInteger(amount) && amount >= 0
    ? undefined
    : {
        code: "INVALID_AMOUNT",
        message: `${amount} is no number of hit points.`,
        hint: "Give a whole number, 0 or more. Damage and healing are asked for apart.",
      };

const doubled = (expr: DiceExpr): DiceExpr => ({
  ...expr,
  terms: expr.terms.map(({ sign, of }) => ({ sign, of: twice(of) })),
});

/** Dice of which some are kept or rolled again are rolled as two lots: 2d6kh1 twice is not 4d6kh2. */
function twice(operand: Operand): Operand {
  switch (operand.type) {
    case "constant":
      return operand;
    case "die":
      return operand.modifiers === undefined && operand.mode === undefined
        ? { ...operand, count: operand.count * 2 }
        : {
            type: "group",
            terms: [
              { sign: 1, of: operand },
              { sign: 1, of: operand },
            ],
          };
    case "product":
      return { ...operand, factors: operand.factors.map(twice) };
    case "group":
      return { ...operand, terms: doubled(operand).terms };
  }
}

function faces(term: RolledTerm): readonly number[] {
  switch (term.type) {
    case "die":
      return term.rolls;
    case "constant":
      return [];
    case "product":
      return term.factors.flatMap(faces);
    case "group":
      return term.terms.flatMap(faces);
  }
}
