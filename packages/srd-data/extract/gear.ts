import type { Price } from "../src/entry.js";
import type { Armor, DonTime, Gear, GearKind, Weapon } from "../src/gear/types.js";
import type { Coin, DamageType, WeaponPropertyId } from "../src/vocabulary.js";
import { Agreement, type Settlement } from "./agreement.js";
import { gearSteps } from "./gear/readings.js";
import { by, type Raw, type Records, slug } from "./records.js";

export interface Goods {
  readonly weapons: readonly Weapon[];
  readonly armor: readonly Armor[];
  readonly gear: readonly Gear[];
  readonly agreement: Agreement;
}

/** Weapons, armour and gear: the D&D 5e API's records, held against both of Open5e's. */
export function extractGear(
  records: Records,
  summaries: Readonly<Record<string, string>>,
  settlements: readonly Settlement[],
): Goods {
  const agreement = new Agreement("equipment", settlements);
  const all = records.api("equipment");
  const items = by(records.v2("items"), ({ name }) => plain(name));
  const worn = all.filter(({ equipment_category: { index } }) => index === "armor");
  const barding = (id: string): number | undefined => {
    const same = worn.find(({ index }) => `barding-${index.replace(/-armor$/, "")}` === id);
    return same && 4 * cents(same.cost);
  };
  const common = (api: Raw) => {
    const item = items.get(plain(api.name));
    const many = api.quantity ?? 1;
    const summary = summaries[api.index];
    if (summary === undefined) agreement.problems.push(`${api.index}: no summary`);
    const cost = agreement.of(api.index, "cost", {
      api: cents(api.cost),
      // Four times what the same armour costs a person ("Barding").
      rule: barding(api.index),
      // Open5e gives the price of one piece, and 0 for what it does not know.
      v2:
        item === undefined || Number(item.cost) === 0
          ? undefined
          : Math.round(Number(item.cost) * many * 100),
    });
    return {
      id: api.index as string,
      name: api.name as string,
      ...alsoKnown(api.name),
      srd: `Equipment, ${sectionOf(api)}`,
      summary: summary ?? "",
      cost: (cost === cents(api.cost)
        ? { amount: api.cost.quantity, coin: api.cost.unit as Coin }
        : { amount: cost / 100, coin: "gp" }) satisfies Price,
      weight: (api.weight ?? 0) as number,
    };
  };
  const of = (category: string): readonly Raw[] =>
    all.filter(({ equipment_category: { index } }) => index === category);
  const weapons = by(records.v2("weapons"), ({ name }) => slug(name));
  const old = by(records.v1("weapons"), ({ name }) => slug(name));
  const armors = by(records.v2("armor"), ({ name }) => plain(name));
  return {
    weapons: of("weapon").map((api) => {
      const say = { agreement, next: weapons.get(slug(api.name)), old: old.get(slug(api.name)) };
      return { ...common(api), ...weaponOf(api, say) };
    }),
    armor: of("armor").map((api) => ({
      ...common(api),
      ...armorOf(api, { agreement, next: armors.get(plain(api.name)) }),
    })),
    gear: all
      .filter(({ equipment_category: { index } }) => index !== "weapon" && index !== "armor")
      .map((api) => ({ ...common(api), ...gearOf(api) })),
    agreement,
  };
}

/** The name without what stands in brackets or behind a comma, to find the same thing elsewhere. */
const plain = (name: string): string =>
  slug(name)
    .replace(/-armor$/, "")
    .replace(/^barding-/, "barding ");

/** "Crossbow, light" is a light crossbow, "Acid (vial)" acid, "Half Plate Armor" half plate. */
function alsoKnown(name: string): { also?: readonly string[] } {
  const bare = name.toLowerCase().replace(/ \(.*\)$/, "");
  const turned = bare.replace(/^([^,]+), (.+)$/, "$2 $1");
  const also = [bare, turned, turned.replace(/ armor$/, ""), turned.replaceAll("'", "")];
  const others = [...new Set(also)].filter((known) => known !== name.toLowerCase());
  return others.length === 0 ? {} : { also: others };
}

const worth: Readonly<Record<string, number>> = { cp: 1, sp: 10, ep: 50, gp: 100, pp: 1000 };
const cents = ({ quantity, unit }: Raw): number => quantity * (worth[unit] ?? 0);

function sectionOf(api: Raw): string {
  const { index } = api.equipment_category;
  if (index === "weapon") return "Weapons";
  if (index === "armor") return "Armor";
  if (index === "tools") return "Tools";
  if (index === "mounts-and-vehicles") return "Mounts and Vehicles";
  return api.gear_category?.index === "equipment-packs" ? "Equipment Packs" : "Adventuring Gear";
}

/** The document leaves it to what a weapon is: all others are of metal where they hit. */
const wooden: readonly string[] = [
  "blowgun",
  "club",
  "crossbow-hand",
  "crossbow-heavy",
  "crossbow-light",
  "greatclub",
  "longbow",
  "quarterstaff",
  "shortbow",
];
const ofNeither: readonly string[] = ["net", "sling", "whip"];

const stuffOf = (id: string): Weapon["madeOf"] =>
  ofNeither.includes(id) ? undefined : wooden.includes(id) ? "wood" : "metal";

function weaponOf(
  api: Raw,
  { agreement, next, old }: { agreement: Agreement; next: Raw; old: Raw },
): Omit<Weapon, "id" | "name" | "srd" | "summary" | "cost" | "weight"> {
  const properties = api.properties.map(({ index }: Raw) => index).toSorted() as WeaponPropertyId[];
  const range = api.throw_range ?? (api.weapon_range === "Ranged" ? api.range : undefined);
  const roll: string | undefined = api.damage?.damage_dice;
  agreement.of(api.index, "damage", {
    api: roll,
    v2: diceIn(next?.damage_dice),
    v1: diceIn(old?.damage_dice),
  });
  agreement.of(api.index, "damageType", {
    api: api.damage?.damage_type.index,
    v2: next?.damage_dice === "0" ? undefined : next?.damage_type.key,
  });
  agreement.of(api.index, "range", {
    api: range && `${range.normal}/${range.long}`,
    v2: next?.long_range > 0 ? `${next.range}/${next.long_range}` : undefined,
  });
  agreement.of(api.index, "simple", { api: api.weapon_category === "Simple", v2: next?.is_simple });
  const special = gearSteps[api.index];
  const madeOf = stuffOf(api.index);
  return {
    category: api.weapon_category.toLowerCase(),
    kind: api.weapon_range.toLowerCase(),
    ...(roll !== undefined && {
      damage: { roll, type: api.damage.damage_type.index as DamageType },
    }),
    ...(api.two_handed_damage && { versatile: api.two_handed_damage.damage_dice as string }),
    properties,
    ...(api.weapon_range === "Melee" && { reach: properties.includes("reach") ? 10 : 5 }),
    ...(range !== undefined && { range: { normal: range.normal, long: range.long } }),
    ...(madeOf !== undefined && { madeOf }),
    ...(api.index === "lance" && { twoHandedAfoot: true }),
    ...(api.index === "net" && { single: true }),
    ...(special !== undefined && { special }),
  };
}

const diceIn = (dice: string | undefined): string | undefined =>
  dice === undefined || dice === "0" || dice === "" ? undefined : dice;

/** SRD 5.1, "Getting Into and Out of Armor". */
const donTimes: Readonly<Record<string, { don: DonTime; doff: DonTime }>> = {
  light: { don: { amount: 1, unit: "minute" }, doff: { amount: 1, unit: "minute" } },
  medium: { don: { amount: 5, unit: "minute" }, doff: { amount: 1, unit: "minute" } },
  heavy: { don: { amount: 10, unit: "minute" }, doff: { amount: 5, unit: "minute" } },
  shield: { don: { amount: 1, unit: "action" }, doff: { amount: 1, unit: "action" } },
};

function armorOf(
  api: Raw,
  { agreement, next }: { agreement: Agreement; next: Raw },
): Omit<Armor, "id" | "name" | "srd" | "summary" | "cost" | "weight"> {
  const category = api.armor_category.toLowerCase() as Armor["category"];
  const { base, dex_bonus: dex, max_bonus: most } = api.armor_class;
  agreement.of(api.index, "armorClass", { api: base, v2: next?.ac_base });
  agreement.of(api.index, "stealth", {
    api: api.stealth_disadvantage,
    v2: next?.grants_stealth_disadvantage,
  });
  agreement.of(api.index, "strength", {
    api: api.str_minimum || null,
    v2: next === undefined ? undefined : (next.strength_score_required ?? null),
  });
  const times = donTimes[category];
  if (times === undefined) throw new Error(`${api.index}: no time to don ${category} armour.`);
  return {
    category,
    armorClass: base,
    dexterity: dex ? (most ?? "all") : "none",
    ...(api.str_minimum > 0 && { strength: api.str_minimum as number }),
    stealthDisadvantage: api.stealth_disadvantage,
    ...times,
  };
}

const kinds: Readonly<Record<string, GearKind>> = {
  "standard-gear": "gear",
  ammunition: "ammunition",
  "arcane-foci": "arcane focus",
  "druidic-foci": "druidic focus",
  "holy-symbols": "holy symbol",
  kits: "kit",
  "equipment-packs": "pack",
  "Artisan's Tools": "artisan's tools",
  "Gaming Sets": "gaming set",
  "Musical Instrument": "musical instrument",
  "Other Tools": "tools",
  "Mounts and Other Animals": "mount",
  "Tack, Harness, and Drawn Vehicles": "tack",
  "Waterborne Vehicles": "vessel",
};

const drawn = new Set(["carriage", "cart", "chariot", "sled", "wagon"]);

function gearOf(api: Raw): Omit<Gear, "id" | "name" | "srd" | "summary" | "cost" | "weight"> {
  const category = api.gear_category?.index ?? api.tool_category ?? api.vehicle_category;
  const kind = drawn.has(api.index) ? "vehicle" : kinds[category];
  if (kind === undefined) throw new Error(`${api.index}: unknown category ${category}.`);
  const steps = gearSteps[api.index];
  const contents = api.contents.map(({ item, quantity }: Raw) => ({
    item: item.index,
    count: quantity,
  }));
  return {
    kind,
    ...(api.quantity !== undefined && { quantity: api.quantity as number }),
    ...(contents.length > 0 && { contents }),
    ...(api.speed && { speed: speedOf(api.speed) }),
    ...(api.capacity && { capacity: Number(api.capacity.replaceAll(/[^\d]/g, "")) }),
    ...(steps !== undefined && { steps }),
  };
}

const speedOf = ({ quantity, unit }: Raw): NonNullable<Gear["speed"]> =>
  unit === "mph" ? { milesPerHour: quantity } : { feet: quantity };
