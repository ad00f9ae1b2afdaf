import { expect, test } from "vitest";
import { notCreated, type Wanted } from "../../../../testing/create.js";

const abilities = { str: 15, dex: 14, con: 13, int: 12, wis: 10, cha: 8 };
const fighter = { class: "fighter", abilities };

const refusals: readonly [string, Wanted, string, RegExp][] = [
  ["an empty name", { name: " " } as Wanted, "NAME_EMPTY", /name/],
  ["an unknown race", { race: "Elff" }, "NOT_FOUND", /"Elff" is not a race/],
  ["an unknown class", { class: "Figther" }, "NOT_FOUND", /"Figther" is not a class/],
  ["two classes in one", { class: "Fighter 2/Rogue 1" }, "ILLEGAL_CHOICE", /more than a class/],
  ["a level above 20", { ...fighter, level: 21 }, "MAX_LEVEL", /21/],
  [
    "levels above 20 in all",
    { ...fighter, level: 15, multiclass: [{ class: "rogue", level: 6 }] },
    "MAX_LEVEL",
    /add up to 21/,
  ],
  [
    "Wisdom 10 for a second class of cleric",
    { ...fighter, multiclass: [{ class: "cleric", level: 1 }] },
    "MULTICLASS_PREREQUISITE",
    /Cleric needs Wisdom 13/,
  ],
  [
    "Charisma 8 for leaving the first class of bard",
    { class: "bard", abilities, multiclass: [{ class: "fighter", level: 1 }] },
    "MULTICLASS_PREREQUISITE",
    /Bard needs Charisma 13/,
  ],
  [
    "a subclass too early",
    { ...fighter, level: 2, subclass: "Champion" },
    "ILLEGAL_CHOICE",
    /level 3/,
  ],
  [
    "another class's subclass",
    { ...fighter, level: 3, subclass: "Thief" },
    "ILLEGAL_CHOICE",
    /no subclass of Fighter/,
  ],
  [
    "a skill that is not on the list",
    { ...fighter, skills: ["Arcana"] },
    "ILLEGAL_CHOICE",
    /Arcana/,
  ],
  [
    "three skills of two",
    { ...fighter, skills: ["Athletics", "History", "Insight"] },
    "ILLEGAL_CHOICE",
    /1 too many/,
  ],
  ["an unknown skill", { ...fighter, skills: ["Atletics"] }, "NOT_FOUND", /Atletics/],
  [
    "expertise of a fighter",
    { ...fighter, expertise: ["Athletics"] },
    "ILLEGAL_CHOICE",
    /Expertise/,
  ],
  [
    "expertise without proficiency",
    { class: "rogue", abilities, skills: ["Stealth"], expertise: ["Stealth", "Arcana"] },
    "ILLEGAL_CHOICE",
    /Expertise in Arcana needs proficiency/,
  ],
  [
    "three experts of two",
    {
      class: "rogue",
      abilities,
      skills: ["Stealth", "Deception", "Insight"],
      expertise: ["Stealth", "Deception", "Insight"],
    },
    "ILLEGAL_CHOICE",
    /1 too many/,
  ],
  [
    "an unknown background",
    { ...fighter, background: "Soldier" },
    "NOT_FOUND",
    /"Soldier" is not a background/,
  ],
  [
    "a background of three skills",
    { ...fighter, background: { name: "Soldier", skills: ["arcana", "nature", "stealth"] } },
    "ILLEGAL_CHOICE",
    /two skills, not 3/,
  ],
  [
    "an unknown feat",
    { ...fighter, level: 4, feats: ["Alert"] },
    "NOT_FOUND",
    /"Alert" is not a feat/,
  ],
  ["a feat before level 4", { ...fighter, feats: ["Grappler"] }, "ILLEGAL_CHOICE", /1 feat for 0/],
  [
    "Grappler with Strength 12",
    {
      class: "fighter",
      level: 4,
      abilities: { ...abilities, str: 12, int: 15 },
      feats: ["Grappler"],
    },
    "ILLEGAL_CHOICE",
    /Grappler needs Strength 13/,
  ],
  [
    "spells of a fighter",
    { ...fighter, spells: ["Light"] },
    "ILLEGAL_CHOICE",
    /Fighter casts no spells/,
  ],
  [
    "a spell of another list",
    { class: "wizard", abilities, spells: ["Cure Wounds"] },
    "ILLEGAL_CHOICE",
    /not on the spell list of Wizard/,
  ],
  [
    "a spell too high",
    { class: "wizard", abilities, spells: ["Fireball"] },
    "ILLEGAL_CHOICE",
    /level 3/,
  ],
  ["an unknown spell", { class: "wizard", abilities, spells: ["Firebal"] }, "NOT_FOUND", /Firebal/],
  [
    "three spells of two known",
    { class: "sorcerer", abilities, spells: ["Shield", "Sleep", "Jump"] },
    "ILLEGAL_CHOICE",
    /1 too many/,
  ],
  ["a class and a stat block", { ...fighter, creature: "Goblin" }, "CREATURE_OR_CLASS", /class/],
  ["an unknown stat block", { creature: "Gobblin" }, "NOT_FOUND", /Gobblin/],
  ["an unknown item", { equipment: ["Lightsaber"] }, "ITEM_UNKNOWN", /Lightsaber/],
  ["none of an item", { equipment: [{ item: "Rope", quantity: 0 }] }, "QUANTITY", /0/],
  ["a maximum of 0", { hp: 0 }, "HIT_POINTS", /1 or more/],
];

test.each(refusals)("refused: %s", async (_, request, code, message) => {
  const refused = await notCreated(request);
  expect(refused.code).toBe(code);
  expect(refused.message).toMatch(message);
});

test("a refusal says what would be legal, and where the rule stands", async () => {
  expect(await notCreated({ ...fighter, skills: ["Athletics", "Arcana"] })).toMatchObject({
    code: "ILLEGAL_CHOICE",
    message: expect.stringContaining("(Fighter, Proficiencies)"),
    legal: [
      "Acrobatics",
      "Animal Handling",
      "Athletics",
      "History",
      "Insight",
      "Intimidation",
      "Perception",
      "Survival",
    ],
  });
  expect((await notCreated({ race: "Elff" })).legal).toEqual(["Elf"]);
  expect((await notCreated({ race: "stout halfling" })).legal).toEqual([
    "Halfling",
    "race: Halfling, subrace: Lightfoot Halfling",
  ]);
  expect((await notCreated({ background: "Soldier" })).hint).toContain("Acolyte");
});

test("all that is wrong is said at once", async () => {
  const { message } = await notCreated({ race: "Elff", class: "wizard", spells: ["Firebal"] });
  expect(message).toMatch(/Elff.*Firebal/);
});
