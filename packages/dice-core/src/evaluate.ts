import { clamp } from "./modifiers/clamp.js";
import { chain } from "./modifiers/explode.js";
import { type Rules, rulesOf } from "./modifiers/index.js";
import { chosen } from "./modifiers/keep.js";
import { settle } from "./modifiers/reroll.js";
import type { Rng } from "./rng.js";
import type { Dice, DiceExpr, Operand, Roll, RolledDice, RolledTerm, Term } from "./types.js";

type Sign = Term["sign"];

/** Rolls every die of an expression, from left to right. */
export function roll(expr: DiceExpr, rng: Rng): Roll {
  const terms: RolledTerm[] = [];
  let total = 0;
  for (const { of, sign } of expr.terms) {
    const rolled = rollOperand(of, sign, rng);
    terms.push(rolled);
    total += rolled.subtotal;
  }
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
  const rolls: number[] = [];
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const face = rng.die(sides);
    rolls.push(face);
    sum += face;
  }
  return { type: "die", count, sides, sign, rolls, subtotal: sign * sum };
}

function rollRuled(dice: Dice, sign: Sign, rng: Rng): RolledDice {
  const rules = rulesOf(dice);
  const { rerolls, explode, pool } = rules;
  const rolls: number[] = [];
  if (rerolls.length === 0 && explode === undefined) {
    for (let i = 0; i < pool; i++) rolls.push(rng.die(dice.sides));
    return ruled(dice, sign, { rules, rolls, standing: rolls });
  }
  const fall = (): number => {
    const face = rng.die(dice.sides);
    rolls.push(face);
    return face;
  };
  return ruled(dice, sign, { rules, rolls, standing: throwPool(rules, fall) });
}

/** The faces that stand after rerolls and explosions: die by die, each settled before the next is thrown. */
function throwPool({ rerolls, explode, pool }: Rules, fall: () => number): readonly number[] {
  const standing: number[] = [];
  const settled = rerolls.length === 0 ? fall : () => settle(rerolls, fall);
  for (let i = 0; i < pool; i++) {
    if (explode === undefined) standing.push(settled());
    else chain(explode, settled, (face) => standing.push(face));
  }
  return standing;
}

interface Thrown {
  readonly rules: Rules;
  readonly rolls: readonly number[];
  readonly standing: readonly number[];
}

/** Clamps the faces that stand, chooses among them, and adds up. */
function ruled({ count, sides, mode, modifiers }: Dice, sign: Sign, thrown: Thrown): RolledDice {
  const { rules, rolls, standing } = thrown;
  const { low, high, choice } = rules;
  const clamps = low > 1 || high < sides;
  const values = clamps ? standing.map((face) => clamp(face, low, high)) : standing;
  const counts = choice === undefined ? undefined : chosen(values, choice);
  const kept: number[] = [];
  const counted: number[] | undefined = clamps ? [] : undefined;
  let sum = 0;
  let changed = false;
  for (let i = 0; i < standing.length; i++) {
    if (counts?.[i] === false) continue;
    const face = standing[i] ?? 0;
    const value = values[i] ?? 0;
    kept.push(face);
    counted?.push(value);
    sum += value;
    changed ||= value !== face;
  }
  // Assigned one by one: spreading what may be absent costs more than rolling the dice.
  const rolled: Building = { type: "die", count, sides, sign, rolls, kept, subtotal: sign * sum };
  if (mode !== undefined) rolled.mode = mode;
  if (modifiers !== undefined) rolled.modifiers = modifiers;
  if (changed && counted !== undefined) rolled.counted = counted;
  return rolled;
}

type Building = { -readonly [Key in keyof RolledDice]: RolledDice[Key] };
