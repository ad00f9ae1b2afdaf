import { expect, test } from "vitest";
import { call } from "../../browse/testing/fake.js";

test("backgrounds with what they bring", async () => {
  const { data, text } = await call("search_backgrounds", { query: "aco" });
  expect(data).toMatchObject({ data: [{ name: "Acolyte", feature: "Shelter" }] });
  expect(text).toContain(
    "- Acolyte — skill proficiencies: Insight, Religion; languages: Two of your choice; feature: Shelter",
  );
});

test("a misspelt name gets suggestions", async () => {
  const { isError, data } = await call("search_backgrounds", { query: "acolite" });
  expect(isError).toBe(false);
  expect(data).toMatchObject({ data: [], suggestions: ["Acolyte"] });
});
