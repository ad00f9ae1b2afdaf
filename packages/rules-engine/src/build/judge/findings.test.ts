import { describe, expect, test } from "vitest";
import { srdCompendium } from "../../tables/compendium.js";
import type { CharacterBuild } from "./types.js";
import { validateBuild } from "./validate.js";

const srd = await srdCompendium();
const judge = (build: unknown) => validateBuild(build, srd);

const scores = (str: number, dex: number, con: number, int: number, wis: number, cha: number) => ({
  strength: str,
  dexterity: dex,
  constitution: con,
  intelligence: int,
  wisdom: wis,
  charisma: cha,
});

/** Enough of a legal fighter: what a case changes is what it is about. */
const fighter: CharacterBuild = {
  race: "Human",
  background: "Acolyte",
  class: "Fighter",
  ability_method: "standard_array",
  ability_scores: scores(15, 14, 13, 8, 12, 10),
  level: 1,
  skills: ["athletics", "perception"],
  languages: ["Common", "Elvish", "Dwarvish", "Giant"],
};
const wizard: CharacterBuild = {
  ...fighter,
  class: "wizard",
  ability_scores: scores(8, 14, 13, 15, 12, 10),
  skills: ["arcana", "history"],
};
const bard: CharacterBuild = {
  ...fighter,
  class: "bard",
  ability_scores: scores(8, 14, 13, 12, 10, 15),
  skills: ["arcana", "history", "stealth"],
};
const twenty = scores(15, 15, 15, 15, 15, 15);
const manual: CharacterBuild = { ...fighter, ability_method: "manual", ability_scores: twenty };

/** A build, and of its one finding: field, severity, a part of the problem, rule, and a part of what is legal. */
type Case = readonly [
  name: string,
  build: unknown,
  finding: readonly [field: string, severity: string, problem: string, rule: string],
  legal?: string,
];

test("the builds that cases start from are legal", () => {
  expect([fighter, manual].map((build) => judge(build).findings)).toEqual([[], []]);
  const casters = [wizard, bard].map((build) => judge(build));
  expect(casters.map(({ findings }) => findings)).toEqual([[], []]);
  expect(casters[0]?.not_checked.map(({ field }) => field)).toEqual(["cantrips", "spells"]);
});

const ones: readonly Case[] = [
  // The form of a build
  [
    "a text for a level",
    { ...fighter, level: "3" },
    ["level", "error", "whole number", "The form of a build"],
  ],
  [
    "a fraction",
    { ...fighter, level: 1.5 },
    ["level", "error", "whole number", "The form of a build"],
  ],
  [
    "a text for a list",
    { ...fighter, armor: "Plate" },
    ["armor", "error", "a list", "The form of a build"],
  ],
  [
    "a method that is none",
    { ...fighter, ability_method: "4d6" },
    ["ability_method", "error", "standard_array", "The form of a build"],
  ],
  [
    "classes that are no list",
    { ...fighter, multiclass: {} },
    ["multiclass", "error", "a list", "The form of a build"],
  ],
  [
    "a field that no rule reads",
    { ...fighter, skilss: [] },
    ["skilss", "error", "skills is the nearest", "The form of a build"],
    "skills",
  ],
  [
    "a field like none, even without a value",
    { ...fighter, species: null },
    ["species", "error", "is no field", "The form of a build"],
    "race",
  ],
  [
    "a misspelt ability",
    { ...fighter, ability_scores: { ...fighter.ability_scores, Dexterty: 14 } },
    ["ability_scores.Dexterty", "error", "dexterity is the nearest", "The form of a build"],
    "dexterity",
  ],
  [
    "a score given twice",
    { ...fighter, ability_scores: { ...fighter.ability_scores, Dex: 14 } },
    ["ability_scores.dexterity", "error", "twice, as dexterity and Dex", "The form of a build"],
  ],

  // Class, level, subclass
  [
    "classes with their levels in one",
    { ...fighter, class: "Paladin 2/Warlok (3)" },
    ["class", "error", "use class, level and multiclass [{ class, level }]", "Classes"],
    'class: "Paladin", level: 2, multiclass: [{ class: "Warlock", level: 3 }]',
  ],
  [
    "a class with its level",
    { ...manual, multiclass: [{ class: "monk 2" }] },
    ["multiclass[0].class", "error", "more than a class", "Classes"],
    'class: "Monk", level: 2',
  ],
  [
    "classes of which one is none",
    { ...fighter, class: "Fighter/Gunslinger" },
    ["class", "error", "is not a class", "Classes"],
  ],
  [
    "no class",
    { ...fighter, class: undefined },
    ["class", "error", "no class", "Classes"],
    "Barbarian",
  ],
  [
    "an unknown class",
    { ...fighter, class: "Figter" },
    ["class", "error", '"Figter"', "Classes"],
    "Fighter",
  ],
  [
    "level 0",
    { ...fighter, level: 0 },
    ["level", "error", "Level 0", "Beyond 1st Level"],
    "1 to 20",
  ],
  [
    "level 21",
    { ...fighter, level: 21, subclass: "Champion" },
    ["level", "error", "Level 21", "Beyond 1st Level"],
    "1 to 20",
  ],
  [
    "21 levels in all",
    {
      ...manual,
      level: 11,
      subclass: "Champion",
      multiclass: [{ class: "barbarian", level: 10, subclass: "berserker" }],
    },
    ["level", "error", "add up to 21", "Beyond 1st Level"],
    "20 in all",
  ],
  [
    "a class named twice",
    { ...fighter, multiclass: [{ class: "fighter", level: 1 }] },
    ["multiclass[0].class", "error", "twice", "Multiclassing"],
  ],
  [
    "a further class without a level",
    { ...manual, multiclass: [{ class: "monk" }] },
    ["multiclass[0].level", "error", "needs its level", "Beyond 1st Level"],
  ],
  [
    "a further entry without a class",
    { ...fighter, multiclass: [{ level: 1 }] },
    ["multiclass[0].class", "error", "no class", "Classes"],
  ],
  [
    "a subclass too early",
    { ...fighter, level: 2, subclass: "Champion" },
    ["subclass", "error", "at level 3, not at 2", "Fighter"],
    "none yet",
  ],
  [
    "a wizard's subclass at 1",
    { ...wizard, subclass: "evocation" },
    ["subclass", "error", "at level 2, not at 1", "Wizard"],
  ],
  [
    "no subclass at 3",
    { ...fighter, level: 3 },
    ["subclass", "warning", "at level 3", "Fighter"],
    "Champion",
  ],
  [
    "no domain at 1",
    {
      ...fighter,
      class: "cleric",
      skills: ["history", "medicine"],
      ability_scores: scores(13, 12, 14, 8, 15, 10),
    },
    ["subclass", "warning", "at level 1", "Cleric"],
    "Life Domain",
  ],
  [
    "another class's subclass",
    { ...fighter, level: 3, subclass: "Thief" },
    ["subclass", "error", "Thief is no subclass of Fighter", "Fighter"],
    "Champion",
  ],
  [
    "an unknown subclass",
    { ...fighter, level: 3, subclass: "Champoin" },
    ["subclass", "error", '"Champoin"', "Fighter"],
    "Champion",
  ],

  // Multiclassing
  [
    "the new class's score",
    { ...fighter, multiclass: [{ class: "wizard", level: 1 }] },
    ["multiclass[0].class", "error", "Intelligence 13", "Multiclassing, Prerequisites"],
    "Intelligence 13",
  ],
  [
    "the first class's score",
    {
      ...bard,
      class: "barbarian",
      skills: ["athletics", "nature"],
      multiclass: [{ class: "sorcerer", level: 1, subclass: "draconic" }],
    },
    ["class", "error", "Strength 13", "Multiclassing, Prerequisites"],
  ],
  [
    "one of two scores will do",
    {
      ...fighter,
      ability_scores: scores(8, 11, 15, 14, 13, 10),
      ability_method: "rolled",
      multiclass: [{ class: "wizard", level: 1 }],
    },
    ["class", "error", "Strength or Dexterity 13", "Multiclassing, Prerequisites"],
  ],
  [
    "both of two scores",
    {
      ...manual,
      ability_scores: { ...twenty, charisma: 11 },
      multiclass: [{ class: "paladin", level: 1 }],
    },
    ["multiclass[0].class", "error", "Strength 13 and Charisma 13", "Multiclassing, Prerequisites"],
  ],
  [
    "more raises than a half-elf has",
    {
      ...manual,
      race: "half-elf",
      languages: ["common", "elvish", "giant", "orc", "dwarvish"],
      skills: ["athletics", "perception", "arcana", "history"],
      class: "fighter",
      ability_scores: scores(12, 8, 8, 12, 12, 13),
      multiclass: [
        { class: "wizard", level: 1 },
        { class: "druid", level: 1 },
      ],
    },
    ["multiclass", "error", "No choice of racial increases", "Multiclassing, Prerequisites"],
  ],

  // Race and background
  [
    "an unknown race",
    { ...fighter, race: "Humna" },
    ["race", "error", '"Humna"', "Races"],
    "Human",
  ],
  [
    "a subrace that is no open content",
    { ...fighter, race: "Wood Elf" },
    ["race", "error", '"Wood Elf" is not a race of SRD 5.1.', "Races"],
    "race: Elf, subrace: High Elf",
  ],
  [
    "a subrace for a race",
    { ...fighter, race: "High Elf" },
    ["race", "error", "is a subrace", "Races, High Elf"],
    "race: Elf, subrace: High Elf",
  ],
  [
    "no subrace",
    { ...fighter, race: "Dwarf", languages: ["common", "dwarvish", "elvish", "giant"] },
    ["subrace", "warning", "Dwarf has one", "Races, Dwarf"],
    "Hill Dwarf",
  ],
  [
    "another race's subrace",
    { ...fighter, subrace: "Hill Dwarf" },
    ["subrace", "error", "no subrace of Human", "Races, Hill Dwarf"],
  ],
  [
    "a subrace without a race",
    { ...fighter, race: undefined, subrace: "Hill Dwarf" },
    ["subrace", "error", "needs its race", "Races, Hill Dwarf"],
  ],
  [
    "an unknown subrace",
    { ...fighter, subrace: "Drow" },
    ["subrace", "error", '"Drow"', "Races, Human"],
  ],
  [
    "a background that is not in SRD 5.1",
    {
      ...fighter,
      background: "Soldier",
      skills: ["athletics", "perception", "insight", "religion"],
    },
    ["background", "error", '"Soldier"', "Backgrounds"],
    "custom (any two skills, two tools or languages)",
  ],

  // Scores
  [
    "not the standard array",
    { ...fighter, ability_scores: scores(15, 15, 13, 8, 12, 10) },
    ["ability_scores", "error", "standard_array", "House rule: Standard Array"],
    "15, 14, 13, 12, 10, 8 in any order, before increases",
  ],
  [
    "too many points",
    { ...fighter, ability_method: "point_buy", ability_scores: scores(15, 15, 15, 9, 8, 8) },
    ["ability_scores", "error", "point_buy", "House rule: Point Buy"],
  ],
  [
    "a score that cannot be bought",
    { ...fighter, ability_method: "point_buy", ability_scores: scores(16, 8, 8, 8, 8, 8) },
    ["ability_scores", "error", "point_buy", "House rule: Point Buy"],
  ],
  [
    "points not spent",
    { ...fighter, ability_method: "point_buy", ability_scores: scores(15, 15, 14, 8, 8, 8) },
    ["ability_scores", "warning", "2 of 27", "House rule: Point Buy"],
  ],
  [
    "a roll below 3",
    { ...fighter, ability_method: "rolled", ability_scores: scores(15, 14, 13, 2, 12, 10) },
    ["ability_scores", "error", "rolled", "House rule: Rolled Scores (4d6, the lowest dropped)"],
  ],
  [
    "a roll over 18",
    { ...fighter, ability_method: "rolled", ability_scores: scores(19, 14, 13, 8, 12, 10) },
    ["ability_scores", "error", "rolled", "House rule: Rolled Scores (4d6, the lowest dropped)"],
  ],
  [
    "a score over 30",
    { ...manual, ability_scores: { ...twenty, wisdom: 31 } },
    [
      "ability_scores.wisdom",
      "error",
      "Wisdom 31",
      "Using Ability Scores, Ability Scores and Modifiers",
    ],
    "1 to 30",
  ],
  [
    "a score over 20 by hand",
    { ...manual, ability_scores: { ...twenty, wisdom: 20 } },
    [
      "ability_scores.wisdom",
      "warning",
      "Wisdom is 21",
      "Using Ability Scores, Ability Scores and Modifiers",
    ],
    "at most 20",
  ],
  [
    "more than two improvements at 8",
    {
      ...fighter,
      class: "barbarian",
      subclass: "berserker",
      skills: ["athletics", "survival"],
      level: 8,
      ability_scores: scores(19, 15, 13, 8, 12, 10),
    },
    ["ability_scores", "error", "4 points", "House rule: Standard Array"],
  ],

  // Skills
  [
    "an unknown skill",
    { ...fighter, skills: ["athletics", "perception", "percepton"] },
    ["skills", "error", '"percepton"', "Using Ability Scores, Ability Checks, Skills"],
    "Perception",
  ],
  [
    "a skill twice",
    { ...fighter, skills: ["athletics", "perception", "Athletics"] },
    ["skills", "error", "twice", "Using Ability Scores, Ability Checks, Skills"],
  ],
  [
    "a skill off the list",
    { ...fighter, skills: ["athletics", "perception", "arcana"] },
    ["skills", "error", "Arcana", "Fighter, Proficiencies"],
    "Survival",
  ],
  [
    "three skills for a fighter",
    { ...fighter, skills: ["athletics", "perception", "survival"] },
    ["skills", "error", "1 too many", "Fighter, Proficiencies"],
    "at most 2 skills",
  ],
  [
    "one skill for a fighter",
    { ...fighter, skills: ["athletics"] },
    ["skills", "warning", "1 skill more", "Fighter, Proficiencies"],
  ],
  [
    "two skills of a second class",
    {
      ...manual,
      skills: ["athletics", "perception", "stealth", "sleight of hand"],
      multiclass: [{ class: "rogue", level: 1 }],
    },
    ["skills", "error", "1 too many", "Multiclassing, Proficiencies"],
  ],

  // Expertise
  [
    "expertise of a fighter",
    { ...fighter, expertise: ["athletics"] },
    ["expertise", "error", "No class of this build", "Rogue, Expertise"],
  ],
  [
    "expertise of a bard at 2",
    { ...bard, level: 2, expertise: ["arcana"] },
    ["expertise", "error", "bards from 3", "Rogue, Expertise"],
  ],
  [
    "expertise without proficiency",
    {
      ...manual,
      class: "rogue",
      skills: ["stealth", "deception", "perception", "acrobatics"],
      expertise: ["stealth", "athletics"],
    },
    ["expertise", "error", "Athletics needs proficiency", "Rogue, Expertise"],
  ],
  [
    "three times expertise at 1",
    {
      ...manual,
      class: "rogue",
      skills: ["stealth", "deception", "perception", "acrobatics"],
      expertise: ["stealth", "deception", "perception"],
    },
    ["expertise", "error", "1 too many", "Rogue, Expertise"],
  ],
  [
    "a bard's thieves' tools",
    {
      ...bard,
      level: 3,
      subclass: "lore",
      skills: ["arcana", "history", "stealth", "nature", "survival", "medicine"],
      expertise: ["arcana", "history", "thieves' tools"],
    },
    ["expertise", "error", "Thieves' Tools", "Bard, Expertise"],
  ],

  // Feats: the optional rule's own warning is left out
  [
    "an unknown feat",
    { ...fighter, level: 4, subclass: "champion", feats: ["Grapler"] },
    ["feats", "error", '"Grapler"', "Feats"],
    "Grappler",
  ],
  [
    "a feat at 1",
    { ...fighter, feats: ["Grappler"] },
    ["feats", "error", "1 feat for 0", "Feats"],
    "at most 0 feats",
  ],
  [
    "a feat without its score",
    {
      ...manual,
      level: 4,
      subclass: "champion",
      feats: ["Grappler"],
      ability_scores: { ...twenty, strength: 11 },
    },
    ["feats", "error", "Strength 13", "Feats, Grappler"],
    "Strength 13",
  ],

  // Spells
  [
    "an unknown spell",
    { ...bard, spells: ["Firebal", "bane", "charm person", "cure wounds", "detect magic"] },
    ["spells", "error", '"Firebal"', "Spell Descriptions"],
    "Fireball",
  ],
  [
    "a spell of a level too high",
    { ...bard, spells: ["fear", "bane", "charm person", "cure wounds", "detect magic"] },
    ["spells", "error", "Fear is of level 3, and Bard 1 casts up to level 1", "Bard, Spellcasting"],
  ],
  [
    "a spell off the list",
    { ...bard, spells: ["fireball", "bane", "charm person", "cure wounds", "detect magic"] },
    [
      "spells",
      "error",
      "not on the spell list of Bard, but of sorcerer and wizard",
      "Bard, Spellcasting",
    ],
  ],
  [
    "five spells known for four",
    { ...bard, spells: ["disguise self", "bane", "charm person", "cure wounds", "detect magic"] },
    ["spells", "error", "1 too many", "Bard, Spellcasting"],
    "at most 4 spells",
  ],
  [
    "three spells known for four",
    { ...bard, spells: ["bane", "charm person", "cure wounds"] },
    ["spells", "warning", "1 spell more", "Bard, Spellcasting"],
  ],
  [
    "three cantrips for two",
    { ...bard, cantrips: ["light", "mending", "message"] },
    ["cantrips", "error", "1 too many", "Bard, Spellcasting"],
    "at most 2 cantrips",
  ],
  [
    "a spell among cantrips",
    {
      ...bard,
      cantrips: ["light", "mending", "bane"],
      spells: ["charm person", "cure wounds", "detect magic"],
    },
    ["cantrips", "error", "Bane is a spell of level 1", "Spellcasting, Spell Level"],
    "Bane in spells",
  ],
  [
    "a cantrip among spells",
    {
      ...bard,
      cantrips: ["light"],
      spells: ["mending", "bane", "charm person", "cure wounds", "detect magic"],
    },
    ["spells", "error", "Mending is a cantrip", "Spellcasting, Spell Level"],
  ],
  [
    "a spell of a fighter",
    { ...fighter, spells: ["Shield"] },
    ["spells", "error", "Fighter casts no spells", "Spellcasting"],
  ],
  [
    "a spell of a paladin at 1",
    { ...manual, class: "paladin", skills: ["athletics", "medicine"], spells: ["Bless"] },
    ["spells", "error", "Paladin casts spells from level 2", "Spellcasting"],
  ],
  [
    "a cantrip of a paladin",
    {
      ...manual,
      class: "paladin",
      level: 2,
      skills: ["athletics", "medicine"],
      cantrips: ["light"],
    },
    ["cantrips", "error", "not on the spell list of Paladin", "Paladin, Spellcasting"],
  ],
  [
    "too many prepared",
    {
      ...manual,
      class: "druid",
      skills: ["nature", "survival"],
      ability_scores: { ...twenty, wisdom: 11 },
      spells: ["entangle", "goodberry", "longstrider"],
    },
    ["spells", "error", "1 too many", "Druid, Spellcasting"],
    "at most 2 spells",
  ],
  [
    "more in the spellbook than levels give",
    {
      ...wizard,
      spells: [
        "alarm",
        "burning hands",
        "charm person",
        "color spray",
        "detect magic",
        "disguise self",
        "shield",
      ],
    },
    ["spells", "warning", "has 6 spells by level", "Wizard, Spellbook"],
  ],
  [
    "less in the spellbook than levels give",
    {
      ...wizard,
      spells: ["alarm", "burning hands", "charm person", "color spray", "detect magic"],
    },
    ["spells", "warning", "1 spell more", "Wizard, Spellcasting"],
  ],
  [
    "a level that only slots of two classes reach",
    {
      ...manual,
      class: "wizard",
      level: 3,
      subclass: "evocation",
      skills: ["arcana", "history"],
      multiclass: [{ class: "cleric", level: 3, subclass: "life" }],
      spells: [
        "fireball",
        "alarm",
        "burning hands",
        "charm person",
        "color spray",
        "detect magic",
        "disguise self",
        "shield",
        "blur",
        "mirror image",
        "web",
      ],
    },
    [
      "spells",
      "error",
      "Fireball is of level 3, and Wizard 3 casts up to level 2",
      "Multiclassing, Class Features, Spellcasting",
    ],
  ],
  [
    "a Mystic Arcanum of another level",
    {
      ...manual,
      class: "warlock",
      level: 11,
      subclass: "fiend",
      skills: ["arcana", "deception"],
      cantrips: ["eldritch blast", "mage hand", "true strike", "poison spray"],
      spells: [
        "eyebite",
        "forcecage",
        "charm person",
        "hellish rebuke",
        "darkness",
        "invisibility",
        "fly",
        "fear",
        "banishment",
        "blight",
        "dream",
        "scrying",
        "command",
      ],
    },
    ["spells", "error", "Forcecage is of level 7", "Warlock, Pact Magic"],
  ],

  // Armour and weapons
  [
    "plate on a wizard",
    { ...wizard, ability_scores: scores(15, 13, 8, 14, 12, 10), armor: ["Plate"] },
    ["armor", "error", "not proficient with Plate Armor", "Equipment, Armor Proficiency"],
    "no armor",
  ],
  [
    "a shield on a bard",
    { ...bard, armor: ["Shield"] },
    ["armor", "error", "Shield", "Equipment, Armor Proficiency"],
    "Leather Armor",
  ],
  [
    "heavy armour of a second class",
    {
      ...manual,
      class: "barbarian",
      skills: ["athletics", "nature"],
      multiclass: [{ class: "fighter", level: 1 }],
      armor: ["Plate"],
    },
    ["armor", "error", "Plate Armor", "Equipment, Armor Proficiency"],
  ],
  [
    "armour too heavy",
    { ...fighter, ability_scores: scores(13, 15, 14, 8, 12, 10), armor: ["Plate"] },
    ["armor", "warning", "10 feet less", "Equipment, Armor, Heavy Armor"],
    "Strength 15",
  ],
  [
    "a druid in metal",
    { ...manual, class: "druid", skills: ["nature", "survival"], armor: ["Half Plate"] },
    ["armor", "warning", "metal", "Druid, Proficiencies"],
    "Hide Armor",
  ],
  [
    "unknown armour",
    { ...fighter, armor: ["Chainmial"] },
    ["armor", "error", '"Chainmial"', "Equipment, Armor"],
  ],
  [
    "a martial weapon of a wizard",
    { ...wizard, weapons: ["Longsword"] },
    ["weapons", "error", "Longsword", "Equipment, Weapon Proficiency"],
    "Quarterstaff",
  ],
  [
    "an unknown weapon",
    { ...fighter, weapons: ["Longsowrd"] },
    ["weapons", "error", '"Longsowrd"', "Equipment, Weapons"],
    "Longsword",
  ],

  // Languages and tools
  [
    "an unknown language",
    { ...fighter, languages: ["Common", "Elvish", "Dwarvish", "Giant", "Elfish"] },
    ["languages", "error", '"Elfish"', "Languages"],
    "Elvish",
  ],
  [
    "a language too many",
    { ...fighter, languages: ["Common", "Elvish", "Dwarvish", "Giant", "Orc"] },
    ["languages", "error", "1 too many", "Languages"],
    "at most 3 languages",
  ],
  [
    "a language to choose",
    { ...fighter, languages: ["Common", "Elvish", "Dwarvish"] },
    ["languages", "warning", "1 language more", "Languages"],
  ],
  [
    "an exotic language",
    { ...fighter, languages: ["Common", "Elvish", "Dwarvish", "Abyssal"] },
    ["languages", "warning", "Abyssal is an exotic", "Languages"],
    "Giant",
  ],
  [
    "a secret language",
    { ...fighter, languages: ["Common", "Elvish", "Dwarvish", "Thieves' Cant"] },
    ["languages", "warning", "a secret", "Languages"],
  ],
  [
    "an unknown tool",
    { ...fighter, tools: ["Hammer of Smiths"] },
    ["tools", "error", '"Hammer of Smiths"', "Equipment, Tools"],
  ],
  [
    "a tool that nothing teaches",
    { ...fighter, tools: ["Lute"] },
    ["tools", "error", "Lute", "Equipment, Tools"],
  ],
];

describe("one finding", () => {
  test.each(ones.map((one) => [one[0], one] as const))("%s", (_, [, build, expected, legal]) => {
    const { valid, findings } = judge(build);
    const found = findings.filter(({ problem }) => !problem.startsWith("Feats are an optional"));
    expect(found.map(({ field, severity, rule }) => [field, severity, rule])).toEqual([
      [expected[0], expected[1], expected[3]],
    ]);
    expect(found[0]?.problem).toContain(expected[2]);
    if (legal !== undefined) expect(found[0]?.legal).toContain(legal);
    expect(valid).toBe(expected[1] === "warning");
  });
});

describe("no finding", () => {
  const halfElf = {
    ...manual,
    race: "Half-Elf",
    skills: ["athletics", "perception", "arcana", "stealth"],
    languages: ["common", "elvish", "giant", "orc", "dwarvish"],
  };
  test.each<[string, CharacterBuild]>([
    [
      "racial increases count for prerequisites",
      {
        ...fighter,
        ability_scores: scores(15, 14, 13, 12, 8, 10),
        multiclass: [{ class: "wizard", level: 1 }],
        cantrips: ["light", "mending", "message"],
        spells: [
          "alarm",
          "burning hands",
          "charm person",
          "color spray",
          "detect magic",
          "disguise self",
        ],
      },
    ],
    [
      "scores that include racial increases",
      { ...fighter, ability_scores: scores(16, 15, 14, 9, 13, 11), scores_include_racial: true },
    ],
    ["a half-elf's two skills and a language", halfElf],
    [
      "a half-elf's scores, increases included",
      {
        ...halfElf,
        ability_method: "standard_array",
        scores_include_racial: true,
        ability_scores: scores(16, 15, 13, 8, 12, 12),
      },
    ],
    [
      "27 points",
      { ...fighter, ability_method: "point_buy", ability_scores: scores(15, 15, 15, 8, 8, 8) },
    ],
    [
      "27 points, and two improvements",
      {
        ...fighter,
        class: "barbarian",
        subclass: "berserker",
        skills: ["athletics", "nature"],
        level: 8,
        ability_method: "point_buy",
        ability_scores: scores(17, 15, 17, 8, 8, 8),
      },
    ],
    [
      "an array and one improvement",
      { ...fighter, level: 4, subclass: "champion", ability_scores: scores(17, 14, 13, 8, 12, 10) },
    ],
    [
      "Primal Champion goes to 24",
      {
        ...manual,
        class: "barbarian",
        level: 20,
        subclass: "berserker",
        skills: ["athletics", "nature"],
        ability_scores: { ...twenty, strength: 23, constitution: 23 },
      },
    ],
    [
      "an elf's Perception and weapons",
      {
        ...wizard,
        race: "elf",
        subrace: "high elf",
        skills: ["arcana", "history", "perception"],
        languages: ["common", "elvish", "giant", "orc", "dwarvish"],
        weapons: ["longbow"],
        cantrips: ["light", "mending", "message", "fire bolt"],
        spells: [
          "alarm",
          "burning hands",
          "charm person",
          "color spray",
          "detect magic",
          "disguise self",
        ],
      },
    ],
    [
      "a dwarf in plate is not slowed",
      {
        ...fighter,
        race: "dwarf",
        subrace: "hill dwarf",
        ability_scores: scores(8, 15, 14, 13, 12, 10),
        languages: ["common", "dwarvish", "giant", "orc"],
        armor: ["plate"],
        tools: ["Smith's Tools"],
        weapons: ["warhammer"],
      },
    ],
    [
      "a tiefling's spells",
      {
        ...fighter,
        race: "tiefling",
        level: 5,
        subclass: "champion",
        languages: ["common", "infernal", "giant", "orc"],
        cantrips: ["thaumaturgy"],
        spells: ["hellish rebuke", "darkness"],
      },
    ],
    [
      "a half-orc's Intimidation",
      {
        ...fighter,
        race: "half-orc",
        languages: ["common", "orc", "giant", "elvish"],
        skills: ["athletics", "perception", "intimidation"],
      },
    ],
    [
      "a custom background",
      {
        ...fighter,
        background: "Custom",
        skills: ["athletics", "perception", "arcana", "stealth"],
        languages: ["common", "elvish", "giant"],
        tools: ["Lute"],
      },
    ],
    ["two daggers", { ...fighter, weapons: ["dagger", "dagger"] }],
  ])("%s", (_, build) => {
    expect(judge(build)).toEqual({ valid: true, findings: [], not_checked: [] });
  });
});

describe("what is not checked is named", () => {
  const fields = (build: unknown) => judge(build).not_checked.map(({ field }) => field);
  test.each<[string, unknown, readonly string[]]>([
    [
      "only a class",
      { class: "fighter" },
      ["level", "race", "background", "ability_scores", "skills", "languages"],
    ],
    ["no class", {}, ["class", "race", "background", "ability_scores"]],
    ["no method", { ...fighter, ability_method: undefined }, ["ability_method"]],
    [
      "a score missing",
      { ...fighter, ability_scores: { strength: 15 } },
      [
        "ability_scores.dexterity",
        "ability_scores.constitution",
        "ability_scores.intelligence",
        "ability_scores.wisdom",
        "ability_scores.charisma",
        "ability_method",
      ],
    ],
    [
      "racial increases of no race",
      { ...fighter, race: undefined, scores_include_racial: true },
      ["race", "ability_method", "languages"],
    ],
    [
      "prerequisites without scores",
      { ...fighter, ability_scores: undefined, multiclass: [{ class: "monk", level: 1 }] },
      ["ability_scores", "class", "multiclass[0].class"],
    ],
    [
      "a half-elf's choice decides",
      {
        ...manual,
        race: "half-elf",
        skills: ["athletics", "perception", "arcana", "stealth"],
        languages: ["common", "elvish", "giant", "orc", "dwarvish"],
        ability_scores: { ...twenty, dexterity: 12 },
        multiclass: [{ class: "monk", level: 1 }],
      },
      ["multiclass[0].class"],
    ],
    [
      "skills of no background",
      {
        ...fighter,
        background: undefined,
        languages: ["common", "elvish"],
        skills: ["athletics", "perception", "arcana"],
      },
      ["background", "background"],
    ],
    [
      "an invocation's skill",
      {
        ...manual,
        class: "warlock",
        level: 2,
        subclass: "fiend",
        skills: ["arcana", "history", "deception"],
        cantrips: ["eldritch blast", "mage hand"],
        spells: ["charm person", "hellish rebuke", "command"],
      },
      ["skills"],
    ],
    [
      "an invocation's spell",
      {
        ...manual,
        class: "warlock",
        level: 2,
        subclass: "fiend",
        skills: ["arcana", "history"],
        cantrips: ["eldritch blast", "mage hand"],
        spells: ["charm person", "hellish rebuke", "command", "mage armor"],
      },
      ["spells"],
    ],
    [
      "the Book of Shadows",
      {
        ...manual,
        class: "warlock",
        level: 3,
        subclass: "fiend",
        skills: ["arcana", "history"],
        cantrips: ["eldritch blast", "mage hand", "guidance"],
        spells: ["charm person", "hellish rebuke", "command", "invisibility"],
      },
      ["cantrips"],
    ],
    [
      "prepared spells without scores",
      {
        ...fighter,
        class: "paladin",
        level: 2,
        skills: ["athletics", "medicine"],
        ability_scores: undefined,
        spells: ["bless"],
      },
      ["ability_scores", "spells"],
    ],
    [
      "armour without scores",
      { ...fighter, ability_scores: undefined, armor: ["plate"] },
      ["ability_scores", "armor"],
    ],
    [
      "a feat without scores",
      {
        ...fighter,
        level: 4,
        subclass: "champion",
        ability_scores: undefined,
        feats: ["grappler"],
      },
      ["ability_scores", "feats"],
    ],
    [
      "expertise without skills",
      { ...manual, class: "rogue", skills: undefined, expertise: ["stealth"] },
      ["skills", "expertise"],
    ],
    [
      "no expertise",
      { ...manual, class: "rogue", skills: ["stealth", "deception", "acrobatics", "perception"] },
      ["expertise"],
    ],
  ])("%s", (_, build, expected) => {
    expect(fields(build)).toEqual(expected);
  });
});

describe("what is given and cannot be decided", () => {
  const undecided = (build: unknown) =>
    judge(build).not_checked.flatMap(({ undecided: what = [] }) => what);

  test("is told from what is not given", () => {
    expect(undecided({ class: "fighter" })).toEqual([]);
    expect(undecided({ ...fighter, background: undefined, skills: [...three] })).toContain(
      "skills",
    );
  });

  const three = ["athletics", "perception", "arcana"];
  const halfElf = { race: "half-elf", class: "paladin", level: 2 };
  const warlock = [{ class: "warlock", level: 3 }];

  test("a half-elf's choice is spelt out", () => {
    const { valid, not_checked } = judge({
      ...halfElf,
      multiclass: warlock,
      ability_scores: { str: 12, cha: 11 },
    });
    expect(valid).toBe(true);
    expect(not_checked.filter(({ undecided: what }) => what !== undefined)).toEqual([
      {
        field: "class",
        why: "Multiclassing with Paladin needs Strength 13 and Charisma 13. Strength 12 may be 13, if one of Half-Elf's 2 free +1 is put there; Charisma 11 + 2 = 13 is enough. Give final scores with scores_include_racial: true to settle it.",
        undecided: "multiclass prerequisites",
      },
    ]);
  });

  test("so are the increases of a race that is missing", () => {
    const { valid, not_checked } = judge({
      class: "warlock",
      level: 3,
      subclass: "fiend",
      multiclass: [{ class: "bard", level: 1 }],
      ability_scores: { cha: 12 },
      languages: ["common"],
    });
    expect(valid).toBe(true);
    expect(not_checked).toContainEqual({
      field: "class",
      why: "Multiclassing with Warlock needs Charisma 13. Charisma 12 may be 14, if the race increases it.",
      undecided: "multiclass prerequisites",
    });
    expect(not_checked.flatMap(({ undecided: what = [] }) => what)).toContain("languages");
  });

  test("so is a score that is missing", () => {
    const { not_checked } = judge({
      race: "human",
      class: "fighter",
      level: 1,
      multiclass: warlock,
      ability_scores: { STR: 10, Charisma: 14 },
    });
    expect(not_checked).toContainEqual({
      field: "class",
      why: "Multiclassing with Fighter needs Strength or Dexterity 13. Strength 10 + 1 = 11 is too low; Dexterity is not given.",
      undecided: "multiclass prerequisites",
    });
  });
});

test("short names of abilities are as good as long ones, in any case", () => {
  const short = { str: 15, Dex: 14, CON: 13, Intelligence: 8, wis: 12, cha: 10 };
  expect(judge({ ...fighter, ability_scores: short })).toEqual(judge(fighter));
  expect(judge({ ...fighter, ability_scores: { ...short, strength: null } }).valid).toBe(true);
});

test("what is no object has neither fields nor a class", () => {
  for (const build of [[], null, "fighter", 5])
    expect(judge(build).findings.map(({ field }) => field)).toEqual(["", "class"]);
});

test("all findings come at once", () => {
  const { valid, findings } = judge({
    ...wizard,
    race: "Elff",
    level: 0,
    skills: ["stealth"],
    armor: ["plate"],
    spells: ["wish"],
  });
  expect(valid).toBe(false);
  expect(new Set(findings.map(({ field }) => field))).toEqual(
    new Set(["level", "race", "skills", "armor", "spells"]),
  );
});

test("a feat comes with the warning that feats are optional", () => {
  const build = { ...fighter, level: 4, subclass: "champion", feats: ["grappler"] };
  const { valid, findings } = judge(build);
  expect(valid).toBe(true);
  expect(findings.map(({ severity, rule }) => [severity, rule])).toEqual([["warning", "Feats"]]);
});

test("prerequisites without scores are not decided", () => {
  const { findings, not_checked } = judge({
    class: "Fighter",
    level: 1,
    multiclass: [{ class: "Wizard", level: 1 }],
  });
  expect(findings).toEqual([]);
  expect(not_checked.map(({ field }) => field)).toContain("ability_scores");
});

test("a method of scores may be written as people write it", () => {
  expect(judge({ ...fighter, ability_method: "Standard Array" })).toEqual(judge(fighter));
});
