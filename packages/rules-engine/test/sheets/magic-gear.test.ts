import { expect, test } from "vitest";
import type { Action } from "../../src/game/action.js";
import type { CreateRequest } from "../../src/game/request.js";
import type { Sheet } from "../../src/sheet/sheet.js";
import { savesOf, sheetAfter } from "./expect-sheet.js";

type Wanted = Omit<CreateRequest, "name">;

const attune = (item: string): Action => ({
  type: "inventory",
  id: "a",
  request: { operation: "attune", item, rested: true },
});

/** With these on, attuned to where that takes it. */
const wearing = (wanted: Wanted, ...items: readonly string[]): Promise<Sheet> =>
  sheetAfter(
    { ...wanted, equipment: [...(wanted.equipment ?? []), ...items] },
    ...items.map(attune),
  );

const fighter: Wanted = {
  class: "fighter",
  abilities: { str: 10, dex: 14, con: 12, int: 10, wis: 10, cha: 10 },
};
const wizard: Wanted = {
  class: "wizard",
  level: 5,
  abilities: { str: 8, dex: 14, con: 12, int: 15, wis: 10, cha: 10 },
};

test("Gauntlets of Ogre Power: Strength 19 carries plate and a longsword", async () => {
  const plated = { ...fighter, equipment: ["Plate", "Longsword"] };
  const weak = await sheetAfter(plated);
  expect([weak.speed.walk?.effective, weak.attacks[0]?.bonus]).toEqual([20, 2]);
  const strong = await wearing(plated, "Gauntlets of Ogre Power");
  expect(strong.abilities.str).toMatchObject({ base: 10, effective: 19, modifier: 4 });
  expect([strong.speed.walk?.effective, strong.warnings]).toEqual([30, []]);
  expect(strong.attacks[0]).toMatchObject({ bonus: 6, damage: "1d8+4", twoHanded: "1d10+4" });
  expect(strong.load.capacity).toBe(285);
});

test("an Amulet of Health counts back through every level", async () => {
  // 6 + 16, and 5 times 1; Constitution 19 makes that 5 times 4.
  expect((await sheetAfter(wizard)).hp.max).toBe(27);
  const sheet = await wearing(wizard, "Amulet of Health");
  expect(sheet.hp.max).toBe(42);
  expect(savesOf(sheet)).toEqual([-1, 2, 4, 5, 3, 0]);
});

test("a Headband of Intellect is in what hangs on Intelligence", async () => {
  const { spellcasting, skills, savingThrows } = await wearing(wizard, "Headband of Intellect");
  // 8 + 3 + 4 for Intelligence 19.
  expect(spellcasting?.classes[0]?.saveDc.effective).toBe(15);
  expect(spellcasting?.classes[0]?.attackBonus.effective).toBe(7);
  expect([skills.arcana.effective, savingThrows.int.effective]).toEqual([4, 7]);
});

test("a Robe of the Archmagi: 15 and Dexterity, and 2 on the spells", async () => {
  const { armorClass, spellcasting } = await wearing(wizard, "Robe of the Archmagi");
  expect(armorClass.effective).toBe(17);
  // 8 + 3 + 2 + 2.
  expect(spellcasting?.classes[0]?.saveDc.effective).toBe(15);
  expect(spellcasting?.classes[0]?.attackBonus.effective).toBe(7);
});

test("Bracers of Defense help without armour and shield only", async () => {
  const ac = async (...equipment: readonly string[]) =>
    (await wearing({ ...fighter, equipment }, "Bracers of Defense")).armorClass.effective;
  expect(await ac()).toBe(14);
  expect(await ac("Shield")).toBe(14);
  expect(await ac("Leather Armor")).toBe(13);
});

test("a cloak and a Ring of Protection add up", async () => {
  const sheet = await wearing(fighter, "Cloak of Protection", "Ring of Protection");
  expect(sheet.armorClass.effective).toBe(14);
  expect(savesOf(sheet)).toEqual([4, 4, 5, 2, 2, 2]);
});

test("a Luckstone is in every check and save, passive scores and initiative too", async () => {
  const sheet = await wearing(fighter, "Stone of Good Luck (Luckstone)");
  expect(savesOf(sheet)).toEqual([3, 3, 4, 1, 1, 1]);
  expect(sheet.skills.stealth.effective).toBe(3);
  expect(sheet.passivePerception.effective).toBe(11);
  expect(sheet.initiative.effective).toBe(3);
});

test("a Belt of Hill Giant Strength does nothing for who is stronger", async () => {
  const strength = async (str: number) =>
    (await wearing({ ...fighter, abilities: { str } }, "Belt of Hill Giant Strength")).abilities.str
      .effective;
  expect([await strength(10), await strength(23)]).toEqual([21, 23]);
});

test.each([
  ["Shield, +1", 15],
  ["Leather Armor, +2", 15],
  // 13, 2 of Dexterity, and 1: worn by whom no medium armour fits (Magic Items, Elven Chain).
  ["Elven Chain", 16],
])("a wizard with %s: %i", async (item, ac) => {
  const { armorClass, warnings } = await sheetAfter({ ...wizard, equipment: [item] });
  expect(armorClass.effective).toBe(ac);
  expect(warnings.length).toBe(item === "Elven Chain" ? 0 : 1);
});

test("mithral asks for no strength (Magic Items, Mithral Armor)", async () => {
  const { armorClass, speed, warnings } = await sheetAfter({
    ...fighter,
    equipment: ["Mithral Plate"],
  });
  expect([armorClass.effective, speed.walk?.effective, warnings]).toEqual([18, 30, []]);
});

test("a +2 longsword: 2 to hit and damage", async () => {
  const { attacks } = await sheetAfter({ ...fighter, equipment: ["Longsword, +2", "Shield"] });
  expect(attacks[0]).toMatchObject({ bonus: 4, damage: "1d8+2", magical: true });
});
