import {
  type DiceError,
  type DiceExpr,
  type Operand,
  parseNotation,
  type Result,
} from "@tabletop-mcp/dice-core";

/** So many different notations are remembered: far more than one table uses. */
const most = 500;

const known = new Map<string, Result<DiceExpr, DiceError>>();
const doubles = new WeakMap<DiceExpr, DiceExpr>();

/** Dice in notation, parsed once: the same few are rolled again and again. */
export function parsedNotation(text: string): Result<DiceExpr, DiceError> {
  const found = known.get(text);
  if (found !== undefined) return found;
  const parsed = parseNotation(text);
  const [oldest] = known.size >= most ? known.keys() : [];
  if (oldest !== undefined) known.delete(oldest);
  known.set(text, parsed);
  return parsed;
}

/** The same with every die rolled twice ("Critical Hits"). */
export function doubled(expr: DiceExpr): DiceExpr {
  const found = doubles.get(expr);
  if (found !== undefined) return found;
  const terms = expr.terms.map(({ sign, of }) => ({ sign, of: twice(of) }));
  const double = expr.label === undefined ? { terms } : { terms, label: expr.label };
  doubles.set(expr, double);
  return double;
}

/** Dice of which some are kept or rolled again are rolled as two lots: 2d6kh1 twice is not 4d6kh2. */
function twice(operand: Operand): Operand {
  switch (operand.type) {
    case "constant":
      return operand;
    case "die":
      return operand.modifiers === undefined && operand.mode === undefined
        ? { type: "die", count: operand.count * 2, sides: operand.sides }
        : {
            type: "group",
            terms: [
              { sign: 1, of: operand },
              { sign: 1, of: operand },
            ],
          };
    case "product":
      return { type: "product", factors: operand.factors.map(twice) };
    case "group":
      return {
        type: "group",
        terms: operand.terms.map(({ sign, of }) => ({ sign, of: twice(of) })),
      };
  }
}
