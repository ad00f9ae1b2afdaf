import { expect, test } from "vitest";
import { created, notCreated } from "../../../../testing/create.js";

test("the standard array in any order", async () => {
  const abilities = { str: 8, dex: 10, con: 12, int: 13, wis: 14, cha: 15 };
  const { creature, notes } = await created({
    class: "bard",
    abilityMethod: "standard",
    abilities,
  });
  expect(creature.make).toMatchObject({ abilities, abilityMethod: "standard" });
  expect(notes).toEqual(["House rule: Standard Array."]);
});

test("the standard array dealt by the class's needs, and said so", async () => {
  const { creature, notes } = await created({ class: "wizard" });
  // Intelligence first, then hit points and armour class, then the other save.
  expect(creature.make.abilities).toEqual({ str: 10, dex: 13, con: 14, int: 15, wis: 12, cha: 8 });
  expect(notes).toEqual([
    "House rule: Standard Array, dealt by the needs of Wizard: Strength 10, Dexterity 13, Constitution 14, Intelligence 15, Wisdom 12, Charisma 8.",
  ]);
  const paladin = await created({ class: "paladin", abilityMethod: "standard" });
  expect(paladin.creature.make.abilities).toMatchObject({ str: 15, cha: 14, con: 13 });
});

test("dealt scores meet what two classes ask for", async () => {
  const { creature } = await created({
    class: "paladin",
    multiclass: [{ class: "sorcerer", level: 1 }],
  });
  expect(creature.make.abilities).toMatchObject({ str: 15, cha: 14, con: 13 });
});

test("27 points are spent", async () => {
  // 9 + 7 + 5 + 4 + 2 + 0
  const abilities = { str: 15, dex: 14, con: 13, int: 12, wis: 10, cha: 8 };
  const { notes } = await created({ class: "fighter", abilityMethod: "point_buy", abilities });
  expect(notes).toEqual(["House rule: Point Buy: 27 of 27 points."]);
});

test("4d6 six times, the lowest dropped, dealt by needs", async () => {
  const { creature, notes } = await created(
    { class: "barbarian", abilityMethod: "roll" },
    6,
    1,
    5,
    4,
    3,
    3,
    3,
    3,
    6,
    6,
    6,
    2,
    2,
    2,
    1,
    4,
    5,
    5,
    4,
    1,
    6,
    4,
    1,
    1,
  );
  expect(notes[0]).toBe(
    "House rule: Rolled Scores (4d6, the lowest dropped): 15 (6,5,4,1), 9 (3,3,3,3), 18 (6,6,6,2), 8 (4,2,2,1), 14 (5,5,4,1), 11 (6,4,1,1).",
  );
  expect(creature.make).toMatchObject({
    abilityMethod: "roll",
    abilities: { str: 18, con: 15, dex: 14, wis: 11, cha: 9, int: 8 },
  });
});

test("given scores are taken from 1 to 30, and tens where they are missing", async () => {
  const { creature, notes } = await created({ class: "fighter", abilities: { str: 30, int: 1 } });
  expect(creature.make.abilities).toEqual({ str: 30, dex: 10, con: 10, int: 1, wis: 10, cha: 10 });
  expect(notes).toEqual(["Not said, and so 10: Dexterity, Constitution, Wisdom and Charisma."]);
});

const six = { str: 15, dex: 15, con: 15, int: 8, wis: 8, cha: 8 };

test.each([
  [
    "28 points",
    "point_buy",
    { ...six, cha: 9 },
    "POINT_BUY",
    /cost 28 points, of which there are 27/,
  ],
  ["16 before increases", "point_buy", { ...six, str: 16 }, "POINT_BUY", /from 8 to 15/],
  ["7 before increases", "point_buy", { ...six, cha: 7 }, "POINT_BUY", /from 8 to 15/],
  ["five scores", "point_buy", { str: 15 }, "POINT_BUY", /all six/],
  ["another array", "standard", six, "STANDARD_ARRAY", /15, 14, 13, 12, 10 and 8/],
  ["given dice", "roll", six, "ILLEGAL_CHOICE", /server rolls/],
  ["31", undefined, { str: 31 }, "ABILITY_MAXIMUM", /Strength 31 is not a score/],
  ["0", undefined, { cha: 0 }, "ABILITY_MAXIMUM", /Charisma 0 is not a score/],
] as const)("refused: %s", async (_, abilityMethod, abilities, code, message) => {
  const refused = await notCreated({
    class: "fighter",
    abilities,
    ...(abilityMethod && { abilityMethod }),
  });
  expect([refused.code, refused.message]).toEqual([code, expect.stringMatching(message)]);
});
