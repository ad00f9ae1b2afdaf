import type { DiceError } from "../errors.js";
import type { Token } from "../lex.js";
import { err, ok, type Result } from "../result.js";
import type { Constant, Dice, Mode } from "../types.js";
import { fault, type Span, span } from "./fault.js";
import { isHyphen, numberAt } from "./numbers.js";
import { unknown } from "./unknown.js";
import { fillers, modeWords, signs } from "./vocabulary.js";

/** A term and where it stands. A die's sides and count are as written, checked later. */
export interface Placed {
  readonly sign: 1 | -1;
  readonly of: Dice | Constant;
  readonly at: Span;
}

/** What a request says, in order, before its numbers are judged. */
export interface Reading {
  readonly terms: readonly Placed[];
  readonly modes: readonly { readonly mode: Mode; readonly at: Span; readonly die?: Placed }[];
}

interface Sign {
  readonly value: 1 | -1;
  readonly token: Token;
  /** "+ -": a template's plus before a negative number. A third sign is one too many. */
  readonly doubled: boolean;
}

interface Reader {
  readonly tokens: readonly Token[];
  at: number;
  sign: Sign | undefined;
  /** "bonus" or "penalty", waiting for its number. */
  word: Token | undefined;
  readonly terms: Placed[];
  readonly modes: { mode: Mode; at: Span; die?: Placed }[];
}

type Fault = DiceError | undefined;

/** Reads every token of a request's body; the first that has no place in it is the fault. */
export function read(tokens: readonly Token[]): Result<Reading, DiceError> {
  const reader: Reader = { tokens, at: 0, sign: undefined, word: undefined, terms: [], modes: [] };
  while (reader.at < tokens.length) {
    const wrong = step(reader);
    if (wrong !== undefined) return err(wrong);
  }
  if (reader.sign !== undefined) return err(dangling(reader.sign.token));
  return ok(reader);
}

function step(reader: Reader): Fault {
  const { tokens, at } = reader;
  const token = tokens[at];
  if (token === undefined) return undefined;
  if (abuts(tokens, at)) return unknown(tokens, at);
  const { text } = token;
  const sign = signs.get(text);
  if (sign !== undefined) return readSign(reader, token, sign);
  const die = dieAt(tokens, at);
  if (die !== undefined) return readDice(reader, die);
  const number = numberAt(tokens, at);
  if (number !== undefined) return readConstant(reader, number);
  const mode = modeWords.get(text);
  if (mode !== undefined) return readMode(reader, token, mode);
  if (text !== "," && !fillers.has(text)) return unknown(tokens, at);
  if (text === "bonus" || text === "penalty") reader.word = token;
  reader.at += 1;
  return undefined;
}

/** Letters against digits that make no die: "a3", "3plus". A mode may touch its die: "d20adv". */
function abuts(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (token?.glued !== true || before === undefined) return false;
  const kinds = `${before.kind} ${token.kind}`;
  return kinds === "word number" || (kinds === "number word" && !modeWords.has(token.text));
}

function readSign(reader: Reader, token: Token, value: 1 | -1): Fault {
  const before = reader.sign;
  const adjacent = reader.tokens[reader.at - 1] === before?.token;
  const template = before?.value === 1 && value === -1 && !before.doubled && adjacent;
  if (before !== undefined && !template) {
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

function readMode(reader: Reader, token: Token, mode: Mode): Fault {
  if (reader.sign !== undefined) return dangling(reader.sign.token);
  reader.modes.push({ mode, at: span(token) });
  reader.at += 1;
  return undefined;
}

/** Dice that were read: how many tokens they took. */
interface ReadDice {
  readonly count: number;
  /** undefined where no number of sides follows the d. */
  readonly sides: number | undefined;
  readonly taken: number;
}

/** "2d6", "d twenty", "three 6-sided", "percentile": dice at a place, if any stand there. */
function dieAt(tokens: readonly Token[], start: number): ReadDice | undefined {
  const count = numberAt(tokens, start);
  const own = count === undefined ? undefined : sidedAt(tokens, start, 1);
  if (own !== undefined) return own;
  const at = start + (count?.taken ?? 0);
  const many = count?.value ?? 1;
  const rest =
    tokens[at]?.text === "d"
      ? sidesAfterD(tokens, at + 1)
      : tokens[at]?.text === "percentile"
        ? { sides: 100, taken: 1 }
        : count === undefined
          ? undefined
          : sidedAt(tokens, at, many);
  return rest && { count: many, sides: rest.sides, taken: at - start + rest.taken };
}

/** The sides behind a "d": a number, "%", or a number behind a full stop, as dictation writes it. */
function sidesAfterD(
  tokens: readonly Token[],
  after: number,
): { sides: number | undefined; taken: number } {
  if (tokens[after]?.text === "%") return { sides: 100, taken: 2 };
  const dotted = tokens[after]?.text === "." && tokens[after].glued ? 1 : 0;
  const number = numberAt(tokens, after + dotted);
  if (number === undefined) return { sides: undefined, taken: 1 };
  const sides = tokens[after + dotted]?.text === "00" ? 100 : number.value;
  const end = after + dotted + number.taken;
  const plural = tokens[end]?.text === "s" && tokens[end].glued ? 1 : 0;
  return { sides, taken: 1 + dotted + number.taken + plural };
}

function sidedAt(tokens: readonly Token[], at: number, count: number): ReadDice | undefined {
  const sides = numberAt(tokens, at);
  if (sides === undefined) return undefined;
  const end = at + sides.taken;
  const word = isHyphen(tokens, end) ? end + 1 : end;
  if (tokens[word]?.text !== "sided") return undefined;
  return { count, sides: sides.value, taken: word - at + 1 };
}

function readDice(reader: Reader, { count, sides, taken }: ReadDice): Fault {
  const { tokens, at } = reader;
  const first = tokens[at];
  const last = tokens[at + taken - 1];
  if (first === undefined || last === undefined) return undefined;
  if (sides === undefined) {
    return fault("UNPARSEABLE_INPUT", {
      message: `"${tokens
        .slice(at, at + taken)
        .map((token) => token.text)
        .join("")}" does not say how many sides the die has.`,
      hint: "Write the sides after the d.",
      at: span(first, last),
    });
  }
  reader.at += taken;
  return place(reader, { type: "die", count, sides }, span(first, last)) ?? readMarkedMode(reader);
}

/** The canonical "d20(adv)" and "d20(disadv)", the only parentheses that a request may hold. */
function readMarkedMode(reader: Reader): Fault {
  const [open, word, close] = reader.tokens.slice(reader.at, reader.at + 3);
  const die = reader.terms.at(-1);
  const mode = modeWords.get(word?.text ?? "");
  if (open?.text !== "(" || close === undefined || mode === undefined || die === undefined)
    return undefined;
  reader.modes.push({ mode, at: span(open, close), die });
  reader.at += 3;
  return undefined;
}

function readConstant(reader: Reader, { value, taken }: { value: number; taken: number }): Fault {
  const first = reader.tokens[reader.at];
  const last = reader.tokens[reader.at + taken - 1];
  if (first === undefined || last === undefined) return undefined;
  reader.at += taken;
  const after = reader.tokens[reader.at];
  const follows = after?.text === "bonus" || after?.text === "penalty";
  if (follows) reader.at += 1;
  const words = [reader.word, follows ? after : undefined].flatMap((word) => word ?? []);
  const wanted = new Set(words.map((word) => word.text));
  const wrong = wanted.has("penalty") && (wanted.size > 1 || reader.sign?.value === 1);
  if (wrong) return contradiction(reader.sign?.token ?? words[0] ?? first, words.at(-1) ?? last);
  const [word] = words;
  if (reader.sign === undefined && word !== undefined) {
    reader.sign = { value: wanted.has("penalty") ? -1 : 1, token: word, doubled: false };
  }
  return place(reader, { type: "constant", value }, span(first, last));
}

function place(reader: Reader, of: Dice | Constant, at: Span): Fault {
  if (reader.sign === undefined && reader.terms.length > 0) {
    return fault("UNPARSEABLE_INPUT", {
      message: "Two terms stand side by side with no sign between them.",
      hint: 'Write "+" or "-" between them to add them up, or ask for two rolls in two calls.',
      at,
    });
  }
  reader.terms.push({ sign: reader.sign?.value ?? 1, of, at });
  reader.sign = undefined;
  reader.word = undefined;
  return undefined;
}

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
