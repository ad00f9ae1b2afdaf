import type { Connection } from "@tabletop-mcp/mcp-kit/testing";
import { connect } from "@tabletop-mcp/mcp-kit/testing";
import { bundledRecords, createSrdClient, httpGet, memoryCache } from "@tabletop-mcp/srd-client";
import { type Mirror, startMirror } from "@tabletop-mcp/srd-client/testing";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { lorekeeperServer } from "./server.js";
import { contextOf, now, rowsIn } from "./testing/lore.js";

const day = 24 * 60 * 60 * 1_000;

describe.skipIf(startMirror === undefined)("the lookups' scenarios, of real records", () => {
  let mirror: Mirror;
  let connection: Connection;
  let time = now;
  const failures: string[] = [];

  /** A server over the mirror with an empty cache; without bundled facts unless asked for. */
  const serve = (own: { readonly bundled?: typeof bundledRecords } = {}) => {
    const origin = new URL(mirror.url);
    const client = createSrdClient({
      cache: memoryCache(),
      getJson: httpGet({ sleep: async () => undefined }),
      now: () => time,
      origins: { open5e: origin, dnd5e: origin },
      onFailure: ({ message }) => failures.push(message),
      ...own,
    });
    const createContext = () => ({ ...contextOf(), client });
    return connect({ ...lorekeeperServer, createContext });
  };

  /** A tool's reply, its rows and its text. */
  async function ask(tool: string, args: Record<string, unknown>) {
    const { isError, structuredContent, content } = await connection.call(tool, args);
    const data = { ...(structuredContent as Record<string, unknown>) };
    const rows = (data["results"] ?? []) as readonly Record<string, unknown>[];
    const [first] = content;
    const text = first?.type === "text" ? first.text : "";
    return { isError: isError === true, data, rows, names: rowsIn({ data }), text };
  }

  beforeAll(async () => {
    mirror = (await startMirror?.()) as Mirror;
  });
  afterAll(() => mirror.close());
  beforeEach(async () => {
    mirror.configure({ fail: null, only: null });
    mirror.reset();
    time = now;
    failures.length = 0;
    connection = await serve();
  });
  afterEach(() => connection.close());

  test("a spell by its exact name, with every field of the specification", async () => {
    const { rows, text } = await ask("lookup_spell", { name: "Fireball" });
    expect(rows[0]).toMatchObject({
      name: "Fireball",
      level: 3,
      school: "evocation",
      components: { verbal: true, somatic: true, material: true },
      casting_time: "1 action",
      range: "150 feet",
      duration: expect.stringMatching(/instantaneous/i),
      concentration: false,
      description: expect.stringContaining("20-foot"),
      higher_levels: expect.stringContaining("1d6"),
      classes: ["sorcerer", "wizard"],
      damage_dice: "8d6",
      saving_throw: "dexterity",
      area_of_effect: { shape: "sphere", size: 20 },
      source: { document_key: "srd-2014", license: "CC-BY-4.0", api: "open5e-v2" },
    });
    expect(text).toContain("- **Damage:** 8d6 fire");
  });

  test("spells of a level and class, all of them up to the limit, by name", async () => {
    const wizards = { level: 3, class_key: "wizard" };
    const some = await ask("lookup_spell", wizards);
    expect(some.rows).toHaveLength(20);
    expect(some.data).toMatchObject({ metadata: { total: 28, truncated: true } });
    const rest = await ask("lookup_spell", { ...wizards, offset: 20 });
    const names = [...some.names, ...rest.names];
    expect(names).toHaveLength(28);
    expect(names).toEqual(names.toSorted());
  });

  test("only spells that need concentration, as many as the limit", async () => {
    const { rows } = await ask("lookup_spell", { concentration: true, limit: 7 });
    expect(rows).toHaveLength(7);
    expect(rows.every(({ concentration }) => concentration === true)).toBe(true);
  });

  test.each([
    ["lookup_spell", { name: "NonexistentSpell123" }],
    ["lookup_creature", { name: "Nobody At All" }],
  ])("%s of %j is an empty list, and no error", async (tool, args) => {
    const { isError, rows, data } = await ask(tool, args);
    expect(isError).toBe(false);
    expect(rows).toEqual([]);
    expect(data).toMatchObject({ metadata: { total: 0, truncated: false } });
  });

  test("a whole stat block, with legendary actions and what is known of the lair", async () => {
    const { rows, text } = await ask("lookup_creature", { name: "Ancient Red Dragon" });
    expect(rows).toMatchObject([
      {
        hit_points: 546,
        challenge_rating: 24,
        legendary_actions: expect.arrayContaining([expect.objectContaining({ name: "Detect" })]),
        lair_actions: [],
        source: { api: "open5e-v1" },
      },
    ]);
    expect(text).toContain("### Legendary actions");
    expect(text).toContain(rows[0]?.["lair_actions_note"]);
  });

  test("creatures by rating and type, by a range, and by a fraction", async () => {
    expect((await ask("lookup_creature", { cr: 5, type: "undead" })).names).toContain("Wraith");
    const range = await ask("lookup_creature", { cr_min: 1, cr_max: 3, limit: 9 });
    expect(range.rows).toHaveLength(9);
    for (const { challenge_rating: rating } of range.rows) expect([1, 2, 3]).toContain(rating);
    const quarter = await ask("lookup_creature", { cr: 0.25, limit: 100 });
    expect(quarter.names).toContain("Goblin");
    expect(quarter.rows.every(({ challenge_rating: rating }) => rating === 0.25)).toBe(true);
  });

  test("the paladin, with all features and subclasses, from version 1", async () => {
    const args = { type: "class", name: "Paladin" };
    const { rows, text } = await ask("lookup_character_option", args);
    expect(rows).toMatchObject([
      { hit_dice: "1d10", spellcasting_ability: "charisma", source: { api: "open5e-v1" } },
    ]);
    for (const feature of ["Divine Sense", "Lay on Hands", "Divine Smite", "Aura of Protection"])
      expect(text).toContain(feature);
    expect(text).toContain("### Oath of Devotion");
  });

  test("the elf, with the one subrace that is open content", async () => {
    const args = { type: "race", name: "Elf" };
    const { rows, text } = await ask("lookup_character_option", args);
    expect(rows[0]).toMatchObject({ name: "Elf", subraces: [{ name: "High Elf" }] });
    expect(text).toContain("### High Elf");
  });

  test("a feat has prerequisite and benefits; one that is not open content is not made up", async () => {
    const known = await ask("lookup_character_option", { type: "feat", name: "Grappler" });
    expect(known.rows).toMatchObject([
      { prerequisite: expect.stringMatching(/strength 13/i), source: { api: "open5e-v2" } },
    ]);
    const closed = await ask("lookup_character_option", { type: "feat", name: "Sharpshooter" });
    expect([closed.isError, closed.rows]).toEqual([false, []]);
  });

  test.each([
    ["lookup_character_option", { type: "invalid-type" }, ["class", "race", "background", "feat"]],
    ["lookup_rule", { type: "invalid-rule-type" }, ["rule", "condition", "proficiency"]],
    ["lookup_spell", { level: "invalid" }, ["level", "number"]],
  ])("%s refuses %j, and says what is valid", async (tool, args, words) => {
    const { isError, text } = await ask(tool, args);
    expect(isError).toBe(true);
    for (const word of words) expect(text).toContain(word);
    expect(mirror.requests().total).toBe(0);
  });

  test("the longsword in one hand and in two", async () => {
    const { rows, text } = await ask("lookup_equipment", { type: "weapon", name: "Longsword" });
    expect(rows).toMatchObject([
      { damage_dice: "1d8", versatile_dice: "1d10", source: { api: "open5e-v2" } },
    ]);
    expect(text).toContain("1d8/1d10 versatile slashing");
  });

  test("simple weapons are no martial ones", async () => {
    const { rows } = await ask("lookup_equipment", { type: "weapon", is_simple: true, limit: 100 });
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.every(({ category }) => category === "simple")).toBe(true);
  });

  test("rare magic items, all of them over the pages", async () => {
    const rare = { type: "magic-item", rarity: "rare", limit: 100 };
    const first = await ask("lookup_equipment", rare);
    const rest = await ask("lookup_equipment", { ...rare, offset: first.rows.length });
    const names = [...first.names, ...rest.names];
    expect(first.data).toMatchObject({ metadata: { total: 79 } });
    expect(names).toEqual(expect.arrayContaining(["Flame Tongue", "Cloak of Displacement"]));
  });

  test("chain, across weapons, armour and magic items", async () => {
    const { names } = await ask("lookup_equipment", { type: "all", name: "chain" });
    expect(names).toEqual(["Chain mail", "Chain shirt", "Elven Chain"]);
  });

  test("a condition, the rules of combat, a damage type", async () => {
    const grappled = await ask("lookup_rule", { type: "condition", name: "Grappled" });
    expect(grappled.rows).toMatchObject([
      { description: expect.stringContaining("speed becomes 0"), source: { api: "open5e-v2" } },
    ]);
    const combat = await ask("lookup_rule", { type: "rule", section: "combat" });
    expect(combat.rows[0]).toMatchObject({ source: { api: "dnd5eapi-2014" } });
    expect(combat.text).toMatch(/opportunity attack/i);
    expect(combat.text).toMatch(/initiative/i);
    const radiant = await ask("lookup_rule", { type: "damage-type", name: "radiant" });
    expect(radiant.rows).toMatchObject([{ name: "Radiant", description: expect.anything() }]);
  });

  test("a source out of reach is a kind error; the detail is for the log", async () => {
    mirror.configure({ fail: "503" });
    const { isError, text } = await ask("lookup_spell", { name: "Fireball" });
    expect(isError).toBe(true);
    expect(text).toMatch(/^\[[A-Z_]+\] /);
    expect(text).not.toMatch(/503|\n\s+at |\.[jt]s:\d/);
    expect(failures.join()).toMatch(/503/);
  });

  test("what was asked before, or comes with the server, is an answer without a source", async () => {
    await ask("lookup_spell", { name: "Fireball" });
    mirror.configure({ fail: "503" });
    time += 8 * day;
    const stale = await ask("lookup_spell", { name: "Fireball" });
    expect(stale.data).toMatchObject({ metadata: { cache: "stale" } });
    await connection.close();
    connection = await serve({ bundled: bundledRecords });
    const bundled = await ask("lookup_spell", { name: "Fireball" });
    expect(bundled.data).toMatchObject({ metadata: { cache: "bundled", source: "bundled" } });
  });

  test("the first time is a request, then for seven days there is none", async () => {
    const cacheOf = async () => {
      const { data } = await ask("lookup_spell", { name: "Shield" });
      return Reflect.get(data["metadata"] as object, "cache");
    };
    expect(await cacheOf()).toBe("miss");
    const { total } = mirror.requests();
    expect(total).toBeGreaterThan(0);
    time += 7 * day - 1;
    expect(await cacheOf()).toBe("hit");
    expect(mirror.requests().total).toBe(total);
    time += 2;
    expect(await cacheOf()).toBe("miss");
  });

  test.each([
    ["lookup_spell", {}],
    ["lookup_creature", {}],
    ["lookup_character_option", { type: "class" }],
    ["lookup_equipment", {}],
    ["lookup_rule", { type: "rule" }],
  ])("each row of %s names its document and API, and fits into a reply", async (tool, args) => {
    const { rows, data, text } = await ask(tool, { ...args, limit: 100 });
    expect(rows.length).toBeGreaterThan(1);
    for (const { source } of rows)
      expect(source).toMatchObject({
        document: expect.stringContaining("5.1"),
        license: "CC-BY-4.0",
        api: expect.stringMatching(/^(open5e-v[12]|dnd5eapi-2014)$/),
      });
    expect(JSON.stringify(data).length).toBeLessThan(50_000);
    expect(text.length).toBeLessThan(50_000);
  });

  test("a client sees the five tools, with their parameters", async () => {
    const { tools } = await connection.client.listTools();
    const parameters = Object.fromEntries(
      tools.map(({ name, inputSchema }) => [name, Object.keys(inputSchema.properties ?? {})]),
    );
    expect(parameters).toMatchObject({
      lookup_spell: expect.arrayContaining(["name", "level", "school", "class_key", "limit"]),
      lookup_creature: expect.arrayContaining(["name", "cr", "cr_min", "cr_max", "type", "size"]),
      lookup_character_option: expect.arrayContaining(["type", "name", "limit"]),
      lookup_equipment: expect.arrayContaining(["type", "rarity", "damage_dice", "is_simple"]),
      lookup_rule: expect.arrayContaining(["type", "name", "section", "limit"]),
    });
  });
});
