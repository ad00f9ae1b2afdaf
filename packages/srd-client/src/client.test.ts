import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Fault } from "../testing/faults.js";
import { deadOrigin, startUpstream, type Trouble, type Upstream } from "../testing/upstream.js";
import { memoryCache } from "./cache/memory.js";
import { type ClientOptions, createSrdClient, type SrdClient } from "./client.js";
import { LookupUnavailable, type UpstreamError } from "./errors.js";
import { type GetJson, httpGet } from "./http.js";
import { lifetimes } from "./lifetimes.js";
import type { MagicItemRecord, SpellRecord } from "./records/types.js";

const day = 24 * 60 * 60 * 1_000;
const minute = 60 * 1_000;
const faults: readonly Fault[] = [
  500,
  503,
  429,
  404,
  "time-out",
  "slow",
  "drop",
  "truncated",
  "malformed",
  "schema",
  "html",
  "json-as-html",
  "elsewhere",
  "round",
  "endless",
  "endless-pages",
  "one-more",
  "same-page",
  "repeated",
];

/** Who has spells, and could not be asked. */
const unasked = ["open5e-v2", "open5e-v1"];

/** How long the whole host is left alone after some of them; after the others, for five minutes the question is. */
const silence: ReadonlyMap<Fault, number> = new Map<Fault, number>([
  // What the upstream's Retry-After says.
  [429, 1_000],
  [503, 1_000],
  ["time-out", minute],
  ["slow", minute],
]);

let upstream: Upstream;
let now: number;
let failures: UpstreamError[];
beforeEach(async () => {
  upstream = await startUpstream();
  now = 1_760_000_000_000;
  failures = [];
});
afterEach(() => upstream.close());

let endless = false;
const misbehave = (trouble: Trouble | undefined): void => {
  endless = trouble?.fault === "time-out" || trouble?.fault === "slow";
  upstream.misbehave(trouble);
};

/** Fetches as always, but waits for nothing, and not for long where nothing will come. */
const hasty = (): GetJson => {
  const options = { sleep: async () => undefined };
  const patient = httpGet({ ...options, limits: { bytes: 200_000 } });
  const brief = httpGet({ ...options, limits: { totalMs: 60 } });
  return (url, asking) => (endless ? brief(url, asking) : patient(url, asking));
};

const clientOf = (options: ClientOptions = {}): SrdClient =>
  createSrdClient({
    cache: memoryCache(),
    getJson: hasty(),
    now: () => now,
    origins: { open5e: upstream.origin, dnd5e: upstream.origin },
    onFailure: (error) => failures.push(error),
    ...options,
  });

const bundledSpell: SpellRecord = {
  kind: "spell",
  slug: "bane",
  name: "Bane",
  description: "Somebody is worse at things.",
  source: {
    document: "System Reference Document 5.1",
    document_key: "srd-2014",
    publisher: "Wizards of the Coast",
    license: "CC-BY-4.0",
    api: "bundled",
  },
  level: 1,
  school: "enchantment",
  components: { verbal: true, somatic: true, material: false },
  casting_time: "1 action",
  range: "30 feet",
  duration: "Up to 1 minute",
  concentration: true,
  ritual: false,
  classes: ["bard", "cleric"],
};
const bundledItem: MagicItemRecord = {
  kind: "magic-item",
  slug: "item",
  name: "Item",
  description: "It helps.",
  source: bundledSpell.source,
  type: "Wondrous item",
  rarity: "rare",
  requires_attunement: "",
};
const bundled: NonNullable<ClientOptions["bundled"]> = async (kind) =>
  kind === "spell" ? [bundledSpell] : [];

const namesOf = ({ records }: { readonly records: readonly { readonly name: string }[] }) =>
  records.map(({ name }) => name);

/** How many requests a task makes. */
async function requestsOf(task: () => Promise<unknown>): Promise<number> {
  const before = upstream.asked.length;
  await task();
  return upstream.asked.length - before;
}

describe("an answer", () => {
  test("comes from the API, by name, with the exact name first", async () => {
    const found = await clientOf().find("spell", { name: "b" });
    expect(namesOf(found)).toEqual(["Bane", "Bless", "Fireball"]);
    expect(found).toMatchObject({ cache: "miss", sources: ["open5e-v2"], fetchedAt: now });
    expect(upstream.asked).toEqual([
      "/v2/spells/?document__key__in=srd-2014&limit=500&name__icontains=b",
    ]);
  });

  test("is kept for seven days, to the millisecond", async () => {
    const client = clientOf();
    const first = await client.find("spell", { name: "bane" });
    now += 7 * day - 1;
    const again = await client.find("spell", { name: "bane" });
    expect(again).toEqual({ ...first, cache: "hit" });
    expect(upstream.asked).toHaveLength(1);
    now += 1;
    expect(await client.find("spell", { name: "bane" })).toMatchObject({
      cache: "miss",
      fetchedAt: now,
    });
    expect(upstream.asked).toHaveLength(2);
  });

  test("to nobody's name is empty, and kept as well", async () => {
    const client = clientOf();
    expect(await client.find("spell", { name: "NonexistentSpell123" })).toMatchObject({
      records: [],
    });
    expect(await client.find("spell", { name: "NonexistentSpell123" })).toMatchObject({
      cache: "hit",
    });
    expect(upstream.asked).toHaveLength(1);
  });

  test("that is empty lives for minutes, and whole again as soon as it is there", async () => {
    const client = clientOf({ bundled: async () => [] });
    misbehave({ fault: "nothing", only: "/v2/spells/" });
    expect(await client.find("spell", { name: "bane" })).toMatchObject({ records: [] });
    misbehave(undefined);
    now += 10 * minute - 1;
    expect(await client.find("spell", { name: "bane" })).toMatchObject({
      records: [],
      cache: "hit",
    });
    now += 1;
    expect(namesOf(await client.find("spell", { name: "bane" }))).toEqual(["Bane"]);
  });

  test("that only came with this program is as empty", async () => {
    const client = clientOf({
      bundled: async () => [{ ...bundledItem, slug: "ammunition", name: "Ammunition" }],
    });
    misbehave({ fault: "nothing" });
    await client.find("magic-item", { name: "ammunition" });
    expect(await requestsOf(() => client.find("magic-item", { name: "ammunition" }))).toBe(0);
    now += 10 * minute;
    expect(await requestsOf(() => client.find("magic-item", { name: "ammunition" }))).toBe(1);
  });

  test("that is dated in the future is stale, and so is a failure: no clock is set for ever", async () => {
    const cache = memoryCache();
    const ahead = clientOf({ cache, now: () => now + day });
    await ahead.find("spell", { name: "bane" });
    misbehave({ fault: 500 });
    await expect(ahead.find("gear")).rejects.toThrow(LookupUnavailable);
    await ahead.close();
    const client = clientOf({ cache });
    expect(await client.find("spell", { name: "bane" })).toMatchObject({ cache: "stale" });
    misbehave(undefined);
    expect(await requestsOf(() => client.find("gear").catch(() => undefined))).toBe(1);
    expect(await client.find("spell", { name: "bless" })).toMatchObject({ cache: "miss" });
  });

  test("is shared by filters that are not sent", async () => {
    const client = clientOf();
    const found = await Promise.all(
      ["wizard", "bard", "cleric"].map((class_key) => client.find("spell", { class_key })),
    );
    expect(found.map(namesOf)).toEqual([
      ["Fireball", "Light"],
      ["Bane", "Light"],
      expect.anything(),
    ]);
    expect(upstream.asked).toHaveLength(1);
  });

  test("is fetched once for a hundred who ask at once", async () => {
    const client = clientOf();
    const all = await Promise.all(
      Array.from({ length: 100 }, () => client.find("spell", { name: "bane" })),
    );
    expect(all.every((found) => found.records.length === 1)).toBe(true);
    expect(upstream.asked).toHaveLength(1);
  });

  test("is found by another client of the same cache", async () => {
    const cache = memoryCache();
    await clientOf({ cache }).find("spell", { name: "bane" });
    await nextTurn();
    const other = await clientOf({ cache: async () => cache }).find("spell", { name: "bane" });
    expect(other).toMatchObject({ cache: "hit", records: [{ name: "Bane" }] });
    expect(upstream.asked).toHaveLength(1);
  });
});

describe.each(faults)("with %s from upstream", (fault) => {
  test("a stale copy answers, and the real answer after five minutes", async () => {
    const client = clientOf({ bundled });
    const real = await client.find("spell", { name: "bane" });
    now += 8 * day;
    misbehave({ fault });
    const stale = await client.find("spell", { name: "bane" });
    expect(stale).toEqual({ ...real, cache: "stale", unasked });
    misbehave(undefined);
    const silent = silence.get(fault) ?? 5 * minute;
    now += silent - 1;
    expect(await requestsOf(() => client.find("spell", { name: "bane" }))).toBe(0);
    now += 5 * minute - silent + 1;
    expect(await client.find("spell", { name: "bane" })).toEqual({
      ...real,
      cache: "miss",
      fetchedAt: now,
    });
  });

  test("bundled facts answer where nothing is stored", async () => {
    const client = clientOf({ bundled });
    misbehave({ fault });
    for (const ask of [1, 2]) {
      const requests = await requestsOf(async () => {
        const found = await client.find("spell", { name: "ban" });
        expect(found).toEqual({
          records: [bundledSpell],
          cache: "bundled",
          sources: ["bundled"],
          unasked,
        });
      });
      expect(requests > 0).toBe(ask === 1);
    }
  });

  test("else a clear error, without a trace of the fault, in the cache neither", async () => {
    const client = clientOf();
    misbehave({ fault });
    const error = await client.find("spell", { name: "bane" }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(LookupUnavailable);
    expect(String(error)).toBe(
      "LookupUnavailable: The sources cannot be reached, and nothing is stored for srd-2014",
    );
    // A second route of a host that is left alone is not asked, and has not failed.
    const asked = silence.has(fault) ? 1 : 2;
    expect(await (await client.cache()).stats()).toMatchObject({ answers: 0, failures: asked });
    expect(failures.map(({ host }) => host)).not.toEqual([]);
    misbehave(undefined);
    const silent = await requestsOf(() =>
      expect(client.find("spell", { name: "bane" })).rejects.toThrow(LookupUnavailable),
    );
    expect(silent).toBe(0);
    now += silence.get(fault) ?? 0;
    expect(await client.find("spell", { name: "bless" })).toMatchObject({ cache: "miss" });
    now += 5 * minute;
    expect(namesOf(await client.find("spell", { name: "bane" }))).toEqual(["Bane"]);
    expect(await client.find("spell", { name: "bane" })).toMatchObject({ cache: "hit" });
  });
});

test("a hundred who ask at once share a failure, and it is told once", async () => {
  const client = clientOf();
  misbehave({ fault: 500 });
  const all = await Promise.allSettled(
    Array.from({ length: 100 }, () => client.find("gear", { name: "rope" })),
  );
  expect(all.every(({ status }) => status === "rejected")).toBe(true);
  expect(upstream.asked).toHaveLength(3);
  expect(failures).toHaveLength(1);
});

test("kinds without bundled facts are an error, never an empty success", async () => {
  misbehave({ fault: 500 });
  await expect(clientOf({ bundled }).find("gear")).rejects.toThrow(LookupUnavailable);
});

describe("a host that cannot be reached", () => {
  const unreachable = async () => {
    const asked: string[] = [];
    const get = httpGet();
    const getJson: GetJson = (url, asking) => {
      asked.push(url.pathname);
      return get(url, asking);
    };
    const client = clientOf({
      getJson,
      origins: { open5e: await deadOrigin(), dnd5e: upstream.origin },
    });
    return { asked, client };
  };

  test("is left alone for a minute by all questions, and the other host is not", async () => {
    const { asked, client } = await unreachable();
    await expect(client.find("spell", { name: "bane" })).rejects.toThrow(LookupUnavailable);
    expect(asked).toEqual(["/v2/spells/"]);
    now += minute - 1;
    await expect(client.find("creature")).rejects.toThrow(LookupUnavailable);
    await expect(client.find("spell", { name: "bless" })).rejects.toThrow(LookupUnavailable);
    expect(asked).toHaveLength(1);
    expect(namesOf(await client.find("skill", { name: "arc" }))).toEqual(["Arcana"]);
    now += 1;
    await expect(client.find("creature")).rejects.toThrow(LookupUnavailable);
    expect(asked.at(-1)).toBe("/v1/monsters/");
  });

  test("keeps failures of other kinds from doing the same", async () => {
    const client = clientOf();
    misbehave({ fault: 500, only: "/v2/spells/" });
    expect((await client.find("spell")).sources).toEqual(["open5e-v1"]);
    expect(lifetimes.hostMs).toBe(minute);
    expect(namesOf(await client.find("creature"))).toEqual(["Goblin"]);
  });
});

describe("another route of the same kind", () => {
  test("answers with the same fields, and says so", async () => {
    const real = await clientOf().find("creature", { name: "goblin" });
    misbehave({ fault: 500, only: "/v1/" });
    const other = await clientOf().find("creature", { name: "goblin" });
    expect(real.sources).toEqual(["open5e-v1"]);
    expect(other).toMatchObject({ sources: ["open5e-v2"], cache: "miss" });
    const [first] = real.records;
    const [second] = other.records;
    expect(Object.keys(second ?? {}).sort()).toEqual(Object.keys(first ?? {}).sort());
    expect(second).toMatchObject({
      name: "Goblin",
      challenge_rating: 0.25,
      experience_points: 50,
      source: { document_key: "srd-2014", api: "open5e-v2" },
    });
  });

  test("gives way to the first as soon as that answers again", async () => {
    const client = clientOf();
    misbehave({ fault: 500, only: "/v1/" });
    await client.find("creature");
    misbehave(undefined);
    expect(await requestsOf(() => client.find("creature"))).toBe(0);
    now += 5 * minute;
    expect((await client.find("creature")).sources).toEqual(["open5e-v1"]);
  });

  test("is preferred to a stale copy", async () => {
    const client = clientOf();
    await client.find("creature");
    now += 8 * day;
    misbehave({ fault: 500, only: "/v1/" });
    expect(await client.find("creature")).toMatchObject({ cache: "miss", sources: ["open5e-v2"] });
  });
});

describe("sources", () => {
  test("that version 1 lacks are asked of version 2", async () => {
    const found = await clientOf({ sources: ["srd-2024"] }).find("creature");
    expect(found.records.map(({ source }) => source.document_key)).toEqual(["srd-2024"]);
    expect(upstream.asked).toEqual(["/v2/creatures/?document__key__in=srd-2024&limit=500"]);
  });

  test("of one question override the client's", async () => {
    const client = clientOf();
    const sources = ["srd-2014", "srd-2024"];
    const found = await client.find("creature", {}, { sources });
    expect(found.sources).toEqual(["open5e-v1", "open5e-v2"]);
    expect(await client.find("creature")).toMatchObject({ sources: ["open5e-v1"] });
  });

  test("all is asked without a document, and nothing comes twice when version 1 is away", async () => {
    const client = clientOf({ sources: "all" });
    expect(await client.find("spell", { name: "fireball" })).toMatchObject({
      records: [{ name: "Fireball" }, { name: "Fireball" }, { name: "Fireball" }],
    });
    expect(upstream.asked).toEqual(["/v2/spells/?limit=500&name__icontains=fireball"]);
    misbehave({ fault: 500, only: "/v1/" });
    const { records } = await client.find("creature");
    expect(records.map(({ source }) => source.document_key).sort()).toEqual([
      "srd-2014",
      "srd-2024",
    ]);
  });

  test("of a shared endpoint are told apart by its descriptions", async () => {
    const found = await clientOf({ sources: ["srd-2024"] }).find("skill", { name: "arcana" });
    expect(found.records.map(({ source }) => source.document_key)).toEqual(["srd-2024"]);
    expect(upstream.asked).toEqual(["/v2/skills/?limit=500"]);
  });

  test("that nobody can answer for are named", async () => {
    const client = clientOf({ bundled, sources: ["srd-2014", "srd-2024"] });
    misbehave({ fault: 500, only: "/v2/" });
    expect(await client.find("creature")).toMatchObject({
      records: [{ source: { document_key: "srd-2014" } }],
      missing: ["srd-2024"],
    });
    expect(await client.find("spell", { name: "bane" })).toMatchObject({
      sources: ["open5e-v1"],
      missing: ["srd-2024"],
    });
    misbehave(undefined);
    now += 5 * minute;
    const whole = await client.find("spell", { name: "bane" });
    expect(whole.missing).toBeUndefined();
    expect(whole.records).toHaveLength(2);
  });

  test("none at all are an error", async () => {
    await expect(clientOf({ sources: [] }).find("spell")).rejects.toThrow(LookupUnavailable);
    expect(upstream.asked).toEqual([]);
  });
});

describe("sync", () => {
  test("answers for ever, without requests, and filters here", async () => {
    const client = clientOf();
    expect(await client.sync("spell")).toBe(4);
    await upstream.close();
    const syncedAt = now;
    now += 10_000 * day;
    const found = await client.find("spell", { level: 1, class_key: "cleric" });
    expect(found).toMatchObject({ cache: "hit", synced: true, fetchedAt: syncedAt });
    expect(namesOf(found)).toEqual(["Bane", "Bless"]);
    upstream = await startUpstream();
  });

  test("is for its documents only; all is for all of them", async () => {
    const client = clientOf();
    await client.sync("creature");
    const both = { sources: ["srd-2014", "srd-2024"] };
    expect(await client.find("creature", {}, both)).toMatchObject({ cache: "miss" });
    await client.sync("spell", { sources: "all" });
    const silent = await requestsOf(async () => {
      for (const sources of ["all", ["srd-2014"], ["srd-2024", "zz-home"]] as const)
        expect(await client.find("spell", {}, { sources })).toMatchObject({ synced: true });
      const all = await client.find("spell", { name: "fireball" }, { sources: "all" });
      expect(all.records).toHaveLength(3);
    });
    expect(silent).toBe(0);
  });

  test("replaces all of a kind or nothing", async () => {
    const client = clientOf({ sources: ["srd-2014", "srd-2024"] });
    await client.sync("creature");
    const before = await (await client.cache()).stats();
    now += day;
    misbehave({ fault: 500, only: "/v2/" });
    await expect(client.sync("creature")).rejects.toThrow("status");
    expect(await (await client.cache()).stats()).toEqual(before);
    misbehave(undefined);
    await client.sync("creature");
    expect(await client.find("creature")).toMatchObject({ synced: true, fetchedAt: now });
  });

  test("tells how far it is", async () => {
    const steps: string[] = [];
    const count = await clientOf().sync("skill", {
      onRows: (rows, of) => steps.push(`${rows}/${of}`),
    });
    expect(count).toBe(3);
    expect(steps).toEqual(["1/3", "2/3", "3/3"]);
  });
});

test("what was synced answers for its own documents where the others are out of reach", async () => {
  const client = clientOf({ bundled: async () => [] });
  await client.sync("spell");
  misbehave({ fault: 503 });
  for (const sources of [["srd-2014", "srd-2024"], "all"] as const) {
    const found = await client.find("spell", { name: "bane" }, { sources });
    expect(found).toMatchObject({ cache: "hit", synced: true, missing: expect.any(Array) });
    expect(namesOf(found)).toEqual(["Bane"]);
  }
});

describe("a cache that cannot be read", () => {
  const broken = () => Promise.reject(new Error("malformed disk image"));

  test.each([
    ["fails", { answer: broken, failure: broken, collection: broken }],
    ["holds no JSON", { answer: async () => ({ body: "XX", storedAt: now }) }],
  ])("one that %s hides no answer, and is told of", async (_, reads) => {
    const told: unknown[] = [];
    const cache = { ...memoryCache(), ...reads };
    const client = clientOf({ cache, onCacheFailure: (error) => told.push(error) });
    const found = await client.find("spell", { name: "bane" });
    expect(found.cache).toBe("miss");
    expect(namesOf(found)).toEqual(["Bane"]);
    expect(told.length).toBeGreaterThan(0);
  });
});

test("a cache that cannot be written loses nothing but the copy", async () => {
  const cache = { ...memoryCache(), putAnswer: () => Promise.reject(new Error("disk full")) };
  const client = clientOf({ cache });
  expect(namesOf(await client.find("spell", { name: "bane" }))).toEqual(["Bane"]);
  await client.close();
});

test("the SRD's own class list fills Open5e's gap", async () => {
  const { records } = await clientOf().find("spell", { class_key: "paladin" });
  expect(namesOf({ records })).toEqual(["Bless"]);
  expect(records[0]?.classes).toEqual(["cleric", "paladin"]);
});
