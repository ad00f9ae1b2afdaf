import type { ClassId } from "@tabletop-mcp/srd-data";
import { expect, test } from "vitest";
import type { CreateRequest } from "../../src/game/request.js";
import { sheetAfter } from "./expect-sheet.js";

interface Training {
  readonly armor: readonly string[];
  readonly weapons: readonly string[];
  readonly tools?: readonly string[];
}

const all = ["light", "medium", "heavy", "shield"];
const middling = ["light", "medium", "shield"];
const martial = ["simple", "martial"];
const blades = ["simple", "Crossbow, hand", "Longsword", "Rapier", "Shortsword"];
const mages = ["Dagger", "Dart", "Sling", "Quarterstaff", "Crossbow, light"];

/** Each class's Proficiencies (SRD 5.1, Classes). */
const first: Readonly<Record<ClassId, Training>> = {
  barbarian: { armor: middling, weapons: martial },
  bard: { armor: ["light"], weapons: blades },
  cleric: { armor: middling, weapons: ["simple"] },
  druid: {
    armor: middling,
    weapons: [
      "Club",
      "Dagger",
      "Dart",
      "Javelin",
      "Mace",
      "Quarterstaff",
      "Scimitar",
      "Sickle",
      "Sling",
      "Spear",
    ],
    tools: ["Herbalism Kit"],
  },
  fighter: { armor: all, weapons: martial },
  monk: { armor: [], weapons: ["simple", "Shortsword"] },
  paladin: { armor: all, weapons: martial },
  ranger: { armor: middling, weapons: martial },
  rogue: { armor: ["light"], weapons: blades, tools: ["Thieves' Tools"] },
  sorcerer: { armor: [], weapons: mages },
  warlock: { armor: ["light"], weapons: ["simple"] },
  wizard: { armor: [], weapons: mages },
};

/** SRD 5.1, Multiclassing, Proficiencies: what a class brings that is not the first. */
const second: Readonly<Record<Exclude<ClassId, "sorcerer">, Training>> = {
  barbarian: { armor: ["shield"], weapons: martial },
  bard: { armor: ["light"], weapons: [] },
  cleric: { armor: middling, weapons: [] },
  druid: { armor: middling, weapons: [] },
  fighter: { armor: middling, weapons: martial },
  monk: { armor: [], weapons: ["simple", "Shortsword"] },
  paladin: { armor: middling, weapons: martial },
  ranger: { armor: middling, weapons: martial },
  rogue: { armor: ["light"], weapons: [], tools: ["Thieves' Tools"] },
  warlock: { armor: ["light"], weapons: ["simple"] },
  wizard: { armor: [], weapons: [] },
};

const sorted = ({ armor, weapons, tools = [] }: Training) => ({
  armor: armor.toSorted(),
  weapons: weapons.toSorted(),
  tools: tools.toSorted(),
});

const trained = async (request: Omit<CreateRequest, "name">) =>
  sorted((await sheetAfter(request)).proficiencies);

test.each(Object.entries(first))("a %s is trained from the start", async (name, training) => {
  expect(await trained({ class: name })).toEqual(sorted(training));
});

test.each(Object.entries(second))("a sorcerer who turns %s", async (name, training) => {
  const abilities = { str: 13, dex: 13, con: 13, int: 13, wis: 13, cha: 13 };
  const request = { class: "sorcerer", abilities, multiclass: [{ class: name, level: 1 }] };
  const weapons = [...new Set([...mages, ...training.weapons])];
  expect(await trained(request)).toEqual(sorted({ ...training, weapons }));
});

test.each([
  ["bard", ["choices.tools 1", "skills 1"]],
  ["fighter", ["choices.fightingStyle 1"]],
  ["ranger", ["choices.favoredEnemy 1", "choices.favoredTerrain 1", "skills 1"]],
  ["rogue", ["expertise 2", "skills 1"]],
  ["wizard", []],
])("a barbarian who turns %s has this to choose", async (name, choices) => {
  const { choicesDue } = await sheetAfter({
    class: "barbarian",
    abilities: { str: 13, dex: 13, con: 13, int: 13, wis: 13, cha: 13 },
    skills: ["Athletics", "Survival"],
    multiclass: [{ class: name, level: 1 }],
  });
  const told = choicesDue.map(({ field, choose }) => `${field} ${choose}`).toSorted();
  expect(told.filter((line) => !line.startsWith("spells"))).toEqual(choices);
});

test.each([
  ["hill dwarf", ["Battleaxe", "Handaxe", "Light hammer", "Warhammer"], []],
  ["high elf", ["Longsword", "Shortsword", "Shortbow", "Longbow"], []],
  ["rock gnome", [], ["Tinker's Tools"]],
  ["human", [], []],
])("a %s is trained by birth", async (race, weapons, tools) => {
  expect(await trained({ race })).toEqual(sorted({ armor: [], weapons, tools }));
});
