import { describe, expect, it } from "vitest";
import { creatureOf } from "../../testing/index.js";
import { gearWarnings } from "../sheet/gear-warnings.js";
import { itemsOf, loadOf } from "../sheet/load.js";
import { srdCompendium } from "../tables/compendium.js";
import { readItem } from "../tables/item-names.js";
import type { Item, Make } from "./creature.js";
import { equipAll } from "./gear.js";

const compendium = await srdCompendium();

type Named = string | readonly [string, number];

const items = (...names: readonly Named[]): readonly Item[] =>
  names.map((said, at) => {
    const [name, quantity] = typeof said === "string" ? [said, 1] : said;
    const read = readItem(name, compendium);
    if (!read.ok) throw new Error(read.error.message);
    return { ...read.value, id: `i${at + 1}`, quantity };
  });

const equipped = (...names: readonly Named[]) =>
  equipAll(items(...names), () => true, compendium).map(
    ({ id, name, quantity, slot }) => `${id} ${quantity} ${name}: ${slot ?? "pack"}`,
  );

describe("equipping all", () => {
  it("wears armour and shield, and wields the first weapon", () => {
    expect(equipped("Longsword", "Shield", "Chain Mail", "Handaxe")).toEqual([
      "i1 1 Longsword: main_hand",
      "i2 1 Shield: shield",
      "i3 1 Chain Mail: armor",
      "i4 1 Handaxe: pack",
    ]);
  });

  it("puts a second light weapon in the other hand, out of the same stack too", () => {
    expect(equipped(["Shortsword", 3])).toEqual([
      "i2 1 Shortsword: main_hand",
      "i3 1 Shortsword: off_hand",
      "i1 1 Shortsword: pack",
    ]);
  });

  it("puts no second weapon beside one that is not light, nor anything beside two hands", () => {
    expect(equipped("Longsword", "Rapier")).toContain("i2 1 Rapier: pack");
    expect(equipped("Greataxe", ["Handaxe", 2])).toEqual([
      "i1 1 Greataxe: two_hands",
      "i2 2 Handaxe: pack",
    ]);
  });

  it("wears one suit only, and rings and cloaks all", () => {
    expect(
      equipped("Leather", "Plate", "Ring of Protection", "Cloak of Protection", "Rope, silk", [
        "Arrow",
        20,
      ]),
    ).toEqual([
      "i1 1 Leather Armor: armor",
      "i2 1 Plate Armor: pack",
      "i3 1 Ring of Protection: worn",
      "i4 1 Cloak of Protection: worn",
      "i5 1 Rope, silk (50 feet): pack",
      "i6 20 Arrow: pack",
    ]);
  });

  it("leaves what is not wanted so", () => {
    const all = items("Longsword", "Shield");
    const only = equipAll(all, ({ name }) => name === "Shield", compendium);
    expect(only.map(({ slot }) => slot)).toEqual([undefined, "shield"]);
  });
});

const bearing = (make: Partial<Make>, ...names: readonly Named[]) =>
  creatureOf({ make, items: equipAll(items(...names), () => true, compendium) });

describe("the load", () => {
  it("is the weight of all things and of fifty coins to the pound", () => {
    // Chain mail 55, shield 6, longsword 3, 20 arrows 1, 75 coins 1.5; Strength 10 carries 150.
    const bearer = bearing({}, "Chain Mail", "Shield", "Longsword", ["Arrow", 20]);
    const rich = { ...bearer, coins: { cp: 25, sp: 0, ep: 0, gp: 50, pp: 0 } };
    expect(loadOf(rich, compendium)).toEqual({ carried: 66.5, capacity: 150, over: false });
  });

  it("of a pack is the weight of what is in it", () => {
    // Backpack 5, bedroll 7, mess kit 1, tinderbox 1, 10 torches 10, 10 rations 20, waterskin 5, rope 10.
    expect(loadOf(bearing({}, "Explorer's Pack"), compendium).carried).toBe(59);
  });

  it("of a potion is half a pound", () => {
    const potions = bearing({}, ["Potion of Healing", 3], "Potion of Fire Resistance");
    expect(loadOf(potions, compendium).carried).toBe(2);
  });

  it("counts magic on a base by its base, and caltrops by the bag", () => {
    const [sword, caltrops] = itemsOf(
      bearing({}, "Flame Tongue longsword", ["Caltrops", 2]),
      compendium,
    );
    expect(sword?.weight).toBe(3);
    expect(caltrops?.weight).toBe(4);
  });

  it("is over when it is more than fifteen times Strength", () => {
    const make = { abilities: { str: 8, dex: 10, con: 10, int: 10, wis: 10, cha: 10 } };
    // Plate 65 and Explorer's Pack 59 are 124; Strength 8 carries 120.
    const loaded = bearing(make, "Plate", "Explorer's Pack");
    expect(loadOf(loaded, compendium)).toEqual({ carried: 124, capacity: 120, over: true });
    expect(gearWarnings(loaded, compendium).at(-1)).toContain(
      "124 lb. is over the carrying capacity of 120 lb.",
    );
  });
});

describe("warnings", () => {
  const strong = { abilities: { str: 15, dex: 10, con: 10, int: 10, wis: 10, cha: 10 } };
  const fighter = { levels: [{ class: "fighter", hp: 10 }] } as const;

  it("name the penalties of armour and shield without proficiency", () => {
    const wizard = { levels: [{ class: "wizard", hp: 6 }], ...strong } as const;
    const [armor, shield] = gearWarnings(bearing(wizard, "Plate", "Shield"), compendium);
    expect(armor).toMatch(/^Not proficient with Plate Armor: disadvantage .*no spells/u);
    expect(shield).toMatch(/^Not proficient with Shield/u);
    expect(gearWarnings(bearing({ ...fighter, ...strong }, "Plate", "Shield"), compendium)).toEqual(
      [],
    );
  });

  it("name the Strength that heavy armour asks for, but not to dwarves", () => {
    const weak = { ...fighter, abilities: { ...strong.abilities, str: 12 } };
    expect(gearWarnings(bearing(weak, "Plate"), compendium)).toEqual([
      "Plate Armor needs Strength 15, and Strength is 12: speed is 10 feet less.",
    ]);
    expect(gearWarnings(bearing({ ...weak, race: "dwarf" }, "Plate"), compendium)).toEqual([]);
  });

  it("name a two-handed weapon beside a shield", () => {
    expect(gearWarnings(bearing(fighter, "Greatsword", "Shield"), compendium)).toEqual([
      "Greatsword needs both hands to attack, and one of them carries Shield.",
    ]);
  });

  it("name what is special about a lance and a net", () => {
    const warned = gearWarnings(bearing(fighter, "Lance", "Shield"), compendium).join(" ");
    expect(warned).toMatch(/two hands unless .* mounted.* disadvantage .* within 5 feet/u);
    expect(gearWarnings(bearing(fighter, "Net"), compendium).join(" ")).toMatch(/one attack/u);
    const lance = items("Lance").map((item) => ({ ...item, slot: "two_hands" as const }));
    expect(gearWarnings(creatureOf({ make: fighter, items: lance }), compendium)).toEqual([
      "Lance has disadvantage against a target within 5 feet.",
    ]);
  });

  it("name a weapon of the campaign's own without damage", () => {
    const chain = { id: "i1", name: "Chain", quantity: 1, slot: "main_hand" } as const;
    const custom = { type: "martial weapon", weight: 3 };
    expect(gearWarnings(creatureOf({ items: [{ ...chain, custom }] }), compendium)).toEqual([
      'Chain has no attack: its damage was not said (damage: { roll: "1d8", type: "slashing" }).',
    ]);
    const armed = { ...custom, damage: { roll: "1d8", type: "slashing" } } as const;
    const items = [{ ...chain, custom: armed }];
    expect(gearWarnings(creatureOf({ items }), compendium)).toEqual([]);
  });

  it("name what is worn without attunement", () => {
    expect(gearWarnings(bearing({}, "Ring of Protection"), compendium)).toEqual([
      "Ring of Protection gives its magic only to who is attuned to it.",
    ]);
  });
});
