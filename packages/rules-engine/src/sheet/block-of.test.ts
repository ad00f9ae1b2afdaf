import type { Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import { expect, test } from "vitest";
import { given, inState } from "../../testing/given.js";
import { usingDice } from "../../testing/using.js";
import { attackFactsOf } from "./attacks.js";
import { sheetOf } from "./sheet-of.js";

/** Nothing that any table has. */
const brute: StatBlock = {
  id: "own",
  name: "Brute",
  srd: "Monsters",
  summary: "The campaign's own.",
  size: "large",
  type: "humanoid",
  subtypes: [],
  alignment: "unaligned",
  armorClass: [{ value: 13, from: "natural armor" }],
  hitPoints: { average: 22, roll: "" },
  speeds: { walk: 40 },
  abilities: { str: 16, dex: 10, con: 10, int: 10, wis: 10, cha: 10 },
  saves: {},
  skills: {},
  vulnerabilities: [],
  resistances: [{ types: ["fire"] }],
  immunities: [],
  conditionImmunities: ["charmed"],
  senses: { passivePerception: 10 },
  languages: { speaks: [], understands: [] },
  challenge: 0,
  xp: 0,
  proficiencyBonus: 2,
  traits: [],
  spellcasting: [],
  actions: [
    {
      name: "Club",
      steps: [
        {
          targets: { what: "creature", count: 1 },
          attack: { kind: "melee", with: "weapon", bonus: 5, reach: 10 },
          damage: [{ roll: "2d4 + 3", average: 8, type: "bludgeoning" }],
        },
      ],
    },
  ],
  bonusActions: [],
  reactions: [],
};

test("a stat block of the campaign's own gives all that one of the SRD does", async () => {
  const { creature, event, refused } = await given().when({
    type: "create",
    id: "b",
    request: { name: "Grum", own: brute },
  });
  expect(refused).toBeUndefined();
  expect(event("created").rule).toBe("Monsters");
  const { compendium } = await usingDice();
  const grum = creature("b");
  const sheet = sheetOf(grum, compendium);
  expect(sheet).toMatchObject({
    creature: "Brute",
    size: "large",
    hp: { current: 22, max: 22 },
    armorClass: { effective: 13 },
    speed: { walk: { effective: 40 } },
    resistances: ["fire"],
    conditionImmunities: ["charmed"],
    houseRules: ["House rule: the stat block Brute: the campaign's own."],
  });
  const [club] = attackFactsOf(grum, compendium).filter(({ name }) => name === "Club");
  expect(club).toMatchObject({ reach: 10, toHit: [{ value: 5 }] });
});

test("it takes damage by it, and has no levels to gain", async () => {
  const made = await given().when({
    type: "create",
    id: "b",
    request: { name: "Grum", own: brute },
  });
  const burnt = await inState(made.state).when({
    type: "damage",
    id: "b",
    parts: [{ amount: 9, type: "fire" }],
  });
  // Half of 9, rounded down.
  expect(burnt.creature("b").hp.current).toBe(18);
  const { refused } = await inState(made.state).when({ type: "level_up", id: "b", request: {} });
  expect(refused?.code).toBe("NO_LEVELS");
});
