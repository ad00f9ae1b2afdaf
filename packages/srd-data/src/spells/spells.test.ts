import { bounds, parseNotation } from "@tabletop-mcp/dice-core";
import { describe, expect, test } from "vitest";
import { allSteps, countBy, repeated } from "../../test/walk.js";
import { subclasses } from "../classes/index.js";
import type { Damage, Healing } from "../node.js";
import { classesWith, spellListOf } from "../spell-lists.js";
import { conditionIds, damageTypes } from "../vocabulary.js";
import { spellById, spellByName, spells } from "./index.js";
import type { Spell } from "./types.js";

const ids = (some: readonly Spell[]): readonly string[] => some.map(({ id }) => id);

const steps = spells.flatMap((spell) =>
  [...allSteps(spell.steps)].map((step) => ({ spell, step })),
);
const rolls = steps.flatMap(({ spell, step: { damage = [], healing = [] } }) =>
  [...damage, ...healing].map((part) => ({ spell, part })),
);
const written = ({ roll, perSlot, atLevel = {} }: Damage | Healing): readonly string[] =>
  [roll, perSlot, ...Object.values(atLevel)].filter((text) => text !== undefined);

describe("counts that others published", () => {
  test("319 spells, by level as SRD 5.1 lists them", () => {
    expect(spells).toHaveLength(319);
    const levels = [24, 49, 54, 42, 31, 37, 31, 20, 16, 15];
    expect(countBy(spells, ({ level }) => level)).toEqual({ ...levels });
  });

  test("the class lists of SRD 5.1", () => {
    const lists = spells.flatMap(({ classes }) => classes);
    expect(countBy(lists, (name) => name)).toEqual({
      bard: 112,
      cleric: 105,
      druid: 105,
      paladin: 31,
      ranger: 37,
      sorcerer: 120,
      warlock: 64,
      wizard: 204,
    });
  });

  test("the lists alone say the same", () => {
    expect(spellListOf("paladin")).toHaveLength(31);
    expect(spellListOf("monk")).toEqual([]);
    expect(classesWith("bless")).toEqual(["cleric", "paladin"]);
  });

  test("28 spells of level 3 are on the wizard's list", () => {
    const third = spells.filter(({ level, classes }) => level === 3 && classes.includes("wizard"));
    expect(third).toHaveLength(28);
  });
});

describe("every spell", () => {
  test("has an id and a sentence of its own", () => {
    expect(repeated(spells.map(({ id }) => id))).toEqual([]);
    expect(repeated(spells.map(({ summary }) => summary))).toEqual([]);
    expect(spells.filter(({ id }) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
    expect(spells.filter(({ summary }) => !/^[A-Z].{30,160}\.$/.test(summary))).toEqual([]);
  });

  test("rolls dice that parse", () => {
    const texts = rolls.flatMap(({ part }) => written(part));
    expect(texts.length).toBeGreaterThan(200);
    // What brings all hit points back says so: both resurrections, a new body, a wish.
    expect(texts.filter((text) => !parseNotation(text).ok)).toEqual(["all", "all", "all", "all"]);
  });

  test("deals damage of known types and brings known conditions", () => {
    const types = new Set<string>([...damageTypes, "weapon"]);
    const dealt = steps.flatMap(({ step }) => (step.damage ?? []).flatMap(({ type }) => type));
    expect(dealt.filter((type) => !types.has(type))).toEqual([]);
    const brought = steps.flatMap(({ step }) =>
      (step.conditions ?? []).map((one) => one.condition),
    );
    expect(brought.filter((condition) => !conditionIds.includes(condition))).toEqual([]);
  });

  test("does something", () => {
    expect(ids(spells.filter((spell) => spell.steps.length === 0))).toEqual([]);
  });

  test("takes its attack bonus and save DC from its caster, but for what has its own", () => {
    const own = steps.filter(
      ({ step: { attack, save } }) => attack?.bonus !== undefined || save?.dc !== undefined,
    );
    // The contact is a DC 15 Intelligence save.
    expect([...new Set(own.map(({ spell }) => spell.id))]).toEqual(["contact-other-plane"]);
  });

  test("with concentration lasts for a time", () => {
    const held = spells.filter(({ concentration }) => concentration);
    expect(ids(held.filter(({ duration }) => duration.kind !== "time"))).toEqual([]);
  });

  test("has a trigger where it is a reaction, and nowhere else", () => {
    const reactions = spells.filter(({ castingTime }) => castingTime.unit === "reaction");
    expect(ids(reactions)).toEqual(["counterspell", "feather-fall", "hellish-rebuke", "shield"]);
    const triggered = spells.filter(({ castingTime }) => castingTime.trigger !== undefined);
    expect(triggered).toEqual(reactions);
  });

  test("whose material is consumed has a price, but for protection from evil and good", () => {
    const free = spells.filter(
      ({ components: { material } }) => material?.consumed && material.costGp === undefined,
    );
    expect(ids(free)).toEqual(["protection-from-evil-and-good"]);
  });

  test("is on the lists of subclasses that exist", () => {
    const known = new Set(subclasses.map(({ id }) => id));
    const named = new Set(spells.flatMap((spell) => spell.subclasses));
    expect([...named].filter((id) => !known.has(id))).toEqual([]);
    expect(spellById("fireball")?.subclasses).toEqual(["the-fiend"]);
    expect(spellById("guardian-of-faith")?.subclasses).toEqual(["life-domain", "oath-of-devotion"]);
  });
});

describe("growth", () => {
  const cantrips = rolls.filter(({ spell }) => spell.level === 0);

  test("is by level for cantrips, by slot for the others", () => {
    const others = rolls.filter(({ spell }) => spell.level > 0);
    expect(cantrips.filter(({ part }) => part.perSlot !== undefined)).toEqual([]);
    expect(others.filter(({ part }) => part.atLevel !== undefined)).toEqual([]);
  });

  test("doubles, trebles and quadruples a cantrip at 5, 11 and 17", () => {
    const growing = cantrips.filter(({ part }) => part.atLevel !== undefined);
    expect(growing.length).toBeGreaterThan(7);
    const odd = growing.filter(({ part }) => {
      const means = Object.entries(part.atLevel ?? {}).map(([level, roll]) => [
        level,
        meanOf(roll),
      ]);
      const first = meanOf(part.roll);
      const due = [
        ["5", 2 * first],
        ["11", 3 * first],
        ["17", 4 * first],
      ];
      return JSON.stringify(means) !== JSON.stringify(due);
    });
    expect(odd.map(({ spell }) => spell.id)).toEqual([]);
  });
});

function meanOf(roll: string): number {
  const parsed = parseNotation(roll);
  if (!parsed.ok) throw new Error(roll);
  return bounds(parsed.value).mean;
}

describe("looking up", () => {
  test("takes an id, a heading or a slug, in any case", () => {
    expect(spellById("fireball")?.name).toBe("Fireball");
    expect(spellByName("FIREBALL")).toBe(spellById("fireball"));
    expect(spellByName("Blindness/Deafness")).toBe(spellById("blindness-deafness"));
    expect(spellByName(" blindness-deafness ")).toBe(spellById("blindness-deafness"));
    expect(spellById("Fireball")).toBeUndefined();
    expect(spellByName("fire ball")).toBeUndefined();
  });

  test("the list is frozen and in order of name", () => {
    expect(Object.isFrozen(spells)).toBe(true);
    const names = spells.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
  });
});
