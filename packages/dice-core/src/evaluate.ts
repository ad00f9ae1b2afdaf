import { clampAll } from "./modifiers/clamp.js";
import { chain } from "./modifiers/explode.js";
import { type Rules, rulesOf } from "./modifiers/index.js";
import { chosen } from "./modifiers/keep.js";
import { settle } from "./modifiers/reroll.js";
import type { Rng } from "./rng.js";
import type { Dice, DiceExpr, Operand, Roll, RolledDice, RolledTerm, Term } from "./types.js";

type Sign = Term["sign"];

/** Rolls every die of an expression, from left to right. */
export function roll(expr: DiceExpr, rng: Rng): Roll {
  const terms = expr.terms.map(({ of, sign }) => rollOperand(of, sign, rng));
  let total = 0;
  for (const { subtotal } of terms) total += subtotal;
  return expr.label === undefined ? { terms, total } : { terms, total, label: expr.label };
}

// Zero is never negative: -0 would show in toString and in comparisons of results.
const signed = (value: number, sign: Sign): number => (sign === 1 ? value : 0 - value);

function rollOperand(operand: Operand, sign: Sign, rng: Rng): RolledTerm {
  switch (operand.type) {
    case "die":
      return operand.mode === undefined && operand.modifiers === undefined
        ? rollPlain(operand, sign, rng)
        : rollRuled(operand, sign, rng);
    case "constant": {
      const { value } = operand;
      return { type: "constant", value, sign, subtotal: signed(value, sign) };
    }
    case "product": {
      const factors = operand.factors.map((factor) => rollOperand(factor, 1, rng));
      const product = factors.reduce((all, factor) => all * factor.subtotal, 1) + 0;
      return { type: "product", sign, factors, subtotal: signed(product, sign) };
    }
    case "group": {
      const { terms, total } = roll(operand, rng);
      return { type: "group", sign, terms, subtotal: signed(total, sign) };
    }
  }
}

function rollPlain({ count, sides }: Dice, sign: Sign, rng: Rng): RolledDice {
  const rolls = throwDice(count, sides, rng);
  const subtotal = sign * sumOf(rolls);
  return { type: "die", count, sides, sign, rolls, subtotal };
}

function throwDice(count: number, sides: number, rng: Rng): readonly number[] {
  // At its full length at once: an array that grows takes more room than most rolls have dice.
  // oxlint-disable-next-line unicorn/no-new-array -- the length is meant, not an element
  const rolls = new Array<number>(count);
  for (let i = 0; i < count; i++) rolls[i] = rng.die(sides);
  return rolls;
}

function sumOf(values: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] ?? 0;
  return sum;
}

/** Throws dice with a mode or modifiers, chooses among the faces that stand, and adds up what they count as. */
function rollRuled(dice: Dice, sign: Sign, rng: Rng): RolledDice {
  const { type, count, sides, mode, modifiers } = dice;
  const rules = rulesOf(dice);
  const { rolls, standing } = throwPool(rules, sides, rng);
  const kept = rules.choice === undefined ? standing : chosen(standing, rules.choice, rules);
  const counted = clampAll(kept, rules);
  const subtotal = sign * sumOf(counted);
  // Written out, as spreading what may be absent costs more than rolling the dice.
  const rolled: Building =
    modifiers === undefined
      ? { type, count, sides, sign, rolls, kept, subtotal }
      : { type, count, sides, sign, rolls, kept, subtotal, modifiers };
  if (mode !== undefined) rolled.mode = mode;
  if (counted !== kept) rolled.counted = counted;
  return rolled;
}

type Building = { -readonly [Key in keyof RolledDice]: RolledDice[Key] };

/** Every face that fell, and those that stand after rerolls and explosions. */
interface Thrown {
  readonly rolls: readonly number[];
  readonly standing: readonly number[];
}

function throwPool(rules: Rules, sides: number, rng: Rng): Thrown {
  if (rules.rerolls.length > 0 || rules.explode !== undefined) return throwAgain(rules, sides, rng);
  const rolls = throwDice(rules.pool, sides, rng);
  return { rolls, standing: rolls };
}

/** Die by die, each settled before the next is thrown. */
function throwAgain({ rerolls, explode, pool }: Rules, sides: number, rng: Rng): Thrown {
  const rolls: number[] = [];
  const standing: number[] = [];
  const fall = (): number => {
    const face = rng.die(sides);
    rolls.push(face);
    return face;
  };
  const settled = rerolls.length === 0 ? fall : () => settle(rerolls, fall);
  for (let i = 0; i < pool; i++) {
    if (explode === undefined) standing.push(settled());
    else chain(explode, settled, (face) => standing.push(face));
  }
  return { rolls, standing };
}
