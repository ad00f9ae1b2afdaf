import type { RecordOf } from "@tabletop-mcp/srd-client";
import { expect, test } from "vitest";
import { call } from "../../browse/testing/fake.js";
import { srd } from "../../browse/testing/records.js";
import { rowsIn } from "../../testing/lore.js";

const dragon: RecordOf<"creature"> = {
  kind: "creature",
  slug: "ancient-test-dragon",
  name: "Ancient Test Dragon",
  description: "",
  source: { ...srd, api: "open5e-v1" },
  size: "Gargantuan",
  type: "dragon",
  alignment: "chaotic evil",
  armor_class: 22,
  armor_details: "natural armor",
  hit_points: 546,
  hit_dice: "28d20 + 252",
  speed: { walk: 40, fly: 80, hover: true },
  ability_scores: {
    strength: 30,
    dexterity: 10,
    constitution: 29,
    intelligence: 18,
    wisdom: 15,
    charisma: 23,
  },
  saving_throws: { dexterity: 7, constitution: 16 },
  skills: { perception: 16 },
  damage_vulnerabilities: "",
  damage_resistances: "",
  damage_immunities: "fire",
  condition_immunities: "",
  senses: "blindsight 60 ft.",
  languages: "Draconic",
  challenge_rating: 24,
  experience_points: 62_000,
  proficiency_bonus: 7,
  special_abilities: [{ name: "Patience", description: "It waits." }],
  actions: [{ name: "Bite", description: "It bites." }],
  bonus_actions: [],
  reactions: [{ name: "Tail", description: "It parries." }],
  legendary_description: "It takes 3 of these a round.",
  legendary_actions: [{ name: "Detect", description: "It looks around." }],
  lair_actions: [],
  lair_actions_note: "SRD 5.1 prints no lair actions.",
};

const of = (name: string, challenge_rating: number, own: Partial<typeof dragon> = {}) => ({
  ...dragon,
  name,
  slug: name.toLowerCase(),
  challenge_rating,
  ...own,
});

const records = [
  dragon,
  of("Bat", 0, { type: "beast", size: "Tiny" }),
  of("Goblin", 0.25, { type: "humanoid", size: "Small" }),
  of("Ghoul", 1, { type: "undead", size: "Medium" }),
  of("Wight", 3, { type: "undead", size: "Medium" }),
  of("Wraith", 5, { type: "undead", size: "Medium" }),
];

test("the whole answer to a name", async () => {
  const args = { name: "ancient test dragon" };
  const { isError, data, text } = await call("lookup_creature", args, { records });
  expect(isError).toBe(false);
  expect(data).toEqual({
    summary: "1 creature: Ancient Test Dragon.",
    results: [dragon],
    metadata: {
      timestamp: "2026-01-22T19:03:12.000Z",
      cache: "miss",
      source: "open5e-v1",
      total: 1,
      truncated: false,
      limit: 20,
      offset: 0,
    },
  });
  expect(text).toBe(`1 creature: Ancient Test Dragon.

## Ancient Test Dragon

_Gargantuan dragon, chaotic evil_

- **AC:** 22 (natural armor)
- **HP:** 546 (28d20 + 252)
- **Speed:** walk 40 ft., fly 80 ft., hover
- **Abilities:** STR 30, DEX 10, CON 29, INT 18, WIS 15, CHA 23
- **Saves:** dexterity +7, constitution +16
- **Skills:** perception +16
- **Immune:** fire
- **Senses:** blindsight 60 ft.
- **Languages:** Draconic
- **CR:** 24 (62000 XP, proficiency +7)

**Patience.** It waits.

### Actions

**Bite.** It bites.

### Reactions

**Tail.** It parries.

### Legendary actions

It takes 3 of these a round.

**Detect.** It looks around.

SRD 5.1 prints no lair actions.

_Source: System Reference Document 5.1 (CC-BY-4.0), open5e-v1._`);
});

test.each([
  [{ cr: 5, type: "undead" }, ["Wraith"]],
  [{ cr: 0 }, ["Bat"]],
  [{ cr: 0.25 }, ["Goblin"]],
  [{ cr: "1/4" }, ["Goblin"]],
  [{ cr_min: 1, cr_max: 3 }, ["Ghoul", "Wight"]],
  [{ cr_min: 5 }, ["Ancient Test Dragon", "Wraith"]],
  [{ cr_max: 0.25 }, ["Bat", "Goblin"]],
  [{ type: "Undead", size: "MEDIUM", name: "w" }, ["Wight", "Wraith"]],
  [{ size: "Tiny" }, ["Bat"]],
])("%j finds %j", async (filters, names) => {
  expect(rowsIn(await call("lookup_creature", filters, { records }))).toEqual(names);
});

test("a range of ratings is limited, and can be gone on with", async () => {
  const range = { cr_min: 0, cr_max: 3, limit: 3 };
  const { data } = await call("lookup_creature", range, { records });
  expect(data).toMatchObject({
    summary: "3 of 4 creatures: Bat, Goblin, Ghoul. Go on with offset 3.",
    metadata: { total: 4, truncated: true },
  });
  const rest = await call("lookup_creature", { ...range, offset: 3 }, { records });
  expect(rowsIn(rest)).toEqual(["Wight"]);
});

test("a creature that does not exist is an empty success", async () => {
  const { isError, data } = await call("lookup_creature", { name: "Nobody At All" }, { records });
  expect(isError).toBe(false);
  expect(data).toMatchObject({ results: [], suggestions: [], metadata: { total: 0 } });
});

test.each([{ cr_min: 0 }, { cr_max: 3 }])("one rating and %j are refused", async (range) => {
  const { isError, text } = await call("lookup_creature", { cr: 1, ...range });
  expect(isError).toBe(true);
  expect(text).toBe(
    '[INVALID_ARGUMENT] cr is one rating; cr_min and cr_max are a range. Give either. Example: { "cr_min": 1, "cr_max": 3 }',
  );
});

test.each([{ type: "teapot" }, { size: "vast" }, { cr: 31 }, { cr: "1/3" }])(
  "%j is refused",
  async (args) => {
    const { isError, text } = await call("lookup_creature", args);
    expect(isError).toBe(true);
    expect(text).toMatch(/^\[INVALID_ARGUMENT\] (type|size|cr): /);
  },
);
