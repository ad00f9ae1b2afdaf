import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { CachedFailure, CacheEntry, Collection, LookupCache } from "../src/cache/port.js";

const answer: CacheEntry = { body: '[{"name":"Fireball"}]', storedAt: 1_760_000_000_000 };
const failure: CachedFailure = {
  code: "STATUS",
  message: "status 500",
  failedAt: 1_760_000_000_500,
};
const spells: Collection = {
  kind: "spell",
  document: "srd-2014",
  body: '[{"name":"Aid"}]',
  count: 1,
  syncedAt: 1_760_000_001_000,
};

/** What every LookupCache promises. `make` opens an empty one; the suite closes it. */
export function cacheSuite(name: string, make: () => Promise<LookupCache>): void {
  describe(`${name} as a LookupCache`, () => {
    let cache: LookupCache;
    beforeEach(async () => {
      cache = await make();
    });
    afterEach(() => cache.close());

    describe("answers", () => {
      test("are found again exactly as they were put", async () => {
        await cache.putAnswer("open5e /v2/spells?name=fireball", answer);
        expect(await cache.answer("open5e /v2/spells?name=fireball")).toEqual(answer);
      });

      test("are not found by a part of their key, nor in other case", async () => {
        await cache.putAnswer("open5e /v2/spells?name=fireball", answer);
        for (const key of ["open5e /v2/spells", "OPEN5E /v2/spells?name=fireball", "%", ""]) {
          expect(await cache.answer(key)).toBeUndefined();
        }
      });

      test("replace what was there, also by an older one", async () => {
        await cache.putAnswer("key", answer);
        await cache.putAnswer("key", { body: "[]", storedAt: 1 });
        expect(await cache.answer("key")).toEqual({ body: "[]", storedAt: 1 });
        expect((await cache.stats()).answers).toBe(1);
      });

      test.each([
        ["nothing", ""],
        ["quotes", `'"\`; DROP TABLE answers; --`],
        ["all planes", "Ünïcode – 𝔇ragon 🐉 \u0000 end"],
        ["a megabyte", "🐉".repeat(262_144)],
      ])("keep a body, and a key, of %s", async (_, text) => {
        await cache.putAnswer(text, { body: text, storedAt: 2 });
        const found = await cache.answer(text);
        expect(found?.body === text).toBe(true);
        expect((await cache.stats()).bytes).toBe(Buffer.byteLength(text));
      });
    });

    describe("failures", () => {
      test("are found again exactly as they were put, the latest one", async () => {
        await cache.putFailure("key", { ...failure, code: "TIMEOUT", failedAt: 1 });
        await cache.putFailure("key", failure);
        expect(await cache.failure("key")).toEqual(failure);
      });

      test("leave the answer to the same request, which may still serve as a stale one", async () => {
        await cache.putAnswer("key", answer);
        await cache.putFailure("key", failure);
        expect(await cache.answer("key")).toEqual(answer);
        expect(await cache.failure("key")).toEqual(failure);
      });

      test("end with an answer to the same request, and no other", async () => {
        await cache.putFailure("key", failure);
        await cache.putFailure("other", failure);
        await cache.putAnswer("key", answer);
        expect(await cache.failure("key")).toBeUndefined();
        expect(await cache.failure("other")).toEqual(failure);
      });
    });

    describe("collections", () => {
      test("are found by kind and document together", async () => {
        const later = { ...spells, document: "srd-2024", body: "[]", count: 0 };
        await cache.putCollection(spells);
        await cache.putCollection(later);
        expect(await cache.collection("spell", "srd-2014")).toEqual(spells);
        expect(await cache.collection("spell", "srd-2024")).toEqual(later);
        expect(await cache.collection("creature", "srd-2014")).toBeUndefined();
        expect(await cache.collection("spell", "srd")).toBeUndefined();
      });

      test("replace their earlier self whole", async () => {
        const again = { ...spells, body: "[1,2]", count: 2, syncedAt: 1_770_000_000_000 };
        await cache.putCollection(spells);
        await cache.putCollection(again);
        expect(await cache.collection("spell", "srd-2014")).toEqual(again);
        expect((await cache.stats()).collections).toHaveLength(1);
      });

      test("are never read half-replaced", async () => {
        const bodies = ["a", "b"].map((letter) => letter.repeat(500_000));
        const readers = bodies.flatMap((body, count) => [
          cache.putCollection({ ...spells, body, count }),
          cache.collection("spell", "srd-2014"),
        ]);
        await Promise.all(readers);
        const found = await cache.collection("spell", "srd-2014");
        expect(found?.body === bodies[found?.count ?? 0]).toBe(true);
      });
    });

    describe("stats", () => {
      test("of an empty cache are zero, without times", async () => {
        expect(await cache.stats()).toEqual({
          answers: 0,
          failures: 0,
          bytes: 0,
          oldest: undefined,
          newest: undefined,
          collections: [],
        });
      });

      test("count the bodies' bytes, the answers' times and each collection", async () => {
        const creatures = { ...spells, kind: "creature", body: "é", count: 7 };
        await cache.putAnswer("new", { body: "🐉", storedAt: 30 });
        await cache.putAnswer("old", { body: "ab", storedAt: 10 });
        await cache.putAnswer("middle", { body: "c", storedAt: 20 });
        await cache.putFailure("down", failure);
        await cache.putCollection(spells);
        await cache.putCollection(creatures);
        const { body: _spells, ...spellFacts } = spells;
        const { body: _creatures, ...creatureFacts } = creatures;
        expect(await cache.stats()).toEqual({
          answers: 3,
          failures: 1,
          bytes: 4 + 2 + 1 + 16 + 2,
          oldest: 10,
          newest: 30,
          collections: [creatureFacts, spellFacts],
        });
      });
    });

    describe("clear", () => {
      beforeEach(async () => {
        await cache.putAnswer("key", answer);
        await cache.putFailure("down", failure);
        await cache.putCollection(spells);
      });

      test("forgets answers and failures, and keeps what was synced", async () => {
        await cache.clear(false);
        expect(await cache.answer("key")).toBeUndefined();
        expect(await cache.failure("down")).toBeUndefined();
        expect(await cache.collection("spell", "srd-2014")).toEqual(spells);
      });

      test("forgets everything where asked, and can be filled again", async () => {
        await cache.clear(true);
        expect(await cache.stats()).toMatchObject({ answers: 0, failures: 0, collections: [] });
        await cache.putAnswer("key", answer);
        expect(await cache.answer("key")).toEqual(answer);
      });
    });

    test("closes twice without complaint", async () => {
      await cache.close();
      await expect(cache.close()).resolves.toBeUndefined();
    });
  });
}
