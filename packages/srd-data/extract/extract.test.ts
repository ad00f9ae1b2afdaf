import { existsSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { allStrings } from "../test/walk.js";
import { extractAll } from "./all.js";
import { openRecords, type Records } from "./records.js";
import { reportText } from "./report.js";

/** The stored records: beside the project where it is worked on, absent where it is only installed. */
const folder = new URL("../../../../shared/upstream-mirror/data/", import.meta.url);

const json = (name: string) =>
  JSON.parse(readFileSync(new URL(`summaries/${name}.json`, import.meta.url), "utf8"));

describe.skipIf(!existsSync(folder))("held against the records", () => {
  // Not in the body: that runs even where the tests in it are skipped.
  let records: Records;
  let facts: ReturnType<typeof extractAll>;
  beforeAll(() => {
    records = openRecords(folder);
    facts = extractAll(records, json);
  });
  const kinds = ["spells", "creatures", "classes", "items", "tables", "words"] as const;

  test("everything is read, every disagreement settled, every settlement needed", () => {
    expect(facts.problems).toEqual([]);
    expect(facts.disagreements.filter(({ why }) => why === undefined)).toEqual([]);
    expect(facts.unused).toEqual([]);
    expect(facts.disagreements.length).toBeGreaterThan(200);
  });

  test("the sources are what an extraction of today would write", async () => {
    const { spells } = await import("../src/spells/index.js");
    const { creatures } = await import("../src/creatures/index.js");
    const { classes } = await import("../src/classes/index.js");
    const { magicItems } = await import("../src/magic-items/index.js");
    const byId = (all: readonly { readonly id: string }[]) =>
      all.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(byId(spells)).toEqual(byId(facts.spells));
    expect(byId(creatures)).toEqual(byId(facts.creatures));
    expect(byId(classes)).toEqual(byId(facts.classes));
    expect(byId(magicItems)).toEqual(byId(facts.items.flatMap(({ items }) => items)));
  });

  test("DISAGREEMENTS.md is what an extraction of today would write", () => {
    const page = readFileSync(new URL("../DISAGREEMENTS.md", import.meta.url), "utf8");
    expect(page).toBe(reportText(facts.disagreements));
  });

  test("no string over 60 characters is in the records", async () => {
    const rules = await import("../src/rules/index.js");
    const { conditions } = await import("../src/conditions.js");
    const own = [...kinds.map((kind) => facts[kind]), rules, conditions].flatMap((value) => [
      ...allStrings(value),
    ]);
    const long = [...new Set(own.map(plain))].filter((text) => text.length > 60);
    expect(long.length).toBeGreaterThan(2000);
    const texts = plain(allTexts(records));
    const copied = long.filter((text) => texts.includes(text));
    expect(copied).toEqual([]);
  });
});

/** Case, spaces, quotes and dashes made alike: a copy stays a copy with other quotation marks. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[–—-]+/g, "-")
    .replaceAll(/[\s*_]+/g, " ");

const kindsOfRecords = {
  v1: [
    "spells",
    "monsters",
    "magicitems",
    "classes",
    "races",
    "sections",
    "conditions",
    "feats",
    "backgrounds",
  ],
  v2: ["spells", "creatures", "magicitems", "items", "classes", "rules", "rulesets", "conditions"],
  api: [
    "spells",
    "monsters",
    "magic-items",
    "equipment",
    "features",
    "traits",
    "rule-sections",
    "conditions",
    "skills",
  ],
};

function allTexts({ v1, v2, api }: Records): string {
  const all = [
    ...kindsOfRecords.v1.map(v1),
    ...kindsOfRecords.v2.map(v2),
    ...kindsOfRecords.api.map(api),
  ];
  return [...new Set([...allStrings(all)].filter((text) => text.length > 60))].join("\n");
}
