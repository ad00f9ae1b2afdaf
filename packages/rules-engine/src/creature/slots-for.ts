import type { ItemFacts } from "../tables/item-facts.js";
import type { BodySlot, CustomItem, Item } from "./creature.js";

const hands: readonly BodySlot[] = ["main_hand", "off_hand"];
const wornOrHeld: readonly BodySlot[] = ["worn", ...hands];
const heldOrWorn: readonly BodySlot[] = [...hands, "worn"];
const nowhere: readonly BodySlot[] = [];

/** Where a thing can be worn or held, the plainest first; nowhere for potions, ammunition, mounts and the like. */
export function slotsFor({ armor, weapon, gear, magic, custom }: ItemFacts): readonly BodySlot[] {
  if (armor !== undefined) return armor.category === "shield" ? ["shield"] : ["armor"];
  if (weapon !== undefined)
    return weapon.id === lance ? [...hands, "two_hands"] : handsFor(weapon.properties);
  if (custom !== undefined) return slotsForCustom(custom);
  if (magic !== undefined) return slotsByKind[magic.kind] ?? nowhere;
  return gear === undefined ? nowhere : (slotsByKind[gear.kind] ?? nowhere);
}

const slotsByKind: Readonly<Record<string, readonly BodySlot[]>> = {
  ring: wornOrHeld,
  "wondrous item": wornOrHeld,
  rod: hands,
  staff: hands,
  wand: hands,
  gear: wornOrHeld,
  "holy symbol": wornOrHeld,
  kit: wornOrHeld,
  "arcane focus": heldOrWorn,
  "druidic focus": heldOrWorn,
  "artisan's tools": heldOrWorn,
  "gaming set": heldOrWorn,
  "musical instrument": heldOrWorn,
  tools: heldOrWorn,
};

/** In one hand on horseback, in two on foot (Equipment, Weapon Properties, Special). */
const lance = "lance";

/** A versatile weapon may be held in both hands all the time (Equipment, Weapon Properties). */
function handsFor(properties: readonly string[]): readonly BodySlot[] {
  if (properties.includes("two-handed")) return ["two_hands"];
  return properties.includes("versatile") ? [...hands, "two_hands"] : hands;
}

function slotsForCustom({
  type,
  armorClass,
  damage,
  properties = [],
}: CustomItem): readonly BodySlot[] {
  if (isShield(type)) return ["shield"];
  if (armorClass !== undefined || /\barmou?r\b/iu.test(type)) return ["armor"];
  if (damage !== undefined || /\bweapon\b/iu.test(type))
    return handsFor(properties.map((property) => property.toLowerCase()));
  return wornOrHeld;
}

const isShield = (type: string): boolean => /\bshield\b/iu.test(type);

/** What a slot needs to be free: a shield is carried in one hand, but goes with a two-handed weapon until the attack. */
const blockers: Readonly<Record<BodySlot, readonly BodySlot[]>> = {
  armor: ["armor"],
  shield: ["shield", "off_hand"],
  main_hand: ["main_hand", "two_hands"],
  off_hand: ["off_hand", "two_hands", "shield"],
  two_hands: ["two_hands", "main_hand", "off_hand"],
  worn: [],
};

/** What is in the way of putting something there; nothing where the slot is free. */
export const inTheWay = (slot: BodySlot, items: readonly Item[]): Item | undefined =>
  items.find((item) => item.slot !== undefined && blockers[slot].includes(item.slot));
