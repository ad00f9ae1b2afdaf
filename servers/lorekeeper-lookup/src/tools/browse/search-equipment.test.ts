import { expect, test } from "vitest";
import { call, namesIn } from "../../browse/testing/fake.js";

test("all kinds of equipment by part of a name", async () => {
  const reply = await call("search_equipment", { query: "chain" });
  expect(namesIn(reply)).toEqual(["Chain shirt", "Elven Chain"]);
  expect(reply.data).toMatchObject({ summary: "2 pieces of equipment." });
});

test("one type alone", async () => {
  expect(namesIn(await call("search_equipment", { query: "chain", type: "armor" }))).toEqual([
    "Chain shirt",
  ]);
});

test("a misspelt name gets suggestions, a wrong type is refused", async () => {
  const { data } = await call("search_equipment", { query: "longswrod" });
  expect(data).toMatchObject({ data: [], suggestions: ["Longsword", "Longbow"] });
  expect((await call("search_equipment", { query: "chain", type: "spell" })).isError).toBe(true);
});
