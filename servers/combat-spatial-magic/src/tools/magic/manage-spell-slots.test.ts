import { expect, test } from "vitest";
import { ada, bo } from "../../testing/heroes.js";
import { openTable, whole } from "../../testing/table.js";

const slots = (operation: string, more: object = {}) => ({
  characterId: "Ada",
  operation,
  ...more,
});

test("slots are shown, spent, brought back and set", async () => {
  const { call } = await openTable(ada, bo);
  // A wizard of level 3: 4 and 2 (Classes, The Wizard).
  const shown = await whole(call("manage_spell_slots", slots("view")));
  expect(shown.text).toBe("Ada has slots left: level 1 4/4, level 2 2/2.");
  const spent = await whole(
    call("manage_spell_slots", slots("expend", { slotLevel: 1, count: 3 })),
  );
  expect(spent.data["slots"]).toEqual({ 1: { max: 4, left: 1 }, 2: { max: 2, left: 2 } });
  expect(spent.text).toBe("Ada: slots of level 1 1 of 4.");
  const over = await call("manage_spell_slots", slots("expend", { slotLevel: 1, count: 2 }));
  expect(over.text).toMatch(/^\[NO_SLOT\] Ada has 1 of 4 slots of level 1 left, not 2/);
  const back = await whole(call("manage_spell_slots", slots("restore")));
  expect(back.data["slots"]).toMatchObject({ 1: { left: 4 } });
  const set = await whole(call("manage_spell_slots", slots("set", { spellSlot: 2, count: 0 })));
  expect(set.data["slots"]).toMatchObject({ 2: { max: 2, left: 0 } });
});

test("who casts nothing has none, and says so", async () => {
  const { call } = await openTable(bo);
  const shown = await whole(call("manage_spell_slots", { characterId: "Bo", operation: "view" }));
  expect(shown.data["slots"]).toEqual({});
  const spent = await call("manage_spell_slots", {
    characterId: "Bo",
    operation: "expend",
    slotLevel: 1,
  });
  expect(spent.text).toMatch(/^\[NO_SLOTS\]/);
});

test("a warlock's are of pact magic", async () => {
  const { call } = await openTable({ name: "Wil", class: "warlock", level: 5, race: "Human" });
  const spent = await whole(
    call("manage_spell_slots", { characterId: "Wil", operation: "expend", pact: true }),
  );
  expect(spent.data["pact"]).toEqual({ level: 3, max: 2, left: 1 });
  const shown = await whole(call("manage_spell_slots", { characterId: "Wil", operation: "view" }));
  expect(shown.text).toBe("Wil has slots left: pact (level 3) 1/2.");
});

test("a batch is one write, and nothing where one is refused", async () => {
  const { call } = await openTable(ada);
  const batch = [{ slotLevel: 1 }, { slotLevel: 2, count: 3 }];
  const { text } = await call("manage_spell_slots", slots("expend", { batch }));
  expect(text).toMatch(/^\[NO_SLOT\] batch\[1\]/);
  const { data } = await whole(call("manage_spell_slots", slots("view")));
  expect(data["slots"]).toMatchObject({ 1: { left: 4 } });
});
