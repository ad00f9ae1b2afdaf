import { expect, test } from "vitest";
import { ada, bo } from "../../testing/heroes.js";
import { openTable, whole } from "../../testing/table.js";

/** Ada, a wizard of level 3: Intelligence 16, trained in Arcana; she casts up to level 2. */
const reading = async (...items: readonly string[]) => {
  const table = await openTable(ada, { ...bo, name: "Bo" });
  for (const item of items)
    await whole(table.call("manage_inventory", { characterId: "Ada", operation: "give", item }));
  return table;
};
const has = async ({ call }: Awaited<ReturnType<typeof reading>>) => {
  const { data } = await whole(call("manage_inventory", { characterId: "Ada", operation: "list" }));
  return JSON.stringify(data["inventory"]);
};

test("a scroll of a level that one casts is read without a check, with its own DC, and is gone", async () => {
  const table = await reading("Spell Scroll of Scorching Ray");
  const scroll = { characterId: "Ada", item: "scroll of scorching ray", targetIds: ["Bo"] };
  // + 5 of the scroll: 12 misses armor class 18, 18 hits it, and 2d6 are 7.
  const rays = { ...scroll, manualRolls: [7, 13, 2] };
  const { data, text } = await whole(table.call("use_scroll", rays, 3, 4));
  expect(data).toMatchObject({
    slot: null,
    consumed: true,
    attacks: [
      { total: 12, hit: false },
      { total: 18, hit: true },
      { total: 7, hit: false },
    ],
    targets: [{ name: "Bo", hp: 7 }],
  });
  expect(data).not.toHaveProperty("check");
  expect(text).toContain("Ada uses a Spell Scroll of Scorching Ray.");
  expect(await has(table)).not.toContain("Scroll");
});

test("above that it takes a check, and a failure uses it up for nothing", async () => {
  const table = await reading("Spell Scroll of Haste");
  const scroll = { characterId: "Ada", item: "Spell Scroll of Haste", targetIds: ["Bo"] };
  // 9 + 3 is less than 10 + 3.
  const { data, text } = await whole(table.call("use_scroll", { ...scroll, manualRoll: 9 }));
  expect(data).toMatchObject({
    check: { what: "Intelligence", total: 12, dc: 13, success: false, manual: true },
    consumed: true,
    targets: [],
  });
  expect(text).toContain("failure");
  expect(await has(table)).not.toContain("Scroll");
});

test("it may be a check of Arcana, of a scroll that nobody carries", async () => {
  const { call } = await reading();
  const scroll = { characterId: "Ada", spellName: "Haste", arcana: true, targetIds: ["Bo"] };
  // 8 + 3 + 2 for the skill.
  const { data } = await whole(call("use_scroll", { ...scroll, manualRoll: 8 }));
  expect(data).toMatchObject({
    check: { what: "Intelligence (Arcana)", total: 13, dc: 13, success: true },
    concentration: { spell: "Haste" },
    targets: [{ name: "Bo", effects: ["Haste"] }],
  });
});

test("of a higher level it casts the spell so", async () => {
  const { call } = await reading();
  const scroll = { characterId: "Ada", spellName: "Magic Missile", scrollLevel: 2 };
  // Four darts of 1d4 + 1, rolled once: 4 × 3.
  const { data } = await whole(call("use_scroll", { ...scroll, targetIds: ["Bo"] }, 2));
  expect(data).toMatchObject({ level: 2, targets: [{ hp: 2 }] });
});

test.each([
  ["UNINTELLIGIBLE", { spellName: "Cure Wounds", targetIds: ["Bo"] }],
  ["NOT_CARRIED", { item: "Spell Scroll of Web" }],
  ["INVALID_ARGUMENT", {}],
  ["INVALID_ARGUMENT", { item: "Spell Scroll (3rd)" }],
  ["NO_SUCH_SPELL", { spellName: "Firebal" }],
  ["WRONG_LEVEL", { spellName: "Haste", scrollLevel: 2, targetIds: ["Bo"] }],
])("what cannot be read stays whole: %s", async (code, more) => {
  const table = await reading("Spell Scroll (3rd)");
  const { text } = await table.call("use_scroll", { characterId: "Ada", ...more });
  expect(text).toContain(`[${code}]`);
  expect(await has(table)).toContain("Spell Scroll (3rd)");
});
