import type { Limit } from "@tabletop-mcp/srd-data";
import type { Creature, Spent } from "../../creature/creature.js";
import { isCastCounter } from "../../sheet/casting/pays.js";
import { featuresOf } from "../../sheet/features.js";
import { hitDiceOf } from "../../sheet/hit-dice.js";
import { itemUsesOf } from "../../sheet/item-uses.js";
import { rechargingOf, usesOf } from "../../sheet/uses.js";
import type { Compendium } from "../../tables/compendium.js";
import { largestFirst } from "./hit-dice.js";

/** What a rest gives back, and the same in words. */
export interface Recovery {
  readonly spent: Spent;
  readonly recovered: readonly string[];
}

/** Limits that a rest renews; eight hours see a new day, and a dawn. */
const renewed: Readonly<Record<"short" | "long", readonly Limit["per"][]>> = {
  short: ["short-rest", "hour"],
  long: ["short-rest", "hour", "long-rest", "day", "dawn"],
};

/** Slots, uses of features and hit dice that come back ("Resting", and the features' own sections). */
export function recover(
  creature: Creature,
  rest: "short" | "long",
  compendium: Compendium,
): Recovery {
  const { spent } = creature;
  const names = [
    ...usesOf(creature, compendium).filter(({ per }) => renewed[rest].includes(per)),
    ...itemUsesOf(creature, compendium).filter(({ per }) => renewed[rest].includes(per)),
    ...rechargingOf(creature, compendium),
  ].filter(({ id }) => (spent.uses[id] ?? 0) > 0);
  const castings = rest === "long" ? Object.keys(spent.uses).filter(isCastCounter) : [];
  const uses = without(rest === "short" ? restored(creature, compendium) : spent.uses, [
    ...names.map(({ id }) => id),
    ...castings,
  ]);
  const hitDice = rest === "long" ? halfBack(creature, compendium) : spent.hitDice;
  const slots = rest === "long" ? {} : spent.slots;
  const back = count(spent.hitDice) - count(hitDice);
  return {
    spent: { hitDice, slots, pact: 0, uses },
    recovered: [
      ...(back > 0 ? [`${back} hit ${back === 1 ? "die" : "dice"}`] : []),
      ...(rest === "long" && Object.values(spent.slots).some((used) => used > 0)
        ? ["spell slots"]
        : []),
      ...(spent.pact > 0 ? ["pact magic slots"] : []),
      ...(rest === "short" && pointsOf(uses) < pointsOf(spent.uses) ? ["sorcery points"] : []),
      ...names.map(({ name }) => name),
      ...(castings.length > 0 ? ["spells cast without slots"] : []),
    ],
  };
}

const pointsOf = (uses: Counts): number => uses["sorcery-points"] ?? 0;

/** Four sorcery points come back at a short rest (Sorcerer, Sorcerous Restoration). */
function restored({ make, spent: { uses } }: Creature, compendium: Compendium): Counts {
  const { "sorcery-points": points = 0, ...others } = uses;
  const has = featuresOf(make, compendium).some(
    ({ id }) => id === "sorcerer-sorcerous-restoration",
  );
  if (points === 0 || !has) return uses;
  return points > 4 ? { ...others, "sorcery-points": points - 4 } : others;
}

type Counts = Readonly<Record<string, number>>;

const count = (counts: Counts): number => Object.values(counts).reduce((sum, one) => sum + one, 0);

const without = (counts: Counts, ids: readonly string[]): Counts =>
  Object.fromEntries(Object.entries(counts).filter(([id]) => !ids.includes(id)));

/** Half of all its hit dice, at least one, the largest first; spent dice that are none left are left out. */
function halfBack({ make, spent }: Creature, compendium: Compendium): Counts {
  let back = Math.max(1, Math.floor(count(hitDiceOf(make, compendium)) / 2));
  const left: Record<string, number> = {};
  for (const die of largestFirst(spent.hitDice)) {
    const before = spent.hitDice[die] ?? 0;
    const regained = Math.min(back, before);
    back -= regained;
    if (before > regained) left[die] = before - regained;
  }
  return left;
}
