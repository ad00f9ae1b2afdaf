import { expect, test } from "vitest";
import { call, namesIn } from "../../browse/testing/fake.js";

test.each([
  [{ rarity: "rare" }, ["Elven Chain", "Flame Tongue"]],
  [{ type: "weapon" }, ["Flame Tongue"]],
  [{ rarity: "Uncommon", type: "ring" }, ["Ring of Warmth"]],
  [{ rarity: "legendary" }, []],
])("magic items by %j", async (filters, names) => {
  expect(namesIn(await call("get_magic_items", filters))).toEqual(names);
});

test("attunement is said once", async () => {
  const { text } = await call("get_magic_items", { type: "weapon" });
  expect(text).toContain(
    "- Flame Tongue — type: Weapon (any sword); rarity: rare; requires attunement\n",
  );
});

test("a rarity that is none is refused", async () => {
  expect((await call("get_magic_items", { rarity: "epic" })).isError).toBe(true);
});
