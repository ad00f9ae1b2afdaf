import { expect, test } from "vitest";
import type { NoteFilter } from "../src/campaign/model.js";
import type { Current } from "./campaign-suite.js";
import { changed, made, note, page, write } from "./story.js";

/** Notes: kept as they are, found by their labels and times. */
export function noteTests(current: Current): void {
  const ids = async (filter: Partial<NoteFilter>) =>
    (await current().notes.search({ ...page, ...filter })).rows.map(({ note: { id } }) => id);

  test.each([
    ["nothing", ""],
    ["quotes and SQL", `"'\`; DROP TABLE notes; --`],
    ["all planes", "Ünïcode – 𝔇ragon 🐉 \u0000 end"],
    ["100 KB", "🐉 roars. ".repeat(8_000)],
  ])("keep a text of %s", async (_, text) => {
    const kept = note("n", { title: text.slice(0, 100), content: text, tags: [text.slice(0, 50)] });
    await write(current(), { notes: made(kept) });
    expect(await current().notes.load("n")).toEqual({ value: kept, version: 1 });
  });

  test("keep their labels in order, twice too", async () => {
    const kept = note("n", { tags: ["Ash", "ash", "Bell"], entities: ["Zed", "Ada"] });
    await write(current(), { notes: made(kept) });
    expect((await current().notes.load("n"))?.value).toEqual(kept);
  });

  test("that are not there are not loaded", async () => {
    expect(await current().notes.load("none")).toBeUndefined();
  });

  test("come latest first, the last written of one moment before the others", async () => {
    await write(current(), {
      notes: made(
        note("early", { updatedAt: 1 }),
        note("late", { updatedAt: 9 }),
        note("late too", { updatedAt: 9 }),
      ),
    });
    expect(await ids({})).toEqual(["late too", "late", "early"]);
    expect(await ids({ since: 9 })).toEqual(["late too", "late"]);
    expect(await ids({ since: 10 })).toEqual([]);
  });

  test("are found by type, status, visibility, tags and entities, alone and together", async () => {
    const secret = note("secret", {
      type: "secret",
      visibility: "dm_only",
      tags: ["Cult", "Ash"],
      entities: ["Vex"],
      updatedAt: 3,
    });
    const clue = note("clue", { tags: ["cult"], entities: ["Vex", "Mira"], updatedAt: 2 });
    const plot = note("plot", {
      type: "plot_thread",
      status: "resolved",
      tags: ["ash"],
      updatedAt: 1,
    });
    await write(current(), { notes: made(secret, clue, plot) });
    expect(await ids({ types: ["secret"] })).toEqual(["secret"]);
    expect(await ids({ types: ["secret", "plot_thread"] })).toEqual(["secret", "plot"]);
    expect(await ids({ statuses: ["active"] })).toEqual(["secret", "clue"]);
    expect(await ids({ visibility: "player_visible" })).toEqual(["clue", "plot"]);
    expect(await ids({ tags: ["CULT"] })).toEqual(["secret", "clue"]);
    expect(await ids({ tags: ["cult", "ash"] })).toEqual(["secret"]);
    expect(await ids({ tags: ["cul"] })).toEqual([]);
    expect(await ids({ entities: ["vex"] })).toEqual(["secret", "clue"]);
    expect(await ids({ entities: ["cult"] })).toEqual([]);
    expect(await ids({ entities: ["vex"], visibility: "player_visible", tags: ["cult"] })).toEqual([
      "clue",
    ]);
  });

  test("come page by page, and are counted on all", async () => {
    const all = Array.from({ length: 12 }, (_, i) =>
      note(`n${i}`, { updatedAt: i, content: "ash" }),
    );
    await write(current(), { notes: made(...all) });
    for (const query of ["", "ash"]) {
      const second = await current().notes.search({ query, offset: 5, limit: 5 });
      expect(second.total).toBe(12);
      expect(second.rows).toHaveLength(5);
      expect((await current().notes.search({ query, offset: 20, limit: 5 })).total).toBe(12);
    }
    expect(await ids({ offset: 5, limit: 3 })).toEqual(["n6", "n5", "n4"]);
  });

  test("without a query show how they begin, in one line", async () => {
    const long = note("n", { content: `First\n\n  line. ${"word ".repeat(100)}` });
    await write(current(), { notes: made(long) });
    const { rows } = await current().notes.search(page);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.excerpt).toMatch(/^First line\. (word )+\w*…$/);
    expect(rows[0]?.excerpt.length).toBeLessThanOrEqual(161);
    expect(rows[0]?.score).toBe(0);
  });

  test("amended are found by the new words and labels, and no more by the old", async () => {
    await write(current(), {
      notes: made(note("n", { title: "Barkeep", content: "a lantern", tags: ["old"] })),
    });
    const before = await current().notes.load("n");
    if (before === undefined) throw new Error();
    const amended = changed(before, { title: "Baron", content: "a torch", tags: ["new"] });
    await write(current(), { notes: [amended] });
    for (const query of ["torch", "baron", "new"]) expect(await ids({ query })).toEqual(["n"]);
    for (const query of ["lantern", "barkeep", "old"]) expect(await ids({ query })).toEqual([]);
    expect(await ids({ tags: ["old"] })).toEqual([]);
    expect((await current().notes.load("n"))?.version).toBe(2);
  });

  test("deleted are found no more", async () => {
    await write(current(), { notes: made(note("n", { content: "a lantern", tags: ["old"] })) });
    const before = await current().notes.load("n");
    if (before === undefined) throw new Error();
    await write(current(), { notes: [{ before }] });
    expect(await ids({})).toEqual([]);
    expect(await ids({ query: "lantern" })).toEqual([]);
    expect(await ids({ tags: ["old"] })).toEqual([]);
  });

  test("the latest, uncounted, are the first of the same list counted", async () => {
    const notes = [1, 2, 3].map((at) => note(`n${at}`, { type: "clue", updatedAt: at }));
    await write(current(), { notes: made(...notes, note("log", { type: "session_log" })) });
    const filter = { types: ["clue"] as const, offset: 0, limit: 2 };
    const latest = (await current().notes.latest(filter)).map(({ id }) => id);
    expect(latest).toEqual(["n3", "n2"]);
    expect((await current().notes.search(filter)).rows.map((row) => row.note.id)).toEqual(latest);
  });
}
