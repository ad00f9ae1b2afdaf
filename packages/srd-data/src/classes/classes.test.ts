import { describe, expect, test } from "vitest";
import { repeated } from "../../test/walk.js";
import { armorById } from "../armor.js";
import { gearById } from "../gear.js";
import { spellById } from "../spells/index.js";
import { weaponById } from "../weapons.js";
import { classById, classByName, classes, subclassByName, subclasses } from "./index.js";
import type { Feature } from "./types.js";

const ofClass = (id: string) => {
  const found = classById(id);
  if (found === undefined) throw new Error(id);
  return found;
};

/** Every feature and option of every class and subclass. */
const features: readonly Feature[] = classes.flatMap((one) =>
  [...one.features, ...one.subclasses.flatMap((subclass) => subclass.features)].flatMap(
    (feature) => [feature, ...(feature.options ?? [])],
  ),
);

describe("classes", () => {
  test("are the twelve, each with the one subclass of SRD 5.1", () => {
    expect(classes).toHaveLength(12);
    expect(subclasses.map(({ name }) => name)).toEqual([
      "Champion",
      "Circle of the Land",
      "College of Lore",
      "Draconic Bloodline",
      "Hunter",
      "Life Domain",
      "Oath of Devotion",
      "Path of the Berserker",
      "School of Evocation",
      "The Fiend",
      "Thief",
      "Way of the Open Hand",
    ]);
    expect(subclassByName("berserker")?.id).toBe("path-of-the-berserker");
    expect(classByName("WIZARD")?.hitDie).toBe(6);
  });

  test("have the SRD's hit dice", () => {
    expect(Object.fromEntries(classes.map(({ id, hitDie }) => [id, hitDie]))).toEqual({
      barbarian: 12,
      bard: 8,
      cleric: 8,
      druid: 8,
      fighter: 10,
      monk: 8,
      paladin: 10,
      ranger: 10,
      rogue: 8,
      sorcerer: 6,
      warlock: 8,
      wizard: 6,
    });
  });

  test("gain a proficiency bonus of 2 to 6 by level", () => {
    const due = [2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6];
    const rows = classes.map(({ levels }) =>
      levels.map(({ proficiencyBonus }) => proficiencyBonus),
    );
    expect(rows).toEqual(classes.map(() => due));
  });

  test("improve ability scores when the SRD says", () => {
    const levels = (id: string) =>
      ofClass(id).features.find(({ name }) => name === "Ability Score Improvement")?.levels;
    expect(levels("wizard")).toEqual([4, 8, 12, 16, 19]);
    expect(levels("fighter")).toEqual([4, 6, 8, 12, 14, 16, 19]);
    expect(levels("rogue")).toEqual([4, 8, 10, 12, 16, 19]);
    expect(levels("cleric")).toEqual([4, 8, 12, 16, 19]);
    expect(levels("warlock")).toEqual([4, 8, 12, 16, 19]);
  });
});

describe("the SRD's tables", () => {
  const full = [
    [2],
    [3],
    [4, 2],
    [4, 3],
    [4, 3, 2],
    [4, 3, 3],
    [4, 3, 3, 1],
    [4, 3, 3, 2],
    [4, 3, 3, 3, 1],
    [4, 3, 3, 3, 2],
    [4, 3, 3, 3, 2, 1],
    [4, 3, 3, 3, 2, 1],
    [4, 3, 3, 3, 2, 1, 1],
    [4, 3, 3, 3, 2, 1, 1],
    [4, 3, 3, 3, 2, 1, 1, 1],
    [4, 3, 3, 3, 2, 1, 1, 1],
    [4, 3, 3, 3, 2, 1, 1, 1, 1],
    [4, 3, 3, 3, 3, 1, 1, 1, 1],
    [4, 3, 3, 3, 3, 2, 1, 1, 1],
    [4, 3, 3, 3, 3, 2, 2, 1, 1],
  ];
  const half = [
    undefined,
    [2],
    [3],
    [3],
    [4, 2],
    [4, 2],
    [4, 3],
    [4, 3],
    [4, 3, 2],
    [4, 3, 2],
    [4, 3, 3],
    [4, 3, 3],
    [4, 3, 3, 1],
    [4, 3, 3, 1],
    [4, 3, 3, 2],
    [4, 3, 3, 2],
    [4, 3, 3, 3, 1],
    [4, 3, 3, 3, 1],
    [4, 3, 3, 3, 2],
    [4, 3, 3, 3, 2],
  ];
  const slotsOf = (id: string) => ofClass(id).levels.map(({ slots }) => slots);

  test.each(["bard", "cleric", "druid", "sorcerer", "wizard"])(
    "%s has a full caster's slots",
    (id) => {
      expect(slotsOf(id)).toEqual(full);
    },
  );

  test.each(["paladin", "ranger"])("%s has a half caster's slots", (id) => {
    expect(slotsOf(id)).toEqual(half);
  });

  test("the warlock's slots are few and of one level", () => {
    const pact = ofClass("warlock").levels.map((row) => row.pact);
    expect(pact[0]).toEqual({ slots: 1, level: 1 });
    expect(pact[1]).toEqual({ slots: 2, level: 1 });
    expect(pact[8]).toEqual({ slots: 2, level: 5 });
    expect(pact[10]).toEqual({ slots: 3, level: 5 });
    expect(pact[16]).toEqual({ slots: 4, level: 5 });
    expect(slotsOf("warlock").filter((slots) => slots !== undefined)).toEqual([]);
  });

  test("spells and cantrips known", () => {
    const known = (id: string, level: number) => {
      const row = ofClass(id).levels[level - 1];
      return [row?.cantripsKnown, row?.spellsKnown];
    };
    expect(known("bard", 1)).toEqual([2, 4]);
    expect(known("bard", 20)).toEqual([4, 22]);
    expect(known("sorcerer", 11)).toEqual([6, 12]);
    expect(known("sorcerer", 20)).toEqual([6, 15]);
    expect(known("warlock", 20)).toEqual([4, 15]);
    expect(known("ranger", 2)).toEqual([undefined, 2]);
    expect(known("ranger", 20)).toEqual([undefined, 11]);
    expect(known("wizard", 10)).toEqual([5, undefined]);
    expect(known("paladin", 20)).toEqual([undefined, undefined]);
  });

  test("the classes' own columns", () => {
    const at = (id: string, level: number) => ofClass(id).levels[level - 1]?.numbers;
    expect(at("barbarian", 9)).toEqual({ rages: 4, "rage-damage": 3 });
    expect(at("barbarian", 20)).toEqual({ rages: "unlimited", "rage-damage": 4 });
    expect(at("monk", 11)).toEqual({
      "martial-arts": "1d8",
      "ki-points": 11,
      "unarmored-movement": 20,
    });
    expect(at("rogue", 19)).toEqual({ "sneak-attack": "10d6" });
    expect(at("sorcerer", 7)).toEqual({ "sorcery-points": 7 });
    expect(at("warlock", 18)).toEqual({ "invocations-known": 8 });
  });
});

describe("features", () => {
  test("have ids and names, and a sentence each", () => {
    expect(repeated(features.map(({ id }) => id))).toEqual([]);
    expect(features.length).toBeGreaterThan(200);
    expect(features.filter(({ summary }) => summary.length < 20).map(({ id }) => id)).toEqual([]);
  });

  test("come at levels from 1 to 20, and the rows name them", () => {
    expect(
      features.flatMap(({ levels }) => levels).filter((level) => level < 1 || level > 20),
    ).toEqual([]);
    const named = classes.flatMap(({ id, levels }) =>
      levels.flatMap((row) => row.features.map((of) => `${id} ${of}`)),
    );
    const own = classes.flatMap(({ id, features: all }) =>
      all.flatMap((feature) => feature.levels.map(() => `${id} ${feature.id}`)),
    );
    expect(named.toSorted()).toEqual(own.toSorted());
  });

  test("options are those of SRD 5.1", () => {
    const options = (id: string) => features.find((feature) => feature.id === id)?.options?.length;
    expect(options("fighter-fighting-style")).toBe(6);
    expect(options("paladin-fighting-style")).toBe(4);
    expect(options("ranger-fighting-style")).toBe(4);
    expect(options("sorcerer-metamagic")).toBe(8);
    expect(options("sorcerer-dragon-ancestor")).toBe(10);
    expect(options("warlock-eldritch-invocations")).toBe(32);
    expect(options("warlock-pact-boon")).toBe(3);
    expect(options("druid-circle-of-the-land")).toBe(7);
    expect(options("ranger-hunters-prey")).toBe(3);
  });

  test("what an option requires exists", () => {
    const ids = new Set(features.map(({ id }) => id));
    const required = features.flatMap(({ requires }) => requires?.features ?? []);
    expect(required.filter((id) => !ids.has(id))).toEqual([]);
    const spells = features.flatMap(({ requires }) => requires?.spell ?? []);
    expect(spells.filter((id) => spellById(id) === undefined)).toEqual([]);
  });

  test("the spells that they give exist", () => {
    const lists = [...features, ...subclasses].flatMap(({ spells = {} }) =>
      Object.values(spells).flat(),
    );
    expect(lists.length).toBeGreaterThan(100);
    expect(lists.filter((id) => spellById(id) === undefined)).toEqual([]);
  });
});

describe("equipment", () => {
  test("is in the tables, or is a group of them", () => {
    const groups = new Set([
      "simple-weapons",
      "martial-weapons",
      "simple-melee-weapons",
      "martial-melee-weapons",
      "musical-instruments",
      "holy-symbols",
      "druidic-foci",
      "arcane-foci",
    ]);
    const stacks = classes.flatMap(({ equipment }) => [
      ...equipment.given,
      ...equipment.choices.flat(2),
    ]);
    const items = stacks.flatMap((stack) => ("item" in stack ? stack.item : []));
    const known = (id: string) => weaponById(id) ?? armorById(id) ?? gearById(id);
    expect(items.filter((id) => known(id) === undefined)).toEqual([]);
    const any = stacks.flatMap((stack) => ("any" in stack ? stack.any : []));
    expect(any.filter((group) => !groups.has(group))).toEqual([]);
  });

  test("proficiencies name weapons and tools that exist", () => {
    const weapons = classes.flatMap(({ proficiencies, multiclass }) => [
      ...proficiencies.weapons,
      ...multiclass.proficiencies.weapons,
    ]);
    const groups = ["simple", "martial"];
    expect(weapons.filter((id) => !groups.includes(id) && weaponById(id) === undefined)).toEqual(
      [],
    );
    const tools = classes.flatMap(({ proficiencies: { tools: own, toolChoices = [] } }) => [
      ...own,
      ...toolChoices.flatMap(({ from }) => from),
    ]);
    expect(tools.filter((id) => gearById(id) === undefined)).toEqual([]);
  });

  test("multiclassing asks for the SRD's scores", () => {
    const asked = Object.fromEntries(
      classes.map(({ id, multiclass }) => [id, multiclass.prerequisites]),
    );
    expect(asked["fighter"]).toEqual({ any: ["str", "dex"] });
    expect(asked["monk"]).toEqual({ all: ["dex", "wis"] });
    expect(asked["paladin"]).toEqual({ all: ["str", "cha"] });
    expect(asked["wizard"]).toEqual({ all: ["int"] });
  });
});
