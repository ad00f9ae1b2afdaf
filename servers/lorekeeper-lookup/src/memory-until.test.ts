import { memoryCache } from "@tabletop-mcp/srd-client";
import { expect, test } from "vitest";
import { memoryUntil } from "./memory-until.js";

const entry = { body: "[]", storedAt: 1 };
const soon = () => new Promise((resolve) => setImmediate(resolve));

test("answers are in memory until the file is open, and in the file from then on", async () => {
  const file = memoryCache();
  let open: (() => void) | undefined;
  const cache = memoryUntil(
    () =>
      new Promise((resolve) => {
        open = () => resolve(file);
      }),
    () => expect.fail("nothing has failed"),
  );
  await cache.putAnswer("before", entry);
  expect(await cache.answer("before")).toEqual(entry);
  expect(await file.stats()).toMatchObject({ answers: 0 });
  open?.();
  await soon();
  await cache.putAnswer("after", entry);
  expect(await file.answer("after")).toEqual(entry);
  expect(await cache.stats()).toMatchObject({ answers: 1 });
  await cache.close();
});

test("where the file cannot be opened that is told, and answers stay in memory", async () => {
  const told: unknown[] = [];
  const cache = memoryUntil(
    async () => {
      throw new Error("no SQLite");
    },
    (error) => told.push(error),
  );
  await cache.putAnswer("key", entry);
  await soon();
  expect(told).toEqual([new Error("no SQLite")]);
  expect(await cache.answer("key")).toEqual(entry);
  await cache.close();
});

test("who closes it waits for no file", async () => {
  const told: unknown[] = [];
  const cache = memoryUntil(
    (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(new Error("closed")));
      }),
    (error) => told.push(error),
  );
  await cache.close();
  expect(told).toEqual([]);
});
