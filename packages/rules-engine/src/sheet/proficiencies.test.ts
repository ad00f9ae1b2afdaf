import { describe, expect, it } from "vitest";
import { creatureOf } from "../../testing/creature.js";
import { levelsOf } from "../../testing/levels.js";
import type { Make } from "../creature/creature.js";
import { srdCompendium } from "../tables/compendium.js";
import { proficienciesOf } from "./proficiencies.js";

const compendium = await srdCompendium();

const training = (make: Partial<Make>) => proficienciesOf(creatureOf({ make }).make, compendium);

describe("proficiencies", () => {
  it("the first class brings all of its own", () => {
    expect(training({ levels: levelsOf({ fighter: 1 }) })).toEqual({
      armor: ["light", "medium", "heavy", "shield"],
      weapons: ["simple", "martial"],
      tools: [],
      languages: [],
    });
    expect(training({ levels: levelsOf({ rogue: 1 }) })).toMatchObject({
      armor: ["light"],
      tools: ["thieves-tools"],
      languages: ["thieves-cant"],
    });
  });

  it("further classes bring those of the multiclassing table", () => {
    expect(training({ levels: levelsOf({ wizard: 1, fighter: 1 }) }).armor).toEqual([
      "light",
      "medium",
      "shield",
    ]);
    expect(training({ levels: levelsOf({ wizard: 1, rogue: 1 }) })).toMatchObject({
      armor: ["light"],
      tools: ["thieves-tools"],
    });
    expect(training({ levels: levelsOf({ wizard: 1, sorcerer: 1 }) }).weapons).toEqual(
      training({ levels: levelsOf({ wizard: 1 }) }).weapons,
    );
  });

  it("a life cleric wears heavy armour, even as a second class", () => {
    expect(
      training({
        levels: levelsOf({ wizard: 1, cleric: 1 }),
        subclasses: { cleric: "life-domain" },
      }).armor,
    ).toEqual(["light", "medium", "shield", "heavy"]);
  });

  it("race, background and choices add theirs", () => {
    expect(
      training({
        race: "dwarf",
        subrace: "hill-dwarf",
        levels: levelsOf({ wizard: 1 }),
        background: { name: "Smith", skills: [], tools: ["smiths-tools"], languages: ["giant"] },
        tools: ["brewers-supplies"],
        languages: ["elvish"],
      }),
    ).toMatchObject({
      weapons: expect.arrayContaining(["battleaxe", "handaxe", "light-hammer", "warhammer"]),
      tools: ["smiths-tools", "brewers-supplies"],
      languages: ["common", "dwarvish", "giant", "elvish"],
    });
  });

  it("a draconic sorcerer speaks Draconic, a druid Druidic", () => {
    expect(
      training({
        levels: levelsOf({ sorcerer: 1, druid: 1 }),
        subclasses: { sorcerer: "draconic-bloodline" },
      }).languages,
    ).toEqual(["draconic", "druidic"]);
  });

  it("a stat block is at home in what it has", () => {
    expect(training({ statBlock: "goblin" })).toEqual({
      armor: ["light", "medium", "heavy", "shield"],
      weapons: ["simple", "martial"],
      tools: [],
      languages: ["common", "goblin"],
    });
  });
});
