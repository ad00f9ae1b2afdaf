import { expect, test } from "vitest";
import { call, namesIn } from "../../browse/testing/fake.js";

test("the spells of a level", async () => {
  expect(namesIn(await call("get_spell_by_level", { level: 3 }))).toEqual(["Fireball"]);
});

test("a level without spells is an empty success", async () => {
  const { isError, data, text } = await call("get_spell_by_level", { level: 9 });
  expect(isError).toBe(false);
  expect(data).toMatchObject({
    data: [],
    metadata: { source: "none", quality: { source: "Unknown", confidence: 1 } },
    pagination: { total: 0, has_more: false },
  });
  expect(text).toBe("No spells found.");
});

test("there is no level 10", async () => {
  expect((await call("get_spell_by_level", { level: 10 })).isError).toBe(true);
});
