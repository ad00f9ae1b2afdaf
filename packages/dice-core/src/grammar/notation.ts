import { foldCharacters, lengthFault } from "../characters.js";
import type { DiceError } from "../errors.js";
import { lex, tokenAt } from "../lex.js";
import { limits } from "../limits.js";
import { err, ok, type Result } from "../result.js";
import type { Constant, DiceExpr, Group, Mode, Operand, Product, Term } from "../types.js";
import { largestProduct, magnitude } from "./notation-checks.js";
import {
  type Cursor,
  cursor,
  peek,
  Refusal,
  refuse,
  since,
  take,
  takeNumber,
  tooMuch,
  unexpected,
} from "./notation-cursor.js";
import { readDice } from "./notation-dice.js";
import { readLabel } from "./notation-label.js";

/** Reads full dice notation, `4d6kh3 + 2`; docs/adr/0001-dice-notation.md has its table. */
export function parseNotation(text: string): Result<DiceExpr, DiceError> {
  const tooLong = lengthFault(text);
  if (tooLong !== undefined) return err(tooLong);
  try {
    return ok(readNotation(cursor(text, lex(foldCharacters(text)))));
  } catch (thrown) {
    if (thrown instanceof Refusal) return err(thrown.error);
    throw thrown;
  }
}

function readNotation(c: Cursor): DiceExpr {
  const terms = readSum(c);
  if (c.at === c.tokens.length) return { terms };
  if (!labelMarks.has(peek(c))) return unexpected(c, "a sign, a modifier, or a label after #");
  return { terms, label: readLabel(c) };
}

const labelMarks: ReadonlySet<string> = new Set(["#", "[", "for"]);

function readSum(c: Cursor): readonly Term[] {
  const terms = [readTerm(c, readSign(c) ?? 1)];
  for (;;) {
    const sign = readSign(c);
    if (sign === undefined) return terms;
    terms.push(readTerm(c, sign));
  }
}

const readTerm = (c: Cursor, sign: Term["sign"]): Term => ({ sign, of: readProduct(c, sign) });

/** The sign of the next term, if one stands there. `+ -2` is `- 2`: templates write it. */
function readSign(c: Cursor): Term["sign"] | undefined {
  const sign = signAt(c);
  if (sign === undefined) return undefined;
  c.at += 1;
  if (sign < 0 || signAt(c) !== -1) return sign;
  c.at += 1;
  return -1;
}

function signAt({ tokens, at }: Cursor): Term["sign"] | undefined {
  const { means } = tokenAt(tokens, at);
  return means.is === "sign" ? means.sign : undefined;
}

function readProduct(c: Cursor, sign: Term["sign"]): Operand {
  const from = c.at;
  const first = readOperand(c);
  if (peek(c) !== "*") {
    const mode = modeOf(first);
    return sign > 0 || mode === undefined ? first : subtracted(c, mode, from);
  }
  const factors: Operand[] = [first];
  while (take(c, "*")) factors.push(readOperand(c));
  const product: Product = { type: "product", factors };
  if (magnitude(product) <= largestProduct) return product;
  return tooMuch({
    message: "The result could be too large to be exact.",
    hint: `No product may reach beyond ${largestProduct}.`,
    at: since(c, from),
  });
}

const modeOf = (operand: Operand): Mode | undefined =>
  operand.type === "die" ? operand.mode : undefined;

/** A subtracted d20 takes no mode: nobody could say which of two dice is the better one then. */
const subtracted = (c: Cursor, mode: Mode, from: number): never =>
  refuse("INVALID_ADVANTAGE_USAGE", {
    message: `A subtracted d20 cannot have ${mode}.`,
    hint: "Add the d20, or leave the word out.",
    at: since(c, from),
  });

function readOperand(c: Cursor): Operand {
  const from = c.at;
  if (take(c, "(")) return readGroup(c, from);
  const number = takeNumber(c);
  const dice = atDice(c, number);
  if (number === undefined && !dice) return unexpected(c, "dice, a number or a parenthesis");
  c.terms += 1;
  if (c.terms > limits.terms) {
    return tooMuch({
      message: `There are more than ${limits.terms} terms.`,
      hint: `At most ${limits.terms} dice terms and numbers are allowed.`,
      at: since(c, from),
    });
  }
  return dice ? readDice(c, number ?? 1, from) : constant(c, number ?? 0);
}

/** Whether dice stand at the cursor; behind a number, only such as have no count of their own. */
function atDice({ tokens, at }: Cursor, count: number | undefined): boolean {
  const { kind, text, value } = tokenAt(tokens, at);
  return kind === "dice" ? count === undefined || value === undefined : text === "d";
}

function constant(c: Cursor, value: number): Constant {
  if (value <= limits.constant) return { type: "constant", value };
  return tooMuch({
    message: `A number goes beyond ${limits.constant}.`,
    hint: `The largest number is ${limits.constant}.`,
    at: since(c, c.at - 1),
  });
}

function readGroup(c: Cursor, from: number): Group {
  c.depth += 1;
  if (c.depth > limits.depth) {
    return tooMuch({
      message: "The parentheses are nested too deeply.",
      hint: `At most ${limits.depth} parentheses may be inside each other.`,
      at: since(c, from),
    });
  }
  const terms = readSum(c);
  if (!take(c, ")")) return unexpected(c, 'a sign or ")"');
  c.depth -= 1;
  return { type: "group", terms };
}
