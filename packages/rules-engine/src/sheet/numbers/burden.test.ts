import type { ConditionId } from "@tabletop-mcp/srd-data";
import { describe, expect, it } from "vitest";
import { suffering } from "../../../testing/checks.js";
import { creatureOf } from "../../../testing/creature.js";
import { held, scores } from "../../../testing/make.js";
import type { Creature, Item } from "../../creature/creature.js";
import { srdCompendium } from "../../tables/compendium.js";
import { numbersOf } from "../numbers.js";

const compendium = await srdCompendium();

const stone = (weight: number): Item => ({
  id: "i1",
  name: "Statue",
  custom: { type: "stone", weight },
  quantity: 1,
});

/** Strength 15 carries 225 pounds (Lifting and Carrying). */
const porter = (over: Partial<Creature>): Creature =>
  creatureOf({ make: { abilities: scores(15, 10, 10, 10, 10, 10) }, ...over });

const speedOf = (creature: Creature) => numbersOf(creature, compendium).speed.walk;

describe("over its carrying capacity a creature", () => {
  it("is as fast as ever up to it", () => {
    expect(speedOf(porter({ items: [stone(225)] }))).toMatchObject({
      base: 30,
      effective: 30,
      modifiers: [],
    });
  });

  it("drags itself along at 5 feet, and says why", () => {
    expect(speedOf(porter({ items: [stone(226)] }))).toEqual({
      base: 30,
      effective: 5,
      modified: true,
      modifiers: ["speed 5: carrying 226 of 225 lb"],
    });
  });

  it("is no faster for a spell", () => {
    const quick = held("Longstrider", [{ kind: "stat", stat: "speed", change: "add", by: 10 }]);
    expect(speedOf(porter({ items: [stone(226)], effects: [quick] }))?.effective).toBe(5);
  });

  it("counts its coins, fifty to the pound", () => {
    const coins = { cp: 0, sp: 0, ep: 0, gp: 50, pp: 0 };
    expect(speedOf(porter({ items: [stone(225)] }))?.effective).toBe(30);
    expect(speedOf(porter({ items: [stone(225)], coins }))?.effective).toBe(5);
  });

  it("does not carry its horse", () => {
    const horse: Item = { id: "i2", name: "Wagon", base: "wagon", quantity: 1 };
    expect(speedOf(porter({ items: [horse] }))?.effective).toBe(30);
  });
});

it.each<[ConditionId, string]>([
  ["paralyzed", "speed 0: Paralyzed"],
  ["petrified", "speed 0: Petrified"],
  ["stunned", "speed 0: Stunned"],
  ["unconscious", "speed 0: Unconscious"],
  ["grappled", "speed 0: Grappled"],
])("whoever is %s has speed 0, and the reason", (condition, reason) => {
  const speed = speedOf(porter(suffering(condition)));
  expect(speed?.effective).toBe(0);
  expect(speed?.modifiers).toContain(reason);
});

describe("what works on one's person", () => {
  const luckstone = (more: Partial<Item>): Item => ({
    id: "i1",
    name: "Stone of Good Luck (Luckstone)",
    magic: "stone-of-good-luck-luckstone",
    quantity: 1,
    ...more,
  });
  const savesOf = (item: Item) => numbersOf(porter({ items: [item] }), compendium).savingThrows.wis;

  it("counts when it is carried and attuned", () => {
    expect(savesOf(luckstone({ attuned: true }))).toMatchObject({
      effective: 1,
      modifiers: ["+1 Stone of Good Luck (Luckstone)"],
    });
    expect(savesOf(luckstone({}))?.effective).toBe(0);
  });

  it("is no cloak, which has to be worn", () => {
    const cloak = { id: "i1", name: "Cloak of Protection", magic: "cloak-of-protection" };
    expect(savesOf({ ...cloak, quantity: 1, attuned: true })?.effective).toBe(0);
    expect(savesOf({ ...cloak, quantity: 1, attuned: true, slot: "worn" })?.effective).toBe(1);
  });
});

it("dice leave a save as it is, and yet change it", () => {
  const bless = held("Bless", [{ kind: "roll", on: "save", by: "self", bonus: "1d4" }]);
  expect(numbersOf(porter({ effects: [bless] }), compendium).savingThrows.wis).toMatchObject({
    base: 0,
    effective: 0,
    modified: true,
    modifiers: ["+1d4 Bless"],
  });
});
