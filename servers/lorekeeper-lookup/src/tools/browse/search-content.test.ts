import { expect, test } from "vitest";
import { call, namesIn } from "../../browse/testing/fake.js";

test("names come before texts, and each hit says its kind in one line", async () => {
  const { data, text } = await call("search_content", { query: "fireball" });
  expect(data).toMatchObject({
    summary: '2 matches for "fireball".',
    data: [
      { kind: "spell", name: "Fireball", slug: "fireball", score: 100, document: "srd-2014" },
      {
        kind: "rule",
        name: "Cover",
        line: "Walls and creatures shield a target from a fireball.",
        score: 13,
      },
    ],
    pagination: { total: 2, page: 1, per_page: 50, has_more: false },
  });
  expect(text).toContain("- Cover (rule) — Walls and creatures shield a target from a fireball.");
});

test("typos are forgiven where no name is as it was asked for", async () => {
  expect(namesIn(await call("search_content", { query: "skeletton" }))).toEqual(["Skeleton"]);
  expect(namesIn(await call("search_content", { query: "boltt fire" }))).toEqual(["Fire Bolt"]);
});

test("a stat block is found by its actions, a subclass by its name", async () => {
  expect(namesIn(await call("search_content", { query: "rattles" }))).toEqual(["Skeleton"]);
  const { data } = await call("search_content", { query: "champion", content_type: "subclass" });
  expect(data).toMatchObject({
    data: [{ kind: "subclass", name: "Champion", line: "class: Fighter" }],
  });
});

test("at most a page comes, and it says how many more there are", async () => {
  const { data } = await call("search_content", { query: "rope", content_type: "gear" });
  expect(data).toMatchObject({
    summary: 'The best 50 of 60 matches for "rope".',
    pagination: { total: 60, has_more: true },
  });
});

test("other documents are searched when they are named", async () => {
  const args = { query: "fire lance" };
  expect(namesIn(await call("search_content", args))).toEqual([]);
  expect(namesIn(await call("search_content", { ...args, sources: ["got"] }))).toEqual([
    "Fire Lance",
  ]);
});

test("a kind whose sources are away hides no other, and is named", async () => {
  const { data } = await call("search_content", { query: "fireball" }, { away: ["spell"] });
  expect(data).toMatchObject({
    summary: '1 match for "fireball". Not searched, their sources are away: spell.',
  });
  const all = await call(
    "search_content",
    { query: "fire", content_type: "spell" },
    { away: ["spell"] },
  );
  expect(all.data).toMatchObject({ success: false, suggestions: [] });
});

test("nothing found is a success; a content type that is none is refused", async () => {
  expect((await call("search_content", { query: "xyzzyplugh" })).text).toBe(
    'Nothing found for "xyzzyplugh".',
  );
  expect((await call("search_content", { query: "x", content_type: "monster" })).text).toContain(
    "creature",
  );
});
