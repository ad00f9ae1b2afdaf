import { expect, test } from "vitest";
import { bo, gob } from "../../testing/heroes.js";
import { openTable, whole } from "../../testing/table.js";

async function dying() {
  const table = await openTable(bo, gob);
  await whole(table.call("apply_damage", { targetId: "Bo", amount: 14 }));
  return table;
}

test.each([
  [9, { outcome: "failure", failures: 1, successes: 0, success: false }],
  [10, { outcome: "success", failures: 0, successes: 1, success: true }],
  [1, { outcome: "failure", failures: 2, successes: 0, success: false }],
  [20, { outcome: "revived", hp: 1, status: "up", success: true }],
])("a %i", async (face, expected) => {
  const { call } = await dying();
  const { data } = await whole(call("roll_death_save", { characterId: "Bo" }, face));
  expect(data).toMatchObject({ name: "Bo", natural: face, dc: 10, ...expected });
});

test("three successes are stable, three failures dead; a die of the table counts", async () => {
  const { call } = await dying();
  const save = (manualRoll: number) =>
    whole(call("roll_death_save", { characterId: "Bo", manualRoll }));
  await save(12);
  await save(13);
  expect((await save(14)).data).toMatchObject({
    outcome: "stable",
    status: "stable",
    manual: true,
  });
  const { text } = await call("roll_death_save", { characterId: "Bo" });
  expect(text).toMatch(/^\[STABLE\]/);
  await whole(call("apply_damage", { targetId: "Bo", amount: 1 }));
  await save(2);
  expect((await save(3)).data).toMatchObject({ outcome: "dead", status: "dead" });
});

test("advantage and a bonus come on top", async () => {
  const { call } = await dying();
  const asked = { characterId: "Bo", advantage: true, bonus: 2 };
  const { data } = await whole(call("roll_death_save", asked, 3, 8));
  expect(data).toMatchObject({ rolls: [3, 8], total: 10, mode: "advantage", outcome: "success" });
});

test("is refused for who is not dying, and in a fight out of turn or twice", async () => {
  const { call } = await dying();
  expect((await call("roll_death_save", { characterId: "Gob" })).text).toBe(
    "[NOT_DYING] Gob has 7 hit points and is not dying. Death saving throws are for creatures at 0 hit points.",
  );
  const participants = [
    { characterId: "Gob", initiative: 20 },
    { characterId: "Bo", initiative: 10 },
  ];
  await whole(call("create_encounter", { participants }));
  const early = await call("roll_death_save", { characterId: "Bo" });
  expect(early.text).toMatch(/^\[NOT_YOUR_TURN\]/);
  await whole(call("advance_turn"));
  await whole(call("roll_death_save", { characterId: "Bo" }, 11));
  const again = await call("roll_death_save", { characterId: "Bo" });
  expect(again.text).toMatch(/^\[DEATH_SAVE_MADE\]/);
});
