import { type Found, LookupUnavailable } from "@tabletop-mcp/srd-client";
import { expect, test } from "vitest";
import { answer, orFault, type Question } from "./answer.js";
import { spell } from "./browse/testing/records.js";
import type { LoreContext } from "./context.js";
import { contextOf, keptLog } from "./testing/lore.js";

const question: Question = {
  kinds: ["spell"],
  called: ["spell", "spells"],
  filters: {},
  limit: 20,
  offset: 0,
  sources: undefined,
};

const log = () => ({ log: keptLog().log });

/** A context whose client says of an answer what `origin` says, one for each kind in turn. */
function originating(...origins: readonly Partial<Omit<Found, "records">>[]): LoreContext {
  const context = contextOf();
  const left = [...origins];
  const find: LoreContext["client"]["find"] = async (kind, filters, options) => ({
    ...(await context.client.find(kind, filters, options)),
    ...left.shift(),
  });
  return { ...context, client: { ...context.client, find } };
}

/** The metadata of an answer of that origin. */
async function metadataFrom(ctx: LoreContext, own: Partial<Question> = {}) {
  const { data } = await answer({ ...question, ...own }, ctx, log());
  return data.metadata;
}

test("an answer says when it was fetched, or synced", async () => {
  const fetchedAt = Date.parse("2026-01-20T00:00:00.000Z");
  const fetched = await metadataFrom(originating({ cache: "hit", fetchedAt }));
  expect(fetched).toMatchObject({ cache: "hit", fetched_at: "2026-01-20T00:00:00.000Z" });
  expect(fetched).not.toHaveProperty("synced_at");
  const synced = await metadataFrom(originating({ cache: "hit", fetchedAt, synced: true }));
  expect(synced).toMatchObject({ synced_at: "2026-01-20T00:00:00.000Z" });
  expect(synced).not.toHaveProperty("fetched_at");
});

test("of several kinds the least fresh and the oldest counts, and every source is named", async () => {
  const ctx = originating(
    { cache: "hit", fetchedAt: 2_000, sources: ["open5e-v2"] },
    { cache: "stale", fetchedAt: 1_000, sources: ["open5e-v1", "open5e-v2"] },
  );
  expect(await metadataFrom(ctx, { kinds: ["weapon", "magic-item"] })).toMatchObject({
    cache: "stale",
    source: "open5e-v2, open5e-v1",
    fetched_at: "1970-01-01T00:00:01.000Z",
  });
});

test.each([
  ["stale", ["open5e-v2"], "The sources cannot be reached: this is a stored copy."],
  ["bundled", ["bundled"], "bundled facts of SRD 5.1"],
] as const)("an answer that is %s says so in its text", async (cache, sources, words) => {
  const { text } = await answer(question, originating({ cache, sources }), log());
  expect(text).toContain(words);
});

test("a fresh answer says nothing of it", async () => {
  const { data } = await answer({ ...question, limit: 1 }, contextOf(), log());
  expect(data.summary).toBe("1 of 4 spells: Fireball. Go on with offset 1.");
});

test("documents that could not be reached are named", async () => {
  const ctx = originating({ missing: ["srd-2024"] });
  const { data, text } = await answer(question, ctx, log());
  expect(data.metadata).toMatchObject({ missing: ["srd-2024"] });
  expect(text).toContain("srd-2024");
});

test("the server's documents are asked unless the question names others", async () => {
  const total = async (sources: Question["sources"]) =>
    (await metadataFrom(contextOf(), { sources })).total;
  expect(await total(undefined)).toBe(4);
  expect(await total("all")).toBe(5);
  expect(await total(["got"])).toBe(1);
});

test("the rows of several kinds are one list by name", async () => {
  const records = ["Bless", "Aid", "Command"].map((name) => spell({ name }));
  const { data } = await answer(
    { ...question, kinds: ["spell", "feat"] },
    contextOf({ records }),
    log(),
  );
  expect(data.results.map(({ name }) => name)).toEqual(["Aid", "Bless", "Command"]);
});

test("a source that is away is a fault, and what it said is in the log", async () => {
  const { log: kept, lines } = keptLog();
  const away = Promise.reject(new LookupUnavailable("The sources are away"));
  await expect(orFault(away, { log: kept })).rejects.toMatchObject({
    code: "UPSTREAM_UNAVAILABLE",
    message: "The sources are away",
  });
  expect(lines).toEqual(["warn a lookup found no source"]);
});

test("a bug stays a bug", async () => {
  const bug = new TypeError("not a function");
  await expect(orFault(Promise.reject(bug), log())).rejects.toBe(bug);
});

test("a caller who asked is told how many rows have come", async () => {
  const ctx = contextOf();
  const find: LoreContext["client"]["find"] = (kind, filters, options) => {
    options?.onRows?.(3, 10);
    return ctx.client.find(kind, filters, options);
  };
  const steps: unknown[] = [];
  await answer(
    question,
    { ...ctx, client: { ...ctx.client, find } },
    { ...log(), progress: (...step) => steps.push(step) },
  );
  expect(steps).toEqual([[3, 10, "spell records"]]);
});

test("a document that has nothing is named, with the keys of the SRD", async () => {
  const nowhere = { ...question, filters: { name: "Fireball" }, sources: ["nope"] };
  const { data } = await answer(nowhere, contextOf(), log());
  expect(data.summary).toBe(
    'No spells found for "Fireball". Looked in nope; the SRD\'s keys are srd-2014 and srd-2024.',
  );
});
