import { expect, test } from "vitest";
import { call, namesIn } from "../../browse/testing/fake.js";

test("sixty pieces are two pages", async () => {
  const first = await call("get_adventuring_gear", {});
  expect(namesIn(first)).toHaveLength(50);
  expect(first.data).toMatchObject({
    summary: "60 pieces of gear, page 1 of 2.",
    pagination: { total: 60, page: 1, per_page: 50, has_more: true },
  });
  const second = await call("get_adventuring_gear", { page: 2 });
  expect(namesIn(second).at(0)).toBe("Rope 51");
  expect(second.data).toMatchObject({ pagination: { page: 2, has_more: false } });
});

test("a page after the last is empty, and says so", async () => {
  const { isError, text } = await call("get_adventuring_gear", { page: 3 });
  expect(isError).toBe(false);
  expect(text).toBe("There are 60 pieces of gear on 2 pages; page 3 is empty.");
});

test("pages are counted from 1", async () => {
  expect((await call("get_adventuring_gear", { page: 0 })).isError).toBe(true);
});
