import { describe, expect, test } from "vitest";
import { ada, bo } from "../../testing/heroes.js";
import { openTable, type PlayTable, whole } from "../../testing/table.js";

const ask = ({ call }: PlayTable, operation: string, more: object = {}) =>
  call("manage_inventory", { characterId: "Bo", operation, ...more });

const done = (...asked: Parameters<typeof ask>) => whole(ask(...asked));

describe("attunement", () => {
  const rings = ["Ring of Protection", "Cloak of Protection", "Amulet of Health", "Winged Boots"];

  test("is to three things at most", async () => {
    const table = await openTable(bo);
    for (const item of rings) await done(table, "give", { item });
    for (const item of rings.slice(0, 3)) await done(table, "attune", { item, rested: true });
    const { text } = await ask(table, "attune", { item: rings[3], rested: true });
    expect(text).toMatch(/^\[ATTUNEMENT_FULL\] .*Legal: Ring of Protection, Cloak of Protection/);
    await done(table, "unattune", { item: "amulet of health" });
    await done(table, "attune", { item: rings[3], rested: true });
  });

  test("takes a short rest, and what is not attuned does nothing", async () => {
    const table = await openTable(bo);
    await done(table, "give", { item: "Ring of Protection" });
    const worn = await done(table, "equip", { item: "Ring of Protection" });
    expect(worn.data).toMatchObject({ ac: 18 });
    const marked = await done(table, "attune", { item: "Ring of Protection" });
    expect(marked.data).toMatchObject({ ac: 18 });
    await whole(table.call("take_rest", { characterId: "Bo", restType: "short" }));
    const { data } = await done(table, "list");
    // Armor class and every save are one better.
    expect(data).toMatchObject({ ac: 19 });
    expect(data["inventory"]).toContainEqual(expect.objectContaining({ attuned: true }));
  });

  test("changes every number that the thing changes", async () => {
    const table = await openTable(bo);
    await done(table, "give", { item: "Belt of Hill Giant Strength", slot: "worn" });
    const { data } = await done(table, "attune", {
      item: "Belt of Hill Giant Strength",
      rested: true,
    });
    // Strength 21 carries 15 times as much: 315 pounds.
    expect(data).toMatchObject({
      changed: { str: { base: 16, effective: 21 }, athletics: { effective: 7 } },
      encumbrance: { capacity: 315 },
    });
  });
});

describe("what is used", () => {
  test("up, is gone: a potion heals 2d4 + 2", async () => {
    const table = await openTable(bo);
    await done(table, "give", { item: "Potion of Healing", quantity: 2 });
    await whole(table.call("update_character", { characterId: "Bo", hp: 4, raw: true }));
    const used = await whole(
      table.call(
        "manage_inventory",
        { characterId: "Bo", operation: "use", item: "potion of healing" },
        3,
        4,
      ),
    );
    expect(used.text).toContain("Bo regains 9 (2d4 + 2: 3, 4): 13 HP.");
    expect(used.data["inventory"]).toContainEqual(
      expect.not.objectContaining({ quantity: expect.anything() }),
    );
    expect(used.data["inventory"]).toContainEqual(
      expect.objectContaining({ name: "Potion of Healing" }),
    );
    expect(used.data["rolls"]).toEqual([
      { id: "id1", what: "healing", dice: "2d4 + 2", rolls: [3, 4] },
    ]);
  });

  test.each(["toCharacterId", "targetId"])("on another, works on the other: %s", async (other) => {
    const table = await openTable(bo, ada);
    await done(table, "give", { item: "Potion of Healing" });
    await whole(table.call("update_character", { characterId: "Ada", hp: "-17" }));
    const asked = { operation: "use", item: "Potion of Healing", [other]: "Ada" };
    const { text } = await whole(
      table.call("manage_inventory", { characterId: "Bo", ...asked }, 1, 1),
    );
    expect(text).toContain("Ada is awake again with 4 HP");
  });

  test("ammunition is counted down, and more than there is is refused", async () => {
    const table = await openTable(bo);
    await done(table, "unequip", { item: "Warhammer" });
    await done(table, "give", { item: "Longbow", slot: "two_hands" });
    await done(table, "give", { item: "Arrow", quantity: 20 });
    await done(table, "use", { item: "Arrow", quantity: 3 });
    const { text } = await whole(table.call("get_character", { characterId: "Bo" }));
    expect(text).toContain("17 Arrow");
    const more = await ask(table, "use", { item: "Arrow", quantity: 18 });
    expect(more.text).toMatch(/^\[NOT_CARRIED\] .*only 17 Arrow/);
  });

  test("that has charges, has one less", async () => {
    const table = await openTable(bo);
    const item = "Wand of Magic Missiles";
    await done(table, "give", { item });
    const { data } = await done(table, "use", { item });
    expect(data["inventory"]).toContainEqual(expect.objectContaining({ charges: 6 }));
  });

  test("that has no use, is refused", async () => {
    const table = await openTable(bo);
    expect((await ask(table, "use", { item: "Warhammer" })).text).toMatch(/^\[NOT_USABLE\]/);
  });
});

describe("a thing of the campaign's own", () => {
  const buckler = {
    name: "Moon Buckler",
    type: "shield",
    weight: 2,
    cost: "15 gp",
    properties: ["requires attunement"],
    effects: [{ type: "resistance", damageType: "Cold" }],
  };

  test("is said once in full, and by its name afterwards, by whomever", async () => {
    const table = await openTable(bo, ada);
    await done(table, "give", { item: buckler });
    const asked = { characterId: "Ada", operation: "give", item: "moon buckler", quantity: 2 };
    const { data } = await whole(table.call("manage_inventory", asked));
    expect(data).toMatchObject({
      inventory: [{}, { name: "Moon Buckler", quantity: 2 }],
      // A quarterstaff of 4 pounds, and 2 for each.
      encumbrance: { carried: 8 },
    });
    expect((await done(table, "list", { item: undefined })).text).toContain("Moon Buckler");
  });

  test("changes what its effects say, while it is worn", async () => {
    const table = await openTable(bo);
    await done(table, "give", { item: { ...buckler, type: "ring", properties: [] } });
    await done(table, "equip", { item: "Moon Buckler", slot: "worn" });
    const { data } = await whole(table.call("get_character", { characterId: "Bo" }));
    expect(data["character"]).toMatchObject({
      resistances: expect.arrayContaining([expect.stringContaining("cold")]),
    });
  });

  test("that is armor or a weapon, is worn and wielded as one", async () => {
    const table = await openTable(bo);
    await done(table, "unequip", { slot: "armor" });
    const scales = { name: "Dragon Coat", type: "medium armor", weight: 40, armorClass: 17 };
    const { data } = await done(table, "give", { item: scales, slot: "armor" });
    // Armor class 17, and 2 for the shield.
    expect(data).toMatchObject({ ac: 19 });
    await done(table, "unequip", { item: "Warhammer" });
    const hook = { name: "Hook", type: "weapon", damage: { roll: "1d10", type: "piercing" } };
    await done(table, "give", { item: hook, slot: "main_hand" });
    const { text } = await whole(table.call("get_character", { characterId: "Bo" }));
    expect(text).toContain("Hook +5, 1d10+3 piercing");
  });
});

test.each(["0d4", "1d0", "99d9999", "999d9999", "sharp"])(
  "a weapon whose damage is %s is refused",
  async (roll) => {
    const table = await openTable(bo);
    const item = { name: "Hook", type: "weapon", damage: { roll, type: "piercing" } };
    const { text } = await ask(table, "give", { item });
    expect(text).toMatch(/^\[INVALID_ARGUMENT\] item\.damage\.roll: .*dice look like 1d4/);
  },
);

test("who carries more than 15 times the Strength is told", async () => {
  const table = await openTable(bo);
  // Chain mail 55, shield 6, warhammer 2; Strength 16 carries 240. An anvil is what makes it too much.
  const anvil = { name: "Anvil", type: "tool", weight: 200 };
  const { data } = await done(table, "give", { item: anvil });
  expect(data).toMatchObject({
    encumbrance: { carried: 263, capacity: 240, over: true },
    warnings: [expect.stringContaining("over the carrying capacity of 240 lb")],
  });
});
