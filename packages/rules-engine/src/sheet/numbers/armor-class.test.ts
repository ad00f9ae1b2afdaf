import type { Effect } from "@tabletop-mcp/srd-data";
import { describe, expect, it } from "vitest";
import { creatureOf, usingDice } from "../../../testing/index.js";
import { held, levels, scores, worn } from "../../../testing/make.js";
import type { Creature, Item, Make } from "../../creature/creature.js";
import { effectsOn } from "../../gather/gather.js";
import { numbersOf } from "../numbers.js";
import type { EffectiveStat } from "../sheet.js";

const { compendium } = await usingDice();

const fighter = (dex: number): Partial<Make> => ({
  levels: levels("fighter", 1, { first: 10, each: 6 }),
  abilities: scores(15, dex, 10, 10, 10, 10),
});

const wearing = (
  make: Partial<Make>,
  items: readonly Item[],
  over: Partial<Omit<Creature, "make" | "items">> = {},
): EffectiveStat => numbersOf(creatureOf({ make, items, ...over }), compendium).armorClass;

const suit = (base: string, more: Partial<Item> = {}): Item =>
  worn(base, "armor", { base, ...more });
const shield = worn("Shield", "shield", { base: "shield" });
const magic = (id: string, slot: Item["slot"] = "worn"): Item =>
  worn(id, slot, { magic: id, attuned: true });

const ac = (change: "add" | "least", by: number): Effect => ({
  kind: "stat",
  stat: "armor-class",
  change,
  by,
});

describe("worn armour", () => {
  it.each<[string, number, number]>([
    ["padded-armor", 18, 15],
    ["leather-armor", 18, 15],
    ["studded-leather-armor", 18, 16],
    ["hide-armor", 18, 14],
    ["chain-shirt", 18, 15],
    ["scale-mail", 18, 16],
    ["scale-mail", 12, 15],
    ["scale-mail", 8, 13],
    ["breastplate", 18, 16],
    ["half-plate-armor", 18, 17],
    ["ring-mail", 18, 14],
    ["chain-mail", 18, 16],
    ["chain-mail", 8, 16],
    ["splint-armor", 18, 17],
    ["plate-armor", 8, 18],
  ])("%s with Dexterity %i is armour class %i", (base, dex, expected) => {
    expect(wearing(fighter(dex), [suit(base)]).effective).toBe(expected);
    expect(wearing(fighter(dex), [suit(base), shield]).effective).toBe(expected + 2);
  });

  it("counts nothing that is not worn where it belongs", () => {
    const carried: Item = { id: "i9", name: "Plate", base: "plate-armor", quantity: 1 };
    expect(wearing(fighter(14), [carried]).effective).toBe(12);
    expect(wearing(fighter(14), [worn("Shield", "main_hand", { base: "shield" })]).effective).toBe(
      12,
    );
  });
});

describe("magic armour", () => {
  it.each<[string, readonly Item[], number]>([
    ["chain mail +1", [suit("chain-mail", { magic: "armor-1" })], 17],
    ["a shield +3", [worn("Shield +3", "shield", { base: "shield", magic: "shield-3" })], 16],
    ["dwarven plate, of which the base is known", [magic("dwarven-plate", "armor")], 20],
    ["elven chain", [magic("elven-chain", "armor")], 15],
    ["bracers of defense", [magic("bracers-of-defense")], 13],
    ["bracers of defense over armour", [magic("bracers-of-defense"), suit("leather-armor")], 12],
    ["bracers of defense with a shield", [magic("bracers-of-defense"), shield], 13],
    [
      "a ring and a cloak of protection",
      [magic("ring-of-protection"), magic("cloak-of-protection")],
      13,
    ],
    ["a ring that nobody is attuned to", [worn("r", "worn", { magic: "ring-of-protection" })], 11],
    [
      "a ring that is being attuned to",
      [worn("r", "worn", { magic: "ring-of-protection", attuned: "resting" })],
      11,
    ],
    ["a robe of the archmagi", [magic("robe-of-the-archmagi")], 16],
    [
      "a robe of the archmagi over armour",
      [magic("robe-of-the-archmagi"), suit("leather-armor")],
      12,
    ],
  ])("counts %s", (_, items, expected) => {
    expect(wearing(fighter(12), items).effective).toBe(expected);
  });

  it("counts things of the campaign's own", () => {
    const own = (type: string, armorClass: number) => ({ custom: { type, weight: 5, armorClass } });
    expect(wearing(fighter(18), [worn("Bark", "armor", own("armor", 12))]).effective).toBe(16);
    expect(wearing(fighter(18), [worn("Shell", "armor", own("medium armor", 14))]).effective).toBe(
      16,
    );
    expect(wearing(fighter(18), [worn("Slab", "armor", own("heavy armor", 17))]).effective).toBe(
      17,
    );
    expect(wearing(fighter(18), [worn("Targe", "shield", own("shield", 1))]).effective).toBe(15);
    expect(wearing(fighter(18), [worn("Sash", "worn", own("clothing", 1))]).effective).toBe(15);
  });
});

describe("formulas, bonuses and what armour class cannot be below", () => {
  const mageArmor = held("Mage Armor", [
    {
      kind: "stat",
      stat: "armor-class",
      change: "set",
      by: 13,
      formula: ["dex"],
      when: { armor: "none" },
    },
  ]);
  const barkskin = held("Barkskin", [ac("least", 16)]);
  const barbarian: Partial<Make> = {
    levels: levels("barbarian", 1, { first: 12, each: 7 }),
    abilities: scores(15, 14, 16, 8, 10, 8),
  };

  it("takes the best formula, never two", () => {
    expect(wearing(barbarian, []).effective).toBe(15);
    expect(wearing(barbarian, [], { effects: [mageArmor] }).effective).toBe(15);
    expect(wearing(fighter(14), [], { effects: [mageArmor] }).effective).toBe(15);
    expect(wearing(fighter(14), [suit("leather-armor")], { effects: [mageArmor] }).effective).toBe(
      13,
    );
    expect(wearing(fighter(14), [shield], { effects: [mageArmor] }).effective).toBe(17);
  });

  it("takes the armour that is worn, though bare skin were better", () => {
    expect(wearing(barbarian, [suit("leather-armor")]).effective).toBe(13);
  });

  it("raises to Barkskin's 16 after all bonuses", () => {
    expect(wearing(fighter(14), [shield], { effects: [barkskin] })).toEqual({
      base: 12,
      effective: 16,
      modified: true,
      modifiers: ["+2 Shield", "armor class 16: Barkskin"],
    });
    expect(wearing(fighter(14), [suit("plate-armor")], { effects: [barkskin] }).effective).toBe(18);
  });

  it("adds what effects add, and follows Dexterity", () => {
    const effects = [held("Shield", [ac("add", 5)]), held("Slow", [ac("add", -2)])];
    expect(wearing(fighter(14), [], { effects }).modifiers).toEqual(["+5 Shield", "-2 Slow"]);
    expect(wearing(fighter(14), [magic("ioun-stone-of-agility")])).toEqual({
      base: 12,
      effective: 13,
      modified: true,
      modifiers: ["+1 Dexterity"],
    });
  });
});

describe("armour that hinders", () => {
  const sources = (make: Partial<Make>, item: Item): readonly string[] =>
    effectsOn(creatureOf({ make, items: [item] }), compendium).flatMap(({ effect, source }) =>
      effect.kind === "roll" && effect.mode === "disadvantage" ? [`${effect.on}: ${source}`] : [],
    );

  it("makes Stealth hard in noisy armour, but not in mithral", () => {
    expect(sources(fighter(10), suit("half-plate-armor"))).toEqual(["check: half-plate-armor"]);
    expect(sources(fighter(10), suit("half-plate-armor", { magic: "mithral-armor" }))).toEqual([]);
    expect(sources(fighter(10), suit("breastplate"))).toEqual([]);
  });

  it("hampers whoever is not trained in it, but nobody in elven chain", () => {
    const wizard = { levels: levels("wizard", 1, { first: 6, each: 4 }) };
    expect(sources(wizard, suit("leather-armor"))).toEqual([
      "check: leather-armor without proficiency",
      "save: leather-armor without proficiency",
      "attack: leather-armor without proficiency",
    ]);
    expect(sources(wizard, magic("elven-chain", "armor"))).toEqual([]);
    const prohibited = effectsOn(creatureOf({ make: wizard, items: [shield] }), compendium);
    expect(prohibited).toContainEqual({
      effect: { kind: "cannot", what: "cast" },
      layer: "equipment",
      source: "Shield without proficiency",
      item: "i-Shield",
    });
  });

  it("slows the weak by 10 feet, but not in mithral", () => {
    const walk = (item: Item): number | undefined =>
      numbersOf(creatureOf({ items: [item] }), compendium).speed.walk?.effective;
    expect(walk(suit("plate-armor"))).toBe(20);
    expect(walk(suit("plate-armor", { magic: "mithral-armor" }))).toBe(30);
    expect(walk(suit("ring-mail"))).toBe(30);
  });
});
