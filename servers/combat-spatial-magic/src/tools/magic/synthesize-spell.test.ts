import { expect, test } from "vitest";
import { ada, bo } from "../../testing/heroes.js";
import { openTable, whole } from "../../testing/table.js";

/** Ada, a wizard of level 3: Intelligence + 3 and + 2 for Arcana; DC 13, + 5; four slots of level 1. */
const table = () => openTable(ada, bo);

const lance = {
  name: "Lance of Frost",
  level: 1,
  school: "evocation",
  effect: { type: "damage", damage: "3d6", damageType: "cold" },
  range: 60,
};
const made = { casterId: "Ada", intent: "A lance of ice", spell: lance, targetIds: ["Bo"] };

test("what succeeds is cast: the check, the slot, the attack and its damage are shown", async () => {
  const { call } = await table();
  // 7 + 5 = 12 is DC 12; 14 + 5 hits 18: 3d6 are 6.
  const { data, text } = await whole(
    call("synthesize_spell", { ...made, manualRolls: [7, 14] }, 1, 2, 3),
  );
  expect(data).toMatchObject({
    total: 12,
    dc: 12,
    outcome: "success",
    spell: "Lance of Frost",
    slot: { level: 1, kind: "slot", left: 3 },
    attack: { total: 19, ac: 18, hit: true },
    targets: [{ name: "Bo", damage: [{ type: "cold", afterResistance: 6 }], hp: 8 }],
  });
  expect(text).toContain("(Lance of Frost): d20 7");
  const again = await call("cast_spell", { casterId: "Ada", spellName: "Lance of Frost" });
  expect(again.text).toMatch(/^\[N/);
});

test("what is mastered is cast by its name afterwards, and stands on the sheet", async () => {
  const { call } = await table();
  const first = await whole(call("synthesize_spell", { ...made, manualRolls: [12, 2] }));
  expect(first.data["outcome"]).toBe("mastered");
  expect(first.text).toContain("It is mastered");
  const sheet = await whole(call("get_character", { characterId: "Ada" }));
  expect(sheet.text).toContain("Lance of Frost");
  const info = await whole(call("get_spell_info", { spellName: "lance of frost" }));
  // It is on the list of no class.
  expect(info.text.split("\n")[0]).not.toContain("; .");
  expect(info.text).toMatch(/^Lance of Frost: level 1 /);
  expect(info.text).not.toContain("SRD 5.1");
  const cast = { casterId: "Ada", spellName: "lance of frost", targetIds: ["Bo"], manualRoll: 13 };
  const { data } = await whole(call("cast_spell", cast, 6, 6, 1));
  expect(data).toMatchObject({ slot: { level: 1, left: 2 }, targets: [{ hp: 1 }] });
});

test("what fails costs the slot; a mishap hurts", async () => {
  const { call } = await table();
  const failed = await whole(call("synthesize_spell", { ...made, manualRoll: 6 }));
  expect(failed.data).toMatchObject({
    outcome: "failure",
    slot: { level: 1, left: 3 },
    targets: [],
  });
  // 4 + 5 + 2 = 11 in despair; a setback of level 3 is 1d10.
  const despair = { ...made, manualRoll: 4, desperation: true };
  const { data, text } = await whole(call("synthesize_spell", despair, 7));
  expect(data).toMatchObject({ total: 11, outcome: "mishap", mishap: { damage: [{ rolled: 7 }] } });
  expect(text).toContain("A mishap");
});

test("a ley line and materials make it easier", async () => {
  const { call } = await table();
  const easy = { ...made, nearLeyLine: true, materialValue: 300, manualRolls: [2, 2] };
  // 12 - 2 - 3 = 7, and 2 + 5 reaches it.
  expect((await whole(call("synthesize_spell", easy))).data).toMatchObject({
    dc: 7,
    outcome: "success",
  });
});

test.each([
  ["TOO_STRONG", { effect: { type: "damage", damage: "8d6", damageType: "fire" } }],
  ["SPELL_INCOMPLETE", { effect: { type: "control" } }],
  ["NAME_TAKEN", { name: "Fireball" }],
  ["NO_SLOT", { level: 3 }],
  ["INVALID_ARGUMENT", { range: "far" }],
  ["INVALID_ARGUMENT", { duration: "until_rest" }],
  ["INVALID_ARGUMENT", { colour: "blue" }],
])("is refused for free: %s", async (code, over) => {
  const { call } = await table();
  const { text } = await call("synthesize_spell", { ...made, spell: { ...lance, ...over } });
  expect(text).toContain(`[${code}]`);
  const slots = await whole(call("manage_spell_slots", { characterId: "Ada", operation: "view" }));
  expect(slots.data).toMatchObject({ slots: { "1": { left: 4 } } });
});
