import { type Kind, kinds, type LookupRecord } from "@tabletop-mcp/srd-client";
import { bundledRecords } from "@tabletop-mcp/srd-client/bundled";
import { expect, test } from "vitest";
import { library, spell, srd } from "../browse/testing/records.js";
import { recordText } from "./record.js";

const source = "_Source: System Reference Document 5.1 (CC-BY-4.0), open5e-v2._";
const plain = { description: "What it is.", source: srd } as const;
const lines = (record: LookupRecord) => recordText(record).split("\n").filter(Boolean);
const named = (name: string) => {
  const record = library.find((one) => one.name === name);
  if (record === undefined) throw new Error(`the library has no ${name}`);
  return record;
};

test("what has no facts is its name, its text and its source", () => {
  const record = { ...plain, kind: "condition", slug: "prone", name: "Prone" } as const;
  expect(recordText(record)).toBe(`## Prone\n\nWhat it is.\n\n${source}`);
});

test.each([
  [{ level: 0 }, "_Evocation cantrip_"],
  [{ level: 2, ritual: true }, "_Level 2 evocation (ritual)_"],
  [
    { duration: "Up to 1 minute", concentration: true },
    "- **Duration:** Concentration, up to 1 minute",
  ],
  [
    { casting_time: "1 reaction", reaction_trigger: "when you fall" },
    "- **Casting time:** 1 reaction (when you fall)",
  ],
  [{ components: { verbal: false, somatic: true, material: true } }, "- **Components:** S, M"],
  [{ damage_dice: "3d6", damage_types: ["cold", "fire"] }, "- **Damage:** 3d6 cold fire"],
])("a spell with %j says %j", (own, line) => {
  expect(lines(spell({ name: "Test", ...own }))).toContain(line);
});

test("what a spell has not is not said", () => {
  const text = recordText(spell({ name: "Test", classes: [] }));
  expect(text).not.toMatch(/Save|Damage|Area|Classes|higher levels|undefined/);
});

test("a creature's movements have feet, or words, or are only there", () => {
  const skeleton = named("Skeleton");
  if (skeleton.kind !== "creature") throw new Error("not a creature");
  const speed = { walk: 30, fly: 60, hover: true, swim: false, notes: "40 ft. as a bear" };
  expect(lines({ ...skeleton, speed })).toContain(
    "- **Speed:** walk 30 ft., fly 60 ft., hover, notes: 40 ft. as a bear",
  );
});

test("a creature without legendary actions has no word on lairs", () => {
  expect(recordText(named("Skeleton"))).not.toMatch(/[Ll]egendary|None are printed/);
});

test("a description goes before the chapters, which would swallow it", () => {
  expect(lines(named("Elf")).slice(-6)).toEqual([
    "Who an Elf is.",
    "### High Elf",
    "- **Ability scores:** intelligence +1",
    "A learned elf.",
    "One cantrip.",
    source,
  ]);
  expect(lines(named("Fighter")).slice(-7, -2)).toEqual([
    "How a Fighter lives.",
    "A sword.",
    "### Champion",
    "What the Champion is.",
    "### Smash",
  ]);
});

test.each([
  [named("Longsword"), "- **Damage:** 1d8/1d10 versatile slashing"],
  [named("Longsword"), "- **Properties:** Versatile"],
  [named("Plate"), "- **Stealth:** disadvantage"],
  [named("Chain shirt"), "- **AC:** 13 + Dex modifier (max 2)"],
  [named("Flame Tongue"), "_Weapon (any sword), rare, requires attunement_"],
  [named("Rope 01"), "- **Cost:** 1 gp"],
  [named("Cover"), "_combat_"],
  [
    { ...plain, kind: "skill", slug: "stealth", name: "Stealth", ability: "dexterity" },
    "- **Ability:** dexterity",
  ],
  [
    {
      ...plain,
      kind: "ability-score",
      slug: "dex",
      name: "Dexterity",
      abbreviation: "DEX",
      skills: ["Stealth"],
    },
    "- **Skills:** Stealth",
  ],
  [
    {
      ...plain,
      kind: "language",
      slug: "elvish",
      name: "Elvish",
      type: "Standard",
      typical_speakers: ["Elves"],
    },
    "- **Speakers:** Elves",
  ],
  [
    {
      ...plain,
      kind: "proficiency",
      slug: "shields",
      name: "Shields",
      type: "Armor",
      classes: ["Fighter"],
      races: [],
    },
    "- **Classes:** Fighter",
  ],
] satisfies readonly (readonly [LookupRecord, string])[])("%j says %j", (record, line) => {
  expect(lines(record)).toContain(line);
});

test("a weapon without damage deals none", () => {
  const longsword = named("Longsword");
  if (longsword.kind !== "weapon") throw new Error("not a weapon");
  expect(recordText({ ...longsword, damage_dice: "0" })).not.toContain("Damage");
  expect(recordText({ ...longsword, damage_dice: "" })).not.toContain("Damage");
});

test.each(kinds)("every bundled %s reads without gaps", async (kind: Kind) => {
  for (const record of await bundledRecords(kind)) {
    const text = recordText(record);
    expect(text).not.toMatch(/undefined|null|NaN|\[object|\*\* *$|\n{3}/m);
    expect(text.startsWith(`## ${record.name}\n\n`)).toBe(true);
    expect(text.split("\n").at(-1)).toMatch(
      /^_Source: .+ \(CC-BY-4\.0\), bundled(; slug: [a-z0-9-]+)?\._$/,
    );
  }
});
