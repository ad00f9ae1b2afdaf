import { expect, test } from "vitest";
import { ada, bo } from "../../testing/heroes.js";
import { openTable, whole } from "../../testing/table.js";

async function ambush() {
  const table = await openTable(ada, bo);
  await whole(table.call("create_encounter", { participants: ["Ada", "Bo"] }, 10, 5));
  return table;
}

test("rolls again for all, and whose turn it is stays", async () => {
  const { call } = await ambush();
  // Ada 1 + 3, Bo 18 + 0.
  const { data, text } = await whole(call("roll_initiative", {}, 1, 18));
  expect(data["order"]).toMatchObject([
    { name: "Bo", initiative: 18, d20: { rolls: [18] } },
    { name: "Ada", initiative: 4, d20: { natural: 1, modifiers: [{ value: 3 }] } },
  ]);
  expect(text).toContain("Order: Bo: 18, Ada: 4. Ada's turn (17/17 HP, AC 13).");
});

test("for some, with the table's dice, or as it is set", async () => {
  const { call } = await ambush();
  const own = await whole(call("roll_initiative", { creatureIds: ["bo"], manualRoll: 20 }));
  expect(own.data["order"]).toMatchObject([
    { name: "Bo", initiative: 20, d20: { manual: true } },
    { name: "Ada", initiative: 13 },
  ]);
  const set = [{ creatureId: "Ada", initiative: 25 }];
  const { data } = await whole(call("roll_initiative", { set }));
  expect(data["order"]).toEqual([
    { id: "id1", name: "Ada", initiative: 25 },
    { id: "id3", name: "Bo", initiative: 20 },
  ]);
});

test("a tie is rolled off, and shown", async () => {
  const { call } = await openTable();
  const participants = [{ creature: "Goblin", count: 2 }];
  await whole(call("create_encounter", { participants }, 1, 2));
  // Goblin 2 is first in the order, and rolls first.
  const { data, text } = await whole(call("roll_initiative", {}, 7, 7, 3, 9));
  expect(data["order"]).toMatchObject([{ name: "Goblin 1" }, { name: "Goblin 2" }]);
  expect(text).toContain("Goblin 1: d20 9 = 9.");
});

test.each([
  [{ creatureIds: ["Cid"] }, "NOT_FOUND"],
  [{ creatureIds: ["Ada"], manualRolls: [3, 4] }, "TOO_MANY_DICE"],
  [{ set: [{ creatureId: "Ada" }] }, "INVALID_ARGUMENT"],
])("%j is refused", async (args, code) => {
  const { call } = await ambush();
  expect((await call("roll_initiative", args)).text).toContain(`[${code}]`);
});
