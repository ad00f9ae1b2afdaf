import { describe, expect, it } from "vitest";
import { creatureOf, usingDice } from "../../testing/index.js";
import { held, levels, scores, worn } from "../../testing/make.js";
import type { Creature, Make } from "../creature/creature.js";
import { type Numbers, numbersOf } from "./numbers.js";

const { compendium } = await usingDice();

type Over = Partial<Omit<Creature, "make">>;
const sheet = (make: Partial<Make>, over: Over = {}): Numbers =>
  numbersOf(creatureOf({ make: { extraHp: 0, ...make }, ...over }), compendium);

const saves = ({ savingThrows: { str, dex, con, int, wis, cha } }: Numbers): readonly number[] =>
  [str, dex, con, int, wis, cha].map(({ effective }) => effective);
const abilities = ({ abilities: { str, dex, con, int, wis, cha } }: Numbers): readonly number[] =>
  [str, dex, con, int, wis, cha].map(({ effective }) => effective);

const d12 = { first: 12, each: 7 };
const d10 = { first: 10, each: 6 };
const d8 = { first: 8, each: 5 };
const d6 = { first: 6, each: 4 };
const chainMail = worn("Chain Mail", "armor", { base: "chain-mail" });
const shield = worn("Shield", "shield", { base: "shield" });
const plate = worn("Plate Armor", "armor", { base: "plate-armor" });

describe("hand-worked characters", () => {
  it("works out a human fighter 1 in chain mail with a shield and Defense", () => {
    const one = sheet(
      {
        race: "human",
        levels: levels("fighter", 1, d10),
        abilities: scores(15, 14, 13, 12, 10, 8),
        skills: ["athletics", "perception"],
        options: { "fighter-fighting-style": ["fighter-fighting-style-defense"] },
      },
      { items: [chainMail, shield] },
    );
    expect(abilities(one)).toEqual([16, 15, 14, 13, 11, 9]);
    expect(saves(one)).toEqual([5, 2, 4, 1, 0, -1]);
    expect(one.armorClass).toEqual({
      base: 12,
      effective: 19,
      modified: true,
      modifiers: ["armor class 16: Chain Mail", "+1 Fighting Style: Defense", "+2 Shield"],
    });
    expect(one.maximumHp.effective).toBe(12);
    expect(one.proficiencyBonus.effective).toBe(2);
    expect(one.skills.athletics).toEqual({
      base: 5,
      effective: 5,
      modified: false,
      modifiers: [],
      parts: [
        { source: "Strength", value: 3 },
        { source: "proficiency", value: 2 },
      ],
      ability: "str",
      proficiency: 1,
    });
    expect(one.skills.stealth.effective).toBe(2);
    expect(one.passivePerception.effective).toBe(12);
    expect(one.initiative.effective).toBe(2);
    expect(one.speed.walk?.effective).toBe(30);
    expect(one.carryingCapacity.effective).toBe(240);
  });

  it("works out a half-orc barbarian 5 with a shield", () => {
    const one = sheet(
      {
        race: "half-orc",
        levels: levels("barbarian", 5, d12),
        abilities: scores(15, 14, 14, 8, 12, 8),
        increases: [{ str: 1, con: 1 }],
      },
      { items: [shield] },
    );
    expect(abilities(one)).toEqual([18, 14, 16, 8, 12, 8]);
    expect(saves(one)).toEqual([7, 2, 6, -1, 1, -1]);
    expect(one.armorClass).toEqual({
      base: 15,
      effective: 17,
      modified: true,
      modifiers: ["+2 Shield"],
    });
    expect(one.maximumHp.effective).toBe(55);
    expect(one.speed.walk?.effective).toBe(40);
    expect(one.attacksPerAction).toBe(2);
    expect(one.senses).toEqual({ darkvision: 60 });
    expect(one.skills.intimidation.effective).toBe(2);
  });

  it("works out a human barbarian 20: Primal Champion goes to 24, heavy armour stops what needs none", () => {
    const make: Partial<Make> = {
      race: "human",
      levels: levels("barbarian", 20, d12),
      abilities: scores(17, 13, 15, 8, 12, 10),
      increases: [{ str: 2 }, { con: 2 }, { con: 2 }, { dex: 2 }, { dex: 2 }],
    };
    const one = sheet(make);
    expect(abilities(one)).toEqual([24, 18, 24, 9, 13, 11]);
    expect(one.armorClass.effective).toBe(21);
    expect(one.maximumHp.effective).toBe(285);
    expect(one.speed.walk?.effective).toBe(40);
    expect(saves(one)).toEqual([13, 4, 13, -1, 1, 0]);
    const armored = sheet(make, { items: [plate] });
    expect(armored.armorClass).toEqual({
      base: 21,
      effective: 18,
      modified: true,
      modifiers: ["armor class 18: Plate Armor"],
    });
    expect(armored.speed.walk?.effective).toBe(30);
  });

  it("works out a high elf monk 11, with and without a shield", () => {
    const make: Partial<Make> = {
      race: "elf",
      subrace: "high-elf",
      levels: levels("monk", 11, d8),
      abilities: scores(10, 15, 12, 10, 15, 8),
      increases: [{ dex: 1, wis: 1 }, { dex: 2 }],
      skills: ["stealth", "acrobatics"],
    };
    const one = sheet(make);
    expect(abilities(one)).toEqual([10, 20, 12, 11, 16, 8]);
    expect(one.armorClass.effective).toBe(18);
    expect(one.speed.walk?.effective).toBe(50);
    expect(one.maximumHp.effective).toBe(69);
    expect(one.skills.perception.effective).toBe(7);
    expect(one.passivePerception.effective).toBe(17);
    expect(saves(one)).toEqual([4, 9, 1, 0, 3, -1]);
    const shielded = sheet(make, { items: [shield] });
    expect(shielded.armorClass.effective).toBe(17);
    expect(shielded.armorClass.modifiers).toEqual(["armor class 15: unarmored", "+2 Shield"]);
    expect(shielded.speed.walk?.effective).toBe(30);
  });

  it("works out a tiefling sorcerer 3 of a draconic line; mage armor is no second formula", () => {
    const one = sheet(
      {
        race: "tiefling",
        levels: levels("sorcerer", 3, d6),
        subclasses: { sorcerer: "draconic-bloodline" },
        abilities: scores(8, 14, 14, 12, 10, 15),
      },
      {
        effects: [
          held("Mage Armor", [
            {
              kind: "stat",
              stat: "armor-class",
              change: "set",
              by: 13,
              formula: ["dex"],
              when: { armor: "none" },
            },
          ]),
        ],
      },
    );
    expect(abilities(one)).toEqual([8, 14, 14, 13, 10, 17]);
    expect(one.maximumHp.effective).toBe(23);
    expect(one.armorClass).toEqual({ base: 15, effective: 15, modified: false, modifiers: [] });
    expect(one.resistances).toEqual(["fire"]);
    expect(saves(one)).toEqual([-1, 2, 4, 1, 0, 5]);
  });

  it("works out a hill dwarf cleric 1, whom chain mail does not slow", () => {
    const make: Partial<Make> = {
      race: "dwarf",
      subrace: "hill-dwarf",
      background: "acolyte",
      levels: levels("cleric", 1, d8),
      subclasses: { cleric: "life-domain" },
      abilities: scores(10, 8, 13, 10, 15, 10),
      skills: ["medicine", "insight"],
    };
    const one = sheet(make, { items: [chainMail] });
    expect(abilities(one)).toEqual([10, 8, 15, 10, 16, 10]);
    expect(one.maximumHp.effective).toBe(11);
    expect(one.armorClass.effective).toBe(16);
    expect(one.speed.walk?.effective).toBe(25);
    expect(saves(one)).toEqual([0, -1, 2, 0, 5, 2]);
    expect(one.skills.insight.effective).toBe(5);
    expect(one.skills.religion.effective).toBe(2);
    expect(one.resistances).toEqual(["poison"]);
    const human = sheet({ ...make, race: "human" }, { items: [chainMail] });
    expect(human.speed.walk).toEqual({
      base: 30,
      effective: 20,
      modified: true,
      modifiers: ["-10 Chain Mail (Strength below 13)"],
    });
  });
});
