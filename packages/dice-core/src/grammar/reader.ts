import type { DiceError } from "../errors.js";
import { type Token, tokenAt } from "../lex.js";
import { err, ok, type Result } from "../result.js";
import type { Constant, Dice, Mode } from "../types.js";
import { fault, type Span, span } from "./fault.js";
import { isHyphen, numberAt, type ReadNumber } from "./numbers.js";
import { dieAt, type ReadDice } from "./spoken-dice.js";
import { unknown } from "./unknown.js";

/** A term and the tokens it stands in. A die's sides and count are as written, checked later. */
export interface Placed {
  readonly sign: 1 | -1;
  readonly of: Dice | Constant;
  readonly first: Token;
  readonly last: Token;
}

/** What a request says, in order, before its numbers are judged. */
export interface Reading {
  readonly terms: readonly Placed[];
  readonly modes: readonly Asked[];
}

/** A word for a mode, and the die that it is written behind as "(adv)". */
export interface Asked {
  readonly mode: Mode;
  readonly at: Span;
  readonly die?: Placed;
}

interface Sign {
  readonly value: 1 | -1;
  readonly token: Token;
  /** "+ -": a template's plus before a negative number. A third sign is one too many. */
  readonly doubled: boolean;
}

interface Bonus {
  readonly token: Token;
  readonly sign: 1 | -1;
}

interface Reader {
  readonly tokens: readonly Token[];
  at: number;
  sign: Sign | undefined;
  /** "bonus" or "penalty", waiting for its number. */
  bonus: Bonus | undefined;
  readonly terms: Placed[];
  readonly modes: Asked[];
}

type Fault = DiceError | undefined;

/** Reads every token of a request's body; the first that has no place in it is the fault. */
export function read(tokens: readonly Token[]): Result<Reading, DiceError> {
  const reader: Reader = { tokens, at: 0, sign: undefined, bonus: undefined, terms: [], modes: [] };
  while (reader.at < tokens.length) {
    const wrong = step(reader);
    if (wrong !== undefined) return err(wrong);
  }
  if (reader.sign !== undefined) return err(dangling(reader.sign.token));
  if (reader.bonus?.sign === -1) return err(ofWhat(reader.bonus.token));
  return ok(reader);
}

function step(reader: Reader): Fault {
  const { tokens, at } = reader;
  const token = tokenAt(tokens, at);
  // An index below zero is a property by name to the engine, and slow.
  if (at > 0 && abuts(token, tokenAt(tokens, at - 1))) return unknown(tokens, at);
  const { means } = token;
  switch (means.is) {
    case "sign":
      return joins(tokens, at) ? unknown(tokens, at) : readSign(reader, token, means.sign);
    case "mode":
      return readMode(reader, token, means.mode);
    case "bonus":
      // "minus a bonus", "plus a penalty".
      if (reader.sign !== undefined && reader.sign.value !== means.sign) {
        return contradiction(reader.sign.token, token);
      }
      reader.bonus = { token, sign: means.sign };
      reader.at += 1;
      return undefined;
    case "filler":
      reader.at += 1;
      return undefined;
    default:
      return readTerm(reader);
  }
}

/** Letters against digits that make no die: "a3", "3plus". A mode may touch its die: "d20adv". */
function abuts(token: Token, before: Token): boolean {
  if (!token.glued) return false;
  if (before.kind === "word") return token.kind === "number" || token.kind === "dice";
  const digit = before.kind === "number" || before.kind === "dice";
  return digit && token.kind === "word" && token.means.is !== "mode";
}

/** A hyphen that joins words, "two-d6" or "d20-roll", takes nothing away; what it means is not known. */
function joins(tokens: readonly Token[], at: number): boolean {
  if (!isHyphen(tokens, at)) return false;
  const before = tokenAt(tokens, at - 1);
  const after = tokenAt(tokens, at + 1).means.is;
  const wordBefore = before.kind === "word" && before.means.is !== "mode";
  return wordBefore || after === "filler" || after === "bonus";
}

function readTerm(reader: Reader): Fault {
  const { tokens, at } = reader;
  const number = numberAt(tokens, at);
  const die = dieAt(tokens, at, number);
  if (die !== undefined) return readDice(reader, die);
  return number === undefined ? unknown(tokens, at) : readConstant(reader, number);
}

function readSign(reader: Reader, token: Token, value: 1 | -1): Fault {
  const before = reader.sign;
  if (before !== undefined && !isTemplate(reader, before, value)) {
    return fault("UNPARSEABLE_INPUT", {
      message: `Two signs, "${before.token.text}" and "${token.text}", stand before one number.`,
      hint: "Write one sign between two terms.",
      at: span(before.token, token),
    });
  }
  reader.sign = { value, token, doubled: before !== undefined };
  reader.at += 1;
  return undefined;
}

/** "+ -2": a template's plus before a negative number. */
const isTemplate = ({ tokens, at }: Reader, before: Sign, value: 1 | -1): boolean =>
  before.value === 1 && value === -1 && !before.doubled && tokens[at - 1] === before.token;

function readMode(reader: Reader, token: Token, mode: Mode): Fault {
  if (reader.sign !== undefined) return dangling(reader.sign.token);
  reader.modes.push({ mode, at: span(token) });
  reader.at += 1;
  return undefined;
}

function readDice(reader: Reader, { count, sides, taken }: ReadDice): Fault {
  const { tokens, at } = reader;
  const first = tokenAt(tokens, at);
  const last = tokenAt(tokens, at + taken - 1);
  if (sides === undefined) {
    return withoutSides(span(first, last));
  }
  reader.at += taken;
  // A penalty is a number here; a die to take away has a minus.
  if (reader.bonus?.sign === -1 && reader.sign?.value !== -1) {
    return ofWhat(reader.bonus.token);
  }
  const wrong = place(reader, { type: "die", count, sides }, { first, last });
  return wrong ?? readMarkedMode(reader);
}

/** The canonical "d20(adv)" and "d20(disadv)", the only parentheses that a request may hold. */
function readMarkedMode(reader: Reader): Fault {
  const { tokens, at, terms } = reader;
  const open = tokenAt(tokens, at);
  if (open.text !== "(") return undefined;
  const { means } = tokenAt(tokens, at + 1);
  const die = terms.at(-1);
  if (means.is !== "mode" || die === undefined) return undefined;
  reader.modes.push({ mode: means.mode, at: span(open, tokens[at + 2]), die });
  reader.at += 3;
  return undefined;
}

function readConstant(reader: Reader, { value, taken }: ReadNumber): Fault {
  const first = tokenAt(reader.tokens, reader.at);
  const last = tokenAt(reader.tokens, reader.at + taken - 1);
  reader.at += taken;
  const after = tokenAt(reader.tokens, reader.at);
  if (after.means.is === "bonus") {
    reader.at += 1;
    const wrong = takeBonus(reader, { token: after, sign: after.means.sign });
    if (wrong !== undefined) return wrong;
  } else if (reader.bonus !== undefined) {
    const wrong = takeBonus(reader, reader.bonus);
    if (wrong !== undefined) return wrong;
  }
  const noun = tokenAt(reader.tokens, reader.at);
  if (noun.kind === "word" && diceNouns.has(noun.text)) return withoutSides(span(first, noun));
  return place(reader, { type: "constant", value }, { first, last });
}

/** Gives a bare number the sign of its "bonus" or "penalty"; what says both is a contradiction. */
function takeBonus(reader: Reader, bonus: Bonus): Fault {
  const { sign } = reader;
  const others = [reader.bonus, sign && { token: sign.token, sign: sign.value }];
  const words = [bonus, ...others.flatMap((word) => word ?? [])];
  const added = words.find((word) => word.sign === 1);
  const taken = words.find((word) => word.sign === -1 && word.token !== sign?.token);
  if (added !== undefined && taken !== undefined) return contradiction(added.token, taken.token);
  reader.sign ??= { value: bonus.sign, token: bonus.token, doubled: false };
  return undefined;
}

function place(
  reader: Reader,
  of: Dice | Constant,
  { first, last }: Pick<Placed, "first" | "last">,
): Fault {
  if (reader.sign === undefined && reader.terms.length > 0) {
    return fault("UNPARSEABLE_INPUT", {
      message: "Two terms stand side by side with no sign between them.",
      hint: 'Write "+" or "-" between them to add them up, or ask for two rolls in two calls.',
      at: span(first, last),
    });
  }
  // As in the lexer, not by push.
  reader.terms[reader.terms.length] = { sign: reader.sign?.value ?? 1, of, first, last };
  reader.sign = undefined;
  reader.bonus = undefined;
  return undefined;
}

/** "2 dice" are dice, not a number to add. */
const diceNouns: ReadonlySet<string> = new Set(["die", "dice", "roll", "rolls"]);

const withoutSides = (at: Span): DiceError =>
  fault("UNPARSEABLE_INPUT", {
    message: "These dice have no number of sides.",
    hint: 'Write the sides after the d: "2d6".',
    at,
  });

const ofWhat = (word: Token): DiceError =>
  fault("UNPARSEABLE_INPUT", {
    message: `No number belongs to "${word.text}".`,
    hint: 'Write "-2" or "penalty of 2"; a die is taken away with "- d4".',
    at: span(word),
  });

const dangling = (sign: Token): DiceError =>
  fault("UNPARSEABLE_INPUT", {
    message: `Nothing that can be added follows "${sign.text}".`,
    hint: "After a sign comes a die or a number.",
    at: span(sign),
  });

const contradiction = (first: Token, last: Token): DiceError =>
  fault("UNPARSEABLE_INPUT", {
    message: "The text both adds and takes away the same number.",
    hint: 'Write "+2" for a bonus and "-2" for a penalty.',
    at: first.start < last.start ? span(first, last) : span(last, first),
  });
