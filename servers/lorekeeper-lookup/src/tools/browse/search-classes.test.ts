import { expect, test } from "vitest";
import { call, namesIn } from "../../browse/testing/fake.js";

test("all classes with what tells them apart", async () => {
  const { data, text } = await call("search_classes", {});
  expect(data).toMatchObject({
    data: [
      { name: "Fighter", hit_dice: "1d10", subclasses: ["Champion"] },
      { name: "Wizard", hit_dice: "1d6", spellcasting_ability: "intelligence" },
    ],
    pagination: { total: 2 },
  });
  expect(text).toContain(
    "- Fighter — hit dice: 1d10; saving throws: Strength, Constitution; subclasses: Champion",
  );
});

test("a parameter that it does not take is refused", async () => {
  const { isError } = await call("search_classes", { query: "fighter" });
  expect(isError).toBe(true);
  expect(namesIn(await call("search_classes", { page: 2 }))).toEqual([]);
});
