import type { LookupRecord } from "@tabletop-mcp/srd-client";
import { expect, test } from "vitest";
import { call } from "../../browse/testing/fake.js";
import { srd } from "../../browse/testing/records.js";
import { rowsIn } from "../../testing/lore.js";

const source = { ...srd, api: "dnd5eapi-2014" } as const;
const plain = { description: "What it is.", source } as const;

const records: readonly LookupRecord[] = [
  {
    ...plain,
    kind: "rule",
    slug: "opportunity-attacks",
    name: "Opportunity Attacks",
    section: "combat",
    description: "Leaving a foe's reach lets it strike.",
  },
  { ...plain, kind: "rule", slug: "initiative", name: "Initiative", section: "combat" },
  { ...plain, kind: "rule", slug: "casting", name: "Casting", section: "spellcasting" },
  { ...plain, kind: "condition", slug: "grappled", name: "Grappled", source: srd },
  { ...plain, kind: "damage-type", slug: "radiant", name: "Radiant" },
  { ...plain, kind: "weapon-property", slug: "finesse", name: "Finesse" },
  { ...plain, kind: "skill", slug: "stealth", name: "Stealth", ability: "dexterity" },
  {
    ...plain,
    kind: "ability-score",
    slug: "dex",
    name: "Dexterity",
    abbreviation: "DEX",
    skills: ["Acrobatics", "Stealth"],
  },
  { ...plain, kind: "magic-school", slug: "evocation", name: "Evocation" },
  {
    ...plain,
    kind: "language",
    slug: "elvish",
    name: "Elvish",
    type: "Standard",
    script: "Elvish",
    typical_speakers: ["Elves"],
  },
  {
    ...plain,
    kind: "proficiency",
    slug: "shields",
    name: "Shields",
    type: "Armor",
    classes: ["Fighter", "Paladin"],
    races: [],
  },
  { ...plain, kind: "alignment", slug: "lawful-good", name: "Lawful Good" },
];

const ask = (args: Record<string, unknown>) => call("lookup_rule", args, { records });

test("the whole answer to a section of the rules", async () => {
  const { isError, data, text } = await ask({ type: "rule", section: "Combat" });
  expect(isError).toBe(false);
  expect(data).toEqual({
    summary: "2 rule sections: Opportunity Attacks, Initiative.",
    results: [
      {
        kind: "rule",
        slug: "opportunity-attacks",
        name: "Opportunity Attacks",
        section: "combat",
        description: "Leaving a foe's reach lets it strike.",
        source: {
          document: "System Reference Document 5.1",
          document_key: "srd-2014",
          publisher: "Wizards of the Coast",
          license: "CC-BY-4.0",
          api: "dnd5eapi-2014",
        },
      },
      records[1],
    ],
    metadata: {
      timestamp: "2026-01-22T19:03:12.000Z",
      cache: "miss",
      source: "dnd5eapi-2014",
      total: 2,
      truncated: false,
      limit: 20,
      offset: 0,
    },
  });
  expect(text).toBe(`2 rule sections: Opportunity Attacks, Initiative.

## Opportunity Attacks

_combat_

Leaving a foe's reach lets it strike.

_Source: System Reference Document 5.1 (CC-BY-4.0), dnd5eapi-2014._

## Initiative

_combat_

What it is.

_Source: System Reference Document 5.1 (CC-BY-4.0), dnd5eapi-2014._`);
});

test.each([
  ["rule", "3 rule sections: "],
  ["condition", "1 condition: Grappled."],
  ["damage-type", "1 damage type: Radiant."],
  ["weapon-property", "1 weapon property: Finesse."],
  ["skill", "1 skill: Stealth."],
  ["ability-score", "1 ability score: Dexterity."],
  ["magic-school", "1 magic school: Evocation."],
  ["language", "1 language: Elvish."],
  ["proficiency", "1 proficiency: Shields."],
  ["alignment", "1 alignment: Lawful Good."],
])("%s is a type", async (type, summary) => {
  const { isError, data } = await ask({ type });
  expect(isError).toBe(false);
  expect(data["summary"]).toContain(summary);
});

test.each([
  ["damage-type", "damage types"],
  ["proficiency", "proficiencies"],
  ["weapon-property", "weapon properties"],
])("nothing of type %s is no %s", async (type, many) => {
  const { isError, text } = await ask({ type, name: "Xyzzyplugh" });
  expect(isError).toBe(false);
  expect(text).toBe(`No ${many} found for "Xyzzyplugh".`);
});

test("names are found in any case, sections by their words, pages by offset", async () => {
  expect(rowsIn(await ask({ type: "Condition", name: "GRAPPLED" }))).toEqual(["Grappled"]);
  expect(rowsIn(await ask({ type: "rule", name: "init", section: "combat" }))).toEqual([
    "Initiative",
  ]);
  expect(rowsIn(await ask({ type: "rule", section: "spellcasting" }))).toEqual(["Casting"]);
  expect(rowsIn(await ask({ type: "rule", limit: 1, offset: 1 }))).toEqual(["Initiative"]);
});

test("a misspelt condition is answered with its name", async () => {
  const { data } = await ask({ type: "condition", name: "grapled" });
  expect(data).toMatchObject({ results: [], suggestions: ["Grappled"] });
});

test("a section of what has none is refused", async () => {
  const { isError, text } = await ask({ type: "condition", section: "combat" });
  expect(isError).toBe(true);
  expect(text).toBe(
    '[INVALID_ARGUMENT] Only rules have sections; type is condition. Leave section out, or ask for type rule. Example: { "type": "rule", "section": "combat" }',
  );
});

test.each([{ type: "invalid-rule-type" }, {}])("%j is refused with the types", async (args) => {
  const { isError, text } = await ask(args);
  expect(isError).toBe(true);
  expect(text).toMatch(/^\[INVALID_ARGUMENT\] type/);
  expect(text).toContain('"rule"|"condition"|"damage-type"|"weapon-property"|"skill"');
  expect(text).toContain('"alignment"');
});
