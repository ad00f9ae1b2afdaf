import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { spell } from "./browse/testing/records.js";
import { namesFrom, openContext, sourcesIn } from "./open-context.js";
import { keptLog } from "./testing/lore.js";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "lorekeeper-"));
});
afterEach(() => rm(folder, { recursive: true }));

test.each([
  ["srd-2014", ["srd-2014"]],
  [" srd-2014, srd-2024,, ", ["srd-2014", "srd-2024"]],
  ["srd-2014,ALL", "all"],
  // Nothing named is the default, not a server that knows nothing.
  [" , ", ["srd-2014"]],
])("%j are the sources %j", (text, sources) => {
  expect(sourcesIn(text)).toEqual(sources);
});

test("answers are kept in a file of the data folder", async () => {
  const { log, lines } = keptLog();
  const entry = { body: "[]", storedAt: 1 };
  const first = openContext({ sources: "srd-2014", dataDir: folder }, log);
  await (await first.client.cache()).putAnswer("key", entry);
  await first.client.close();
  const second = openContext({ sources: "srd-2014", dataDir: folder }, log);
  expect(await (await second.client.cache()).answer("key")).toEqual(entry);
  expect(second.cacheFault()).toBeUndefined();
  await second.client.close();
  expect(lines).toEqual([]);
});

test("where no file can be opened, answers are kept in memory, and the log says so", async () => {
  const { log, lines } = keptLog();
  const file = path.join(folder, "a-file");
  await writeFile(file, "");
  const dataDir = path.join(file, "below");
  const { client, cacheFault } = openContext({ sources: "all", dataDir }, log);
  const cache = await client.cache();
  await cache.putAnswer("key", { body: "[]", storedAt: 1 });
  expect(await cache.stats()).toMatchObject({ answers: 1 });
  expect(cacheFault()).toBeInstanceOf(Error);
  await client.close();
  expect(lines).toEqual([
    "error the lookup cache cannot be opened; answers are kept in memory only",
  ]);
});

test("a running server picks at random, in the range asked for, and knows the SRD's names", async () => {
  const context = openContext({ sources: "srd-2014", dataDir: folder }, keptLog().log);
  expect(context.pick(1)).toBe(0);
  expect(await context.names("spell")).toContain("Fireball");
  expect(context.sources).toEqual(["srd-2014"]);
});

test("names are those of a kind's records", async () => {
  const names = namesFrom(async (kind) => (kind === "spell" ? [spell({ name: "Bless" })] : []));
  expect([await names("spell"), await names("feat")]).toEqual([["Bless"], []]);
});
