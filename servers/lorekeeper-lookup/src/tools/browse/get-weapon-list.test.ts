import { expect, test } from "vitest";
import { call, namesIn } from "../../browse/testing/fake.js";

test.each([
  [undefined, ["Club", "Dart", "Longbow", "Longsword"]],
  ["simple", ["Club", "Dart"]],
  ["Ranged", ["Dart", "Longbow"]],
  ["martial melee", ["Longsword"]],
])("weapons of category %s", async (category, names) => {
  expect(namesIn(await call("get_weapon_list", { category }))).toEqual(names);
});

test("a weapon in one line", async () => {
  const { text } = await call("get_weapon_list", { category: "martial melee" });
  expect(text).toContain(
    "- Longsword — category: martial; damage: 1d8 (1d10) slashing; properties: Versatile; cost: 15 gp; weight lb: 3",
  );
});

test("a category that is none is refused", async () => {
  expect((await call("get_weapon_list", { category: "exotic" })).isError).toBe(true);
});
