import { describe, expect, it } from "vitest";
import { hasMirror, mirrorRows } from "../../testing/rows.js";
import { type RouteId, readRecords, routeIds } from "./read.js";
import type { LookupRecord, RecordOf } from "./types.js";

/** Rows that are no record by themselves: armour that nobody wears, subclasses and subraces. */
const without: Readonly<Record<string, number>> = {
  "v1/armor": 5,
  "v2/classes": 24,
  "v2/species": 4,
  // Weapons, armour and the shield.
  "v2/items": 101,
};

/** Rows that are more than one: a text for each of two documents, or rules in a ruleset. */
const more: Readonly<Record<string, number>> = {
  "v2/abilities": 6,
  "v2/alignments": 9,
  "v2/conditions": 15,
  "v2/damagetypes": 13,
  "v2/skills": 18,
  // The shield of SRD 5.1.
  "v2/armor": 1,
  "v2/rulesets": 282,
};

describe.skipIf(!hasMirror)("the real records", () => {
  const rowsOf = (route: RouteId): readonly unknown[] =>
    route === "2014/rules"
      ? mirrorRows("2014/rule-sections").map((section) => ({ rule: { index: "combat" }, section }))
      : mirrorRows(route);

  const read = <K extends LookupRecord["kind"]>(route: RouteId, kind: K) =>
    readRecords(route, rowsOf(route), {
      items: mirrorRows("v2/items"),
      rules: mirrorRows("2014/rules"),
      documents: mirrorRows("v2/documents"),
    }).filter((record): record is RecordOf<K> => record.kind === kind);

  it.each(routeIds)("are all read: %s", (route) => {
    const rows = rowsOf(route);
    const records = readRecords(route, rows, {
      items: mirrorRows("v2/items"),
      rules: mirrorRows("2014/rules"),
    });
    expect(records.length).toBe(rows.length - (without[route] ?? 0) + (more[route] ?? 0));
    for (const { name, slug, source } of records) {
      expect(name).not.toBe("");
      expect(slug).not.toBe("");
      expect(["srd-2014", "srd-2024", "core"]).toContain(source.document_key);
    }
    const keys = records.map(({ slug, source }) => `${source.document_key} ${slug}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  const inSrd51 = <One extends LookupRecord>(records: readonly One[]): readonly One[] =>
    records.filter(({ source }) => source.document_key === "srd-2014");

  const pairs = <One extends LookupRecord>(first: readonly One[], second: readonly One[]) => {
    const others = new Map(inSrd51(second).map((record) => [record.slug, record]));
    return inSrd51(first).map((one): readonly [One, One] => {
      const other = others.get(one.slug);
      if (other === undefined) throw new Error(`no ${one.slug}`);
      return [one, other];
    });
  };

  /** Names of the records whose `of` differs between the two. */
  const differing = <One extends LookupRecord>(
    all: readonly (readonly [One, One])[],
    of: (one: One) => unknown,
  ): readonly string[] =>
    all
      .filter(([one, other]) => JSON.stringify(of(one)) !== JSON.stringify(of(other)))
      .map(([one]) => one.slug);

  it("say the same of spells in both versions", () => {
    const all = pairs(read("v1/spells", "spell"), read("v2/spells", "spell"));
    expect(all).toHaveLength(319);
    const facts = [
      "name",
      "level",
      "school",
      "components",
      "casting_time",
      "range",
      "duration",
      "concentration",
      "ritual",
      "higher_levels",
    ] as const;
    for (const fact of facts) expect(differing(all, (one) => one[fact])).toEqual([]);
  });

  it("say the same of creatures in both versions, but for where the sources differ", () => {
    const all = pairs(read("v1/monsters", "creature"), read("v2/creatures", "creature"));
    expect(all).toHaveLength(322);
    const facts = [
      "name",
      "size",
      "type",
      "armor_details",
      "hit_points",
      "hit_dice",
      "ability_scores",
      "languages",
      "challenge_rating",
      "experience_points",
      "proficiency_bonus",
      "condition_immunities",
      "damage_vulnerabilities",
    ] as const;
    for (const fact of facts) expect(differing(all, (one) => one[fact])).toEqual([]);
    const sorted = (fields: object) => Object.entries(fields).toSorted();
    expect(differing(all, (one) => one.armor_class)).toEqual(["basilisk"]);
    expect(differing(all, (one) => one.alignment)).toEqual(["doppelganger"]);
    expect(differing(all, (one) => sorted(one.saving_throws))).toEqual(["chain-devil"]);
    expect(differing(all, (one) => one.damage_resistances)).toEqual(["skeleton"]);
    expect(differing(all, (one) => one.senses)).toEqual(["grimlock", "wererat"]);
    expect(differing(all, (one) => sorted(one.skills))).toEqual([
      "half-red-dragon-veteran",
      "lich",
      "werewolf",
    ]);
    expect(differing(all, ({ speed }) => [speed["walk"], speed["fly"], speed["swim"]])).toEqual([]);
  });

  it("name actions alike in both versions", () => {
    const all = pairs(read("v1/monsters", "creature"), read("v2/creatures", "creature"));
    const bare = (name: string) => name.toLowerCase().replace(/ \(.*/, "");
    expect(
      differing(all, ({ actions, legendary_actions: legendary, reactions }) =>
        [actions, legendary, reactions].map((list) => list.map(({ name }) => bare(name))),
      ),
    ).toEqual([]);
    // Version 2 lost the limits of some actions; else they differ for the iron golem alone.
    const limits = all.flatMap(([{ actions }, other]) =>
      actions.filter(
        ({ name }, index) =>
          other.actions[index]?.name.includes("(") &&
          name.toLowerCase() !== other.actions[index].name.toLowerCase(),
      ),
    );
    expect(limits.map(({ name }) => name)).toEqual(["Poison Breath (Recharge 5-6)"]);
  });

  it("say the same of races, classes, backgrounds, feats and armour in both versions", () => {
    const races = pairs(read("v1/races", "race"), read("v2/species", "race"));
    expect(differing(races, (one) => one.ability_score_increases)).toEqual([]);
    expect(differing(races, (one) => [one.speed, one.size, one.age, one.vision])).toEqual([]);
    expect(differing(races, (one) => one.subraces.map(({ slug }) => slug))).toEqual([]);
    const classes = pairs(read("v1/classes", "class"), read("v2/classes", "class"));
    expect(
      differing(classes, (one) => [
        one.hit_dice,
        one.hp_at_1st_level,
        one.hp_at_higher_levels,
        one.proficiencies.saving_throws,
        one.proficiencies.armor.split(" (")[0],
        one.spellcasting_ability,
        one.subclasses.map(({ name }) => name),
      ]),
    ).toEqual([]);
    const feats = pairs(read("v1/feats", "feat"), read("v2/feats", "feat"));
    expect(differing(feats, (one) => [one.prerequisite, one.benefits])).toEqual([]);
    const armor = pairs(read("v1/armor", "armor"), read("v2/armor", "armor"));
    expect(
      differing(armor, (one) => [one.category, one.armor_class, one.armor_class_text, one.cost]),
    ).toEqual([]);
  });

  it("give every weapon and armour of v2 its cost", () => {
    const bought = [...read("v2/weapons", "weapon"), ...read("v2/armor", "armor")];
    const without = (field: "cost" | "weight_lb") =>
      new Set(bought.filter((one) => one[field] === undefined).map(({ name }) => name));
    expect(without("cost")).toEqual(new Set());
    // A sling weighs nothing; the greatsword's 6 pounds are missing upstream.
    expect(without("weight_lb")).toEqual(new Set(["Sling", "Greatsword"]));
  });

  it("give every rule section its rule", () => {
    const sections = read("2014/rule-sections", "rule");
    expect(sections.filter(({ section }) => section === "")).toEqual([]);
    expect(sections.filter(({ section }) => section === "combat")).toHaveLength(8);
  });
});
