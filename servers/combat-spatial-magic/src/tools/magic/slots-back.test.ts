import { expect, test } from "vitest";
import { ada } from "../../testing/heroes.js";
import { openTable, whole } from "../../testing/table.js";

test("Arcane Recovery brings back slots of two levels together, of a wizard of level 3", async () => {
  const { call } = await openTable(ada);
  const spend = { characterId: "Ada", operation: "expend", slotLevel: 1, count: 3 };
  await whole(call("manage_spell_slots", spend));
  const recover = { actorId: "Ada", action: "use_special_ability", abilityName: "Arcane Recovery" };
  const many = await call("execute_action", { ...recover, abilityDetails: { slots: [1, 1, 1] } });
  expect(many.text).toMatch(/^\[INVALID_SLOTS\]/);
  await whole(call("execute_action", { ...recover, abilityDetails: { slots: [1, 1] } }));
  const { data } = await whole(
    call("manage_spell_slots", { characterId: "Ada", operation: "view" }),
  );
  // One of four was left, and two are back.
  expect(data).toMatchObject({ slots: { "1": { max: 4, left: 3 }, "2": { left: 2 } } });
  const again = await call("execute_action", { ...recover, abilityDetails: { slots: [1] } });
  expect(again.text).toMatch(/^\[NO_USES\]/);
});
