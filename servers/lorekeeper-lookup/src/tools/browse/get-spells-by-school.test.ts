import { expect, test } from "vitest";
import { call, namesIn } from "../../browse/testing/fake.js";

test("the spells of a school", async () => {
  expect(namesIn(await call("get_spells_by_school", { school: "Divination" }))).toEqual([
    "Hunter's Mark",
  ]);
});

test("only the eight schools are taken", async () => {
  const { isError, text } = await call("get_spells_by_school", { school: "pyromancy" });
  expect(isError).toBe(true);
  expect(text).toContain("evocation");
});
