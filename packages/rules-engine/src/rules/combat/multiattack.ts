import type { Rng } from "@tabletop-mcp/dice-core";
import type { Strike } from "@tabletop-mcp/srd-data/creatures";
import type { Creature } from "../../creature/creature.js";
import { rollNotation } from "../../dice/points.js";
import type { GameState } from "../../game/state.js";
import { blockOf } from "../../sheet/block-of.js";
import type { Compendium } from "../../tables/compendium.js";
import { headsLeft } from "./heads.js";

/** One strike of a combination: the actions that it can be. */
type Slot = readonly string[];

/** The combinations of a stat block's Multiattack, strike by strike; none for who has none. */
export function combinationsOf(
  { make }: Pick<Creature, "make">,
  rolled: number | undefined,
  compendium: Compendium,
): readonly (readonly Slot[])[] {
  const found = multiattackOf({ make }, compendium);
  const byHeads = rolled !== undefined && hasHeads({ make }, compendium);
  return found.map((combination) =>
    combination.flatMap(({ count, ...strike }) =>
      slotsOf({ ...strike, count: byHeads ? rolled : count }, rolled),
    ),
  );
}

const multiattackOf = (
  { make }: Pick<Creature, "make">,
  compendium: Compendium,
): readonly (readonly Strike[])[] =>
  blockOf(make, compendium)?.actions.find(({ multiattack }) => multiattack !== undefined)
    ?.multiattack ?? [];

const slotsOf = ({ action, count, or = [] }: Strike, rolled = 0): readonly Slot[] =>
  Array.from({ length: typeof count === "number" ? count : rolled }, () => [action, ...or]);

const hasHeads = ({ make }: Pick<Creature, "make">, compendium: Compendium): boolean =>
  blockOf(make, compendium)?.traits.some(({ heads }) => heads !== undefined) === true;

/** How many attacks there are this time, where the stat block rolls for it (Violet Fungus), or has one for each head. */
export function rollStrikes(
  state: GameState,
  creature: Pick<Creature, "id" | "make">,
  { rng, compendium }: { readonly rng: Rng; readonly compendium: Compendium },
): number | undefined {
  if (hasHeads(creature, compendium)) return headsLeft(state, creature.id, compendium);
  const strikes = multiattackOf(creature, compendium).flat();
  const dice = strikes.find(({ count }) => typeof count === "string")?.count;
  const rolled = typeof dice === "string" ? rollNotation(dice, rng) : undefined;
  return rolled?.ok ? rolled.value.rolled : undefined;
}

/** Whether strikes, in whatever order, are part of one of the combinations. */
export const isPartOf = (
  strikes: readonly string[],
  combinations: readonly (readonly Slot[])[],
): boolean => combinations.some((slots) => fits(strikes, slots));

/** Each strike needs a slot of its own. */
function fits([strike, ...others]: readonly string[], slots: readonly Slot[]): boolean {
  if (strike === undefined) return true;
  return slots.some((slot, at) => slot.includes(strike) && fits(others, slots.toSpliced(at, 1)));
}

/** The actions with which a combination can go on after these strikes. */
export const nextStrikes = (
  strikes: readonly string[],
  combinations: readonly (readonly Slot[])[],
): readonly string[] =>
  [...new Set(combinations.flat(2))].filter((name) => isPartOf([...strikes, name], combinations));
