import { expect, test } from "vitest";
import type { NoteFilter } from "../src/campaign/model.js";
import type { Current } from "./campaign-suite.js";
import { made, note, page, write } from "./story.js";

/** Full-text search: words, phrases, and everything that is neither. */
export function searchTests(current: Current): void {
  const ids = async (query: string, filter: Partial<NoteFilter> = {}) =>
    (await current().notes.search({ ...page, ...filter, query })).rows.map(
      ({ note: { id } }) => id,
    );
  const content = (id: string, text: string) => note(id, { content: text });

  test.each(["wizard", "WIZARDS", "wizard's", "burn", "burning", "burned", "cafe", "CAFÉ"])(
    "finds %s in any form, case and with or without accents",
    async (query) => {
      await write(current(), { notes: made(content("n", "Two Wizards burned the Café down")) });
      expect(await ids(query)).toEqual(["n"]);
    },
  );

  test("the words that are everywhere narrow nothing, unless they are all that is asked for", async () => {
    await write(current(), { notes: made(content("a", "drowned king"), content("b", "the king")) });
    expect(await ids("the drowned king")).toEqual(["a"]);
    expect(await ids("the")).toEqual(["b"]);
    expect(await ids('"the king"')).toEqual(["b"]);
  });

  test.each(["wizard", "WIZARDS", "wizard's", "burn", "burning", "burned", "cafe", "CAFÉ"])(
    "finds %s in any form, case and with or without accents",
    async (query) => {
      await write(current(), { notes: made(content("n", "Two Wizards burned the Café down")) });
      expect(await ids(query)).toEqual(["n"]);
    },
  );

  test("each note is shown with its own passage", async () => {
    await write(current(), {
      notes: made(content("a", "a ring of gold"), content("b", "the ring of bells")),
    });
    const { rows } = await current().notes.search({ ...page, query: "ring" });
    const shown = rows.map((row) => `${row.note.id}: ${row.excerpt}`).toSorted();
    expect(shown).toEqual(["a: a ring of gold", "b: the ring of bells"]);
  });

  test("finds what has every word; where nothing has, what has one of them", async () => {
    const notes = made(
      content("both", "red dragon"),
      content("one", "red door"),
      content("no", "x"),
    );
    await write(current(), { notes });
    expect(await ids("dragon red")).toEqual(["both"]);
    expect((await ids("red unicorn")).toSorted()).toEqual(["both", "one"]);
    expect(await ids("unicorn")).toEqual([]);
  });

  test("finds a phrase in its order, and beside words", async () => {
    await write(current(), {
      notes: made(content("a", "the iron keep fell"), content("b", "they keep iron there")),
    });
    expect(await ids('"iron keep"')).toEqual(["a"]);
    expect(await ids('"keep iron" there')).toEqual(["b"]);
    expect((await ids('"iron keep')).toSorted()).toEqual(["a", "b"]);
  });

  test.each([
    "tower AND OR NOT NEAR(",
    "tower*",
    "tow*er tower",
    "^tower",
    "title:tower tower",
    "-tower",
    "(tower",
    "tower)",
    "{tower}",
    'tower "',
    '"" tower',
    '" " tower',
    "'tower'",
    "tower\u0000moon",
    "\u0000tower",
    "tower + - / \\ ; -- %_",
    "tower 🐉",
    "NEAR(tower moon, 2)",
    "tower:",
    "\ud83d tower",
  ])("takes %j as text", async (query) => {
    await write(current(), { notes: made(content("n", "the tower"), content("x", "nothing")) });
    expect(await ids(query)).toEqual(["n"]);
  });

  test.each(["*", '"', '""', "()", "-", ":", "\u0000", "…", "\u0301", "^", "' '"])(
    "finds nothing in %j, and does not fail",
    async (query) => {
      await write(current(), { notes: made(content("n", 'the * " - ^ tower')) });
      expect(await ids(query)).toEqual([]);
    },
  );

  test.each(["AND", "OR", "NOT", "NEAR"])("finds the word %s", async (query) => {
    await write(current(), { notes: made(content("n", `${query} gate`), content("x", "tower")) });
    expect(await ids(query)).toEqual(["n"]);
  });

  test.each(["🐉", "⚔️", "🦄", "🇬🇧", "👨‍👩‍👧", "👍🏽", "1️⃣", "龍", "дракон", "תנין"])(
    "finds %s",
    async (query) => {
      await write(current(), {
        notes: made(content("n", `a ${query} roars`), content("x", "quiet")),
      });
      expect(await ids(query)).toEqual(["n"]);
    },
  );

  test.each(["the dragon🐉 roars", "🐉dragon roars", "★dragon🐉", "`dragon`'s 🐉", "^dragon 🐉"])(
    "finds word and symbol in %j",
    async (text) => {
      await write(current(), { notes: made(content("n", text), content("x", "quiet")) });
      for (const query of ["dragon", "🐉", "🐉 dragons"]) expect(await ids(query)).toEqual(["n"]);
    },
  );

  test("finds titles, tags and entities, too", async () => {
    await write(current(), {
      notes: made(
        note("title", { title: "The Ember Throne" }),
        note("tag", { tags: ["ember"] }),
        note("entity", { entities: ["Ember Vale"] }),
      ),
    });
    expect((await ids("ember")).toSorted()).toEqual(["entity", "tag", "title"]);
  });

  test("shows the best first: a title before a label before the text", async () => {
    await write(current(), {
      notes: made(
        note("text", { title: "One", content: "The ember", tags: ["one"] }),
        note("title", { title: "Ember", content: "The one", tags: ["one"] }),
        note("label", { title: "One", content: "The one", tags: ["ember"] }),
        ...["a", "b", "c", "d"].map((id) => content(id, "other")),
      ),
    });
    const { rows } = await current().notes.search({ ...page, query: "ember" });
    expect(rows.map((row) => row.note.id)).toEqual(["title", "label", "text"]);
    const scores = rows.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(Math.min(...scores)).toBeGreaterThan(0);
  });

  test("shows the passage that matches", async () => {
    const far = `${"before ".repeat(200)}the hidden lantern glows${" after".repeat(200)}`;
    await write(current(), { notes: made(content("n", far)) });
    const { rows } = await current().notes.search({ ...page, query: "lantern" });
    expect(rows[0]?.excerpt).toContain("the hidden lantern glows");
    expect(rows[0]?.excerpt.length).toBeLessThan(300);
  });

  test("keeps to the filters, also where it falls back to one of the words", async () => {
    await write(current(), {
      notes: made(
        note("open", { content: "ember", tags: ["x"], entities: ["Vex"], updatedAt: 5 }),
        note("hidden", { content: "ember", visibility: "dm_only" }),
        note("done", { content: "ember", status: "resolved", type: "secret" }),
      ),
    });
    for (const query of ["ember", "ember unicorn"]) {
      expect(await ids(query, { visibility: "dm_only" })).toEqual(["hidden"]);
      expect(await ids(query, { statuses: ["resolved"] })).toEqual(["done"]);
      expect(await ids(query, { types: ["secret"] })).toEqual(["done"]);
      expect(await ids(query, { tags: ["X"], entities: ["vex"] })).toEqual(["open"]);
      expect(await ids(query, { since: 6, visibility: "dm_only", tags: ["x"] })).toEqual([]);
    }
  });
}
