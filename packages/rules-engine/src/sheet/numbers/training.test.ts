import { describe, expect, it } from "vitest";
import { creatureOf, usingDice } from "../../../testing/index.js";
import { levels, scores, worn } from "../../../testing/make.js";
import type { Creature, Make } from "../../creature/creature.js";
import { type Numbers, numbersOf } from "../numbers.js";

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
const shield = worn("Shield", "shield", { base: "shield" });
const plate = worn("Plate Armor", "armor", { base: "plate-armor" });

describe("characters with training of all kinds", () => {
  it("works out a half-elf bard 3: Jack of All Trades and Expertise", () => {
    const one = sheet({
      race: "half-elf",
      raceIncreases: ["dex", "con"],
      levels: levels("bard", 3, d8),
      subclasses: { bard: "college-of-lore" },
      abilities: scores(10, 14, 13, 12, 8, 15),
      skills: ["persuasion", "stealth", "performance", "insight"],
      expertise: ["persuasion", "stealth"],
    });
    expect(abilities(one)).toEqual([10, 15, 14, 12, 8, 17]);
    expect(one.maximumHp.effective).toBe(24);
    expect(one.skills.persuasion.effective).toBe(7);
    expect(one.skills.stealth.effective).toBe(6);
    expect(one.skills.athletics).toMatchObject({ effective: 1, proficiency: 0.5 });
    expect(one.skills.perception.effective).toBe(0);
    expect(one.initiative.effective).toBe(3);
    expect(saves(one)).toEqual([0, 4, 2, 1, -1, 5]);
  });

  it("works out a champion 7: Remarkable Athlete rounds up, and counts for initiative", () => {
    const one = sheet({
      race: "human",
      levels: levels("fighter", 7, d10),
      subclasses: { fighter: "champion" },
      abilities: scores(15, 13, 14, 8, 12, 9),
      increases: [{ str: 2 }, { str: 2 }],
      skills: ["athletics", "survival"],
    });
    expect(abilities(one)).toEqual([20, 14, 15, 9, 13, 10]);
    expect(one.initiative.effective).toBe(4);
    expect(one.skills.athletics.effective).toBe(8);
    expect(one.skills.acrobatics.effective).toBe(4);
    expect(one.skills.survival.effective).toBe(4);
    expect(one.skills.arcana.effective).toBe(-1);
    expect(one.maximumHp.effective).toBe(60);
  });

  it("works out a dragonborn paladin 6 in plate: the Aura of Protection is on its owner", () => {
    const make: Partial<Make> = {
      race: "dragonborn",
      levels: levels("paladin", 6, d10),
      abilities: scores(13, 8, 14, 10, 10, 14),
      increases: [{ str: 1, cha: 1 }],
      options: { "draconic-ancestry": ["draconic-ancestry-gold"] },
    };
    const one = sheet(make, { items: [plate, shield] });
    expect(abilities(one)).toEqual([16, 8, 14, 10, 10, 16]);
    expect(saves(one)).toEqual([6, 2, 5, 3, 6, 9]);
    expect(one.savingThrows.wis.modifiers).toEqual(["+3 Aura of Protection"]);
    expect(one.armorClass.effective).toBe(20);
    expect(one.maximumHp.effective).toBe(52);
    expect(one.resistances).toEqual(["fire"]);
    const out = sheet(make, {
      conditions: [
        {
          id: "c1",
          condition: "unconscious",
          source: "0",
          lasting: { kind: "until", what: "healed" },
        },
      ],
    });
    expect(saves(out)).toEqual([3, -1, 2, 0, 3, 6]);
  });

  it("works out a halfling rogue 15: Slippery Mind and a small back", () => {
    const one = sheet({
      race: "halfling",
      subrace: "lightfoot-halfling",
      levels: levels("rogue", 15, d8),
      abilities: scores(8, 15, 14, 12, 10, 13),
      increases: [{ dex: 2 }, { dex: 1, con: 1 }, { con: 1 }, { cha: 2 }],
      skills: ["stealth", "perception"],
      expertise: ["stealth"],
    });
    expect(abilities(one)).toEqual([8, 20, 16, 12, 10, 16]);
    expect(saves(one)).toEqual([-1, 10, 3, 6, 5, 3]);
    expect(one.skills.stealth.effective).toBe(15);
    expect(one.carryingCapacity.effective).toBe(120);
    expect(one.size).toBe("small");
    expect(one.speed.walk?.effective).toBe(25);
    expect(one.maximumHp.effective).toBe(123);
  });

  it("works out a monk 14, proficient in all saves, and a warlock's Beguiling Influence", () => {
    const monk = sheet({
      levels: levels("monk", 14, d8),
      abilities: scores(10, 18, 14, 8, 16, 10),
    });
    expect(saves(monk)).toEqual([5, 9, 7, 4, 8, 5]);
    expect(monk.immunities).toEqual(["poison"]);
    expect(monk.conditionImmunities).toEqual(["poisoned"]);
    expect(monk.speed.walk?.effective).toBe(55);
    const warlock = sheet({
      levels: levels("warlock", 2, d8),
      abilities: scores(10, 10, 10, 10, 10, 16),
      options: {
        "warlock-eldritch-invocations": ["warlock-eldritch-invocation-beguiling-influence"],
      },
      skills: ["deception"],
    });
    expect(warlock.skills.deception.effective).toBe(5);
    expect(warlock.skills.persuasion.effective).toBe(5);
    expect(warlock.skills.intimidation.effective).toBe(3);
  });

  it("does not give Unarmored Defense or Extra Attack twice", () => {
    const one = sheet({
      levels: [...levels("barbarian", 5, d12), ...levels("monk", 5, { first: 5, each: 5 })],
      abilities: scores(13, 16, 12, 8, 18, 8),
    });
    expect(one.armorClass.effective).toBe(14);
    expect(one.attacksPerAction).toBe(2);
    expect(one.proficiencyBonus.effective).toBe(4);
    expect(saves(one)).toEqual([5, 3, 5, -1, 4, -1]);
    expect(one.speed.walk?.effective).toBe(50);
  });

  it("knows a commoner: nothing but its scores", () => {
    const one = sheet({ extraHp: 4 });
    expect(saves(one)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(one.armorClass.effective).toBe(10);
    expect(one.proficiencyBonus.effective).toBe(2);
    expect(one.maximumHp.effective).toBe(4);
    expect(one.type).toBe("humanoid");
  });
});
