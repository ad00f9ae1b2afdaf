import {
  bounds,
  type DiceError,
  type DiceExpr,
  normalize,
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

const plainDice = /^(\d*)d(\d+)$/u;

/** The dice of a critical hit: twice as many, and so many more of the same; what is taken away stays. */
export function onCritical(dice: string, extra: number): string {
  const [, count, sides] = plainDice.exec(dice) ?? [];
  if (sides !== undefined) return `${Number(count || 1) * 2 + extra}d${sides}`;
  if (dice === "" || dice.startsWith("-")) return dice;
  const parsed = parsedNotation(dice);
  const [, die] = /d(\d+)/u.exec(dice) ?? [];
  const more = extra > 0 && die !== undefined ? `+${extra}d${die}` : "";
  return parsed.ok ? `${normalize(doubled(parsed.value))}${more}` : dice;
}

/** The most that dice can show; none show nothing. */
export function mostOfDice(dice: string): number {
  const parsed = parsedNotation(dice);
  return parsed.ok ? bounds(parsed.value).most : 0;
}

/** Dice of which these faces are rolled again, once: "2d6ro<2". */
export function rerolling(dice: string, faces: readonly number[]): string {
  if (faces.length === 0) return dice;
  const again = [...new Set(faces)].map((face) => `ro${face}`).join("");
  return dice.replaceAll(/\d*d\d+/gu, (die) => `${die}${again}`);
}

/** "1d8", "-1d4" and 3 are "1d8-1d4+3"; nothing at all is "0". */
export function sumOfDice(dice: readonly string[], modifier: number): string {
  let sum = "";
  const add = (one: string): void => {
    if (one === "") return;
    const bare = one.startsWith("+") ? one.slice(1) : one;
    sum += sum === "" || bare.startsWith("-") ? bare : `+${bare}`;
  };
  dice.forEach(add);
  if (modifier !== 0) add(String(modifier));
  return sum === "" ? "0" : sum;
}
