import { expect, test } from "vitest";
import { bo } from "../../testing/heroes.js";
import { openTable, whole } from "../../testing/table.js";

const give = (item: unknown, quantity = 1) => ({
  characterId: "Bo",
  operation: "give",
  item,
  quantity,
});

test("a potion is used, in words, and weighs half a pound", async () => {
  const { call } = await openTable({ ...bo, equipment: [] });
  await whole(call("manage_inventory", give("Potion of Healing", 2)));
  const use = { characterId: "Bo", operation: "use", item: "Potion of Healing" };
  const { text, data } = await whole(call("manage_inventory", use, 1, 1));
  expect(text).toContain("Bo uses a Potion of Healing.");
  expect(data).toMatchObject({ encumbrance: { carried: 0.5 } });
});

test("over the capacity the speed is 5, and says why; beyond twice of it nothing goes", async () => {
  // Strength 16 carries 240 pounds and lifts 480; a hill dwarf walks 25 feet.
  const { call } = await openTable({ ...bo, equipment: [] });
  const statue = { name: "Statue", type: "stone", weight: 200 };
  const heavy = await whole(call("manage_inventory", give(statue, 2)));
  expect(heavy.data).toMatchObject({
    changed: { speed: { base: 25, effective: 5, modifiers: ["speed 5: carrying 400 of 240 lb"] } },
  });
  const more = await call("manage_inventory", give("Statue"));
  expect(more.text).toMatch(/^\[TOO_HEAVY\].*Not even one/s);
  expect((await call("manage_inventory", give("Plate", 2))).text).toContain("1 Plate Armor would");
});

test("damage that is no damage is shown how it goes", async () => {
  const { call } = await openTable({ ...bo, equipment: [] });
  const chain = { name: "Chain", type: "weapon", damage: "1d8" };
  expect((await call("manage_inventory", give(chain))).text).toContain(
    'must be like { roll: "1d8", type: "slashing" }',
  );
  const bare = { name: "Chain", type: "weapon" };
  const { text } = await whole(call("manage_inventory", { ...give(bare), slot: "main_hand" }));
  expect(text).toContain("Chain has no attack: its damage was not said");
});
