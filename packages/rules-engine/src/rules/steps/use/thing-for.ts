import type { Effect, Step } from "@tabletop-mcp/srd-data";
import type { Creature } from "../../../creature/creature.js";
import { mentions } from "../../../effects/mentions.js";
import { attackFactsOf } from "../../../sheet/attacks.js";
import { type Compendium, foldName } from "../../../tables/compendium.js";
import type { Usable } from "./usable.js";

const isOnThing = ({ when }: Effect): boolean => mentions(when, "with");

/** Whether a step lays something on a thing of its user's: a flame on a blade, a blessing on a weapon. */
export const laysOnThing = ({ effects = [] }: Step): boolean =>
  effects.some((lasting) => lasting.effects.some(isOnThing));

const heldWeapons = (creature: Creature, compendium: Compendium) =>
  attackFactsOf(creature, compendium).flatMap(({ name, from }) =>
    "item" in from ? [{ name, item: from.item }] : [],
  );

/** The first weapon that a creature has in hand. */
export const weaponInHand = (creature: Creature, compendium: Compendium): string | undefined =>
  heldWeapons(creature, compendium)[0]?.item;

/** What a use is laid on, where it is laid on a thing: itself, or of a feature the weapon that is named, else the first in hand. */
export function thingFor(
  creature: Creature,
  { usable, attack }: { readonly usable: Usable; readonly attack: string | undefined },
  compendium: Compendium,
): string | undefined {
  const { item, steps } = usable;
  if (item !== undefined && steps.some(({ attack: own }) => own !== undefined)) return item.id;
  if (!steps.some(laysOnThing)) return undefined;
  if (item !== undefined) return item.id;
  const held = heldWeapons(creature, compendium);
  const named = held.find(
    ({ name, item }) => item === attack || foldName(name) === foldName(attack ?? ""),
  );
  return (attack === undefined ? held[0] : named)?.item;
}
