import { ended, tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { deadOrigin } from "@tabletop-mcp/srd-client/testing";
import { expect, test } from "vitest";
import { catalog } from "../src/catalog.js";
import { flags, identity, start } from "./running.js";

const build = { class: "Wizard", level: 1, spells: ["Shield"], armor: ["Plate"] };

/** A sensible call of every tool. */
const calls: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  lookup_spell: { name: "Fireball" },
  lookup_creature: { type: "undead", cr_min: 1, cr_max: 3 },
  lookup_character_option: { type: "class", name: "Wizard" },
  lookup_equipment: { name: "chain" },
  lookup_rule: { type: "condition", name: "Prone" },
  search_spells: { query: "fire" },
  get_spell_details: { spell_name: ["Fireball", "Shield"] },
  get_spell_by_level: { level: 9 },
  get_spells_by_class: { class_name: "Paladin" },
  get_spells_by_school: { school: "necromancy" },
  search_races: { query: "elf" },
  get_race_details: { race_name: "Dwarf" },
  get_race_list: { category: "subrace" },
  search_classes: {},
  get_class_details: { class_name: "Fighter" },
  get_subclass_list: { class_name: "Cleric" },
  get_class_features: { class_name: "Rogue" },
  search_backgrounds: {},
  get_background_details: { background_name: "Acolyte" },
  search_feats: {},
  get_feat_details: { feat_name: "Grappler" },
  get_weapon_list: { category: "martial" },
  get_armor_list: { type: "heavy" },
  get_magic_items: { rarity: "rare" },
  get_adventuring_gear: {},
  search_equipment: { query: "chain" },
  search_content: { query: "firebal" },
  validate_character_build: { character_data: build },
  get_random_content: { content_type: "creature", filters: { cr: 1 } },
};

interface Message {
  readonly jsonrpc: string;
  readonly id: number;
  readonly result: {
    readonly isError?: boolean;
    readonly structuredContent: Readonly<Record<string, unknown>>;
  };
}

/** Says all this to a server whose sources are away, leaves, and gives everything that it wrote. */
async function conversation(said: readonly (readonly [string, unknown])[]) {
  const origin = await deadOrigin();
  const { child, output } = start([...flags(origin, tempFolder()), "--log-level", "debug"]);
  const say = (message: Record<string, unknown>) =>
    child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  const params = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: identity };
  say({ id: 0, method: "initialize", params });
  say({ method: "notifications/initialized" });
  for (const [at, [name, args]] of said.entries()) {
    say({ id: at + 1, method: "tools/call", params: { name, arguments: args } });
  }
  await ended(child, () => child.stdin.end());
  expect(child.exitCode).toBe(0);
  // A line that is no JSON ends the test here.
  const messages: Message[] = output.out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  return { messages, ...output };
}

test("every tool answers without a network, from bundled facts, and stdout has protocol only", async () => {
  expect(Object.keys(calls)).toEqual(catalog.map(({ name }) => name));
  const said = Object.entries(calls);
  const { messages, out, err } = await conversation(said);
  const ids = messages.map(({ jsonrpc, id }) => `${jsonrpc} ${id}`);
  expect(ids.toSorted()).toEqual(Array.from({ length: 30 }, (_, id) => `2.0 ${id}`).toSorted());

  for (const [at, [name]] of said.entries()) {
    const { result } = messages.find(({ id }) => id === at + 1) ?? {};
    expect({ name, isError: result?.isError === true }).toEqual({ name, isError: false });
    const { metadata, results, data } = result?.structuredContent ?? {};
    expect({ name, metadata }).toMatchObject({ name, metadata: { cache: "bundled" } });
    expect(JSON.stringify(results ?? data).length).toBeGreaterThan(100);
  }
  expect(out).not.toMatch(stackTrace);
  expect(err).not.toMatch(stackTrace);
});

/** As it stands in JSON, with its line break escaped, or bare. */
const stackTrace = /(\\n|\n) +at .*:\d+:\d+/;

test("what no bundled fact answers is an error with a code, and nothing is made up", async () => {
  const { messages, out } = await conversation([
    ["lookup_spell", { name: "Fireball", sources: ["zz-home"] }],
    ["lookup_spell", { name: "Frostball of Doom" }],
  ]);
  const answers = messages.toSorted((a, b) => a.id - b.id).slice(1);
  expect(JSON.stringify(answers[0])).toContain("[UPSTREAM_UNAVAILABLE]");
  expect(answers[0]?.result.isError).toBe(true);
  expect(answers[1]?.result.structuredContent).toMatchObject({ results: [] });
  expect(out).not.toMatch(stackTrace);
});
