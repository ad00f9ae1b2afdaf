import { type Armor, armor } from "@tabletop-mcp/srd-data/armor";
import { type Gear, gear } from "@tabletop-mcp/srd-data/gear";
import { type Weapon, weapons } from "@tabletop-mcp/srd-data/weapons";
import { bundledSource } from "../records/attribution.js";
import type { ArmorRecord, GearRecord, WeaponRecord } from "../records/types.js";
import { capital, present, signed } from "../records/words.js";
import { equipmentName } from "./names.js";
import { stepsWords } from "./step.js";
import { counted, described, sentences, titled } from "./words.js";

type Bought = Weapon | Armor | Gear;

const priced = ({ cost, weight }: Bought) => ({
  weight_lb: weight || undefined,
  cost: cost.amount === 0 ? undefined : `${cost.amount} ${cost.coin}`,
});

/** The weapons. */
export const bundledWeapons = (): readonly WeaponRecord[] => weapons.map(weaponRecord);

const weaponRecord = (weapon: Weapon): WeaponRecord =>
  present({
    kind: "weapon" as const,
    slug: weapon.id,
    name: weapon.name,
    description: described(weapon.summary, stepsWords(weapon.special ?? [])),
    source: bundledSource,
    category: weapon.category,
    damage_dice: weapon.damage?.roll ?? "0",
    versatile_dice: weapon.versatile,
    damage_type: weapon.damage?.type ?? "",
    properties: weapon.properties.map((id) =>
      present({ name: titled(id).replace(" ", "-"), detail: detailOf(weapon, id) }),
    ),
    range: weapon.range,
    ...priced(weapon),
  });

function detailOf({ versatile, range }: Weapon, property: string): string | undefined {
  if (property === "versatile") return versatile;
  return ["ammunition", "thrown"].includes(property) && range !== undefined
    ? `range ${range.normal}/${range.long}`
    : undefined;
}

/** The armour, with the shield. */
export const bundledArmor = (): readonly ArmorRecord[] => armor.map(armorRecord);

const armorRecord = (one: Armor): ArmorRecord =>
  present({
    kind: "armor" as const,
    slug: one.id,
    name: one.name,
    description: described(
      one.summary,
      sentences(
        `${counted(one.don.amount, one.don.unit)} to don, ${counted(one.doff.amount, one.doff.unit)} to doff`,
        one.strength !== undefined && `below Strength ${one.strength} it slows by 10 feet`,
      ),
    ),
    source: bundledSource,
    category: one.category,
    armor_class: one.armorClass,
    armor_class_text: armorClassText(one),
    strength_required: one.strength,
    stealth_disadvantage: one.stealthDisadvantage,
    ...priced(one),
  });

function armorClassText({ category, armorClass, dexterity }: Armor): string {
  if (category === "shield") return signed(armorClass);
  if (dexterity === "none") return `${armorClass}`;
  return `${armorClass} + Dex modifier${dexterity === "all" ? "" : ` (max ${dexterity})`}`;
}

/** Gear, packs, tools, mounts and vehicles. */
export const bundledGear = (): readonly GearRecord[] => gear.map(gearRecord);

const gearRecord = (one: Gear): GearRecord =>
  present({
    kind: "gear" as const,
    slug: one.id,
    name: soldName(one),
    description: described(one.summary, gearFacts(one)),
    source: bundledSource,
    category: capital(one.kind),
    ...priced(one),
  });

/** What is sold by the bundle says so, since its cost and weight are the bundle's: "Arrows (20)". */
function soldName({ name, quantity }: Gear): string {
  if (quantity === undefined) return name;
  const [noun = "", ...rest] = name.split(", ");
  return `${[noun.replace(/(?<!s)$/, "s"), ...rest].join(", ")} (${quantity})`;
}

const gearFacts = ({ quantity, contents, speed, capacity, steps }: Gear): string =>
  sentences(
    quantity !== undefined && `the cost and weight are for ${quantity}`,
    contents &&
      `holds ${contents.map(({ item, count }) => `${count} × ${equipmentName(item)}`).join(", ")}`,
    speed && ("feet" in speed ? `speed ${speed.feet} ft.` : `speed ${speed.milesPerHour} mph`),
    capacity !== undefined && `carries ${capacity} lb.`,
    steps && stepsWords(steps),
  );
