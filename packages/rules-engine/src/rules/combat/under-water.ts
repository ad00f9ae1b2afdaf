import type { Creature } from "../../creature/creature.js";
import type { AttackOrder } from "../../game/attack-frame.js";
import type { GameState } from "../../game/state.js";
import type { RuleViolation } from "../../game/violation.js";
import { isUnhindered } from "../../gather/unhindered.js";
import { type Body, footprintOf, widthOf } from "../../grid/body.js";
import { feetPerSquare } from "../../grid/point.js";
import { groundAt } from "../../grid/terrain.js";
import { speedsNow } from "../../sheet/numbers.js";
import { type Compendium, foldName } from "../../tables/compendium.js";
import { findItem } from "../../tables/item-facts.js";
import { isLongRange } from "./attack/reach.js";
import { bodyOf, type Two } from "./bodies.js";

interface Tables {
  readonly compendium: Compendium;
}

/** An effect of this name says of its bearer that it is wholly under water, wherever the map has it. */
const saidToBe = "underwater";

const isSaidToBe = ({ effects }: Creature): boolean =>
  effects.some(({ name }) => foldName(name) === saidToBe);

/** Feet that a creature stands above the surface of the water that it is in; nothing for who is in none. */
function aboveWater(state: GameState, body: Body | undefined): number | undefined {
  const { battlefield } = state;
  if (battlefield === undefined || body === undefined || (body.z ?? 0) >= 0) return undefined;
  const isWet = footprintOf(body).every(
    (square) => groundAt(battlefield, square).water !== undefined,
  );
  return isWet ? (body.z ?? 0) + widthOf(body.size) * feetPerSquare : undefined;
}

/** Whether a creature fights under water: it has dived, or the table says so. */
export const isUnderWater = (
  state: GameState,
  creature: Creature,
  { compendium }: Tables,
): boolean =>
  isSaidToBe(creature) || aboveWater(state, bodyOf(state, creature.id, compendium)) !== undefined;

/** Whether nothing of a creature is above the water. */
export const isImmersed = (state: GameState, creature: Creature, { compendium }: Tables): boolean =>
  isSaidToBe(creature) || (aboveWater(state, bodyOf(state, creature.id, compendium)) ?? 1) <= 0;

type Made = Pick<AttackOrder, "facts" | "use">;

/** Whether water hampers an attack with a weapon ("Underwater Combat"). */
export function isHamperedByWater(
  state: GameState,
  { two, order }: { readonly two: Two; readonly order: Made },
  using: Tables,
): boolean {
  const { facts, use } = order;
  if (facts.with !== "weapon" || !isInIt(state, { two, order }, using)) return false;
  if (isUnhindered(two.self, "water", using.compendium)) return false;
  const { melee, ranged } = using.compendium.underwaterCombat;
  const weapon = weaponOf(two.self, order, using);
  if (use.mode !== "melee") return !ranged.unlessWeapons.includes(weapon);
  const swims = speedsNow(two.self, using.compendium)[melee.unlessSpeed] !== undefined;
  return !swims && !melee.unlessWeapons.includes(weapon);
}

/** What is struck with is in the water with who strikes; what is shot or thrown meets water on either side. */
const isInIt = (
  state: GameState,
  { two, order: { use } }: { readonly two: Two; readonly order: Made },
  using: Tables,
): boolean =>
  isUnderWater(state, two.self, using) ||
  (use.mode !== "melee" && isUnderWater(state, two.other, using));

/** The id of the weapon that an attack is made with, in hand or in the stat block; "" for teeth and claws. */
function weaponOf(self: Creature, { facts: { from } }: Made, { compendium }: Tables): string {
  if ("action" in from) return compendium.weapons.find(from.action)?.id ?? "";
  const item = "item" in from ? self.items.find(({ id }) => id === from.item) : undefined;
  return (item && findItem(item, compendium).weapon?.id) ?? "";
}

/** Beyond its normal range nothing that is shot or thrown hits under water. */
export function refuseUnderWater(
  state: GameState,
  {
    two,
    order,
    feet,
  }: { readonly two: Two; readonly order: Made; readonly feet?: number | undefined },
  using: Tables,
): RuleViolation | undefined {
  const { facts, use } = order;
  const isFar = facts.with === "weapon" && isLongRange(facts, { mode: use.mode, feet });
  if (!isFar || !isInIt(state, { two, order }, using)) return undefined;
  return {
    code: "OUT_OF_RANGE",
    message: `Under water ${facts.name} misses whatever is farther than ${facts.range?.normal ?? 0} feet, and ${two.other.name} is ${feet ?? 0} feet away (Underwater Combat).`,
    hint: "Move nearer, or attack with something else.",
  };
}
