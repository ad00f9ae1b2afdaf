import type { ClassId } from "@tabletop-mcp/srd-data";
import { describe, expect, it } from "vitest";
import { creatureOf } from "../../testing/creature.js";
import { levelsOf } from "../../testing/levels.js";
import { srdCompendium } from "../tables/compendium.js";
import { hitDiceOf, slotsOf } from "./slots.js";

const compendium = await srdCompendium();

const slotsAt = (levels: Partial<Record<ClassId, number>>) =>
  slotsOf(creatureOf({ make: { levels: levelsOf(levels) } }).make, compendium);

const counts = (levels: Partial<Record<ClassId, number>>) => Object.values(slotsAt(levels).slots);

describe("spell slots of one class", () => {
  const full: readonly ClassId[] = ["bard", "cleric", "druid", "sorcerer", "wizard"];

  it.each(full)("%s: the table of full casters", (id) => {
    expect([1, 3, 5, 11, 17, 20].map((level) => counts({ [id]: level }))).toEqual([
      [2],
      [4, 2],
      [4, 3, 2],
      [4, 3, 3, 3, 2, 1],
      [4, 3, 3, 3, 2, 1, 1, 1, 1],
      [4, 3, 3, 3, 3, 2, 2, 1, 1],
    ]);
  });

  it.each(["paladin", "ranger"] as const)("%s: the table of half casters", (id) => {
    expect([1, 2, 3, 5, 9, 13, 17, 20].map((level) => counts({ [id]: level }))).toEqual([
      [],
      [2],
      [3],
      [4, 2],
      [4, 3, 2],
      [4, 3, 3, 1],
      [4, 3, 3, 3, 1],
      [4, 3, 3, 3, 2],
    ]);
  });

  it("warlock: few slots, all of one level, apart from the others", () => {
    expect([1, 2, 3, 5, 9, 11, 17].map((warlock) => slotsAt({ warlock }))).toEqual(
      [
        { level: 1, count: 1 },
        { level: 1, count: 2 },
        { level: 2, count: 2 },
        { level: 3, count: 2 },
        { level: 5, count: 2 },
        { level: 5, count: 3 },
        { level: 5, count: 4 },
      ].map((pact) => ({ slots: {}, pact })),
    );
  });

  it.each(["barbarian", "fighter", "monk", "rogue"] as const)("%s: none", (id) => {
    expect(slotsAt({ [id]: 20 })).toEqual({ slots: {} });
  });
});

describe("spell slots of several classes", () => {
  it("a ranger 4 / wizard 3 has those of level 5, as the SRD's example says", () => {
    expect(slotsAt({ ranger: 4, wizard: 3 }).slots).toEqual({ "1": 4, "2": 3, "3": 2 });
  });

  it("half casters round down each for itself", () => {
    expect(counts({ paladin: 5, sorcerer: 3 })).toEqual([4, 3, 2]);
    expect(counts({ paladin: 3, ranger: 3 })).toEqual([3]);
  });

  it("a class that does not cast yet leaves the other its own table", () => {
    expect(counts({ paladin: 1, wizard: 3 })).toEqual([4, 2]);
    expect(counts({ fighter: 2, paladin: 5 })).toEqual([4, 2]);
  });

  it("full casters add up", () => {
    expect(counts({ bard: 10, druid: 10 })).toEqual([4, 3, 3, 3, 3, 2, 2, 1, 1]);
    expect(counts({ cleric: 1, wizard: 1 })).toEqual([3]);
  });

  it("pact magic stays apart", () => {
    expect(slotsAt({ cleric: 5, warlock: 3 })).toEqual({
      slots: { "1": 4, "2": 3, "3": 2 },
      pact: { level: 2, count: 2 },
    });
    expect(slotsAt({ paladin: 6, warlock: 5 })).toEqual({
      slots: { "1": 4, "2": 2 },
      pact: { level: 3, count: 2 },
    });
  });
});

describe("what a stat block prints", () => {
  it("a mage has the slots of a caster of level 9, an archmage of level 18", () => {
    const ofBlock = (statBlock: string) =>
      Object.values(slotsOf(creatureOf({ make: { statBlock } }).make, compendium).slots);
    expect(ofBlock("mage")).toEqual([4, 3, 3, 3, 1]);
    expect(ofBlock("archmage")).toEqual([4, 3, 3, 3, 3, 1, 1, 1, 1]);
    expect(ofBlock("goblin")).toEqual([]);
  });
});

describe("hit dice", () => {
  const dice = (make: Parameters<typeof creatureOf>[0]) =>
    hitDiceOf(creatureOf(make).make, compendium);

  it("are one for each level, by die", () => {
    expect(dice({ make: { levels: levelsOf({ barbarian: 3 }) } })).toEqual({ d12: 3 });
    expect(
      dice({ make: { levels: levelsOf({ fighter: 5, cleric: 2, monk: 1, wizard: 4 }) } }),
    ).toEqual({ d10: 5, d8: 3, d6: 4 });
  });

  it("of a stat block are those that it prints", () => {
    expect(dice({ make: { statBlock: "goblin" } })).toEqual({ d6: 2 });
    expect(dice({ make: { statBlock: "tarrasque" } })).toEqual({ d20: 33 });
    expect(dice({})).toEqual({});
  });
});
