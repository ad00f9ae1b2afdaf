import { srdCompendium } from "@tabletop-mcp/rules-engine";
import { expect, test } from "vitest";
import { statBlockOf, tablesFor } from "./own-blocks.js";
import { smallWorld } from "./testing/small-world.js";

const compendium = await srdCompendium();

test("a creature that is all new has what the file says, and nothing else", () => {
  const thing = tablesFor(smallWorld(), compendium).statBlocks.find("clay thing");
  expect(thing).toMatchObject({
    id: "own-clay-thing",
    name: "Clay Thing",
    armorClass: [{ value: 12, from: "natural armor" }],
    hitPoints: { average: 20 },
    speeds: { walk: 30 },
    abilities: { str: 14, dex: 8, con: 14, int: 3, wis: 10, cha: 3 },
    immunities: [{ types: ["poison"] }],
    resistances: [],
    conditionImmunities: ["poisoned"],
    traits: [],
    actions: [
      { name: "Multiattack", multiattack: [[{ action: "Fist", count: 2 }]] },
      {
        name: "Fist",
        steps: [
          {
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            // 1d6+2: the mean 5.5, rounded down as stat blocks do.
            damage: [{ roll: "1d6+2", average: 5, type: "bludgeoning" }],
          },
        ],
      },
    ],
  });
});

test("one like another keeps what is not said of it", () => {
  const chief = statBlockOf(
    {
      name: "Goblin Chief",
      like: "Goblin",
      hitPoints: 21,
      abilities: { str: 8, dex: 14, con: 10, int: 10, wis: 14, cha: 10 },
      xp: 100,
    },
    compendium,
  );
  const goblin = compendium.statBlocks.find("Goblin");
  expect(chief).toMatchObject({ name: "Goblin Chief", size: "small", hitPoints: { average: 21 } });
  expect(chief.armorClass).toBe(goblin?.armorClass);
  expect(chief.actions).toBe(goblin?.actions);
  // A goblin's Wisdom is 8 (-1) and its passive Perception 9; 14 is +2, three more.
  expect(chief.senses.passivePerception).toBe(12);
});

test("attacks from afar, thrown, magical, and several together", () => {
  const made = statBlockOf(
    {
      name: "Hunter",
      armorClass: 13,
      hitPoints: 10,
      attacks: [
        {
          name: "Bow",
          bonus: 5,
          damage: "1d8+3",
          damageType: "piercing",
          range: { normal: 150, long: 600 },
        },
        {
          name: "Spear",
          bonus: 4,
          damage: "1d6+2",
          damageType: "piercing",
          reach: 5,
          range: { normal: 20, long: 60 },
          times: 1,
        },
        { name: "Bite", bonus: 4, damage: "1d4", damageType: "piercing", magical: true, times: 2 },
      ],
    },
    compendium,
  );
  expect(
    made.actions.map(({ name, steps, multiattack }) => [name, steps[0]?.attack, multiattack]),
  ).toStrictEqual([
    [
      "Multiattack",
      undefined,
      [
        [
          { action: "Spear", count: 1 },
          { action: "Bite", count: 2 },
        ],
      ],
    ],
    [
      "Bow",
      { kind: "ranged", with: "weapon", bonus: 5, range: { normal: 150, long: 600 } },
      undefined,
    ],
    [
      "Spear",
      {
        kind: "melee or ranged",
        with: "weapon",
        bonus: 4,
        reach: 5,
        range: { normal: 20, long: 60 },
      },
      undefined,
    ],
    ["Bite", { kind: "melee", with: "weapon", bonus: 4, reach: 5, magical: true }, undefined],
  ]);
});

test("the SRD's own stat blocks are still found, and all are listed", () => {
  const { statBlocks } = tablesFor(smallWorld(), compendium);
  expect(statBlocks.find("Giant Rat")).toBe(compendium.statBlocks.find("Giant Rat"));
  expect(statBlocks.all).toHaveLength(compendium.statBlocks.all.length + 1);
});
