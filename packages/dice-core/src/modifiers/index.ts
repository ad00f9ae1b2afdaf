import type { Dice, Mode, Modifier } from "../types.js";
import { clampForms, clampText } from "./clamp.js";
import { type Explode, explodeForms, explodeText } from "./explode.js";
import type { Form } from "./form.js";
import { type Choice, keepForms, keepText } from "./keep.js";
import { type Reroll, rerollForms, rerollText } from "./reroll.js";

export type { Explode } from "./explode.js";
export type { Form } from "./form.js";
export type { Choice } from "./keep.js";
export type { Reroll } from "./reroll.js";

/** Every modifier that notation can write, in the order in which they run. */
export const modifierForms: readonly Form[] = [
  ...rerollForms,
  ...explodeForms,
  ...clampForms,
  ...keepForms,
];

const order: Readonly<Record<Modifier["type"], number>> = {
  reroll: 0,
  explode: 1,
  min: 2,
  max: 3,
  keep: 4,
  drop: 4,
};

/** Sorts by the order in which modifiers run; rerolls that may repeat come before those that may not. */
export const runOrder = (a: Modifier, b: Modifier): number =>
  order[a.type] - order[b.type] ||
  (a.type === "reroll" && b.type === "reroll" ? Number(a.once) - Number(b.once) : 0);

/** A modifier in canonical notation: `r<2`, `!`, `mi2`, `kh3`. */
export function modifierText(modifier: Modifier, sides: number): string {
  switch (modifier.type) {
    case "reroll":
      return rerollText(modifier);
    case "explode":
      return explodeText(modifier, sides);
    case "min":
    case "max":
      return clampText(modifier);
    case "keep":
    case "drop":
      return keepText(modifier);
  }
}

/** What a term's modifiers and mode come to, ready to run. */
export interface Rules {
  readonly rerolls: readonly Reroll[];
  readonly explode: Explode | undefined;
  readonly low: number;
  readonly high: number;
  readonly choice: Choice | undefined;
  /** Dice thrown to begin with: two for one with a mode. */
  readonly pool: number;
}

/** Reads a term's modifiers; a mode is two dice of which one is kept. */
export function rulesOf({ count, sides, mode, modifiers = none }: Dice): Rules {
  let rerolls: readonly Reroll[] = noRerolls;
  let explode: Explode | undefined;
  let low = 1;
  let high = sides;
  let choice: Choice | undefined = mode && modeChoices[mode];
  for (const modifier of modifiers) {
    switch (modifier.type) {
      case "reroll":
        rerolls = [...rerolls, modifier];
        break;
      case "explode":
        explode = modifier;
        break;
      case "min":
        low = modifier.value;
        break;
      case "max":
        high = modifier.value;
        break;
      default:
        choice = modifier;
    }
  }
  return { rerolls, explode, low, high, choice, pool: mode === undefined ? count : 2 * count };
}

const none: readonly Modifier[] = [];
const noRerolls: readonly Reroll[] = [];

const modeChoices: Readonly<Record<Mode, Choice>> = {
  advantage: { type: "keep", which: "highest", count: 1 },
  disadvantage: { type: "keep", which: "lowest", count: 1 },
};
