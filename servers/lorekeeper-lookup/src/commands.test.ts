import { type Kind, kinds, type LookupCache, memoryCache } from "@tabletop-mcp/srd-client";
import { beforeEach, describe, expect, test } from "vitest";
import { commands } from "./commands.js";
import type { ServerContext } from "./context.js";
import { commandIn, contextOf, now } from "./testing/lore.js";

const hour = 60 * 60 * 1_000;
const yesterday = now - 24 * hour;

let cache: LookupCache;
beforeEach(() => {
  cache = memoryCache();
});

const collection = (kind: Kind, syncedAt: number, document = "srd-2014") => ({
  kind,
  document,
  body: "[]",
  count: 10,
  syncedAt,
});

/** A context over the cache, whose client notes what it syncs and is away for some kinds. */
function syncing(own: Partial<ServerContext> & { readonly away?: readonly Kind[] } = {}) {
  const { away = [], ...others } = own;
  const synced: Kind[] = [];
  const context: ServerContext = { ...contextOf(), ...others };
  const client: ServerContext["client"] = {
    ...context.client,
    cache: () => Promise.resolve(cache),
    async sync(kind, options) {
      if (away.includes(kind)) throw new Error("away");
      synced.push(kind);
      options?.onRows?.(5, 10);
      await cache.putCollection(collection(kind, context.now()));
      return 10;
    },
  };
  return { context: { ...context, client }, synced };
}

/** What a command prints. */
async function run(name: string, context: ServerContext, options = {}) {
  const { call, printed } = commandIn(context);
  const command = commands.find((one) => one.name === name);
  if (command === undefined) throw new Error(`there is no command ${name}`);
  await command.run(options, call);
  return printed;
}

describe("sync", () => {
  test("every kind is fetched, one after the other", async () => {
    const { context, synced } = syncing();
    expect(await run("sync", context)).toEqual(["Synced 200 records of srd-2014."]);
    expect(synced).toEqual(kinds);
  });

  test("one that was cut off goes on where it stopped", async () => {
    const first = syncing({ away: ["weapon"] });
    await expect(run("sync", first.context)).rejects.toThrow("away");
    const second = syncing();
    await run("sync", second.context);
    expect([...first.synced, ...second.synced]).toEqual(kinds);
  });

  test("an hour later everything is fetched anew", async () => {
    await run("sync", syncing().context);
    const soon = syncing({ now: () => now + hour - 1 });
    await run("sync", soon.context);
    expect(soon.synced).toEqual([]);
    const later = syncing({ now: () => now + hour });
    await run("sync", later.context);
    expect(later.synced).toEqual(kinds);
  });

  test("what is dated in the future is fetched anew: a clock was wrong", async () => {
    await cache.putCollection(collection("spell", now + 1));
    const { context, synced } = syncing();
    await run("sync", context);
    expect(synced).toContain("spell");
  });

  test("a kind is held only with all the documents that are wanted", async () => {
    await cache.putCollection(collection("spell", now));
    const { context, synced } = syncing({ sources: ["srd-2014", "srd-2024"] });
    expect(await run("sync", context)).toEqual([
      "Synced 200 records of srd-2014, srd-2024.",
      "Nothing was found of srd-2024: is there a document of that key?",
    ]);
    expect(synced).toContain("spell");
  });

  test("one document is not all documents", async () => {
    await cache.putCollection(collection("spell", now));
    await cache.putCollection(collection("feat", now, "all"));
    const { context, synced } = syncing({ sources: "all" });
    expect(await run("sync", context)).toEqual(["Synced 190 records of all documents."]);
    expect(synced).toEqual(kinds.filter((kind) => kind !== "feat"));
  });

  test("without a file to keep it in, nothing is fetched", async () => {
    const cacheFault = () => new Error("no disk");
    const { context, synced } = syncing({ cacheFault });
    await expect(run("sync", context)).rejects.toThrow("no disk");
    expect(synced).toEqual([]);
  });
});

describe.each(["status", "cache stats"])("%s", (name) => {
  test("of nothing, says how to sync", async () => {
    expect(await run(name, syncing().context)).toEqual([
      "0 answers and 0 failures remembered; 0.0 MB in all.",
      "Nothing is synced: tabletop-lorekeeper sync fetches everything.",
    ]);
  });

  test("says what is held, from when, and how big", async () => {
    await cache.putAnswer("old", { body: "x".repeat(1_048_576), storedAt: yesterday });
    await cache.putAnswer("new", { body: "x".repeat(524_286), storedAt: now });
    await cache.putFailure("gone", { code: "X", message: "x", failedAt: now });
    await cache.putCollection(collection("spell", yesterday));
    await cache.putCollection(collection("spell", now, "all"));
    expect(await run(name, syncing().context)).toEqual([
      "2 answers and 1 failure remembered, from 2026-01-21 to 2026-01-22; 1.5 MB in all.",
      "Synced:",
      "  spell (srd-2014): 10 records, synced 2026-01-21",
    ]);
  });
});

describe("cache clear", () => {
  beforeEach(async () => {
    await cache.putAnswer("key", { body: "[]", storedAt: now });
    await cache.putCollection(collection("spell", now));
  });

  test("forgets answers, and keeps what was synced", async () => {
    expect(await run("cache clear", syncing().context)).toEqual([
      "Answers are forgotten; what was synced is kept.",
    ]);
    expect(await cache.stats()).toMatchObject({ answers: 0, collections: [{ kind: "spell" }] });
  });

  test("forgets everything where that is wanted", async () => {
    const printed = await run("cache clear", syncing().context, { everything: true });
    expect(printed).toEqual(["Everything is forgotten."]);
    expect(await cache.stats()).toMatchObject({ answers: 0, collections: [] });
  });
});
