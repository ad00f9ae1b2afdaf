import { expect, test } from "vitest";
import { created, notCreated, type Wanted } from "../../../../testing/create.js";

// Nothing that is given may be dropped: it is kept, or refused.

const abilities = { str: 13, dex: 14, con: 13, int: 12, wis: 13, cha: 16 };
const options = async (request: Wanted) =>
  (await created({ abilities, ...request })).creature.make.options;

const champion = { class: "fighter", level: 10, subclass: "Champion" };
const [defense, archery] = ["fighter-fighting-style-defense", "fighter-fighting-style-archery"];

test("two keys for one feature add up", async () => {
  const style = { fightingStyle: "Defense", additionalFightingStyle: "Archery" };
  expect(await options({ ...champion, choices: style })).toEqual({
    "fighter-fighting-style": [defense, archery],
  });
});

const sorcerer = { race: "dragonborn", class: "sorcerer", subclass: "Draconic Bloodline" };
const [white, red] = ["draconic-ancestry-white", "sorcerer-dragon-ancestor-red-fire-damage"];

test.each<[string, Wanted["choices"] & object]>([
  ["a list, the race first", { draconicAncestry: ["White", "Red"] }],
  ["a key each", { draconicAncestry: "White", dragonAncestor: "Red" }],
  ["a key each, the class first", { dragonAncestor: "Red", draconicAncestry: "White" }],
])("a dragonborn sorcerer has two ancestries: %s", async (_, choices) => {
  expect(await options({ ...sorcerer, choices })).toEqual({
    "draconic-ancestry": [white],
    "sorcerer-dragon-ancestor": [red],
  });
});

test("both ancestries of a dragonborn sorcerer may be red", async () => {
  expect(await options({ ...sorcerer, choices: { draconicAncestry: ["Red", "Red"] } })).toEqual({
    "draconic-ancestry": ["draconic-ancestry-red"],
    "sorcerer-dragon-ancestor": [red],
  });
});

const ranger = { class: "ranger", skills: ["Stealth", "Survival", "Perception"] };

test.each<[string, Wanted, RegExp]>([
  [
    "a style of the same key twice",
    { ...champion, choices: { fightingStyle: ["Defense", "Defense"] } },
    /Defense is chosen twice/u,
  ],
  [
    "a style under two keys",
    { ...champion, choices: { fightingStyle: "Defense", additionalFightingStyle: "Defense" } },
    /Defense is chosen already/u,
  ],
  [
    "a style of two classes",
    {
      class: "fighter",
      multiclass: [{ class: "paladin", level: 2 }],
      choices: { fightingStyle: ["Defense", "Defense"] },
    },
    /Defense is chosen twice/u,
  ],
  [
    "two styles for one",
    { class: "fighter", choices: { fightingStyle: ["Defense", "Archery"] } },
    /2 chosen/u,
  ],
  [
    "a language that the race speaks",
    { race: "elf", class: "wizard", choices: { languages: ["Elvish"] } },
    /has Elvish already/u,
  ],
  [
    "a language twice",
    { race: "human", class: "wizard", choices: { languages: ["Orc", "orc"] } },
    /twice/u,
  ],
  [
    "a language that the background brings",
    {
      race: "human",
      class: "wizard",
      background: { name: "Sage", skills: ["arcana", "history"], languages: ["orc"] },
      choices: { languages: ["Orc"] },
    },
    /has Orc already/u,
  ],
  ["a tool of the class", { class: "rogue", choices: { tools: ["Thieves' Tools"] } }, /Thieves/u],
  [
    "a skill under two keys",
    {
      class: "bard",
      level: 3,
      subclass: "College of Lore",
      skills: ["Arcana"],
      choices: { additionalSkills: ["Arcana"] },
    },
    /has Arcana already/u,
  ],
  ["an enemy twice", { ...ranger, choices: { favoredEnemy: ["Undead", "undead"] } }, /twice/u],
  [
    "a terrain twice",
    { ...ranger, level: 6, choices: { favoredTerrain: ["coast", "Coast"] } },
    /twice/u,
  ],
  ["humanoids", { ...ranger, choices: { favoredEnemy: ["Humanoids"] } }, /Not a favored enemy/u],
  [
    "three races",
    { ...ranger, choices: { favoredEnemy: ["Orcs", "Gnolls", "Kobolds"] } },
    /1 choice/u,
  ],
  ["the sea", { ...ranger, choices: { favoredTerrain: ["sea"] } }, /Not a favored terrain/u],
])("refused: %s", async (_, request, message) => {
  const refused = await notCreated({ abilities, ...request });
  expect(refused.code).toBe("ILLEGAL_CHOICE");
  expect(refused.message).toMatch(message);
});

test("the thirteen types are favored enemies, and two races of humanoids are one", async () => {
  const types = [
    "aberrations",
    "beasts",
    "celestials",
    "constructs",
    "dragons",
    "elementals",
    "fey",
    "fiends",
    "giants",
    "monstrosities",
    "oozes",
    "plants",
    "undead",
  ];
  for (const type of types)
    await created({ ...ranger, abilities, choices: { favoredEnemy: [type] } });
  const { legal } = await notCreated({
    ...ranger,
    abilities,
    choices: { favoredEnemy: ["humanoid"] },
  });
  expect(legal).toHaveLength(types.length + 1);
  const { creature } = await created({
    ...ranger,
    abilities,
    choices: { favoredEnemy: ["Orcs", "Gnolls"] },
  });
  expect(creature.make.words).toEqual({ favoredEnemy: ["orcs", "gnolls"] });
});

test("the keys of choices are named, both of a dragon ancestor's", async () => {
  const { legal } = await notCreated({
    class: "sorcerer",
    subclass: "Draconic Bloodline",
    abilities,
    choices: { zzz: "Red" },
  });
  expect(legal).toEqual(expect.arrayContaining(["draconicAncestry", "dragonAncestor"]));
});

test("a half-elf's own increases are a list or a record", async () => {
  const halfElf = { race: "half-elf", class: "bard", abilities };
  for (const raceIncreases of [["con", "dex"], { con: 1, dex: 1 }] as const) {
    const { numbers } = await created({ ...halfElf, choices: { raceIncreases } });
    // 13 + 1, 14 + 1 and, as all half-elves, 16 + 2.
    expect([numbers.abilities.con.base, numbers.abilities.dex.base]).toEqual([14, 15]);
    expect(numbers.abilities.cha.base).toBe(18);
  }
  const { legal } = await notCreated({
    ...halfElf,
    choices: { abilityIncreases: [{ con: 1, dex: 1 }] },
  });
  expect(legal?.join()).toContain("raceIncreases for the 2 scores that Half-Elf raises");
  expect((await notCreated({ ...halfElf, choices: { raceIncreases: { con: 2 } } })).code).toBe(
    "ILLEGAL_CHOICE",
  );
});
