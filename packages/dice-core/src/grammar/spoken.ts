import { foldCharacters, lengthFault } from "../characters.js";
import type { DiceError } from "../errors.js";
import { lex, type Token, tokenAt } from "../lex.js";
import { classicDice, limits } from "../limits.js";
import { err, ok, type Result } from "../result.js";
import type { DiceExpr, Term } from "../types.js";
import { advantageFault, modeOf } from "./advantage.js";
import { fault, span } from "./fault.js";
import { asksForMore, cutPurpose, readLabel } from "./purpose.js";
import { type Placed, type Reading, read } from "./reader.js";
import { asPurpose } from "./unknown.js";

/**
 * Reads a plain English request for classic dice: "roll a d20 with advantage and a +3 modifier".
 * Every character counts: what is not understood is an error, never passed over. Where several
 * things are wrong, the answer is the first of: too long, out of scope, unparseable, invalid die,
 * another limit, advantage.
 */
export function parseRequest(text: string): Result<DiceExpr, DiceError> {
  const tooLong = lengthFault(text);
  if (tooLong !== undefined) return err(tooLong);
  const tokens = withoutFullStop(lex(foldCharacters(text)));
  const { body, purpose } = cutPurpose(tokens);
  const beyond =
    scopeFault(body) ?? (purpose.length > 0 ? scopeFault(purpose.filter(asksForMore)) : undefined);
  if (beyond !== undefined) return err(beyond);
  const reading = read(body);
  if (!reading.ok) return err(withPurposeHint(reading.error, body, text));
  const label = readLabel(purpose, text);
  if (!label.ok) return label;
  const wrong = judge(reading.value);
  if (wrong !== undefined) return err(wrong);
  const terms = withMode(reading.value);
  return ok(label.value === undefined ? { terms } : { terms, label: label.value });
}

/** Where "for" before the words at fault would make a request of the text, the hint says so. */
function withPurposeHint(error: DiceError, body: readonly Token[], text: string): DiceError {
  const at = body.findIndex(({ start }) => start === error.at?.start);
  const suggestion = at < 0 ? undefined : asPurpose(body, at, text);
  if (suggestion === undefined || !parseRequest(suggestion).ok) return error;
  return { ...error, hint: `If that is what the roll is for: "${suggestion}".` };
}

const isFullStop = ({ text }: Token): boolean => text === "." || text === "?";

/** Sentences end in a full stop or a question mark. */
function withoutFullStop(tokens: readonly Token[]): readonly Token[] {
  let end = tokens.length;
  while (end > 0 && isFullStop(tokenAt(tokens, end - 1))) end -= 1;
  return end === tokens.length ? tokens : tokens.slice(0, end);
}

function scopeFault(tokens: readonly Token[]): DiceError | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const token = tokenAt(tokens, at);
    if (token.means.is === "beyond" && !inMarkedMode(tokens, at)) {
      return fault("OUT_OF_SCOPE_SYNTAX", {
        message: `${token.means.name} cannot be rolled here ("${token.text}").`,
        hint: "A roll is dice and numbers, added or subtracted; a single d20 may have advantage or disadvantage.",
        at: span(token),
      });
    }
  }
  return undefined;
}

/** Whether a parenthesis belongs to "d20(adv)" or "d20(disadv)". */
function inMarkedMode(tokens: readonly Token[], at: number): boolean {
  const open = tokenAt(tokens, at).text === ")" ? at - 2 : at;
  const mode = tokenAt(tokens, open + 1).text;
  return (
    tokenAt(tokens, open - 1).kind === "dice" &&
    tokenAt(tokens, open).text === "(" &&
    (mode === "adv" || mode === "disadv") &&
    tokenAt(tokens, open + 2).text === ")"
  );
}

/** What is wrong with a reading, the gravest first: no dice, no such die, too much, advantage. */
function judge(reading: Reading): DiceError | undefined {
  let none: Placed | undefined;
  let odd: Placed | undefined;
  let large: Placed | undefined;
  let dice = 0;
  for (const term of reading.terms) {
    const { of } = term;
    if (of.type === "constant") {
      if (of.value > limits.constant) large ??= term;
      continue;
    }
    dice += of.count;
    if (of.count === 0) none ??= term;
    if (!classic.includes(of.sides)) odd ??= term;
  }
  if (none !== undefined) return noDice("Zero dice cannot be rolled.", none);
  if (dice === 0) return advantageFault(reading) ?? noDice("There is no die in the text.");
  if (odd !== undefined) return noSuchDie(odd);
  return limitFault(reading.terms.length, dice, large) ?? advantageFault(reading);
}

const classic: readonly number[] = classicDice;

const noDice = (message: string, term?: Placed): DiceError =>
  fault("UNPARSEABLE_INPUT", {
    message,
    hint: "Ask for one die or more.",
    at: term && span(term.first, term.last),
  });

const noSuchDie = ({ of, first, last }: Placed): DiceError =>
  fault("INVALID_DIE", {
    message:
      of.type === "die" && of.sides < 1e6 ? `There is no d${of.sides}.` : "There is no such die.",
    hint: "Only d4, d6, d8, d10, d12, d20 and d100 are supported.",
    at: span(first, last),
  });

function limitFault(terms: number, dice: number, large: Placed | undefined): DiceError | undefined {
  if (terms <= limits.terms && dice <= limits.dice && large === undefined) return undefined;
  const message =
    terms > limits.terms
      ? `${terms} terms are too many; at most ${limits.terms} are allowed.`
      : dice > limits.dice
        ? `${dice < 1e6 ? dice : "So many"} dice are too many; at most ${limits.dice} are allowed.`
        : `A number is too large; at most ${limits.constant} is allowed.`;
  return fault("LIMIT_EXCEEDED", {
    message,
    hint: "Roll less at a time.",
    at: large && span(large.first, large.last),
  });
}

function withMode(reading: Reading): readonly Term[] {
  const mode = modeOf(reading);
  return reading.terms.map(({ sign, of }) => {
    const moded = mode !== undefined && of.type === "die" && of.sides === 20;
    return { sign, of: moded ? { ...of, mode } : of };
  });
}
