import { expect, test } from "vitest";
import type { CreateRequest } from "../../src/game/request.js";
import type { Sheet } from "../../src/sheet/sheet.js";
import { savesOf, sheetAfter } from "./expect-sheet.js";

/** Armour class, walking speed and attacks. */
const worn = ({ armorClass, speed, attacks }: Sheet) => ({
  ac: armorClass.effective,
  speed: speed.walk?.effective,
  attacks: attacks.map(({ name, bonus, damage }) => `${name} ${bonus} ${damage}`),
});

type Wanted = Omit<CreateRequest, "name">;

const wizard: Wanted = {
  race: "human",
  class: "wizard",
  abilities: { str: 9, dex: 14, con: 12, int: 15, wis: 10, cha: 8 },
};

test("a wizard in plate: 18, no Dexterity, 10 feet slower, and not trained in it", async () => {
  const sheet = await sheetAfter({ ...wizard, equipment: ["Plate"] });
  // Strength 10 lacks the 15 that plate asks for (Equipment, Heavy Armor; Armor Proficiency).
  expect(worn(sheet)).toMatchObject({ ac: 18, speed: 20 });
  expect(sheet.warnings.join(" ")).toMatch(/Not proficient with Plate.*no spells/u);
  expect(sheet.warnings.join(" ")).toMatch(/needs Strength 15/u);
});

test("a dwarf of Strength 10 in plate is as fast as ever (Races, Dwarf, Speed)", async () => {
  const sheet = await sheetAfter({
    race: "hill dwarf",
    class: "fighter",
    abilities: { str: 10, dex: 8, con: 14, int: 10, wis: 12, cha: 10 },
    equipment: ["Plate", "Warhammer"],
  });
  expect(worn(sheet)).toEqual({
    ac: 18,
    speed: 25,
    attacks: ["Warhammer 2 1d8", "Unarmed Strike 2 1"],
  });
  expect(sheet.warnings).toEqual([]);
});

test("a halfling swings a greatsword at a disadvantage (Equipment, Weapon Properties)", async () => {
  const sheet = await sheetAfter({
    race: "lightfoot halfling",
    class: "fighter",
    abilities: { str: 16, dex: 12, con: 14, int: 10, wis: 10, cha: 8 },
    equipment: ["Greatsword"],
  });
  expect(worn(sheet)).toEqual({
    // Dexterity 14 by race, no armour.
    ac: 12,
    speed: 25,
    attacks: ["Greatsword 5 2d6+3", "Unarmed Strike 5 4"],
  });
  expect(sheet.attacks[0]?.notes.join()).toMatch(/disadvantage/u);
});

const monk: Wanted = {
  race: "human",
  class: "monk",
  level: 6,
  abilities: { str: 11, dex: 15, con: 13, int: 9, wis: 15, cha: 7 },
  equipment: ["Shortsword"],
};

test("a monk behind a shield has lost what the monk's way gives (Monk)", async () => {
  // 10 + 3 + 3; 30 + 15; d6 and Dexterity.
  expect(worn(await sheetAfter(monk))).toEqual({
    ac: 16,
    speed: 45,
    attacks: ["Shortsword 6 1d6+3", "Unarmed Strike 6 1d6+3"],
  });
  // 10 + 3 + 2; the bare hand by Strength 12: 1 + 1.
  const shielded = await sheetAfter({ ...monk, equipment: ["Shortsword", "Shield"] });
  expect(worn(shielded)).toEqual({
    ac: 15,
    speed: 30,
    attacks: ["Shortsword 6 1d6+3", "Unarmed Strike 4 2"],
  });
});

test("a barbarian 5 unarmoured behind a shield, and in plate", async () => {
  const barbarian: Wanted = {
    race: "half-orc",
    class: "barbarian",
    level: 5,
    abilities: { str: 15, dex: 14, con: 15, int: 8, wis: 10, cha: 8 },
    equipment: ["Shield"],
  };
  // 10 + 2 + 3 + 2; Fast Movement.
  expect(worn(await sheetAfter(barbarian))).toMatchObject({ ac: 17, speed: 40 });
  // Strength 17 carries it, but it is heavy.
  expect(worn(await sheetAfter({ ...barbarian, equipment: ["Plate"] }))).toMatchObject({
    ac: 18,
    speed: 30,
  });
});

test("+1 chain mail, and a Ring of Protection from when it is attuned", async () => {
  const paladin: Wanted = {
    race: "human",
    class: "paladin",
    abilities: { str: 15, dex: 12, con: 13, int: 9, wis: 11, cha: 13 },
    equipment: ["Chain Mail, +1", "Ring of Protection"],
  };
  const before = await sheetAfter(paladin);
  expect(before.armorClass.effective).toBe(17);
  expect(savesOf(before)).toEqual([3, 1, 2, 0, 3, 4]);
  const after = await sheetAfter(paladin, {
    type: "inventory",
    id: "a",
    request: { operation: "attune", item: "Ring of Protection", rested: true },
  });
  expect(after.armorClass.effective).toBe(18);
  expect(after.armorClass.modifiers.join()).toMatch(/\+1 Ring of Protection/u);
  expect(savesOf(after)).toEqual([4, 2, 3, 1, 4, 5]);
});

test.each([
  // 12 + 2 of 4; 15 + 2; 14 + 2; light armour takes all of 4.
  ["Hide Armor", 14],
  ["Half Plate", 17],
  ["Scale Mail", 16],
  ["Studded Leather", 16],
])("Dexterity 18 in %s: %i", async (armor, ac) => {
  const ranger: Wanted = { class: "ranger", abilities: { dex: 18 }, equipment: [armor] };
  expect(worn(await sheetAfter(ranger)).ac).toBe(ac);
});

test("two weapons: the other hand adds nothing but what is below 0 (Two-Weapon Fighting)", async () => {
  const armed = (abilities: CreateRequest["abilities"]) => ({
    race: "human",
    class: "rogue",
    ...(abilities && { abilities }),
    equipment: ["Shortsword", "Dagger"],
  });
  const nimble = await sheetAfter(armed({ str: 9, dex: 15 }));
  expect(worn(nimble).attacks).toEqual([
    "Shortsword 5 1d6+3",
    "Dagger 5 1d4",
    "Unarmed Strike 2 1",
  ]);
  const clumsy = await sheetAfter(armed({ str: 7, dex: 7 }));
  expect(worn(clumsy).attacks).toEqual([
    "Shortsword 1 1d6-1",
    "Dagger 1 1d4-1",
    "Unarmed Strike 1 0",
  ]);
});

test("a sorcerer's dragon hide: 13 and Dexterity, with a shield, but not in leather", async () => {
  const sorcerer = (...equipment: readonly string[]): Wanted => ({
    class: "sorcerer",
    subclass: "Draconic Bloodline",
    abilities: { dex: 14 },
    equipment,
  });
  expect(worn(await sheetAfter(sorcerer())).ac).toBe(15);
  expect(worn(await sheetAfter(sorcerer("Shield"))).ac).toBe(17);
  expect(worn(await sheetAfter(sorcerer("Leather Armor"))).ac).toBe(13);
});

test("a mage with a feat of the campaign's own", async () => {
  const sheet = await sheetAfter({
    ...wizard,
    level: 4,
    feats: [
      {
        name: "Watchful",
        effects: [
          { kind: "stat", stat: "initiative", change: "add", by: 5 },
          { kind: "stat", stat: "armor-class", change: "add", by: 1 },
          { kind: "proficiency", in: ["con"], on: "save", share: 1 },
        ],
      },
    ],
  });
  // Dexterity 15 and Constitution 13 with the human's increases.
  expect(sheet.armorClass.effective).toBe(13);
  expect(sheet.initiative.effective).toBe(7);
  expect(sheet.savingThrows.con.effective).toBe(3);
  expect(sheet.features).toContainEqual({ name: "Watchful", from: "Feat" });
  expect(sheet.choicesDue.map(({ field }) => field)).not.toContain("choices.abilityIncreases");
});
