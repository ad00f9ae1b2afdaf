import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Mirror, startMirror } from "../testing/mirror.js";
import { memoryCache } from "./cache/memory.js";
import { createSrdClient, type SrdClient } from "./client.js";
import { LookupUnavailable } from "./errors.js";
import { httpGet } from "./http.js";
import { kinds } from "./records/types.js";

const namesOf = ({ records }: { readonly records: readonly { readonly name: string }[] }) =>
  records.map(({ name }) => name);

describe.skipIf(startMirror === undefined)("the specification's scenarios, of real records", () => {
  let mirror: Mirror;
  let client: SrdClient;
  beforeAll(async () => {
    mirror = (await startMirror?.()) as Mirror;
  });
  afterAll(() => mirror.close());
  beforeEach(() => {
    mirror.configure({ fail: null, only: null });
    mirror.reset();
    const origin = new URL(mirror.url);
    const getJson = httpGet({ sleep: async () => undefined });
    client = createSrdClient({
      cache: memoryCache(),
      getJson,
      origins: { open5e: origin, dnd5e: origin },
    });
  });

  test("Fireball, with dice, save and area", async () => {
    const { records } = await client.find("spell", { name: "Fireball" });
    expect(namesOf({ records })).toEqual(["Fireball", "Delayed Blast Fireball"]);
    expect(records[0]).toMatchObject({
      level: 3,
      school: "evocation",
      damage_dice: "8d6",
      damage_types: ["fire"],
      saving_throw: "dexterity",
      area_of_effect: { shape: "sphere", size: 20 },
      classes: ["sorcerer", "wizard"],
      source: { document_key: "srd-2014", api: "open5e-v2" },
    });
    expect(mirror.requests().total).toBe(1);
  });

  test("all 28 wizard spells of 3rd level, by name", async () => {
    const found = namesOf(await client.find("spell", { level: 3, class_key: "wizard" }));
    expect(found).toHaveLength(28);
    expect(found).toEqual(found.toSorted());
    expect(found).toContain("Counterspell");
  });

  test("concentration is asked for, and its lack", async () => {
    const { records } = await client.find("spell", { concentration: true });
    const without = await client.find("spell", { concentration: false });
    expect(records.every(({ concentration }) => concentration)).toBe(true);
    expect(records.length + without.records.length).toBe(319);
  });

  test("paladins have their spells, which Open5e does not know", async () => {
    const found = namesOf(await client.find("spell", { class_key: "paladin", level: 1 }));
    expect(found).toEqual(expect.arrayContaining(["Bless", "Command", "Divine Favor", "Heroism"]));
  });

  test("what nobody has written is not found, and no error", async () => {
    expect(await client.find("spell", { name: "NonexistentSpell123" })).toMatchObject({
      records: [],
    });
    expect(await client.find("creature", { name: "Nobody At All" })).toMatchObject({ records: [] });
    expect(await client.find("feat", { name: "Sharpshooter" })).toMatchObject({ records: [] });
  });

  test("Ancient Red Dragon, with legendary actions and a word on its lair", async () => {
    const { records } = await client.find("creature", { name: "Ancient Red Dragon" });
    expect(records).toMatchObject([{ challenge_rating: 24, hit_points: 546, lair_actions: [] }]);
    expect(records[0]?.legendary_actions.length).toBeGreaterThan(2);
    expect(records[0]?.lair_actions_note).not.toBe("");
  });

  test("the undead of challenge rating 5", async () => {
    const found = await client.find("creature", { cr: 5, type: "undead" });
    expect(namesOf(found)).toEqual(["Vampire Spawn", "Wraith"]);
  });

  test("a range of challenge ratings has both its ends", async () => {
    const { records } = await client.find("creature", { cr_min: 1, cr_max: 3 });
    const ratings = new Set(records.map(({ challenge_rating }) => challenge_rating));
    expect([...ratings].sort()).toEqual([1, 2, 3]);
  });

  test("a quarter is a challenge rating", async () => {
    const { records } = await client.find("creature", { cr: 0.25 });
    expect(records.every(({ challenge_rating }) => challenge_rating === 0.25)).toBe(true);
    expect(namesOf({ records })).toContain("Goblin");
  });

  test("the paladin, with features and subclasses", async () => {
    const { records, sources } = await client.find("class", { name: "Paladin" });
    expect(records).toMatchObject([{ name: "Paladin", hit_dice: "1d10" }]);
    expect(records[0]?.subclasses.map(({ name }) => name)).toContain("Oath of Devotion");
    expect(sources).toEqual(["open5e-v1"]);
  });

  test("the elf, with the one subrace that is open content", async () => {
    const { records } = await client.find("race", { name: "Elf" });
    const elf = records.find(({ name }) => name === "Elf");
    expect(namesOf({ records })[0]).toBe("Elf");
    expect(elf?.subraces.map(({ name }) => name)).toEqual(["High Elf"]);
  });

  test("the longsword in one hand and in two, with its price", async () => {
    const { records } = await client.find("weapon", { name: "Longsword" });
    expect(records).toMatchObject([
      { damage_dice: "1d8", versatile_dice: "1d10", cost: "15 gp", weight_lb: 3 },
    ]);
  });

  test("simple weapons are no martial ones", async () => {
    const { records } = await client.find("weapon", { is_simple: true });
    expect(records.length).toBeGreaterThan(10);
    expect(records.every(({ category }) => category === "simple")).toBe(true);
  });

  test("rare magic items, none of them very rare", async () => {
    const found = await client.find("magic-item", { rarity: "rare" });
    expect(found.records).toHaveLength(79);
    expect(namesOf(found)).toEqual(
      expect.arrayContaining(["Flame Tongue", "Cloak of Displacement"]),
    );
  });

  test("chain, across equipment", async () => {
    const kindsOfIt = ["weapon", "armor", "magic-item", "gear"] as const;
    const found = await Promise.all(kindsOfIt.map((kind) => client.find(kind, { name: "chain" })));
    expect(found.map(namesOf)).toMatchObject([
      [],
      ["Chain mail", "Chain shirt"],
      ["Elven Chain"],
      ["Chain (10 feet)"],
    ]);
  });

  test("Grappled, the rules of combat, and radiant damage", async () => {
    const grappled = await client.find("condition", { name: "Grappled" });
    expect(grappled.records).toMatchObject([
      { description: expect.stringMatching(/speed becomes 0/) },
    ]);
    const combat = await client.find("rule", { section: "combat" });
    const words = combat.records.map(({ description }) => description).join();
    expect(words).toMatch(/opportunity attack/i);
    expect(words).toMatch(/initiative/i);
    expect(namesOf(await client.find("damage-type", { name: "radiant" }))).toEqual(["Radiant"]);
  });

  test("every kind has as many records as the mirror counts", async () => {
    const counts = await Promise.all(
      kinds.map(async (kind) => [kind, (await client.find(kind)).records.length] as const),
    );
    expect(Object.fromEntries(counts)).toEqual({
      spell: 319,
      creature: 322,
      class: 12,
      race: 9,
      background: 1,
      feat: 1,
      weapon: 37,
      // Twelve suits, and the shield, which is an item there.
      armor: 13,
      "magic-item": 237,
      // Of 237 items those that are no weapon, armour or shield.
      gear: 187,
      rule: 33,
      condition: 15,
      "damage-type": 13,
      "weapon-property": 11,
      skill: 18,
      "ability-score": 6,
      "magic-school": 8,
      language: 16,
      proficiency: 117,
      alignment: 9,
    });
  });

  test("every record says where it is from, and survives JSON", async () => {
    for (const kind of kinds) {
      const { records } = await client.find(kind);
      expect(records.length).toBeGreaterThan(0);
      expect(JSON.parse(JSON.stringify(records))).toEqual(records);
      for (const { source } of records) {
        expect(source.document_key).toBe("srd-2014");
        expect(source).toMatchObject({ publisher: "Wizards of the Coast", license: "CC-BY-4.0" });
      }
    }
  });

  test("synced, everything answers while every source is down", async () => {
    for (const kind of kinds) await client.sync(kind);
    mirror.configure({ fail: "503" });
    mirror.reset();
    for (const kind of kinds)
      expect(await client.find(kind)).toMatchObject({ cache: "hit", synced: true });
    expect(mirror.requests().total).toBe(0);
    await expect(client.find("spell", {}, { sources: ["srd-2024"] })).rejects.toThrow(
      LookupUnavailable,
    );
  });

  test("a missing version 1 changes who answers, not what there is", async () => {
    mirror.configure({ fail: "500", only: "/v1/" });
    const found = await client.find("creature", { cr: 5, type: "undead" });
    expect(found.sources).toEqual(["open5e-v2"]);
    expect(namesOf(found)).toEqual(["Vampire Spawn", "Wraith"]);
  });
});
