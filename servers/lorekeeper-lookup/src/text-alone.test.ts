import type { LookupRecord } from "@tabletop-mcp/srd-client";
import { expect, test } from "vitest";
import { slugOf } from "./browse/names.js";
import { call } from "./browse/testing/fake.js";
import { grimoire, library } from "./browse/testing/records.js";
import { catalog } from "./catalog.js";

/** A record of somebody else's document, and one whose name does not tell its slug. */
const records: readonly LookupRecord[] = library.map((one, at) => ({
  ...one,
  ...(at % 2 === 0 && { slug: `own-${one.slug}` }),
  ...(at % 3 === 0 && { source: grimoire }),
}));

/** A call of every tool that gives rows or records. */
const calls: readonly (readonly [string, Record<string, unknown>])[] = [
  ["lookup_spell", {}],
  ["lookup_creature", {}],
  ["lookup_character_option", { type: "race" }],
  ["lookup_equipment", {}],
  ["lookup_rule", { type: "rule" }],
  ["search_spells", {}],
  ["get_spell_details", { spell_name: ["Fireball", "Hunter's Mark"] }],
  ["get_spell_by_level", { level: 3 }],
  ["get_spells_by_class", { class_name: "Wizard" }],
  ["get_spells_by_school", { school: "evocation" }],
  ["search_races", { query: "e" }],
  ["get_race_details", { race_name: ["Elf", "High Elf"] }],
  ["get_race_list", {}],
  ["search_classes", {}],
  ["get_class_details", { class_name: "Fighter" }],
  ["get_subclass_list", { class_name: "Fighter" }],
  ["get_class_features", { class_name: "Fighter" }],
  ["search_backgrounds", {}],
  ["get_background_details", { background_name: "Acolyte" }],
  ["search_feats", {}],
  ["get_feat_details", { feat_name: "Grappler" }],
  ["get_weapon_list", {}],
  ["get_armor_list", {}],
  ["get_magic_items", {}],
  ["get_adventuring_gear", {}],
  ["search_equipment", { query: "a" }],
  ["search_content", { query: "fire" }],
  ["get_random_content", { content_type: "spell" }],
];

interface Row {
  readonly name: string;
  readonly slug: string;
  readonly document?: string;
  readonly source?: { readonly document_key: string };
}

/** The rows of whatever shape an answer has. */
function rowsOf(data: Record<string, unknown>): readonly Row[] {
  const inner = data["results"] ?? data["data"];
  if (Array.isArray(inner)) return inner;
  const { results, result } = inner as { readonly results?: readonly Row[]; readonly result?: Row };
  return results ?? (result === undefined ? [] : [result]);
}

test("every tool that gives rows is asked here", () => {
  const others = catalog.map(({ name }) => name).filter((name) => name.startsWith("validate"));
  expect([...calls.map(([name]) => name), ...others].toSorted()).toEqual(
    catalog.map(({ name }) => name).toSorted(),
  );
});

test.each(calls)("the text of %s says what the next call needs", async (tool, args) => {
  const picks = tool === "get_random_content" ? [0] : [];
  const { data, text } = await call(tool, args, { records, sources: "all", picks });
  const rows = rowsOf(data);
  expect(rows.length).toBeGreaterThan(0);
  for (const { name, slug, document, source } of rows) {
    expect(text).toContain(name);
    if (slugOf(name) !== slug) expect(text).toContain(`; slug: ${slug}`);
    const key = document ?? source?.document_key ?? "srd-2014";
    if (key !== "srd-2014") expect(text).toContain(`[${key}]`);
  }
});

test.each([
  ["lookup_equipment", { name: "plaet" }],
  ["search_spells", { query: "firebal bolt" }],
  ["search_races", { query: "elvf" }],
])("the text of %s names what may have been meant", async (tool, args) => {
  const { data, text } = await call(tool, args);
  const { suggestions } = data as { readonly suggestions?: readonly string[] };
  expect(suggestions?.length).toBeGreaterThan(0);
  for (const name of suggestions ?? []) expect(text).toContain(name);
});

test.each([
  ["lookup_equipment", { limit: 2 }, "Go on with offset 2."],
  ["get_adventuring_gear", {}, "page 1 of 2"],
])("the text of %s says how to go on", async (tool, args, words) => {
  expect((await call(tool, args)).text).toContain(words);
});
