import type { Connection } from "@tabletop-mcp/mcp-kit/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { library } from "./browse/testing/records.js";
import { recordText } from "./render/record.js";
import { completeSlug, recordOf, slugOf } from "./resources.js";
import { connected, contextOf, keptLog } from "./testing/lore.js";

const asked = () => ({ ctx: contextOf(), call: { log: keptLog().log } });

test.each([
  ["Hunter’s Mark", "hunters-mark"],
  ["Bigby's Hand", "bigbys-hand"],
  ["Blindness/Deafness", "blindness-deafness"],
  [" Chain (10 feet) ", "chain-10-feet"],
])("%j has the slug %j", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test("a record is found by its slug, or by its name", async () => {
  expect(await recordOf(["spell"], "hunters-mark", asked())).toMatchObject({
    name: "Hunter's Mark",
  });
  expect(await recordOf(["spell"], "FIRE BOLT", asked())).toMatchObject({ name: "Fire Bolt" });
  expect(await recordOf(["weapon", "armor"], "chain-shirt", asked())).toMatchObject({
    kind: "armor",
  });
});

test("a slug that nobody has is refused with slugs that are like it", async () => {
  await expect(recordOf(["spell"], "hunter-mark", asked())).rejects.toMatchObject({
    code: "NOT_FOUND",
    message: 'There is no spell "hunter-mark"',
    hint: "Did you mean hunters-mark?",
  });
  await expect(recordOf(["weapon", "armor"], "xyzzyplugh", asked())).rejects.toMatchObject({
    message: 'There is no weapon or armor "xyzzyplugh"',
    hint: undefined,
  });
});

test("a source that is away is a fault and a line in the log", async () => {
  const { log, lines } = keptLog();
  const ctx = contextOf({ away: ["spell"] });
  await expect(recordOf(["spell"], "fireball", { ctx, call: { log } })).rejects.toMatchObject({
    code: "UPSTREAM_UNAVAILABLE",
  });
  expect(lines).toEqual(["warn a lookup found no source"]);
});

test("completion: slugs that begin with what was typed, then those that hold it", async () => {
  const complete = completeSlug(["spell"]);
  expect(await complete("fire", contextOf())).toEqual(["fire-bolt", "fire-lance", "fireball"]);
  expect(await complete("B", contextOf())).toEqual(["fire-bolt", "fireball"]);
  expect(await complete("", contextOf())).toHaveLength(5);
  expect(await complete("xyzzy", contextOf())).toEqual([]);
});

test("completion offers what can be read: rules are cut otherwise by every source", async () => {
  const asked = contextOf();
  const ctx = { ...asked, names: async () => ["Half Cover", "Death Saving Throws"] };
  const offered = await completeSlug(["rule"])("", ctx);
  expect(offered).toEqual(["cover"]);
  for (const slug of offered)
    expect(await recordOf(["rule"], slug, { ctx, call: { log: keptLog().log } })).toMatchObject({
      slug,
    });
});

test("completion offers what other documents have, where they are asked", async () => {
  expect(await completeSlug(["spell"])("fire-l", contextOf({ sources: ["got"] }))).toEqual([
    "fire-lance",
  ]);
});

describe("through the protocol", () => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await connected();
  });
  afterAll(() => connection.close());

  test("five templates are offered", async () => {
    const { resourceTemplates } = await connection.client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate).toSorted()).toEqual([
      "srd://condition/{slug}",
      "srd://creature/{slug}",
      "srd://item/{slug}",
      "srd://rule/{slug}",
      "srd://spell/{slug}",
    ]);
  });

  test.each([
    ["srd://spell/hunters-mark", "Hunter's Mark"],
    ["srd://creature/skeleton", "Skeleton"],
    ["srd://rule/cover", "Cover"],
    ["srd://condition/prone", "Prone"],
    ["srd://item/flame-tongue", "Flame Tongue"],
    ["srd://item/plate", "Plate"],
    ["srd://item/rope-07", "Rope 07"],
  ])("%s is %s as Markdown", async (uri, name) => {
    const { contents } = await connection.client.readResource({ uri });
    const record = library.find((one) => one.name === name);
    expect(contents).toEqual([
      { uri, mimeType: "text/markdown", text: record && recordText(record) },
    ]);
  });

  test("a slug that nobody has is refused", async () => {
    const read = connection.client.readResource({ uri: "srd://spell/firebal" });
    await expect(read).rejects.toThrow(/no spell "firebal".*fireball/);
  });

  test("slugs are completed", async () => {
    const { completion } = await connection.client.complete({
      ref: { type: "ref/resource", uri: "srd://item/{slug}" },
      argument: { name: "slug", value: "chain" },
    });
    expect(completion.values).toEqual(["chain-shirt", "elven-chain"]);
  });
});
