import { expect, test } from "vitest";
import { call, namesIn } from "../../browse/testing/fake.js";
import { spell } from "../../browse/testing/records.js";

test("the whole reply to a search", async () => {
  const { isError, data, text } = await call("search_spells", {
    query: "FIRE",
    class: "Wizard",
    level: 3,
  });
  expect(isError).toBe(false);
  expect(data).toEqual({
    summary: "1 spell.",
    success: true,
    data: [
      {
        name: "Fireball",
        slug: "fireball",
        kind: "spell",
        level: 3,
        school: "evocation",
        casting_time: "1 action",
        concentration: false,
        ritual: false,
        classes: ["sorcerer", "wizard"],
        document: "srd-2014",
      },
    ],
    metadata: {
      source: "open5e-v2",
      quality: {
        source: "Official",
        verified: true,
        book_references: ["System Reference Document 5.1"],
        confidence: 5,
      },
      cached: false,
      cache: "miss",
      timestamp: "2026-01-22T19:03:12.000Z",
    },
    pagination: { total: 1, page: 1, per_page: 50, has_more: false },
  });
  expect(text).toBe(
    [
      "1 spell.",
      "- Fireball — level: 3; school: evocation; casting time: 1 action; classes: sorcerer, wizard",
      "_Source: System Reference Document 5.1 (CC-BY-4.0), open5e-v2._",
    ].join("\n\n"),
  );
});

test("without a parameter it lists all spells of the server's documents", async () => {
  expect(namesIn(await call("search_spells", {}))).toEqual([
    "Cure Wounds",
    "Fire Bolt",
    "Fireball",
    "Hunter's Mark",
  ]);
  expect(namesIn(await call("search_spells", { query: "fire" }, { sources: "all" }))).toContain(
    "Fire Lance",
  );
});

test("the one of exactly the name comes first", async () => {
  const records = ["A Fireball Twin", "Fireball"].map((name) => spell({ name }));
  const reply = await call("search_spells", { query: "fireball" }, { records });
  expect(namesIn(reply)).toEqual(["Fireball", "A Fireball Twin"]);
});

test("a misspelt name is an empty success with suggestions", async () => {
  const { isError, data, text } = await call("search_spells", { query: "firebal l" });
  expect(isError).toBe(false);
  expect(data).toMatchObject({ success: true, data: [], suggestions: ["Fireball", "Fire Bolt"] });
  expect(text).toBe("No spells found. Did you mean Fireball, Fire Bolt?");
});

test("a class that nobody has is refused with the nearest", async () => {
  const { isError, data, text } = await call("search_spells", { class: "wizrd" });
  expect(isError).toBe(true);
  expect(data).toEqual({
    success: false,
    error: 'There is no class "wizrd" in these sources',
    suggestions: ["Wizard"],
    metadata: { timestamp: "2026-01-22T19:03:12.000Z", cached: false },
  });
  expect(text).toBe('[NOT_FOUND] There is no class "wizrd" in these sources. Did you mean Wizard?');
});

test("sources that are away are an error only where nothing else answers", async () => {
  const { isError, data, text } = await call("search_spells", {}, { away: ["spell"] });
  expect(isError).toBe(true);
  expect(data).toMatchObject({ success: false, error: "The sources are away" });
  expect(text).toContain("[UPSTREAM_UNAVAILABLE]");
  const stale = await call("search_spells", { query: "fire" }, { cache: "stale" });
  expect(stale.data).toMatchObject({ metadata: { cached: true, cache: "stale" } });
  expect(stale.text).toContain("this is a stored copy");
});

test("the quality is that of the weakest document, whose publisher is named", async () => {
  const { data, text } = await call("search_spells", { query: "fire" }, { sources: "all" });
  expect(data).toMatchObject({
    metadata: {
      quality: {
        source: "Unknown",
        verified: false,
        book_references: ["Grimoire of Tests (Test Press)", "System Reference Document 5.1"],
        confidence: 2,
      },
    },
  });
  expect(text).toContain(
    "- Fire Lance — level: 2; school: evocation; casting time: 1 action; classes: wizard [got]",
  );
});
