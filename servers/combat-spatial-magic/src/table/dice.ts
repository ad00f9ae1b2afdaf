import {
  type DiceExpr,
  explain,
  normalize,
  parseNotation,
  type Rng,
  type Roll,
  roll,
} from "@tabletop-mcp/dice-core";
import { ToolFault } from "@tabletop-mcp/mcp-kit";

/** One roll that was asked for. */
interface RollRequest {
  readonly expression?: string | undefined;
  readonly label?: string | undefined;
  readonly repeat?: number | undefined;
}

/** A roll that was understood. */
interface Understood extends Omit<RollRequest, "expression"> {
  readonly expr: DiceExpr;
}

/** A roll in a reply. */
interface RollShown {
  readonly expression?: string | undefined;
  readonly label?: string;
  readonly terms?: Roll["terms"];
  readonly total: number;
  readonly explanation: string;
}

const example = "4d6kh3";

/** Reads a roll; throws the fault for what is no dice notation. */
export function readRoll({ expression, label, repeat }: RollRequest): Understood {
  if (expression === undefined)
    throw new ToolFault({ code: "INVALID_ARGUMENT", message: "expression is missing", example });
  const outcome = parseNotation(expression);
  if (outcome.ok) return { expr: outcome.value, label, repeat };
  const { code, message, ...rest } = outcome.error;
  throw new ToolFault({ code, message, hint: rest.hint, example: rest.example });
}

/** Characters of explanations in one reply, and what a roll has besides: with its terms it stays below 50,000. */
const most = 12_000;
const besides = 60;

/** Rolls each as often as it was asked for; throws the fault for more dice than one reply holds. */
export function rollAll(asked: readonly Understood[], rng: Rng): readonly RollShown[] {
  let written = 0;
  const all = asked.flatMap(({ expr, label = expr.label, repeat = 1 }) =>
    Array.from({ length: repeat }, () => {
      const rolled = roll(expr, rng);
      const explanation = explain(rolled);
      written += explanation.length + besides;
      if (written > most) throw tooMany;
      return {
        expression: normalize(expr),
        ...(label === undefined ? {} : { label }),
        terms: rolled.terms,
        total: rolled.total,
        explanation,
      };
    }),
  );
  return all.length > mostWhole ? all.map((one, at) => inBrief(one, all[at - 1])) : all;
}

/** Of more rolls than these the explanation has each die, and the next roll says what is different. */
const mostWhole = 4;

function inBrief(
  { expression, label, total, explanation }: RollShown,
  before: RollShown | undefined,
): RollShown {
  return {
    ...(expression === before?.expression ? {} : { expression }),
    ...(label === undefined || label === before?.label ? {} : { label }),
    total,
    explanation,
  };
}

const tooMany = new ToolFault({
  code: "TOO_MANY_DICE",
  message: "So many dice do not fit into one reply",
  hint: "Roll fewer at a time",
});
