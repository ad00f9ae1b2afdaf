import { expect, test } from "vitest";
import { bo } from "../testing/heroes.js";
import { openTable, whole } from "../testing/table.js";

const effect = { name: "Luck", modifiers: [] };

test.each([
  [
    "manage_party",
    { operation: "add_member", characterId: "Bo", funds: { gp: 3 }, formation: "a line" },
    "add_member does not take formation, funds. It takes partyId, characterId, role.",
  ],
  [
    "manage_party",
    { operation: "list", partyId: "Us" },
    "list does not take partyId. It takes page.",
  ],
  [
    "manage_party",
    { operation: "create", name: "Them", role: "scout" },
    "a role needs characterId.",
  ],
  [
    "manage_inventory",
    { characterId: "Bo", operation: "use", item: "Torch", coins: { gp: 1 } },
    "use does not take coins. It takes characterId, item, quantity, toCharacterId.",
  ],
  [
    "manage_inventory",
    { characterId: "Bo", operation: "list", item: "Torch" },
    "list does not take item. It takes characterId, page.",
  ],
  [
    "manage_inventory",
    { operation: "list", batch: [{ characterId: "Bo" }, { characterId: "Bo", quantity: 2 }] },
    "batch[1]: list does not take quantity. It takes characterId, page.",
  ],
  [
    "manage_condition",
    { characterId: "Bo", operation: "tick", condition: "prone" },
    "tick does not take condition. It takes characterId, roundNumber.",
  ],
  [
    "manage_effect",
    { characterId: "Bo", operation: "tick", effectId: "e1" },
    "tick does not take effectId. It takes characterId.",
  ],
  [
    "manage_effect",
    { characterId: "Bo", operation: "add", effect, effectId: "e1" },
    "add does not take effectId. It takes characterId, effect.",
  ],
  [
    "roll_check",
    { characterId: "Bo", kind: "save", ability: "dex", manualRoll: 3, manualRolls: [4] },
    "manualRoll and manualRolls are both given. ",
  ],
])("%s %j would leave something unheard, and is refused", async (tool, args, said) => {
  const { call } = await openTable(bo);
  await whole(call("manage_party", { operation: "create", name: "Us" }));
  const { isError, text } = await call(tool, args);
  expect({ isError, text }).toEqual({ isError: true, text: expect.stringContaining(said) });
  expect(text).toMatch(/^\[INVALID_ARGUMENT\]/);
});

test("what is false says nothing", async () => {
  const { call } = await openTable(bo);
  const query = { characterId: "Bo", operation: "query", removeAll: false };
  expect((await call("manage_condition", query)).isError).toBe(false);
});

test("a query of conditions may be for one", async () => {
  const { call } = await openTable(bo);
  const of = { characterId: "Bo" };
  for (const condition of ["poisoned", "prone"])
    await whole(call("manage_condition", { ...of, operation: "add", condition }));
  const asked = async (condition: string) =>
    whole(call("manage_condition", { ...of, operation: "query", condition }));
  const { data, text } = await asked("prone");
  expect(data["conditions"]).toMatchObject([{ condition: "prone" }]);
  expect(text).toBe("Bo is: prone.");
  expect((await asked("stunned")).text).toBe("Bo is not stunned.");
});
