import type { RecordOf } from "@tabletop-mcp/srd-client";
import { expect, test } from "vitest";
import { call } from "../../browse/testing/fake.js";
import { library, srd } from "../../browse/testing/records.js";
import { rowsIn } from "../../testing/lore.js";

const paladin: RecordOf<"class"> = {
  kind: "class",
  slug: "paladin",
  name: "Paladin",
  description: "### Lay on Hands\n\nYour touch heals.",
  source: { ...srd, api: "open5e-v1" },
  hit_dice: "1d10",
  hp_at_1st_level: "10 + your Constitution modifier",
  hp_at_higher_levels: "1d10 (or 6) a level",
  proficiencies: {
    armor: "All armor, shields",
    weapons: "All weapons",
    tools: "",
    saving_throws: "Wisdom, Charisma",
    skills: "Choose two",
  },
  equipment: "A holy symbol.",
  table: "| Level | Features |\n| --- | --- |\n| 1st | Lay on Hands |",
  spellcasting_ability: "charisma",
  subclasses_name: "Sacred Oaths",
  subclasses: [{ slug: "oath", name: "Oath of Tests", description: "It is sworn." }],
};

test("the whole answer to a class", async () => {
  const { isError, data, text } = await call(
    "lookup_character_option",
    { type: "class", name: "Paladin" },
    { records: [paladin, ...library] },
  );
  expect(isError).toBe(false);
  expect(data).toEqual({
    summary: "1 class: Paladin.",
    results: [paladin],
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
  expect(text).toBe(`1 class: Paladin.

## Paladin

- **Hit dice:** 1d10
- **HP at 1st level:** 10 + your Constitution modifier
- **HP at higher levels:** 1d10 (or 6) a level
- **Armor:** All armor, shields
- **Weapons:** All weapons
- **Saving throws:** Wisdom, Charisma
- **Skills:** Choose two
- **Spellcasting:** charisma

### Lay on Hands

Your touch heals.

A holy symbol.

| Level | Features |
| --- | --- |
| 1st | Lay on Hands |

### Oath of Tests

It is sworn.

_Source: System Reference Document 5.1 (CC-BY-4.0), open5e-v1._`);
});

test("a race comes with its subraces", async () => {
  const { data, text } = await call("lookup_character_option", { type: "race", name: "Elf" });
  expect(data).toMatchObject({
    results: [
      {
        name: "Elf",
        ability_score_increases: { dexterity: 2 },
        subraces: [{ name: "High Elf", ability_score_increases: { intelligence: 1 } }],
      },
    ],
  });
  expect(text).toContain("### High Elf\n\n- **Ability scores:** intelligence +1\n\nA learned elf.");
});

test("a race says which of its subraces are not open content", async () => {
  const closed = ["Wood Elf", "Drow"];
  const records = library.map((one) =>
    one.kind === "race" && one.name === "Elf" ? { ...one, subraces_not_open: closed } : one,
  );
  const args = { type: "race", name: "Elf" };
  const { data, text } = await call("lookup_character_option", args, { records });
  expect(data).toMatchObject({ results: [{ subraces_not_open: closed }] });
  expect(text).toContain("_Other subraces are not open content: Wood Elf, Drow._");
});

test("such a subrace is not found, and it is said why", async () => {
  const { data, text } = await call("lookup_character_option", { type: "race", name: "drow" });
  expect(data).toMatchObject({ results: [] });
  expect(text).toContain('No races found for "drow". Drow is a subrace that is not open content.');
});

test("a feat comes with its prerequisite and benefits", async () => {
  const args = { type: "feat", name: "grappler" };
  const { data, text } = await call("lookup_character_option", args);
  expect(data).toMatchObject({
    results: [
      { prerequisite: "Strength 13 or higher", benefits: ["Holds well."], type: "General" },
    ],
  });
  expect(text).toContain("- Holds well.");
});

test("a background comes with skills and features", async () => {
  const { text } = await call("lookup_character_option", { type: "background" });
  expect(text).toContain("- **Skills:** Insight, Religion");
  expect(text).toContain("**Shelter.** A temple helps.");
});

test.each([
  [{ type: "class" }, ["Fighter", "Wizard"]],
  [{ type: "CLASS", name: "fight" }, ["Fighter"]],
  [{ type: "class", sources: ["all"], limit: 2, offset: 1 }, ["Wizard", "Tester"]],
  [{ type: "race" }, ["Elf", "Dwarf"]],
])("%j finds %j", async (args, names) => {
  expect(rowsIn(await call("lookup_character_option", args))).toEqual(names);
});

test("a feat that is not open content is not there, and is not made up", async () => {
  const args = { type: "feat", name: "Sharpshooter" };
  const { isError, data, text } = await call("lookup_character_option", args);
  expect(isError).toBe(false);
  expect(data).toMatchObject({ results: [], suggestions: [] });
  expect(text).toBe('No feats found for "Sharpshooter".');
});

test.each([{ type: "invalid-type" }, {}])("%j is refused with the valid types", async (args) => {
  const { isError, text } = await call("lookup_character_option", args);
  expect(isError).toBe(true);
  expect(text).toMatch(/^\[INVALID_ARGUMENT\] type/);
  expect(text).toContain('"class"|"race"|"background"|"feat"');
});
