import type { Step } from "@tabletop-mcp/srd-data";
import type { ItemFacts } from "../../tables/item-facts.js";

/**
 * What a use of an item does by numbers alone: steps on one creature without an attack, a save, an
 * area or a choice. Of several uses, or of options, somebody has to choose: then there are none.
 */
export function plainSteps({ magic, gear }: ItemFacts): readonly Step[] {
  const uses = (magic?.uses ?? []).filter(
    ({ economy }) => economy !== "passive" && economy !== "on-hit",
  );
  const [use] = uses;
  const steps = [...(uses.length === 1 ? (use?.steps ?? []) : []), ...(gear?.steps ?? [])];
  return steps.some(({ option }) => option !== undefined) ? [] : steps.filter(isPlain);
}

const isPlain = (step: Step): boolean =>
  [step.attack, step.save, step.check, step.area, step.when, step.percent].every(
    (one) => one === undefined,
  ) &&
  isOnOne(step) &&
  (step.effects ?? []).every(({ bearer }) => bearer === undefined) &&
  [...(step.effects ?? []), ...(step.conditions ?? [])].every(
    ({ duration: { kind } }) => kind === "time" || kind === "turn",
  );

const isOnOne = ({ targets }: Step): boolean =>
  targets?.what === "self" || (targets?.what === "creature" && targets.count === 1);

/** Whether there is something to do with an item, beyond wearing, wielding or carrying it. */
export const hasUse = (facts: ItemFacts): boolean =>
  (facts.magic?.spells ?? []).length > 0 ||
  (facts.magic?.uses ?? []).some(({ economy }) => economy !== "passive" && economy !== "on-hit") ||
  (facts.gear?.steps ?? []).length > 0;
