import type { Step } from "@tabletop-mcp/srd-data";
import type { StepRef } from "../../game/step-ref.js";
import type { ItemFacts } from "../../tables/item-facts.js";

/** A step, and where it stands. */
interface Plain {
  readonly step: Step;
  readonly at: StepRef;
}

/**
 * What a use of an item does by numbers alone: steps on one creature without an attack, a save, an
 * area or a choice. Of several uses, or of options, somebody has to choose: then there are none.
 */
export const plainSteps = (facts: ItemFacts): readonly Step[] =>
  plainIn(facts).map(({ step }) => step);

/** The same, with where they stand. */
export function plainIn({ magic, gear }: ItemFacts): readonly Plain[] {
  const active = (magic?.uses ?? []).flatMap(({ economy, steps }, use) =>
    economy === "passive" || economy === "on-hit" || magic === undefined
      ? []
      : [
          steps.map((step, place) => ({
            step,
            at: { of: "item", id: magic.id, use, path: [place] } as const,
          })),
        ],
  );
  const [only = []] = active;
  const all: readonly Plain[] = [
    ...(active.length === 1 ? only : []),
    ...(gear?.steps ?? []).map((step, place) => ({
      step,
      at: { of: "item", id: gear?.id ?? "", path: [place] } as const,
    })),
  ];
  return all.some(({ step }) => step.option !== undefined)
    ? []
    : all.filter(({ step }) => isPlain(step));
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
