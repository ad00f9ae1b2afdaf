import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startUpstream, type Upstream } from "../testing/upstream.js";
import { memoryCache } from "./cache/memory.js";
import { type ClientOptions, createSrdClient, type SrdClient } from "./client.js";
import { httpGet } from "./http.js";
import { bundledSource } from "./records/attribution.js";
import type { RuleRecord } from "./records/types.js";

const day = 24 * 60 * 60 * 1_000;
let upstream: Upstream;
let now = 0;
beforeEach(async () => {
  upstream = await startUpstream();
  now = 1_760_000_000_000;
});
afterEach(() => upstream.close());

const rule = (name: string, section: string): RuleRecord => ({
  kind: "rule",
  slug: name.toLowerCase().replaceAll(" ", "-"),
  name,
  description: `${name} in short.`,
  source: bundledSource,
  section,
});

/** What comes with the program: cut finer than the sources', with one that version 2 has, too. */
const rules = [
  rule("Half Cover", "combat"),
  rule("Total Cover", "combat"),
  rule("Dodge", "combat"),
  rule("Ritual Casting", "spellcasting"),
];

const clientOf = (own: ClientOptions = {}): SrdClient =>
  createSrdClient({
    cache: memoryCache(),
    getJson: httpGet({ sleep: async () => undefined }),
    now: () => now,
    origins: {
      open5e: upstream.origin,
      dnd5e: new URL(`http://localhost:${upstream.origin.port}`),
    },
    bundled: async (kind) => (kind === "rule" ? rules : []),
    ...own,
  });

/** Names, those that are bundled with a star. */
const names = ({ records }: { readonly records: readonly RuleRecord[] }): readonly string[] =>
  records.map(({ name, source }) => (source.api === "bundled" ? `${name}*` : name));

test("an answer of the source that was to be asked is whole, and says nothing of others", async () => {
  const found = await clientOf().find("rule", { section: "combat" });
  expect(names(found)).toEqual(["Cover", "Making an Attack"]);
  expect(found).not.toHaveProperty("unasked");
  expect(found).not.toHaveProperty("partial");
});

describe("where one section of the rules fails", () => {
  beforeEach(() => upstream.misbehave({ fault: 500, only: "/api/2014/rule-sections/cover" }));

  test("another source stands in, who failed is named, and bundled facts fill what it lacks", async () => {
    const found = await clientOf().find("rule", { section: "combat" });
    expect(names(found)).toEqual(["Dodge", "Half Cover*", "Initiative", "Total Cover*"]);
    expect(found).toMatchObject({
      unasked: ["dnd5eapi-2014"],
      partial: true,
      cache: "bundled",
      sources: ["open5e-v2", "bundled"],
    });
  });

  test("what the filters leave out is not filled in, and then nothing is said to be bundled", async () => {
    const found = await clientOf().find("rule", { name: "initiative" });
    expect(names(found)).toEqual(["Initiative"]);
    expect(found).toMatchObject({ cache: "miss", unasked: ["dnd5eapi-2014"], partial: true });
  });

  test("it is said again of the stored copy, and no more once the source answers", async () => {
    const client = clientOf();
    await client.find("rule");
    expect(await client.find("rule", { name: "dodge" })).toMatchObject({
      cache: "hit",
      partial: true,
      unasked: ["dnd5eapi-2014"],
    });
    upstream.misbehave(undefined);
    now += 5 * 60_000;
    const whole = await client.find("rule", { name: "cover" });
    expect(names(whole)).toEqual(["Cover"]);
    expect(whole).not.toHaveProperty("partial");
  });

  test("all of it, though old, is better than a part", async () => {
    upstream.misbehave(undefined);
    const client = clientOf();
    await client.find("rule");
    now += 8 * day;
    upstream.misbehave({ fault: 500, only: "/api/2014/rule-sections/cover" });
    const found = await client.find("rule", { section: "combat" });
    expect(names(found)).toEqual(["Cover", "Making an Attack"]);
    expect(found).toMatchObject({ cache: "stale", unasked: ["dnd5eapi-2014"] });
    expect(found).not.toHaveProperty("partial");
  });

  test("a sync takes no part for the whole", async () => {
    const client = clientOf();
    await expect(client.sync("rule")).rejects.toThrow("500 for /api/2014/rule-sections/cover");
    expect((await (await client.cache()).stats()).collections).toEqual([]);
  });
});

test("with one whole source away, what is bundled is found", async () => {
  upstream.misbehave({ fault: 503, only: "/api/" });
  const found = await clientOf().find("rule", { name: "cover" });
  expect(names(found)).toEqual(["Half Cover*", "Total Cover*"]);
  expect(found).toMatchObject({ unasked: ["dnd5eapi-2014"], partial: true });
});

test("with all of them away, all are named", async () => {
  upstream.misbehave({ fault: 500 });
  const found = await clientOf().find("rule", { name: "cover" });
  expect(names(found)).toEqual(["Half Cover*", "Total Cover*"]);
  expect(found).toMatchObject({ cache: "bundled", unasked: ["dnd5eapi-2014", "open5e-v2"] });
});

test("a source that has as much is no part, but who failed is named", async () => {
  upstream.misbehave({ fault: 500, only: "/v2/" });
  const found = await clientOf().find("spell", { name: "bane" });
  expect(found).toMatchObject({ sources: ["open5e-v1"], unasked: ["open5e-v2"] });
  expect(found).not.toHaveProperty("partial");
});

test("of documents that nothing can answer for, their source is named, too", async () => {
  upstream.misbehave({ fault: 500, only: "/v2/" });
  const sources = ["srd-2014", "srd-2024"];
  expect(await clientOf().find("creature", {}, { sources })).toMatchObject({
    sources: ["open5e-v1"],
    missing: ["srd-2024"],
    unasked: ["open5e-v2"],
  });
});

test("a list of nothing is not synced where SRD 5.1 has something", async () => {
  const client = clientOf();
  await client.sync("rule");
  upstream.misbehave({ fault: "nothing" });
  await expect(client.sync("rule")).rejects.toThrow("no rule of srd-2014");
  expect(names(await client.find("rule", { name: "cover" }))).toEqual(["Cover"]);
  // Of what the SRD does not have, nothing is all there is.
  expect(await client.sync("feat", { sources: ["zz-home"] })).toBe(0);
});
