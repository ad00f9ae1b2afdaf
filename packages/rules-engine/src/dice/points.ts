import {
  bounds,
  err,
  normalize,
  ok,
  type Result,
  type Rng,
  type RolledTerm,
  roll,
} from "@tabletop-mcp/dice-core";
import type { Points } from "../game/action.js";
import type { RuleViolation } from "../game/violation.js";
import { doubled, parsedNotation } from "./notation.js";

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
  const rolled = rollNotation(points.dice, rng, points.critical);
  if (!rolled.ok) return rolled;
  const { dice, rolls, rolled: total } = rolled.value;
  return ok({ dice, rolls, rolled: Math.max(0, total) });
}

/** Dice in notation, whatever they come to. */
export function rollNotation(
  notation: string,
  rng: Rng,
  critical = false,
): Result<RolledPoints, RuleViolation> {
  const parsed = parsedNotation(notation);
  if (!parsed.ok) {
    const { message, hint, example } = parsed.error;
    const legal = [example];
    return err({ code: "INVALID_DICE", message, hint: `${hint} Example: ${example}`, legal });
  }
  const expr = critical ? doubled(parsed.value) : parsed.value;
  const { terms, total } = roll(expr, rng);
  return ok({ dice: normalize(expr), rolls: terms.flatMap(faces), rolled: total });
}

/** The most that dice can show; notation that is none stays, to be refused where it is rolled. */
export function highestOf(dice: string): Points {
  const parsed = parsedNotation(dice);
  return parsed.ok ? { amount: bounds(parsed.value).most } : { dice };
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
