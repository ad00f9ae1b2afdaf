import { expect, test } from "vitest";
import { bo, gob } from "../../testing/heroes.js";
import { openTable, whole } from "../../testing/table.js";

test("brings hit points back, never above the maximum", async () => {
  const { call } = await openTable(bo);
  await whole(call("apply_damage", { targetId: "Bo", amount: 6 }));
  const asked = { targetId: "Bo", dice: "1d8+1", source: "Cure Wounds" };
  const { data, text } = await whole(call("apply_healing", asked, 2));
  expect(data).toMatchObject({ healed: 3, rolls: [2], hp: 11, maxHp: 14, status: "up" });
  expect(text).toBe("Bo regains 3 (d8 + 1: 2): 11 HP.");
  const more = await whole(call("apply_healing", { targetId: "Bo", amount: 50 }));
  expect(more.data).toMatchObject({ healed: 3, hp: 14 });
});

test("wakes the dying and clears their death saves", async () => {
  const { call } = await openTable(bo);
  await whole(call("apply_damage", { targetId: "Bo", amount: 14 }));
  await whole(call("roll_death_save", { characterId: "Bo" }, 5));
  const { data } = await whole(call("apply_healing", { targetId: "Bo", amount: 1 }));
  expect(data).toMatchObject({ healed: 1, hp: 1, status: "up", revived: true });
  expect(data).not.toHaveProperty("deathSaves");
});

test("temporary hit points do not add up: the higher stay", async () => {
  const { call } = await openTable(bo);
  const give = (amount: number) =>
    whole(call("apply_healing", { targetId: "Bo", amount, temporary: true }));
  expect((await give(8)).data).toMatchObject({ healed: 0, hp: 14, tempHp: 8 });
  expect((await give(5)).data).toMatchObject({ tempHp: 8 });
});

test("does nothing for the dead", async () => {
  const { call } = await openTable(gob);
  await whole(call("apply_damage", { targetId: "Gob", amount: 7 }));
  const { text } = await call("apply_healing", { targetId: "Gob", amount: 7 });
  expect(text).toMatch(/^\[DEAD\] Gob is dead/);
});
