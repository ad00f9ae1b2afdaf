import { coinCount } from "../../creature/coins.js";
import type { Coins, Creature } from "../../creature/creature.js";
import type { RuleViolation } from "../../game/violation.js";
import { loadOf } from "../../sheet/load.js";
import { coinsPerPound, inPounds, weightOfOne } from "../../sheet/weight.js";
import type { Compendium } from "../../tables/compendium.js";
import type { ItemKind } from "../../tables/item-names.js";

/** What is to be put on a creature: so many of what weighs so much. */
interface Burden {
  readonly what: string;
  readonly count: number;
  /** Pounds of one. */
  readonly each: number;
}

/** Says no to more of a thing than can be lifted at all. */
export const refuseHeavyItem = (
  creature: Creature,
  { kind, quantity }: { readonly kind: ItemKind; readonly quantity: number },
  compendium: Compendium,
): RuleViolation | undefined =>
  refuseBurden(
    creature,
    { what: kind.name, count: quantity, each: weightOfOne(kind, compendium) },
    compendium,
  );

/** Says no to more coins than can be lifted at all. */
export const refuseHeavyCoins = (
  creature: Creature,
  coins: Partial<Coins>,
  compendium: Compendium,
): RuleViolation | undefined =>
  refuseBurden(
    creature,
    { what: "coins", count: coinCount(coins), each: 1 / coinsPerPound },
    compendium,
  );

/** Twice the carrying capacity can be pushed, dragged or lifted, and no more (Lifting and Carrying). */
function refuseBurden(
  creature: Creature,
  { what, count, each }: Burden,
  compendium: Compendium,
): RuleViolation | undefined {
  const { carried, capacity } = loadOf(creature, compendium);
  const most = 2 * capacity;
  const added = count * each;
  if (added === 0 || inPounds(carried + added) <= most) return undefined;
  const more = Math.max(0, Math.floor(inPounds(most - carried) / each));
  return {
    code: "TOO_HEAVY",
    message: `${creature.name} can push, drag or lift ${most} lb, twice its carrying capacity, and has ${carried} lb already: ${count} ${what} would be ${inPounds(added)} lb more (Lifting and Carrying).`,
    hint: more === 0 ? "Not even one would still go." : `${more} ${what} would still go.`,
  };
}
