import { tokenAt } from "../lex.js";
import { limits } from "../limits.js";
import { type Form, runOrder } from "../modifiers/index.js";
import type { Compare, Dice, Mode, Modifier } from "../types.js";
import type { Span } from "./fault.js";
import { type Objection, overDice, sizeObjection, suffixObjection } from "./notation-checks.js";
import {
  type Cursor,
  peek,
  refuse,
  since,
  take,
  takeNumber,
  unexpected,
  unparseable,
} from "./notation-cursor.js";
import { spokenChoices } from "./notation-words.js";
import { numberAt } from "./numbers.js";
import { forms } from "./vocabulary.js";

/** Reads dice with all that belongs to them; the cursor stands on the `d` or on dice in one piece, `from` on the first token. */
export function readDice(c: Cursor, before: number, from: number): Dice {
  const { count, sides } = readCountAndSides(c, before);
  if (sides === undefined) return unexpected(c, "the number of sides after d, or %");
  // Judged before the modifiers, so that the bare die is what the error points at.
  const dice: Building = { type: "die", count, sides };
  const objection = sizeObjection(dice);
  if (objection !== undefined) return refusal(objection, since(c, from));
  c.dice += count;
  if (c.dice > limits.dice) return refusal(overDice, since(c, from));
  const wrong = readSuffixes(c, dice) ? twoModes : suffixObjection(dice);
  return wrong === undefined ? dice : refusal(wrong, since(c, from));
}

/** Dice that are being read. */
interface Building extends Dice {
  mode?: Mode;
  modifiers?: Modifier[];
}

/** Reads all that stands behind dice into them, and tells whether they have a mode twice. */
function readSuffixes(c: Cursor, dice: Building): boolean {
  let twice = false;
  for (;;) {
    const suffix = readSuffix(c, dice.sides);
    if (suffix === undefined) break;
    if (typeof suffix === "string") {
      twice ||= dice.mode !== undefined;
      dice.mode ??= suffix;
    } else if (dice.modifiers === undefined) dice.modifiers = [suffix];
    else dice.modifiers.push(suffix);
  }
  if (dice.modifiers !== undefined && dice.modifiers.length > 1) dice.modifiers.sort(runOrder);
  return twice;
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

const refusal = ({ code, ...why }: Objection, at: Span): never => refuse(code, { ...why, at });

/** One modifier or mode, or nothing where the dice are complete. */
function readSuffix(c: Cursor, sides: number): Mode | Modifier | undefined {
  const token = tokenAt(c.tokens, c.at);
  if (token.kind === "end") return undefined;
  const { text: word, means } = token;
  const form = means.is === "beyond" ? means.form : undefined;
  if (form !== undefined) {
    c.at += 1;
    return readModifier(c, form, sides);
  }
  const mode = readMode(c);
  if (mode !== undefined) return mode;
  if (word === "keep" || word === "drop") return readSpoken(c, sides);
  if (word === "d" || (token.kind === "dice" && token.value === undefined)) {
    return unparseable({
      message: 'A "d" after dice could mean two things.',
      hint: "Write dl1 or dh1 to drop dice, or a sign before more of them.",
      at: since({ ...c, at: c.at + 1 }, c.at),
    });
  }
  return undefined;
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
function readSpoken(c: Cursor, sides: number): Modifier {
  const verb = peek(c);
  c.at += 1;
  take(c, "the");
  const form = forms.get(spokenChoices.get(`${verb} ${peek(c)}`) ?? "");
  if (form === undefined) return unexpected(c, `"highest" or "lowest" after "${verb}"`);
  c.at += 1;
  const number = numberAt(c.tokens, c.at);
  if (number === undefined) return readModifier(c, form, sides);
  c.at += number.taken;
  return form.make(number.value, "=");
}

function readModifier(c: Cursor, form: Form, sides: number): Modifier {
  const op = form.takes === "faces" ? readOp(c) : undefined;
  const value = takeNumber(c);
  if (value !== undefined) return form.make(value, op ?? "=");
  if (op !== undefined || form.missing === undefined)
    return unexpected(c, "a number after the modifier");
  return form.make(form.missing(sides), "=");
}

/** `<=` and `>=` say what `<` and `>` mean here anyway. */
function readOp(c: Cursor): Compare["op"] | undefined {
  const op = peek(c);
  if (op !== "<" && op !== ">" && op !== "=") return undefined;
  c.at += 1;
  if (op !== "=") take(c, "=");
  return op;
}
