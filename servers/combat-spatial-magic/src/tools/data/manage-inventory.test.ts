import { describe, expect, test } from "vitest";
import { openFight } from "../../testing/fight.js";
import { ada, bo } from "../../testing/heroes.js";
import { openTable, type PlayTable, whole } from "../../testing/table.js";

const ask = ({ call }: PlayTable, characterId: string, operation: string, more: object = {}) =>
  call("manage_inventory", { characterId, operation, ...more });

const done = (...asked: Parameters<typeof ask>) => whole(ask(...asked));

test("the whole reply: what happened, what is carried, what it weighs, the armor class", async () => {
  const table = await openTable(ada);
  const reply = await ask(table, "ada", "give", { item: "Leather Armor", slot: "armor" });
  expect(reply).toMatchInlineSnapshot(`
    {
      "data": {
        "ac": 14,
        "changed": {
          "armorClass": {
            "base": 13,
            "effective": 14,
            "modified": true,
            "modifiers": [
              "armor class 14: Leather Armor",
            ],
          },
        },
        "coins": {},
        "encumbrance": {
          "capacity": 120,
          "carried": 14,
        },
        "equipped": [
          {
            "item": "Quarterstaff",
            "slot": "main_hand",
          },
          {
            "item": "Leather Armor",
            "slot": "armor",
          },
        ],
        "events": [
          {
            "id": "id1",
            "item": "i2",
            "rule": "Equipment",
            "type": "item_gained",
          },
          {
            "id": "id1",
            "item": "i2",
            "rule": "Equipment, Getting Into and Out of Armor",
            "type": "item_changed",
          },
        ],
        "id": "id1",
        "inventory": [
          {
            "id": "i1",
            "name": "Quarterstaff",
            "slot": "main_hand",
          },
          {
            "id": "i2",
            "name": "Leather Armor",
            "slot": "armor",
          },
        ],
        "name": "Ada",
        "summary": "Ada gets Leather Armor. Ada: Leather Armor put on (takes 1 minute).",
        "warnings": [
          "Not proficient with Leather Armor: disadvantage on every ability check, saving throw and attack roll that uses Strength or Dexterity, and no spells can be cast.",
        ],
      },
      "isError": false,
      "text": "Ada gets Leather Armor. Ada: Leather Armor put on (takes 1 minute). Now: armorClass 14 (armor class 14: Leather Armor). Ada carries Quarterstaff (main hand), Leather Armor (armor); no coins; 14 of 120 lb. Not proficient with Leather Armor: disadvantage on every ability check, saving throw and attack roll that uses Strength or Dexterity, and no spells can be cast.",
    }
  `);
});

describe("armor class", () => {
  // Bo in chain mail (16) with a shield (+2); Dexterity 10. Plate is 18.
  test("follows what is put on and taken off", async () => {
    const table = await openTable(bo);
    const off = await done(table, "Bo", "unequip", { item: "shield" });
    expect(off.data).toMatchObject({
      ac: 16,
      changed: { armorClass: { effective: 16 } },
      equipped: [
        { slot: "armor", item: "Chain Mail" },
        { slot: "main_hand", item: "Warhammer" },
      ],
    });
    await done(table, "Bo", "unequip", { slot: "armor" });
    await done(table, "Bo", "give", { item: "Plate Armor" });
    const on = await done(table, "Bo", "equip", { item: "plate" });
    expect(on.data).toMatchObject({ ac: 18 });
    expect(on.text).toContain("takes 10 minutes");
    const sheet = await whole(table.call("get_character", { characterId: "Bo" }));
    expect(sheet.data["character"]).toMatchObject({ armorClass: { effective: 18 } });
  });

  test("has no room for a second armor", async () => {
    const table = await openTable(bo);
    await done(table, "Bo", "give", { item: "Leather" });
    const { text } = await ask(table, "Bo", "equip", { item: "Leather" });
    expect(text).toMatch(/^\[SLOT_TAKEN\] .*Chain Mail/);
  });

  test("comes with a warning where nobody has learned to wear it", async () => {
    const table = await openTable(ada);
    const { data } = await done(table, "Ada", "give", { item: "shield", slot: "shield" });
    expect(data["warnings"]).toEqual([expect.stringContaining("Not proficient with Shield")]);
  });

  test("a two-handed weapon and a shield are both carried, and said to clash", async () => {
    const table = await openTable(bo);
    await done(table, "Bo", "unequip", { item: "warhammer" });
    const { data } = await done(table, "Bo", "give", { item: "greatsword", slot: "two hands" });
    expect(data["warnings"]).toEqual([expect.stringContaining("needs both hands")]);
  });
});

describe("coins", () => {
  test("are given, and taken with exact change", async () => {
    const table = await openTable(bo);
    await done(table, "Bo", "give", { coins: { pp: 1, gp: 2 } });
    // 12 gp less 3 sp and 5 cp: 11 gp, 6 sp, 5 cp.
    const { data } = await done(table, "Bo", "take", { coins: { sp: 3, cp: 5 } });
    expect(data["coins"]).toEqual({ pp: 1, gp: 1, sp: 6, cp: 5 });
  });

  test("more than there are is refused", async () => {
    const table = await openTable(bo);
    await done(table, "Bo", "give", { coins: { gp: 2 } });
    const { text } = await ask(table, "Bo", "take", { coins: { gp: 2, cp: 1 } });
    expect(text).toMatch(/^\[NOT_ENOUGH_COINS\] Of 2.01 gp there is only 2 gp/);
    expect((await done(table, "Bo", "list")).data["coins"]).toMatchObject({ gp: 2 });
  });

  test("are handed over with things", async () => {
    const table = await openTable(ada, bo);
    await done(table, "Bo", "give", { item: "Arrow", quantity: 20, coins: { gp: 1 } });
    const more = { toCharacterId: "ada", item: "arrows", quantity: 5, coins: { sp: 4 } };
    const { text, data } = await done(table, "Bo", "transfer", more);
    expect(text).toContain("Ada gets 5 Arrow");
    expect(data["coins"]).toEqual({ sp: 6 });
    expect((await done(table, "Ada", "list")).data).toMatchObject({
      inventory: [{ name: "Quarterstaff" }, { name: "Arrow", quantity: 5 }],
      coins: { sp: 4 },
    });
  });
});

describe("a batch", () => {
  test("tells what each carries once, at its last item", async () => {
    const table = await openTable(ada, bo);
    const batch = [
      { characterId: "Bo", item: "Torch" },
      { characterName: "Ada", item: "Torch" },
      { characterId: "Bo", operation: "use", item: "Torch" },
    ];
    const asked = { operation: "give", quantity: 2, batch };
    const { data, text } = await whole(table.call("manage_inventory", asked));
    expect(text.split("\n")[0]).toBe("Bo gets 2 Torch.");
    const [first, second, third] = Object.values(data["results"] ?? {});
    expect(first).toEqual({ id: "id3", name: "Bo" });
    expect(second).toMatchObject({ inventory: [{}, { name: "Torch", quantity: 2 }] });
    expect(third).toMatchObject({ name: "Bo", inventory: [{}, {}, {}] });
    expect(data["events"]).toHaveLength(3);
  });

  test("of fifty is one step, of fifty-one too many", async () => {
    const table = await openTable(bo);
    const fifty = Array.from({ length: 50 }, (_, at) => ({
      item: { name: `Gem ${at}`, type: "gem" },
    }));
    const asked = { characterId: "Bo", operation: "give" };
    const { data, text } = await whole(table.call("manage_inventory", { ...asked, batch: fifty }));
    expect(data["results"]).toHaveLength(50);
    expect(text.length + JSON.stringify(data).length).toBeLessThan(50_000);
    const more = { ...asked, batch: [...fifty, { item: "Torch" }] };
    expect((await table.call("manage_inventory", more)).text).toMatch(/^\[INVALID_ARGUMENT\] .*50/);
  });

  test("is all or nothing, and the error names the item", async () => {
    const table = await openTable(ada, bo);
    const batch = [{ characterId: "Ada", item: "Torch" }, { characterId: "Bo" }, {}];
    for (const [at, code] of [
      [1, "ITEM_MISSING"],
      [2, "INVALID_ARGUMENT"],
    ] as const) {
      const some = batch.filter((_, index) => index === 0 || index === at);
      const { text } = await table.call("manage_inventory", { operation: "give", batch: some });
      expect(text).toMatch(new RegExp(`^\\[${code}\\] batch\\[1\\]: `));
    }
    expect((await done(table, "Ada", "list")).data["inventory"]).toHaveLength(1);
  });
});

test.each([
  [{ characterId: "B" }, /^\[NOT_FOUND\] There is no character "B".*"Bo"/],
  [{ item: "Blaster" }, /^\[ITEM_UNKNOWN\] "Blaster"/],
  [{ item: { name: "Gem" } }, /^\[INVALID_ARGUMENT\] item\.type/],
  [
    { item: { name: "Gem", type: "gem", cost: "dear" } },
    /^\[INVALID_ARGUMENT\] item\.cost: .*15 gp/,
  ],
  [{ item: undefined }, /^\[ITEM_MISSING\]/],
  [{ quantity: 0 }, /^\[INVALID_ARGUMENT\] quantity/],
  [{ slot: "tail" }, /^\[INVALID_ARGUMENT\] slot/],
  [{ operation: "steal" }, /^\[INVALID_ARGUMENT\] operation/],
  [{ operation: "take", item: "Lance" }, /^\[NOT_CARRIED\] Bo carries no "Lance".*Warhammer/],
  [{ operation: "transfer" }, /^\[NO_RECEIVER\]/],
  [{ operation: "transfer", toCharacterId: "Ad" }, /^\[NOT_FOUND\]/],
  [{ toCharacter: "Ad" }, /^\[UNKNOWN_PARAMETER\] .*toCharacterId/],
])("%j is refused, and changes nothing", async (fields, text) => {
  const table = await openTable(bo);
  const before = await done(table, "Bo", "list");
  const asked = { characterId: "Bo", operation: "give", item: "Torch", ...fields };
  const reply = await table.call("manage_inventory", asked);
  expect(reply).toMatchObject({ isError: true, text: expect.stringMatching(text) });
  expect(await done(table, "Bo", "list")).toEqual(before);
});

test.each([
  ["add", "Ada gets Torch. Ada carries Quarterstaff (main hand), 2 Torch; no coins; 6 of 120 lb."],
  [
    "remove",
    "Ada loses Torch (taken). Ada carries Quarterstaff (main hand); no coins; 4 of 120 lb.",
  ],
  ["Drop", "Ada loses Torch (taken). Ada carries Quarterstaff (main hand); no coins; 4 of 120 lb."],
])("%s is understood", async (operation, text) => {
  const table = await openTable(ada);
  await whole(ask(table, "Ada", "give", { item: "Torch" }));
  const reply = await whole(ask(table, "Ada", operation, { item: "Torch" }));
  expect(reply.text).toBe(text);
});

test("in a fight it takes of the turn, and says so", async () => {
  const { call } = await openFight({}, [{ creature: "Goblin" }]);
  const ask = { characterId: "Ada", item: "Quarterstaff" };
  const stowed = await whole(call("manage_inventory", { ...ask, operation: "unequip" }));
  expect(stowed.text).toContain("Ada: free object interaction. Ada: Quarterstaff put away.");
  const drawn = await whole(call("manage_inventory", { ...ask, operation: "equip" }));
  expect(drawn.text).toContain("Ada: Use an Object.");
  const again = await call("manage_inventory", { ...ask, operation: "unequip" });
  expect(again.text).toMatch(/^\[ACTION_SPENT\] .*first object of a turn is free/);
  const loot = { characterId: "Goblin", operation: "give", item: "Potion of Healing" };
  await whole(call("manage_inventory", loot));
  const drunk = await call("manage_inventory", { ...loot, operation: "use" });
  expect(drunk.text).toMatch(/^\[NOT_YOUR_TURN\]/);
});
