import { describe, expect, test } from "vitest";
import type { Action } from "../../src/game/action.js";
import type { CreateRequest } from "../../src/game/request.js";
import { blow } from "../../testing/blow.js";
import { savesOf, sheetAfter } from "./expect-sheet.js";

const tens = { str: 13, dex: 14, con: 10, int: 13, wis: 13, cha: 16 };

describe("where features meet", () => {
  test("a barbarian of dragon's blood has the better of two armour classes", async () => {
    const ac = async (con: number) =>
      (
        await sheetAfter({
          class: "barbarian",
          multiclass: [{ class: "sorcerer", level: 1, subclass: "Draconic Bloodline" }],
          abilities: { ...tens, con },
        })
      ).armorClass.effective;
    // 10 + 2 + 4 against 13 + 2; 10 + 2 + 1 against the same.
    expect([await ac(18), await ac(12)]).toEqual([16, 15]);
  });

  test("a barbarian and monk behind a shield keeps the barbarian's defence", async () => {
    const { armorClass } = await sheetAfter({
      class: "barbarian",
      multiclass: [{ class: "monk", level: 1 }],
      abilities: { ...tens, con: 14, wis: 18 },
      equipment: ["Shield"],
    });
    // 10 + 2 + 2 + 2.
    expect(armorClass.effective).toBe(16);
  });

  test("Remarkable Athlete and Jack of All Trades: the greater half, once", async () => {
    const { skills, initiative, proficiencyBonus } = await sheetAfter({
      class: "fighter",
      level: 11,
      subclass: "Champion",
      multiclass: [{ class: "bard", level: 2 }],
      abilities: tens,
    });
    expect(proficiencyBonus.effective).toBe(5);
    // 3 of 5 rounded up on Strength, Dexterity and Constitution; 2 of 5 on the others.
    expect([skills.athletics.effective, skills.stealth.effective, initiative.effective]).toEqual([
      4, 5, 5,
    ]);
    expect([skills.arcana.effective, skills.performance.effective]).toEqual([3, 5]);
  });

  test.each([
    ["fighter", 5, "ranger", 5, 2],
    ["fighter", 11, "paladin", 5, 3],
    ["barbarian", 4, "monk", 4, 1],
  ])("Extra Attack of %s %i and %s %i: %s", async (one, level, other, second, attacks) => {
    const sheet = await sheetAfter({
      class: one,
      level,
      multiclass: [{ class: other, level: second }],
      abilities: tens,
    });
    expect(sheet.attacksPerAction).toBe(attacks);
  });

  test("Fast Movement and Unarmored Movement add up, a shield leaves the first", async () => {
    const speed = async (...equipment: readonly string[]) =>
      (
        await sheetAfter({
          class: "barbarian",
          level: 5,
          multiclass: [{ class: "monk", level: 2 }],
          abilities: tens,
          equipment,
        })
      ).speed.walk?.effective;
    expect([await speed(), await speed("Shield")]).toEqual([50, 40]);
  });

  test("Dwarven Toughness counts every level, Draconic Resilience a sorcerer's", async () => {
    const { hp } = await sheetAfter({
      race: "hill dwarf",
      class: "fighter",
      level: 2,
      multiclass: [{ class: "sorcerer", level: 3, subclass: "Draconic Bloodline" }],
      abilities: tens,
    });
    // 10 + 6, 3 times 4, 5 times 1 of Constitution 12, and 5 and 3.
    expect(hp.max).toBe(41);
  });

  test("no level gives less than 1 hit point (Hit Points and Hit Dice)", async () => {
    const { hp } = await sheetAfter({ class: "wizard", level: 5, abilities: { con: 1 } });
    expect(hp.max).toBe(5);
  });

  test("the Aura of Protection needs its paladin awake", async () => {
    const paladin: Omit<CreateRequest, "name"> = {
      class: "paladin",
      level: 6,
      abilities: { str: 10, dex: 10, con: 10, int: 10, wis: 10, cha: 16 },
    };
    const awake = await sheetAfter(paladin);
    expect([awake.hp.max, savesOf(awake)]).toEqual([40, [3, 3, 3, 3, 6, 9]]);
    const down = await sheetAfter(paladin, blow(40));
    expect([down.status, savesOf(down)]).toEqual(["down", [0, 0, 0, 0, 3, 6]]);
  });

  test("the order in which levels of two classes are taken changes nothing but the first", async () => {
    const abilities = { ...tens, con: 14 };
    const up = (name: string): Action => ({
      type: "level_up",
      id: "a",
      request: {
        class: name,
        ...(name === "rogue" && { skills: ["Stealth"], expertise: ["Stealth"] }),
      },
    });
    const rogue = { skills: ["Stealth"], expertise: ["Stealth"] };
    const turns = await sheetAfter(
      { class: "fighter", skills: ["Athletics", "History"], abilities },
      { type: "level_up", id: "a", request: { class: "rogue", ...rogue } },
      up("fighter"),
      { type: "level_up", id: "a", request: { class: "rogue" } },
      up("fighter"),
    );
    const atOnce = await sheetAfter({
      class: "fighter",
      level: 3,
      multiclass: [{ class: "rogue", level: 2 }],
      skills: ["Athletics", "History", "Stealth"],
      expertise: ["Stealth"],
      abilities,
    });
    expect(turns).toEqual(atOnce);
    // 10 + 6 + 6 and 5 + 5, and 5 times 2.
    expect(turns.hp.max).toBe(42);
  });
});

describe("odd weapons", () => {
  const armed = async (weapon: string, fightingStyle?: string) => {
    const { attacks } = await sheetAfter({
      class: "fighter",
      abilities: { str: 12, dex: 16 },
      ...(fightingStyle !== undefined && { choices: { fightingStyle } }),
      equipment: [weapon],
    });
    return attacks[0];
  };

  test("a blowgun deals 1 and Dexterity, a net nothing at all", async () => {
    expect(await armed("Blowgun")).toMatchObject({
      bonus: 5,
      damage: "4",
      range: { normal: 25, long: 100 },
    });
    expect(await armed("Net")).toMatchObject({
      bonus: 5,
      damage: "0",
      range: { normal: 5, long: 15 },
    });
  });

  test("Archery is for ranged weapons: a dart is one, a handaxe that is thrown is not", async () => {
    expect(await armed("Dart", "Archery")).toMatchObject({ bonus: 7, damage: "1d4+3" });
    expect(await armed("Handaxe", "Archery")).toMatchObject({ bonus: 3, damage: "1d6+1" });
  });

  test("Great Weapon Fighting is in the two-handed swing of a longsword", async () => {
    const sword = await armed("Longsword", "Great Weapon Fighting");
    expect(sword).toMatchObject({ damage: "1d8+1", twoHanded: "1d10+1" });
    expect(sword?.notes.join()).toMatch(/^with two hands: .*1 or 2/u);
  });

  test("a lance reaches 10 feet, a pike too", async () => {
    expect((await armed("Lance"))?.reach).toBe(10);
    expect((await armed("Pike"))?.reach).toBe(10);
  });
});

describe("bodies", () => {
  test.each([
    // 15 times Strength; a Large one twice that, a Huge one four times (Lifting and Carrying).
    ["Goblin", "small", "humanoid", 120],
    ["Ogre", "large", "giant", 570],
    ["Adult Red Dragon", "huge", "dragon", 1620],
    ["Mage", "medium", "humanoid", 135],
  ])("%s is %s, a %s, and carries %i pounds", async (creature, size, type, capacity) => {
    const sheet = await sheetAfter({ creature });
    expect(sheet).toMatchObject({ size, type, load: { capacity } });
  });

  test("a commoner without class or race", async () => {
    const { hp, attacks, proficiencyBonus, hitDice, type } = await sheetAfter({});
    expect([hp.max, proficiencyBonus.effective, hitDice, type]).toEqual([4, 2, {}, "humanoid"]);
    expect(attacks).toMatchObject([{ name: "Unarmed Strike", bonus: 2, damage: "1" }]);
  });
});
