import { operandExtent, productExtent } from "../bounds.js";
import { limits } from "../limits.js";
import { rulesOf } from "../modifiers/index.js";
import type { Dice, Operand } from "../types.js";
import type { Extent } from "./extent.js";
import { facesOf } from "./faces.js";
import { poolSteps } from "./pool.js";

/** What it takes to reckon an operand's distribution. */
interface Cost {
  readonly steps: number;
  /** Totals in its table. */
  readonly width: number;
}

/** Steps that the distribution of an operand takes at most: known before the first of them. */
export const stepsFor = (operand: Operand): number => costOf(operand).steps;

function costOf(operand: Operand): Cost {
  switch (operand.type) {
    case "die":
      return diceCost(operand);
    case "constant":
      return { steps: 1, width: 1 };
    case "group":
      return operand.terms.map(({ of }) => costOf(of)).reduce(sumCost, { steps: 0, width: 1 });
    case "product":
      return productCost(operand.factors);
  }
}

const sumCost = (a: Cost, b: Cost): Cost => ({
  steps: a.steps + b.steps + a.width * b.width,
  width: a.width + b.width - 1,
});

/** A product's table has a place for every total between its ends, however few of them can come up. */
function productCost(factors: readonly Operand[]): Cost {
  let all: Cost = { steps: 0, width: 1 };
  let extent: Extent = { least: 1, most: 1 };
  for (const factor of factors) {
    const { steps, width } = costOf(factor);
    extent = productExtent(extent, operandExtent(factor));
    const places = extent.most - extent.least + 1;
    all = { steps: all.steps + steps + all.width * width + 4 * places, width: places };
  }
  return all;
}

function diceCost(dice: Dice): Cost {
  const { count, sides } = dice;
  if (dice.mode === undefined && dice.modifiers === undefined) {
    return {
      steps: count + (count * (count + 1) * (sides - 1)) / 2,
      width: count * (sides - 1) + 1,
    };
  }
  const rules = rulesOf(dice);
  const faces = facesOf(rules, sides);
  if (rules.choice !== undefined) {
    const steps = poolSteps({ faces, count: rules.pool, choice: rules.choice });
    const most = rules.explode === undefined ? rules.pool : rules.pool * (limits.explosions + 1);
    return {
      steps,
      width: (rules.choice.type === "keep" ? rules.choice.count : most) * rules.high + 1,
    };
  }
  const one = rules.high - rules.low + 1;
  if (rules.explode === undefined) return { steps: powerSteps(one, count), width: count * one };
  const exploding = faces.filter(({ explodes }) => explodes).length;
  const chain = rules.high * (limits.explosions + 1);
  const steps = limits.explosions * (exploding + 1) * chain + powerSteps(chain, count);
  return { steps, width: count * chain };
}

const powerSteps = (width: number, count: number): number =>
  (width * width * count * (count + 1)) / 2;
