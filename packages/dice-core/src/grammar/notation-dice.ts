import type { DiceError } from "../errors.js";
import { tokenAt } from "../lex.js";
import { limits } from "../limits.js";
import { type Form, runOrder } from "../modifiers/index.js";
import { err, ok, type Result } from "../result.js";
import type { Compare, Dice, Mode, Modifier } from "../types.js";
import { fault, type Span } from "./fault.js";
import { type Objection, overDice, sizeObjection, suffixObjection } from "./notation-checks.js";
import {
  type Cursor,
  peek,
  since,
  take,
  takeNumber,
  unexpected,
  unparseable,
} from "./notation-cursor.js";
import { modifierWords, spokenChoices } from "./notation-words.js";
import { numberAt } from "./numbers.js";

/** Reads dice with all that belongs to them; the cursor stands on the `d` or on dice in one piece, `from` on the first token. */
export function readDice(c: Cursor, before: number, from: number): Result<Dice, DiceError> {
  const { count, sides } = readCountAndSides(c, before);
  if (sides === undefined) return unexpected(c, "the number of sides after d, or %");
  // Judged before the modifiers, so that the bare die is what the error points at.
  const plain: Dice = { type: "die", count, sides };
  const objection = sizeObjection(plain);
  if (objection !== undefined) return refusal(objection, since(c, from));
  c.dice += count;
  if (c.dice > limits.dice) return refusal(overDice, since(c, from));
  const suffixes = readSuffixes(c, sides);
  if (!suffixes.ok) return suffixes;
  const dice = assembled(plain, suffixes.value);
  const wrong = suffixes.value.modes.length > 1 ? twoModes : suffixObjection(dice);
  return wrong === undefined ? ok(dice) : refusal(wrong, since(c, from));
}

/** What stands behind dice, as it was written. */
interface Suffixes {
  readonly modes: readonly Mode[];
  readonly modifiers: readonly Modifier[] | undefined;
}

function readSuffixes(c: Cursor, sides: number): Result<Suffixes, DiceError> {
  const modes: Mode[] = [];
  let modifiers: Modifier[] | undefined;
  for (;;) {
    const more = readSuffix(c, sides);
    if (!more.ok) return more;
    if (more.value === undefined) return ok({ modes, modifiers });
    if (typeof more.value === "string") modes.push(more.value);
    else if (modifiers === undefined) modifiers = [more.value];
    else modifiers.push(more.value);
  }
}

function readCountAndSides(
  c: Cursor,
  before: number,
): { count: number; sides: number | undefined } {
  const token = tokenAt(c.tokens, c.at);
  c.at += 1;
  if (token.kind === "dice") return { count: token.value ?? before, sides: token.sides };
  if (take(c, "%")) return { count: before, sides: 100 };
  const hundred = peek(c) === "00";
  const sides = takeNumber(c);
  return { count: before, sides: hundred ? 100 : sides };
}

const twoModes: Objection = {
  code: "INVALID_ADVANTAGE_USAGE",
  message: "A d20 has advantage or disadvantage once; together they cancel out.",
  hint: "Write one of them, or neither.",
};

function assembled(plain: Dice, { modes, modifiers }: Suffixes): Dice {
  const { type, count, sides } = plain;
  const mode = modes[0];
  if (modifiers === undefined) return mode === undefined ? plain : { type, count, sides, mode };
  const sorted = modifiers.length < 2 ? modifiers : modifiers.toSorted(runOrder);
  // Written out, as a spread costs as much here as the rest of the parse.
  return mode === undefined
    ? { type, count, sides, modifiers: sorted }
    : { type, count, sides, mode, modifiers: sorted };
}

const refusal = ({ code, ...why }: Objection, at: Span): Result<never, DiceError> =>
  err(fault(code, { ...why, at }));

const nothing = ok(undefined);

/** One modifier or mode, or nothing where the dice are complete. */
function readSuffix(c: Cursor, sides: number): Result<Mode | Modifier | undefined, DiceError> {
  const token = tokenAt(c.tokens, c.at);
  if (token.kind === "end") return nothing;
  const word = token.text;
  const form = modifierWords.get(word);
  if (form !== undefined) {
    c.at += 1;
    return readModifier(c, form, sides);
  }
  const mode = readMode(c);
  if (mode !== undefined) return ok(mode);
  if (word === "keep" || word === "drop") return readSpoken(c, sides);
  if (word === "d" || (token.kind === "dice" && token.value === undefined)) {
    return unparseable('A "d" after dice could mean two things.', {
      hint: "Write dl1 or dh1 to drop dice, or a sign before more of them.",
      at: since({ ...c, at: c.at + 1 }, c.at),
    });
  }
  return nothing;
}

function readMode(c: Cursor): Mode | undefined {
  const bracket = peek(c) === "(";
  const ahead = bracket || peek(c) === "with" ? 1 : 0;
  const { means } = tokenAt(c.tokens, c.at + ahead);
  if (means.is !== "mode" || (bracket && peek(c, 2) !== ")")) return undefined;
  c.at += bracket ? 3 : 1 + ahead;
  return means.mode;
}

/** "drop lowest", "keep the highest 3". */
function readSpoken(c: Cursor, sides: number): Result<Modifier, DiceError> {
  const verb = peek(c);
  c.at += 1;
  take(c, "the");
  const form = modifierWords.get(spokenChoices.get(`${verb} ${peek(c)}`) ?? "");
  if (form === undefined) return unexpected(c, `"highest" or "lowest" after "${verb}"`);
  c.at += 1;
  const number = numberAt(c.tokens, c.at);
  if (number === undefined) return readModifier(c, form, sides);
  c.at += number.taken;
  return ok(form.make({ op: "=", value: number.value }));
}

function readModifier(c: Cursor, form: Form, sides: number): Result<Modifier, DiceError> {
  const op = form.takes === "faces" ? readOp(c) : undefined;
  const value = takeNumber(c);
  if (value !== undefined) return ok(form.make({ op: op ?? "=", value }));
  if (op !== undefined || form.missing === undefined)
    return unexpected(c, "a number after the modifier");
  return ok(form.make({ op: "=", value: form.missing(sides) }));
}

/** `<=` and `>=` say what `<` and `>` mean here anyway. */
function readOp(c: Cursor): Compare["op"] | undefined {
  const op = peek(c);
  if (op !== "<" && op !== ">" && op !== "=") return undefined;
  c.at += 1;
  if (op !== "=") take(c, "=");
  return op;
}
