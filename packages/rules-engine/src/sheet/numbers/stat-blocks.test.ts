import { describe, expect, it } from "vitest";
import { creatureOf, usingDice } from "../../../testing/index.js";
import { held, worn } from "../../../testing/make.js";
import type { Creature } from "../../creature/creature.js";
import { type Numbers, numbersOf } from "../numbers.js";

const { compendium } = await usingDice();

const block = (statBlock: string, over: Partial<Omit<Creature, "make">> = {}): Numbers =>
  numbersOf(creatureOf({ make: { statBlock, extraHp: 0 }, ...over }), compendium);

const saves = ({ savingThrows: { str, dex, con, int, wis, cha } }: Numbers): readonly number[] =>
  [str, dex, con, int, wis, cha].map(({ effective }) => effective);
const speeds = ({ speed }: Numbers): Record<string, number> =>
  Object.fromEntries(Object.entries(speed).map(([name, { effective }]) => [name, effective]));

describe("stat blocks", () => {
  it("gives the Goblin's numbers", () => {
    const goblin = block("goblin");
    expect(goblin.armorClass).toEqual({ base: 15, effective: 15, modified: false, modifiers: [] });
    expect(goblin.maximumHp.effective).toBe(7);
    expect(saves(goblin)).toEqual([-1, 2, 0, 0, -1, -1]);
    expect(goblin.skills.stealth).toMatchObject({ effective: 6, proficiency: 2 });
    expect(goblin.skills.perception.effective).toBe(-1);
    expect(goblin.passivePerception.effective).toBe(9);
    expect(goblin.initiative.effective).toBe(2);
    expect(goblin.senses).toEqual({ darkvision: 60 });
    expect(speeds(goblin)).toEqual({ walk: 30 });
    expect(goblin.proficiencyBonus.effective).toBe(2);
    expect(goblin.size).toBe("small");
    expect(goblin.carryingCapacity.effective).toBe(120);
  });

  it("gives the Ogre's numbers", () => {
    const ogre = block("ogre");
    expect(ogre.armorClass.effective).toBe(11);
    expect(ogre.maximumHp.effective).toBe(59);
    expect(saves(ogre)).toEqual([4, -1, 3, -3, -2, -2]);
    expect(ogre.passivePerception.effective).toBe(8);
    expect(speeds(ogre)).toEqual({ walk: 40 });
    expect(ogre.carryingCapacity.effective).toBe(570);
    expect(ogre.type).toBe("giant");
  });

  it("gives the Adult Red Dragon's numbers", () => {
    const dragon = block("adult-red-dragon");
    expect(dragon.armorClass.effective).toBe(19);
    expect(dragon.maximumHp.effective).toBe(256);
    expect(saves(dragon)).toEqual([8, 6, 13, 3, 7, 11]);
    expect(dragon.savingThrows.dex.proficient).toBe(true);
    expect(dragon.savingThrows.str.proficient).toBe(false);
    expect(dragon.skills.perception).toMatchObject({ effective: 13, proficiency: 2 });
    expect(dragon.skills.stealth).toMatchObject({ effective: 6, proficiency: 1 });
    expect(dragon.passivePerception.effective).toBe(23);
    expect(speeds(dragon)).toEqual({ walk: 40, climb: 40, fly: 80 });
    expect(dragon.senses).toEqual({ blindsight: 60, darkvision: 120 });
    expect(dragon.immunities).toEqual(["fire"]);
    expect(dragon.carryingCapacity.effective).toBe(1620);
    expect(dragon.proficiencyBonus.effective).toBe(6);
  });

  it("moves printed numbers with the scores they hang on", () => {
    const weak = held("Curse", [
      { kind: "stat", stat: "con", change: "set", by: 10 },
      { kind: "stat", stat: "dex", change: "set", by: 16 },
    ]);
    const dragon = block("adult-red-dragon", { effects: [weak] });
    expect(dragon.maximumHp.effective).toBe(256 - 19 * 7);
    expect(dragon.maximumHp.modifiers).toEqual(["-133 Constitution"]);
    expect(dragon.armorClass.effective).toBe(22);
    expect(dragon.savingThrows.dex.effective).toBe(9);
  });

  it("does not count a shield twice", () => {
    const shield = worn("Shield", "shield", { base: "shield" });
    expect(block("goblin", { items: [shield] }).armorClass.effective).toBe(15);
    expect(block("ogre", { items: [shield] }).armorClass.effective).toBe(13);
  });

  it("words what monsters withstand, and leaves what printed senses hold already", () => {
    expect(block("werewolf").immunities).toEqual([
      "bludgeoning, piercing, slashing from nonmagical attacks not of silver",
    ]);
    expect(block("rakshasa").vulnerabilities).toEqual([
      "piercing from magic weapons in the hands of the good",
    ]);
    expect(block("ettin").passivePerception.effective).toBe(14);
    expect(block("skeleton").vulnerabilities).toEqual(["bludgeoning"]);
    expect(block("skeleton").conditionImmunities).toEqual(["exhaustion", "poisoned"]);
  });
});
