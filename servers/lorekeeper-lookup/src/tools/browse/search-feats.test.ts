import { expect, test } from "vitest";
import { call, namesIn } from "../../browse/testing/fake.js";

test("feats by name and category", async () => {
  expect(namesIn(await call("search_feats", { query: "grap", category: "general" }))).toEqual([
    "Grappler",
  ]);
  expect(namesIn(await call("search_feats", { category: "Origin" }))).toEqual([]);
});

test("a misspelt name gets suggestions", async () => {
  expect((await call("search_feats", { query: "graplar" })).text).toBe(
    "No feats found. Did you mean Grappler?",
  );
});
