import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Mirror, startMirror } from "../testing/mirror.js";
import { memoryCache } from "./cache/memory.js";
import { createSrdClient, type SrdClient } from "./client.js";
import type { Sources } from "./documents.js";
import { UpstreamError } from "./errors.js";
import {
  castingTime,
  classKey,
  type FilterName,
  type Filters,
  filtersOf,
  matches,
} from "./filters.js";
import { type GetJson, httpGet } from "./http.js";
import { type Kind, kinds, type LookupRecord, type MagicItemRecord } from "./records/types.js";

const ring: MagicItemRecord = {
  kind: "magic-item",
  slug: "ring-of-whispers",
  name: "Ring of Whispers",
  description: "It whispers.",
  source: {
    document: "Tales of Home",
    document_key: "zz-home",
    publisher: "Somebody",
    license: "CC0-1.0",
    api: "open5e-v1",
  },
  type: "Ring",
  rarity: "rare",
  requires_attunement: "requires attunement by a bard",
};

describe("one record", () => {
  test.each<[Filters, boolean]>([
    [{}, true],
    [{ name: "whisper" }, true],
    [{ name: " RING of " }, true],
    [{ name: "rings" }, false],
    [{ rarity: "Rare" }, true],
    [{ rarity: "very rare" }, false],
    [{ type: "ring" }, true],
    [{ requires_attunement: "yes" }, true],
    [{ requires_attunement: "requires attunement" }, true],
    [{ requires_attunement: "by a bard" }, true],
    [{ requires_attunement: "by a wizard" }, false],
    [{ requires_attunement: "bard" }, true],
    [{ requires_attunement: "by a bar" }, false],
    [{ requires_attunement: "no" }, false],
    [{ name: "ring", rarity: "rare", requires_attunement: "no" }, false],
  ])("%j: %s", (filters, expected) => {
    expect(matches(ring, filters)).toBe(expected);
  });

  test("attuned to by nobody answers to no only", () => {
    const plain = { ...ring, requires_attunement: "" };
    expect(matches(plain, { requires_attunement: "no" })).toBe(true);
    expect(matches(plain, { requires_attunement: "yes" })).toBe(false);
    expect(matches(plain, { requires_attunement: "by a bard" })).toBe(false);
  });

  test("is never found by a rare one's filter when it is very rare", () => {
    expect(matches({ ...ring, rarity: "very rare" }, { rarity: "rare" })).toBe(false);
  });

  test("is not found by a filter that its kind does not have", () => {
    expect(matches(ring, { level: 3 })).toBe(false);
  });
});

test.each([
  ["1 Action", "action"],
  ["action", "action"],
  ["an action", "action"],
  ["1 Bonus Action", "bonus-action"],
  ["bonus-action", "bonus-action"],
  ["Reaction", "reaction"],
  ["1 reaction, when something falls", "reaction"],
  ["10 Minutes", "10minutes"],
  ["1 minute", "1minute"],
  ["1 hours", "1hour"],
  ["8 hour", "8hours"],
])("the casting time %j is %j", (words, key) => {
  expect(castingTime(words)).toBe(key);
});

test.each(["wizard", " Wizard", "srd_wizard", "srd-2024_wizard"])("%j is the wizard", (key) => {
  expect(classKey(key)).toBe("wizard");
});

type Scan = (record: never, wanted: never) => boolean;
const equal = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The filters once more, written down from the specification and not from the code. */
const scans: { readonly [K in Kind]?: Readonly<Partial<Record<FilterName, Scan>>> } = {
  spell: {
    level: (one: { level: number }, wanted: number) => one.level === wanted,
    school: (one: { school: string }, wanted: string) => equal(one.school, wanted),
    class_key: (one: { classes: string[] }, wanted: string) =>
      one.classes.includes(wanted.toLowerCase()),
    concentration: (one: { concentration: boolean }, wanted: boolean) =>
      one.concentration === wanted,
    ritual: (one: { ritual: boolean }, wanted: boolean) => one.ritual === wanted,
    casting_time: (one: { casting_time: string }, wanted: string) =>
      equal(one.casting_time.replaceAll("-", " "), /^\d/.test(wanted) ? wanted : `1 ${wanted}`),
  },
  creature: {
    cr: (one: { challenge_rating: number }, wanted: number) => one.challenge_rating === wanted,
    cr_min: (one: { challenge_rating: number }, wanted: number) => one.challenge_rating >= wanted,
    cr_max: (one: { challenge_rating: number }, wanted: number) => one.challenge_rating <= wanted,
    type: (one: { type: string }, wanted: string) => equal(one.type, wanted),
    size: (one: { size: string }, wanted: string) => equal(one.size, wanted),
  },
  feat: { category: (one: { type: string }, wanted: string) => equal(one.type, wanted) },
  weapon: {
    damage_dice: (one: { damage_dice: string }, wanted: string) => equal(one.damage_dice, wanted),
    is_simple: (one: { category: string }, wanted: boolean) =>
      wanted === (one.category === "simple"),
    category: (one: { category: string }, wanted: string) => equal(one.category, wanted),
  },
  armor: { category: (one: { category: string }, wanted: string) => equal(one.category, wanted) },
  "magic-item": {
    rarity: (one: { rarity: string }, wanted: string) => equal(one.rarity, wanted),
    type: (one: { type: string }, wanted: string) =>
      one.type.toLowerCase().includes(wanted.toLowerCase()),
    requires_attunement: (one: { requires_attunement: string }, wanted: string) => {
      if (wanted === "yes" || wanted === "requires attunement")
        return one.requires_attunement !== "";
      return wanted === "no"
        ? one.requires_attunement === ""
        : wanted
            .split(" ")
            .every((word) => new RegExp(`\\b${word}\\b`).test(one.requires_attunement));
    },
  },
  gear: {
    category: (one: { category: string }, wanted: string) =>
      one.category.toLowerCase().includes(wanted.toLowerCase()),
  },
  rule: {
    section: (one: { section: string }, wanted: string) =>
      one.section.includes(wanted.toLowerCase()),
  },
  language: { type: (one: { type: string }, wanted: string) => equal(one.type, wanted) },
  proficiency: {
    type: (one: { type: string }, wanted: string) =>
      one.type.toLowerCase().includes(wanted.toLowerCase()),
  },
};

const words = ["evocation", "Evocation", "ILLUSION", "plasma"];
const values: Readonly<Partial<Record<FilterName, readonly unknown[]>>> = {
  level: [0, 1, 3, 9],
  school: words,
  class_key: ["wizard", "Paladin", "bard", "ranger", "warlock", "clown"],
  concentration: [true, false],
  ritual: [true, false],
  casting_time: [
    "1 Action",
    "1 Bonus Action",
    "Reaction",
    "10 minutes",
    "1 hour",
    "24 hours",
    "1 turn",
    "3 weeks",
  ],
  cr: [0, 0.125, 0.25, 0.5, 1, 5, 30, 29.5],
  cr_min: [0, 0.25, 12, 31],
  cr_max: [0, 0.25, 12, 31],
  size: ["Tiny", "medium", "GARGANTUAN", "Vast"],
  rarity: ["common", "Rare", "very rare", "legendary", "artifact", "varies", "odd"],
  damage_dice: ["1d4", "1D8", "2d6", "9d9"],
  is_simple: [true, false],
  requires_attunement: ["yes", "no", "requires attunement", "by a wizard", "by a clown"],
  section: ["combat", "Spellcasting", "adventuring", "nothing"],
};

/** Types and categories mean another thing for each kind: those that there are, in several cases. */
const own: { readonly [K in Kind]?: readonly string[] } = {
  creature: ["undead", "Dragon", "HUMANOID", "beast", "swarm of tiny beasts", "robot"],
  "magic-item": ["ring", "Wondrous", "weapon (any sword)", "ARMOR", "toaster"],
  language: ["standard", "Exotic", "none"],
  proficiency: ["armor", "Skills", "none"],
  weapon: ["simple", "Martial", "none"],
  armor: ["light", "Medium", "heavy", "shield", "none"],
  gear: ["tools", "Adventuring", "none"],
  feat: ["general", "Origin", "none"],
};

const names = [
  "a",
  "Fire",
  "  ring ",
  "of the",
  "SHIELD",
  "n (",
  "é",
  "'",
  "100%",
  "_",
  "zzz",
  " ",
];

/** Every kind is asked for by parts of names that it has, too. */
const partsOf = (records: readonly LookupRecord[]): readonly string[] =>
  records
    .filter((_, at) => at % Math.ceil(records.length / 6) === 0)
    .flatMap(({ name }) => [name, name.slice(2, 7).toUpperCase()]);

const singles = (kind: Kind): readonly Filters[] =>
  filtersOf[kind].flatMap((filter) =>
    (values[filter] ?? own[kind] ?? []).map((value): Filters => ({ [filter]: value })),
  );

/** Several at once: where two are the same filter the later one counts. */
const together = (kind: Kind): readonly Filters[] =>
  singles(kind).map((filters, at, all): Filters => {
    const other = all[(at + 7) % all.length];
    return { ...(at % 2 === 0 ? { name: "an" } : other), ...filters };
  });

const questions = (kind: Kind, records: readonly LookupRecord[]): readonly Filters[] => [
  ...singles(kind),
  ...[...names, ...partsOf(records)].map((name): Filters => ({ name })),
  ...together(kind),
];

function scanned(
  records: readonly LookupRecord[],
  { name, ...filters }: Filters,
): readonly LookupRecord[] {
  return records.filter(
    (record) =>
      record.name.toLowerCase().includes((name ?? "").trim().toLowerCase()) &&
      Object.entries(filters).every(([filter, wanted]) =>
        scans[record.kind]?.[filter as FilterName]?.(record as never, wanted as never),
      ),
  );
}

/** What the mirror's description says that each endpoint narrows by. */
const narrowing: Readonly<Record<string, readonly string[]>> = {
  "/v2/spells/": ["name__icontains", "level", "school__key", "concentration", "casting_time"],
  "/v2/creatures/": [
    "name__icontains",
    "challenge_rating",
    "challenge_rating__gte",
    "challenge_rating__lte",
    "type",
  ],
  "/v2/backgrounds/": ["name__icontains"],
  "/v2/feats/": ["name__icontains"],
  "/v2/weapons/": ["damage_dice__iexact"],
  "/v2/items/": ["name__icontains"],
  "/v1/monsters/": ["name__icontains", "cr", "cr__gte", "cr__lte", "type__iexact", "size__iexact"],
  "/v1/classes/": ["name__icontains"],
  "/v1/races/": ["name__icontains"],
  "/v1/magicitems/": ["name__icontains", "rarity__iexact", "type__icontains"],
};

function isKnown({ pathname, searchParams }: URL): boolean {
  const version = pathname.slice(0, 4);
  const common =
    version === "/v1/"
      ? ["limit", "page", "document__slug__in"]
      : ["limit", "page", "document__key__in"];
  const known = version === "/api" ? ["name"] : [...common, ...(narrowing[pathname] ?? [])];
  return [...searchParams.keys()].every((name) => known.includes(name));
}

describe.skipIf(startMirror === undefined)("held against every record of the SRDs", () => {
  let mirror: Mirror;
  const asked: URL[] = [];
  beforeAll(async () => {
    mirror = (await startMirror?.()) as Mirror;
  });
  afterAll(() => mirror.close());

  /** A client for which some paths are out of order. */
  function clientWithout(broken: RegExp): SrdClient {
    const get = httpGet();
    const getJson: GetJson = async (url) => {
      asked.push(url);
      if (!broken.test(url.pathname)) return get(url);
      throw new UpstreamError("status", { host: url.host, detail: "out of order", status: 503 });
    };
    const origin = new URL(mirror.url);
    return createSrdClient({
      cache: memoryCache(),
      getJson,
      origins: { open5e: origin, dnd5e: origin },
    });
  }

  /** The questions whose answer is not what a scan finds. */
  async function strays(client: SrdClient, kind: Kind, sources: Sources): Promise<unknown> {
    const { records: all } = await client.find(kind, {}, { sources });
    const ids = (records: readonly LookupRecord[]): readonly string[] =>
      records.map(({ slug, source }) => `${source.document_key} ${slug}`).toSorted();
    const differing: unknown[] = [];
    for (const filters of questions(kind, all)) {
      const { records } = await client.find(kind, filters, { sources });
      const [found, expected] = [ids(records), ids(scanned(all, filters))];
      if (found.join() !== expected.join()) differing.push({ filters, found, expected });
    }
    return differing;
  }

  describe.each([
    ["every API", /^$/, ["srd-2014"], []],
    ["version 2 alone", /^\/(v1|api)\//, ["srd-2024"], []],
    // Version 2 alone has gear.
    ["all but version 2", /^\/v2\//, ["srd-2014"], ["gear"]],
  ])("with %s", (_, broken, sources, silent) => {
    test.each(kinds.filter((kind) => !silent.includes(kind)))(
      "%s: found is what a plain scan finds",
      async (kind) => {
        expect(await strays(clientWithout(broken), kind, sources)).toEqual([]);
      },
    );
  });

  test("and nothing was sent that an endpoint does not narrow by", () => {
    expect(asked.length).toBeGreaterThan(1_000);
    expect(asked.filter((url) => !isKnown(url)).map(String)).toEqual([]);
  });

  test("every filter finds something", async () => {
    const client = clientWithout(/^$/);
    const found: string[] = [];
    for (const kind of kinds)
      for (const filter of filtersOf[kind]) {
        const tries = singles(kind).filter((filters) => filter in filters);
        const counts = await Promise.all(
          tries.map(async (filters) => (await client.find(kind, filters)).records.length),
        );
        if (counts.some((count) => count > 0)) found.push(`${kind} ${filter}`);
      }
    const every = kinds.flatMap((kind) => filtersOf[kind].map((filter) => `${kind} ${filter}`));
    expect(found).toEqual(every);
  });
});
