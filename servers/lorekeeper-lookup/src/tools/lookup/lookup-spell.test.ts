import { describe, expect, test } from "vitest";
import { call } from "../../browse/testing/fake.js";
import { library, spell, type srd } from "../../browse/testing/records.js";
import { rowsIn } from "../../testing/lore.js";

const fireball = spell({
  name: "Fireball",
  slug: "fireball",
  level: 3,
  range: "150 feet",
  components: {
    verbal: true,
    somatic: true,
    material: true,
    material_details: "a ball of bat guano",
  },
  description: "A bright streak blossoms into flame.",
  higher_levels: "1d6 more for each slot level above 3rd.",
  classes: ["sorcerer", "wizard"],
  damage_dice: "8d6",
  damage_types: ["fire"],
  saving_throw: "dexterity",
  area_of_effect: { shape: "sphere", size: 20 },
});

const shield = spell({
  name: "Shield",
  school: "abjuration",
  casting_time: "1 reaction",
  reaction_trigger: "when you are hit",
});
const alarm = spell({
  name: "Alarm",
  school: "abjuration",
  ritual: true,
  casting_time: "1 minute",
});
const bless = spell({ name: "Bless", classes: ["cleric", "paladin"], concentration: true });
const light = spell({ name: "Light", level: 0 });
const records = [alarm, bless, fireball, light, shield];

test("the whole answer to a name", async () => {
  const { isError, data, text } = await call("lookup_spell", { name: "Fireball" }, { records });
  expect(isError).toBe(false);
  expect(data).toEqual({
    summary: "1 spell: Fireball.",
    results: [
      {
        kind: "spell",
        slug: "fireball",
        name: "Fireball",
        level: 3,
        school: "evocation",
        casting_time: "1 action",
        range: "150 feet",
        components: {
          verbal: true,
          somatic: true,
          material: true,
          material_details: "a ball of bat guano",
        },
        duration: "Instantaneous",
        concentration: false,
        ritual: false,
        description: "A bright streak blossoms into flame.",
        higher_levels: "1d6 more for each slot level above 3rd.",
        classes: ["sorcerer", "wizard"],
        damage_dice: "8d6",
        damage_types: ["fire"],
        saving_throw: "dexterity",
        area_of_effect: { shape: "sphere", size: 20 },
        source: {
          document: "System Reference Document 5.1",
          document_key: "srd-2014",
          publisher: "Wizards of the Coast",
          license: "CC-BY-4.0",
          api: "open5e-v2",
        },
      },
    ],
    metadata: {
      timestamp: "2026-01-22T19:03:12.000Z",
      cache: "miss",
      source: "open5e-v2",
      total: 1,
      truncated: false,
      limit: 20,
      offset: 0,
    },
  });
  expect(text).toBe(`1 spell: Fireball.

## Fireball

_Level 3 evocation_

- **Casting time:** 1 action
- **Range:** 150 feet
- **Components:** V, S, M (a ball of bat guano)
- **Duration:** Instantaneous
- **Classes:** sorcerer, wizard
- **Save:** dexterity
- **Damage:** 8d6 fire
- **Area:** 20-foot sphere

A bright streak blossoms into flame.

**At higher levels.** 1d6 more for each slot level above 3rd.

_Source: System Reference Document 5.1 (CC-BY-4.0), open5e-v2._`);
});

test.each([
  [{ level: 0 }, ["Light"]],
  [{ level: 3, class_key: "wizard" }, ["Fireball"]],
  [{ class_key: "Paladin" }, ["Bless"]],
  [{ school: "ABJURATION" }, ["Alarm", "Shield"]],
  [{ concentration: true }, ["Bless"]],
  [{ concentration: false, level: 1 }, ["Alarm", "Shield"]],
  [{ ritual: true }, ["Alarm"]],
  [{ casting_time: "Reaction" }, ["Shield"]],
  [{ casting_time: "1 minute", school: "abjuration" }, ["Alarm"]],
  [{ name: "L", level: 1 }, ["Alarm", "Bless", "Shield"]],
])("%j finds %j", async (filters, names) => {
  expect(rowsIn(await call("lookup_spell", filters, { records }))).toEqual(names);
});

describe("pages", () => {
  const page = (args: object) => call("lookup_spell", { limit: 2, ...args }, { records });

  test("a limit leaves the rest for an offset to go on with", async () => {
    const first = await page({});
    expect(rowsIn(first)).toEqual(["Alarm", "Bless"]);
    expect(first.data).toMatchObject({
      summary: "2 of 5 spells: Alarm, Bless. Go on with offset 2.",
      metadata: { total: 5, truncated: true, limit: 2, offset: 0 },
    });
    const last = await page({ offset: 4 });
    expect(last.data).toMatchObject({
      summary: "1 of 5 spells: Shield.",
      metadata: { truncated: false, offset: 4 },
    });
  });

  test("behind the last there is nothing", async () => {
    const { isError, data } = await page({ offset: 9 });
    expect(isError).toBe(false);
    expect(data).toMatchObject({
      summary: "There are 5 spells; none from number 10 on.",
      results: [],
      metadata: { total: 5, truncated: false },
    });
  });

  test("concentration spells are limited as all others", async () => {
    const { data } = await call(
      "lookup_spell",
      { concentration: true, limit: 1 },
      {
        records: [bless, spell({ name: "Haste", concentration: true }), light],
      },
    );
    expect(data).toMatchObject({
      results: [{ name: "Bless", concentration: true }],
      metadata: { total: 2, truncated: true },
    });
  });

  test("fewer rows come than would be too long, and the next offset is said", async () => {
    const many = Array.from({ length: 30 }, (_, i) =>
      spell({ name: `Spell ${i}`, description: "x".repeat(4_000) }),
    );
    const reply = await call("lookup_spell", { limit: 30 }, { records: many });
    const shown = rowsIn(reply).length;
    expect(shown).toBeGreaterThan(5);
    expect(reply.data).toMatchObject({ metadata: { total: 30, truncated: true } });
    expect(reply.data["summary"]).toContain(`Go on with offset ${shown}.`);
    expect(reply.text.length).toBeLessThan(50_000);
    expect(JSON.stringify(reply.data).length).toBeLessThan(50_000);
  });
});

test("what nobody has written is an empty success", async () => {
  const { isError, data, text } = await call("lookup_spell", { name: "NonexistentSpell123" });
  expect(isError).toBe(false);
  expect(data).toMatchObject({
    summary: 'No spells found for "NonexistentSpell123".',
    results: [],
    suggestions: [],
    metadata: { total: 0, truncated: false },
  });
  expect(text).toBe('No spells found for "NonexistentSpell123".');
});

test("a misspelt name is answered with names, never with something else", async () => {
  const { isError, data, text } = await call("lookup_spell", { name: "Fierball" });
  expect(isError).toBe(false);
  expect(data).toMatchObject({ results: [], suggestions: ["Fireball", "Fire Bolt"] });
  expect(text).toBe('No spells found for "Fierball". Did you mean Fireball, Fire Bolt?');
});

test("filters that leave nothing suggest no name", async () => {
  const { data, text } = await call("lookup_spell", { level: 9 });
  expect(data).not.toHaveProperty("suggestions");
  expect(text).toBe("No spells found.");
});

test("sources of a call go before the server's, and each row says its document", async () => {
  const keys = async (args: object, sources = ["srd-2014"]) => {
    const { data } = await call("lookup_spell", { name: "fire", ...args }, { sources });
    const rows = data["results"] as readonly { readonly source: typeof srd }[];
    return rows.map(({ source }) => source.document_key);
  };
  expect(await keys({})).toEqual(["srd-2014", "srd-2014"]);
  expect(await keys({}, ["got"])).toEqual(["got"]);
  expect(await keys({ sources: ["got"] })).toEqual(["got"]);
  expect(await keys({ sources: ["ALL"] })).toEqual(["srd-2014", "srd-2014", "got"]);
});

test.each([
  [{ level: "invalid" }, /^\[INVALID_ARGUMENT\] level: .*number/],
  [{ level: 10 }, /^\[INVALID_ARGUMENT\] level: /],
  [{ school: "cooking" }, /^\[INVALID_ARGUMENT\] school: .*"evocation"/],
  [{ concentration: "yes" }, /^\[INVALID_ARGUMENT\] concentration: /],
  [{ limit: 101 }, /^\[INVALID_ARGUMENT\] limit: /],
  [{ name: " " }, /^\[INVALID_ARGUMENT\] name: /],
])("%j is refused", async (args, reason) => {
  const { isError, text } = await call("lookup_spell", args);
  expect(isError).toBe(true);
  expect(text).toMatch(reason);
});

test("sources that are away are an error without a stack, where nothing is stored", async () => {
  const { isError, text } = await call("lookup_spell", { name: "Fire" }, { away: ["spell"] });
  expect(isError).toBe(true);
  expect(text).toMatch(/^\[UPSTREAM_UNAVAILABLE\] The sources are away\. /);
  expect(text).not.toMatch(/ at |\.[jt]s:\d/);
});

test.each(["hit", "stale", "bundled"] as const)("an answer says that it is %s", async (cache) => {
  const { isError, data } = await call("lookup_spell", { name: "Fireball" }, { cache });
  expect(isError).toBe(false);
  expect(data).toMatchObject({ metadata: { cache } });
});

test("an answer survives JSON", async () => {
  const { data } = await call("lookup_spell", {}, { records: library });
  expect(JSON.parse(JSON.stringify(data))).toEqual(data);
});
