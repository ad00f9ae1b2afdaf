import { parseNotation } from "@tabletop-mcp/dice-core";
import { describe, expect, test } from "vitest";
import { allObjects, countBy, repeated } from "../test/walk.js";
import { armor, armorByName } from "./armor.js";
import { backgrounds } from "./backgrounds.js";
import { feats } from "./feats.js";
import { gear, gearById, gearByName, mountsAndVehicles, packs, tools } from "./gear.js";
import {
  magicItemById,
  magicItems,
  magicItemVariantById,
  magicItemVariantByName,
  magicItemVariants,
} from "./magic-items/index.js";
import { raceByName, races, subraces } from "./races.js";
import { languageEntries } from "./rules/index.js";
import { spellById } from "./spells/index.js";
import { weaponById, weaponByName, weapons } from "./weapons.js";

describe("weapons", () => {
  test("are 14 simple and 23 martial ones", () => {
    expect(countBy(weapons, ({ category }) => category)).toEqual({ simple: 14, martial: 23 });
    expect(countBy(weapons, ({ kind }) => kind)).toEqual({ melee: 28, ranged: 9 });
  });

  // From the SRD's Weapons table.
  test.each([
    ["dagger", "1d4", "piercing", ["finesse", "light", "monk", "thrown"], "20/60", 2, 1],
    ["greatsword", "2d6", "slashing", ["heavy", "two-handed"], undefined, 50, 6],
    ["longbow", "1d8", "piercing", ["ammunition", "heavy", "two-handed"], "150/600", 50, 2],
    ["crossbow-hand", "1d6", "piercing", ["ammunition", "light", "loading"], "30/120", 75, 3],
    ["whip", "1d4", "slashing", ["finesse", "reach"], undefined, 2, 3],
    ["trident", "1d6", "piercing", ["thrown", "versatile"], "20/60", 5, 4],
    ["blowgun", "1", "piercing", ["ammunition", "loading"], "25/100", 10, 1],
  ])("%s", (id, roll, type, properties, range, gold, pounds) => {
    const weapon = weaponById(id);
    expect(weapon?.damage).toEqual({ roll, type });
    expect(weapon?.properties).toEqual(properties);
    const feet = weapon?.range && `${weapon.range.normal}/${weapon.range.long}`;
    expect(feet).toBe(range);
    expect(weapon?.cost).toEqual({ amount: gold, coin: "gp" });
    expect(weapon?.weight).toBe(pounds);
  });

  test("reach 5 feet, or 10 with the property", () => {
    const long = weapons.filter(({ reach }) => reach === 10);
    expect(long.map(({ id }) => id)).toEqual(["glaive", "halberd", "lance", "pike", "whip"]);
  });

  test("only the net deals no damage", () => {
    expect(weapons.filter(({ damage }) => damage === undefined).map(({ id }) => id)).toEqual([
      "net",
    ]);
  });

  test("are found by the names that people use", () => {
    expect(weaponByName("Light Crossbow")?.id).toBe("crossbow-light");
    expect(weaponByName("crossbow, light")?.id).toBe("crossbow-light");
    expect(armorByName("Half Plate")?.id).toBe("half-plate-armor");
    expect(gearByName("Thieves' Tools")?.id).toBe("thieves-tools");
    expect(gearByName("hempen rope")?.id).toBe("rope-hempen-50-feet");
  });
});

// Armour class, Dexterity, Strength, Stealth, gold, pounds: the SRD's Armor table.
test.each([
  ["padded-armor", 11, "all", undefined, true, 5, 8],
  ["leather-armor", 11, "all", undefined, false, 10, 10],
  ["studded-leather-armor", 12, "all", undefined, false, 45, 13],
  ["hide-armor", 12, 2, undefined, false, 10, 12],
  ["chain-shirt", 13, 2, undefined, false, 50, 20],
  ["scale-mail", 14, 2, undefined, true, 50, 45],
  ["breastplate", 14, 2, undefined, false, 400, 20],
  ["half-plate-armor", 15, 2, undefined, true, 750, 40],
  ["ring-mail", 14, "none", undefined, true, 30, 40],
  ["chain-mail", 16, "none", 13, true, 75, 55],
  ["splint-armor", 17, "none", 15, true, 200, 60],
  ["plate-armor", 18, "none", 15, true, 1500, 65],
  ["shield", 2, "none", undefined, false, 10, 6],
])("%s", (id, armorClass, dexterity, strength, stealthDisadvantage, gold, weight) => {
  const found = armor.find((one) => one.id === id);
  expect(found).toMatchObject({ armorClass, dexterity, stealthDisadvantage, weight });
  expect(found?.strength).toBe(strength);
  expect(found?.cost).toEqual({ amount: gold, coin: "gp" });
});

describe("gear", () => {
  test("counts", () => {
    expect([gear.length, packs.length]).toEqual([187, 7]);
    expect(tools.length).toBe(17 + 10 + 2 + 2 + 7);
    expect(countBy(mountsAndVehicles, ({ kind }) => kind)).toEqual({
      mount: 9,
      tack: 20,
      vehicle: 5,
      vessel: 6,
    });
    expect(repeated([...weapons, ...armor, ...gear].map(({ id }) => id))).toEqual([]);
  });

  test("packs hold what exists, at what the SRD sells them for", () => {
    const held = packs.flatMap(({ contents = [] }) => contents.map(({ item }) => item));
    expect(held.filter((id) => gearById(id) === undefined)).toEqual([]);
    expect(Object.fromEntries(packs.map(({ id, cost }) => [id, cost.amount]))).toEqual({
      "burglars-pack": 16,
      "diplomats-pack": 39,
      "dungeoneers-pack": 12,
      "entertainers-pack": 40,
      "explorers-pack": 10,
      "priests-pack": 19,
      "scholars-pack": 40,
    });
  });

  test("barding costs four times the armour and weighs twice as much", () => {
    expect(gearById("barding-plate")).toMatchObject({
      cost: { amount: 6000, coin: "gp" },
      weight: 130,
    });
    expect(gearById("barding-ring-mail")).toMatchObject({
      cost: { amount: 120, coin: "gp" },
      weight: 80,
    });
  });
});

describe("magic items", () => {
  test("are the 240 headings, with 126 variants", () => {
    expect(magicItems).toHaveLength(240);
    expect(magicItems.flatMap(({ variants = [] }) => variants)).toHaveLength(126);
    expect(countBy(magicItems, ({ kind }) => kind)).toEqual({
      ammunition: 2,
      // With "Shield, +1, +2, or +3", which no source has.
      armor: 17,
      potion: 20,
      ring: 22,
      rod: 6,
      scroll: 1,
      staff: 12,
      wand: 13,
      weapon: 27,
      "wondrous item": 120,
    });
  });

  test("ids and sentences are their own", () => {
    const all = magicItems.flatMap((item) => [
      item.id,
      ...(item.variants ?? []).map(({ id }) => id),
    ]);
    expect(repeated(all)).toEqual([]);
    expect(
      magicItems.filter(({ summary }) => !/^[A-Z].{30,160}\.$/.test(summary)).map(({ id }) => id),
    ).toEqual([]);
  });

  test("variants are found by id and by name, with the item that they belong to", () => {
    expect(magicItemVariants).toHaveLength(126);
    for (const one of magicItemVariants) {
      expect(magicItemVariantById(one.variant.id)).toBe(one);
      expect(magicItemVariantByName(one.variant.name)).toBe(one);
      expect(one.item.variants).toContain(one.variant);
    }
    const shield = magicItemVariantByName("SHIELD +2");
    expect(shield).toBe(magicItemVariantById("shield-2"));
    expect(shield?.item).toBe(magicItemById("shield-1-2-or-3"));
    expect(shield?.variant.rarity).toBe("rare");
    expect(magicItemVariantById("bag-of-holding")).toBeUndefined();
    expect(magicItemVariantByName("shield +4")).toBeUndefined();
  });

  test("a hood or a blade of light must be out for what it does", () => {
    const states = ["cloak-of-elvenkind", "cloak-of-the-manta-ray", "sun-blade"].map((id) =>
      (magicItemById(id)?.effects ?? []).map(({ when }) => [
        ...new Set([...allObjects(when)].flatMap(({ during }) => during ?? [])),
      ]),
    );
    expect(states).toEqual([
      [["hood-up"], ["hood-up"]],
      [["hood-up"]],
      [["blade-lit"], ["blade-lit"], ["blade-lit"]],
    ]);
  });

  const powers = magicItems.flatMap((item) => [item, ...(item.variants ?? [])]);

  test("cast spells that exist", () => {
    const spells = powers.flatMap(({ spells: cast = [] }) => cast.map(({ spell }) => spell));
    expect(spells.length).toBeGreaterThan(140);
    expect(spells.filter((id) => spellById(id) === undefined)).toEqual([]);
  });

  test("charges parse, and what costs charges has some", () => {
    const dice = powers.flatMap(({ charges }) => [charges?.most, charges?.regains?.roll]);
    const texts = dice.filter((text) => typeof text === "string");
    expect(texts.filter((text) => !parseNotation(text).ok)).toEqual([]);
    const empty = magicItems.filter(
      ({ charges, spells = [], uses = [], variants = [] }) =>
        charges === undefined &&
        [...spells, ...uses].some((one) => one.charges !== undefined) &&
        variants.every((variant) => variant.charges === undefined),
    );
    expect(empty.map(({ id }) => id)).toEqual([]);
  });

  test("bases are weapons, armour or ammunition that exist", () => {
    const bases = magicItems.flatMap(({ base }) => (Array.isArray(base) ? base : []));
    const known = (id: string) => weaponById(id) ?? armorByName(id) ?? gearById(id);
    expect(bases.filter((id) => known(id) === undefined)).toEqual([]);
  });

  test("attunement is asked for as in the SRD", () => {
    expect(magicItemById("holy-avenger")?.attunement).toEqual({ by: { classes: ["paladin"] } });
    expect(magicItemById("dwarven-thrower")?.attunement).toEqual({ by: { races: ["dwarf"] } });
    expect(magicItemById("bag-of-holding")?.attunement).toBe(false);
    expect(magicItems.filter(({ attunement }) => attunement !== false)).toHaveLength(125);
  });
});

describe("people", () => {
  test("nine races, four subraces, a background, a feat", () => {
    expect(races.map(({ id }) => id)).toEqual([
      "dragonborn",
      "dwarf",
      "elf",
      "gnome",
      "half-elf",
      "half-orc",
      "halfling",
      "human",
      "tiefling",
    ]);
    expect(subraces.map(({ id }) => id)).toEqual([
      "high-elf",
      "hill-dwarf",
      "lightfoot-halfling",
      "rock-gnome",
    ]);
    expect([backgrounds.length, feats.length]).toEqual([1, 1]);
    expect(feats[0]?.prerequisite).toEqual({ str: 13 });
    expect(backgrounds[0]?.skills).toEqual(["insight", "religion"]);
  });

  test("scores and speeds of SRD 5.1", () => {
    expect(raceByName("dwarf")).toMatchObject({ speed: 25, scores: { con: 2 }, size: "medium" });
    expect(raceByName("Halfling")).toMatchObject({ speed: 25, scores: { dex: 2 }, size: "small" });
    expect(raceByName("half-elf")?.scoreChoice).toEqual({
      choose: 2,
      by: 1,
      from: ["str", "dex", "con", "int", "wis"],
    });
    expect(raceByName("dragonborn")?.traits[0]?.options).toHaveLength(10);
  });

  test("heavy armour slows all but dwarves", () => {
    const unslowed = races.filter(({ unslowedByArmor }) => unslowedByArmor === true);
    expect(unslowed.map(({ id }) => id)).toEqual(["dwarf"]);
  });

  test("languages exist", () => {
    const known = new Set(languageEntries.map(({ id }) => id));
    expect(races.flatMap(({ languages }) => languages).filter((id) => !known.has(id))).toEqual([]);
    expect(languageEntries).toHaveLength(18);
  });
});
