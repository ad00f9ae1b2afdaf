import { diceExtent, type Extent } from "./distribution/extent.js";
import { diceMean } from "./distribution/mean.js";
import type { DiceExpr, Operand, Term } from "./types.js";

/** What a roll can come to at the least and at the most, and what it comes to on average. */
export interface Bounds extends Extent {
  readonly mean: number;
}

/** The least, the most and the mean total of an expression, reckoned term by term without rolling. */
export const bounds = ({ terms }: DiceExpr): Bounds => ({
  ...sumExtent(terms),
  mean: sumMean(terms),
});

/** The least and the most of one operand. */
export function operandExtent(operand: Operand): Extent {
  switch (operand.type) {
    case "die":
      return diceExtent(operand);
    case "constant":
      return { least: operand.value, most: operand.value };
    case "product":
      return operand.factors.map(operandExtent).reduce(productExtent);
    case "group":
      return sumExtent(operand.terms);
  }
}

function sumExtent(terms: readonly Term[]): Extent {
  let [least, most] = [0, 0];
  for (const { sign, of } of terms) {
    const extent = operandExtent(of);
    least += sign > 0 ? extent.least : -extent.most;
    most += sign > 0 ? extent.most : -extent.least;
  }
  return { least, most };
}

/** The extremes of a product lie at the extremes of its factors, which are independent. */
export function productExtent(a: Extent, b: Extent): Extent {
  const corners = [a.least * b.least, a.least * b.most, a.most * b.least, a.most * b.most];
  return { least: Math.min(...corners) + 0, most: Math.max(...corners) + 0 };
}

function operandMean(operand: Operand): number {
  switch (operand.type) {
    case "die":
      return diceMean(operand);
    case "constant":
      return operand.value;
    case "product":
      return operand.factors.reduce((all, factor) => all * operandMean(factor), 1) + 0;
    case "group":
      return sumMean(operand.terms);
  }
}

const sumMean = (terms: readonly Term[]): number =>
  terms.reduce((all, { sign, of }) => all + (sign > 0 ? operandMean(of) : -operandMean(of)), 0);
