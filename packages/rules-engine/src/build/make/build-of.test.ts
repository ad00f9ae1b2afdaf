import { expect, test } from "vitest";
import { careers } from "../../../testing/careers.js";
import { created } from "../../../testing/create.js";
import { srdCompendium } from "../../tables/compendium.js";
import { validateBuild } from "../judge/validate.js";
import { buildOf } from "./build-of.js";

test("a creature's build is what it was made from, with final scores", async () => {
  const { creature } = await created({
    race: "hill dwarf",
    class: "fighter",
    level: 4,
    subclass: "Champion",
    multiclass: [{ class: "rogue", level: 1 }],
    background: { name: "Soldier", skills: ["intimidation", "nature"], languages: ["Orc"] },
    abilities: { str: 15, dex: 14, con: 13, int: 12, wis: 10, cha: 8 },
    skills: ["Athletics", "History", "Stealth"],
    expertise: ["Stealth"],
    feats: ["Grappler"],
    choices: { tools: ["smith's tools"] },
  });
  const build = buildOf(creature, await srdCompendium());
  expect(build).toMatchObject({
    name: "Ada",
    race: "dwarf",
    subrace: "hill-dwarf",
    class: "fighter",
    level: 4,
    subclass: "champion",
    multiclass: [{ class: "rogue", level: 1 }],
    background: "custom",
    scores_include_racial: true,
    skills: ["athletics", "history", "stealth", "intimidation", "nature"],
    expertise: ["stealth"],
    feats: ["grappler"],
    languages: ["orc"],
    tools: ["smiths-tools"],
  });
  // Constitution 13 + 2, Wisdom 10 + 1
  expect(build.ability_scores).toEqual({
    strength: 15,
    dexterity: 14,
    constitution: 15,
    intelligence: 12,
    wisdom: 11,
    charisma: 8,
  });
});

test.each(Object.entries(careers))("the build of a new %s is valid", async (name, { begins }) => {
  const compendium = await srdCompendium();
  const { creature } = await created({ ...begins, class: name });
  expect(validateBuild(buildOf(creature, compendium), compendium)).toMatchObject({ valid: true });
});

test("scores that a half-elf has yet to raise are given before the race's", async () => {
  const { creature } = await created({ race: "half-elf", abilities: { cha: 15 } });
  expect(buildOf(creature, await srdCompendium())).toMatchObject({
    scores_include_racial: false,
    ability_scores: { charisma: 15, strength: 10 },
  });
});
