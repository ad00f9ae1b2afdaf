import { closeSync, openSync, statSync, writeSync } from "node:fs";
import path from "node:path";
import { cacheSuite } from "@tabletop-mcp/srd-client/testing";
import { expect, onTestFinished, test } from "vitest";
import { tempFolder } from "../../test/temp-folder.js";
import { openLookupCache } from "./open.js";

const body = '[{"name":"Fireball"}]';

async function open(file: string) {
  const cache = await openLookupCache({ file });
  onTestFinished(() => cache.close());
  return cache;
}

cacheSuite("a file", () => open(path.join(tempFolder(), "lookup-cache.sqlite")));
cacheSuite(":memory:", () => open(":memory:"));

test("what was put is there when the file is opened again", async () => {
  const file = path.join(tempFolder(), "lookup-cache.sqlite");
  const spells = { kind: "spell", document: "srd-2014", body, count: 1, syncedAt: 5 };
  const first = await open(file);
  await first.putAnswer("key", { body, storedAt: 3 });
  await first.putFailure("down", { code: "TIMEOUT", message: "10 s", failedAt: 4 });
  await first.putCollection(spells);
  await first.close();
  const second = await open(file);
  expect(await second.answer("key")).toEqual({ body, storedAt: 3 });
  expect(await second.failure("down")).toMatchObject({ code: "TIMEOUT" });
  expect(await second.collection("spell", "srd-2014")).toEqual(spells);
});

test("two connections see each other's writes at once", async () => {
  const file = path.join(tempFolder(), "lookup-cache.sqlite");
  const [one, other] = [await open(file), await open(file)];
  await one.putAnswer("key", { body, storedAt: 1 });
  await other.putAnswer("key", { body: "[]", storedAt: 2 });
  expect(await one.answer("key")).toEqual({ body: "[]", storedAt: 2 });
});

test("clearing gives the space back, also while another connection is open", async () => {
  const file = path.join(tempFolder(), "lookup-cache.sqlite");
  const cache = await open(file);
  await open(file);
  await cache.putAnswer("key", { body: "x".repeat(5_000_000), storedAt: 1 });
  await cache.clear(true);
  expect(statSync(file).size).toBeLessThan(100_000);
});

test("damage that is met later is said kindly, too", async () => {
  const file = path.join(tempFolder(), "lookup-cache.sqlite");
  const whole = await open(file);
  for (let row = 0; row < 300; row += 1) {
    await whole.putAnswer(`key ${row}`, { body: body.repeat(20), storedAt: row });
  }
  await whole.close();
  scribble(file, 4096);
  const damaged = await open(file);
  await expect(damaged.answer("key 7")).rejects.toMatchObject({ code: "DATABASE_DAMAGED" });
  await expect(damaged.putAnswer("new", { body, storedAt: 1 })).rejects.toMatchObject({
    code: "DATABASE_DAMAGED",
  });
});

test("a cache that was closed rejects instead of throwing", async () => {
  const cache = await open(":memory:");
  await cache.close();
  await expect(cache.answer("key")).rejects.toThrow("not open");
});

/** Overwrites everything behind the first bytes. */
function scribble(file: string, from: number): void {
  const descriptor = openSync(file, "r+");
  writeSync(descriptor, Buffer.alloc(statSync(file).size - from, 0xa5), 0, null, from);
  closeSync(descriptor);
}
