import { foldCharacters } from "../characters.js";
import type { DiceError } from "../errors.js";
import { lex, tokenAt } from "../lex.js";
import { limits } from "../limits.js";
import { err, ok, type Result } from "../result.js";
import type { Constant, DiceExpr, Mode, Operand, Term } from "../types.js";
import { fault } from "./fault.js";
import { largestResult, sumMagnitude } from "./notation-checks.js";
import {
  type Cursor,
  cursor,
  peek,
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
  const folded = foldCharacters(text);
  if (!folded.ok) return folded;
  const c = cursor(text, lex(folded.value));
  const sum = readSum(c);
  if (!sum.ok) return sum;
  const terms = sum.value;
  if (sumMagnitude(terms) > largestResult) {
    return tooMuch("The result could be too large to be exact.", {
      hint: `No part may reach beyond ${largestResult}.`,
      at: since(c, 0),
    });
  }
  if (c.at === c.tokens.length) return ok({ terms });
  if (!labelMarks.has(peek(c))) return unexpected(c, "a sign, a modifier, or a label after #");
  const label = readLabel(c);
  return label.ok ? ok({ terms, label: label.value }) : label;
}

const labelMarks: ReadonlySet<string> = new Set(["#", "[", "for"]);

function readSum(c: Cursor): Result<readonly Term[], DiceError> {
  const first = readTerm(c, readSign(c) ?? 1);
  if (!first.ok) return first;
  const terms = [first.value];
  for (;;) {
    const sign = readSign(c);
    if (sign === undefined) return ok(terms);
    const next = readTerm(c, sign);
    if (!next.ok) return next;
    terms.push(next.value);
  }
}

function readTerm(c: Cursor, sign: Term["sign"]): Result<Term, DiceError> {
  const of = readProduct(c, sign);
  return of.ok ? ok({ sign, of: of.value }) : of;
}

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

function readProduct(c: Cursor, sign: Term["sign"]): Result<Operand, DiceError> {
  const from = c.at;
  const first = readOperand(c);
  if (!first.ok) return first;
  if (peek(c) !== "*") {
    const mode = modeOf(first.value);
    return sign > 0 || mode === undefined ? first : subtracted(c, mode, from);
  }
  const factors: Operand[] = [first.value];
  while (take(c, "*")) {
    const factor = readOperand(c);
    if (!factor.ok) return factor;
    factors.push(factor.value);
  }
  return ok({ type: "product", factors });
}

const modeOf = (operand: Operand): Mode | undefined =>
  operand.type === "die" ? operand.mode : undefined;

/** A subtracted d20 takes no mode: nobody could say which of two dice is the better one then. */
const subtracted = (c: Cursor, mode: Mode, from: number): Result<never, DiceError> =>
  err(
    fault("INVALID_ADVANTAGE_USAGE", {
      message: `A subtracted d20 cannot have ${mode}.`,
      hint: "Add the d20, or leave the word out.",
      at: since(c, from),
    }),
  );

function readOperand(c: Cursor): Result<Operand, DiceError> {
  const from = c.at;
  if (take(c, "(")) return readGroup(c, from);
  const number = takeNumber(c);
  const dice = atDice(c, number);
  if (number === undefined && !dice) return unexpected(c, "dice, a number or a parenthesis");
  c.terms += 1;
  if (c.terms > limits.terms) {
    const hint = `At most ${limits.terms} dice terms and numbers are allowed.`;
    return tooMuch(`There are more than ${limits.terms} terms.`, { hint, at: since(c, from) });
  }
  return dice ? readDice(c, number ?? 1, from) : constant(c, number ?? 0);
}

/** Whether dice stand at the cursor; behind a number, only such as have no count of their own. */
function atDice({ tokens, at }: Cursor, count: number | undefined): boolean {
  const { kind, text, value } = tokenAt(tokens, at);
  return kind === "dice" ? count === undefined || value === undefined : text === "d";
}

function constant(c: Cursor, value: number): Result<Constant, DiceError> {
  if (value <= limits.constant) return ok({ type: "constant", value });
  return tooMuch(`A number goes beyond ${limits.constant}.`, {
    hint: `The largest number is ${limits.constant}.`,
    at: since(c, c.at - 1),
  });
}

function readGroup(c: Cursor, from: number): Result<Operand, DiceError> {
  c.depth += 1;
  if (c.depth > limits.depth) {
    const hint = `At most ${limits.depth} parentheses may be inside each other.`;
    return tooMuch("The parentheses are nested too deeply.", { hint, at: since(c, from) });
  }
  const terms = readSum(c);
  if (!terms.ok) return terms;
  if (!take(c, ")")) return unexpected(c, 'a sign or ")"');
  c.depth -= 1;
  return ok({ type: "group", terms: terms.value });
}
