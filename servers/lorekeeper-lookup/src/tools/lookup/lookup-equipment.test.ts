import type { LookupRecord } from "@tabletop-mcp/srd-client";
import { expect, test } from "vitest";
import { call } from "../../browse/testing/fake.js";
import { library, srd } from "../../browse/testing/records.js";
import { rowsIn } from "../../testing/lore.js";

const plain = { description: "", source: srd } as const;

const records: readonly LookupRecord[] = [
  {
    ...plain,
    kind: "weapon",
    slug: "spiked-chain",
    name: "Spiked Chain",
    category: "martial",
    damage_dice: "1d8",
    versatile_dice: "1d10",
    damage_type: "slashing",
    properties: [{ name: "Reach" }, { name: "Versatile", detail: "1d10" }],
    range: { normal: 20, long: 60 },
    weight_lb: 3,
    cost: "15 gp",
  },
  {
    ...plain,
    kind: "armor",
    slug: "chain-mail",
    name: "Chain mail",
    category: "heavy",
    armor_class: 16,
    armor_class_text: "16",
    strength_required: 13,
    stealth_disadvantage: true,
    weight_lb: 55,
    cost: "75 gp",
  },
  {
    ...plain,
    kind: "magic-item",
    slug: "elven-chain",
    name: "Elven Chain",
    description: "You are proficient with it.",
    source: { ...srd, api: "open5e-v1" },
    type: "Armor (chain shirt)",
    rarity: "rare",
    requires_attunement: "",
  },
  ...library.filter(({ name }) => !/chain/i.test(name)),
];

const ask = (args: Record<string, unknown>) => call("lookup_equipment", args, { records });

test("the whole answer to a name across all types, merged by name", async () => {
  const { isError, data, text } = await ask({ name: "chain" });
  expect(isError).toBe(false);
  expect(data).toEqual({
    summary: "3 pieces of equipment: Chain mail, Elven Chain, Spiked Chain.",
    results: [records[1], records[2], records[0]],
    metadata: {
      timestamp: "2026-01-22T19:03:12.000Z",
      cache: "miss",
      source: "open5e-v2, open5e-v1",
      total: 3,
      truncated: false,
      limit: 20,
      offset: 0,
    },
  });
  expect(text).toBe(`3 pieces of equipment: Chain mail, Elven Chain, Spiked Chain.

## Chain mail

- **Armor:** heavy
- **AC:** 16
- **Strength:** 13
- **Stealth:** disadvantage
- **Cost:** 75 gp
- **Weight:** 55 lb.

_Source: System Reference Document 5.1 (CC-BY-4.0), open5e-v2._

## Elven Chain

_Armor (chain shirt), rare_

You are proficient with it.

_Source: System Reference Document 5.1 (CC-BY-4.0), open5e-v1._

## Spiked Chain

- **Weapon:** martial
- **Damage:** 1d8/1d10 versatile slashing
- **Properties:** Reach, Versatile (1d10)
- **Range:** 20/60 ft.
- **Cost:** 15 gp
- **Weight:** 3 lb.

_Source: System Reference Document 5.1 (CC-BY-4.0), open5e-v2._`);
});

test("the exact name goes before the others, whatever its kind", async () => {
  expect(rowsIn(await ask({ name: "spiked chain" }))).toEqual(["Spiked Chain"]);
  const twins = ["A Plate", "Plate"].map((name): LookupRecord => ({ ...item, name, slug: name }));
  const world = { records: [...twins, ...library] };
  const reply = await call("lookup_equipment", { name: "plate", type: "all" }, world);
  expect(rowsIn(reply)).toEqual(["Plate", "Plate", "A Plate"]);
});

const item = {
  ...plain,
  kind: "magic-item",
  type: "Wondrous item",
  rarity: "very rare",
  requires_attunement: "requires attunement by a wizard",
} as const;

test.each([
  [{ type: "weapon", is_simple: true }, ["Dart", "Club"]],
  [{ is_simple: false, name: "long" }, ["Longbow", "Longsword"]],
  [{ damage_dice: "1d4" }, ["Club"]],
  [{ type: "armor" }, ["Chain mail", "Plate"]],
  [{ type: "magic-item", rarity: "RARE" }, ["Elven Chain", "Flame Tongue"]],
  [{ requires_attunement: "yes" }, ["Flame Tongue"]],
  [{ requires_attunement: "no", rarity: "uncommon" }, ["Ring of Warmth"]],
])("%j finds %j", async (filters, names) => {
  expect(rowsIn(await ask(filters)).toSorted()).toEqual(names.toSorted());
});

test("rare is not very rare, and attunement is found by its words", async () => {
  const wand = { ...item, name: "Wand", slug: "wand" };
  const world = { records: [...records, wand] };
  const found = async (args: object) => rowsIn(await call("lookup_equipment", { ...args }, world));
  expect(await found({ rarity: "rare" })).not.toContain("Wand");
  expect(await found({ requires_attunement: "by a wizard" })).toEqual(["Wand"]);
});

test("the merged list is paged as one", async () => {
  const { data } = await ask({ name: "chain", limit: 1, offset: 1 });
  expect(data).toMatchObject({
    summary: "1 of 3 pieces of equipment: Elven Chain. Go on with offset 2.",
    metadata: { total: 3, truncated: true, offset: 1 },
  });
});

test.each([
  ["longswrod", "Longsword"],
  ["flame tonge", "Flame Tongue"],
  ["plaet", "Plate"],
])("%j may have meant %j, of whatever kind", async (name, meant) => {
  const { data } = await ask({ name });
  expect(data).toMatchObject({ results: [], suggestions: expect.arrayContaining([meant]) });
});

test("where one kind's source is away, there is no answer that looks whole", async () => {
  const ask = (name: string) => call("lookup_equipment", { name }, { records, away: ["armor"] });
  const others = await ask("chain");
  expect(others.isError).toBe(false);
  expect(rowsIn(others)).toEqual(["Elven Chain", "Spiked Chain"]);
  expect(others.data).toMatchObject({ metadata: { away: ["armor"], partial: true } });
  const { text } = await ask("plate");
  expect(text).toContain('found for "plate". Not searched, their sources are away: armor.');
});

test("where all of them are away, there is none", async () => {
  const away = ["weapon", "armor", "magic-item"] as const;
  const { isError, text } = await call("lookup_equipment", { name: "plate" }, { away });
  expect(isError).toBe(true);
  expect(text).toContain("[UPSTREAM_UNAVAILABLE]");
});

test("filters that do not go with the type are refused with those that do", async () => {
  const { isError, text } = await ask({ type: "armor", is_simple: true });
  expect(isError).toBe(true);
  expect(text).toBe(
    "[INVALID_ARGUMENT] Equipment of type armor is not filtered by is_simple. weapon: damage_dice, is_simple; armor: only by name; magic-item: rarity, requires_attunement.",
  );
});

test("a type that there is not is refused with the valid ones", async () => {
  const { isError, text } = await ask({ type: "vehicle" });
  expect(isError).toBe(true);
  expect(text).toContain('"weapon"|"armor"|"magic-item"|"all"');
});
