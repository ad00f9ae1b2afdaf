import { type Compendium, srdCompendium } from "@tabletop-mcp/rules-engine";
import { beforeAll, expect, test } from "vitest";
import { bo } from "../testing/heroes.js";
import { openTable, whole } from "../testing/table.js";
import { changeWords } from "./change-words.js";

let compendium: Compendium;

beforeAll(async () => {
  compendium = await srdCompendium();
});

const tough = { name: "Tough", effects: [{ kind: "stat", stat: "hit-point-maximum" }] };

test.each([
  ["race", "elf", "half-elf", "Elf → Half-Elf"],
  ["subrace", "high-elf", null, "High Elf → nothing"],
  ["subclass", {}, { fighter: "champion" }, "nothing → Fighter: Champion"],
  ["background", "acolyte", { name: "Guard", skills: ["insight"] }, "Acolyte → Guard"],
  ["feats", [], [tough], "nothing → Tough"],
  [
    "choices",
    { "ranger-favored-enemy": ["undead"] },
    {
      "ranger-favored-enemy": ["undead"],
      "fighter-fighting-style": ["fighter-fighting-style-defense"],
    },
    "nothing → Fighting Style: Defense",
  ],
  ["choices.tools", [], ["smiths-tools"], "nothing → Smith's Tools"],
  ["choices.languages", ["elvish"], ["elvish", "dwarvish"], "Elvish → Elvish, Dwarvish"],
  ["skills", ["arcana"], ["sleight_of_hand"], "Arcana → Sleight of Hand"],
  ["spells", [], ["fire-bolt"], "nothing → Fire Bolt"],
  ["abilities", { str: 8, dex: 14 }, { str: 9, dex: 14 }, "STR 8 → STR 9"],
  ["name", "elf", "Ada", "elf → Ada"],
  ["inspiration", false, true, "false → true"],
  ["xp", 0, 300, "0 → 300"],
])("%s from %j to %j: %s", (field, from, to, text) => {
  expect(changeWords({ field, from, to }, compendium)).toBe(text);
});

test("no reply shows raw JSON, or a thing's name twice", async () => {
  const { call } = await openTable(bo);
  const who = { characterId: "Bo" };
  const feats = [{ name: "Tough", effects: [{ type: "bonus", to: "maxHp", value: 2 }] }];
  const background = { name: "Guard", skills: ["insight"] };
  const updated = await whole(call("update_character", { ...who, feats, background }));
  expect(updated.text).toBe(
    "Bo: background nothing → Guard. Bo: feats nothing → Tough. Bo: hp 14 → 16.",
  );
  const item = "Ring of Protection";
  await whole(call("manage_inventory", { ...who, operation: "give", item }));
  const worn = await whole(call("manage_inventory", { ...who, operation: "equip", item }));
  expect(worn.text).toMatch(/^Bo: Ring of Protection put on\. Bo carries/);
});
