import { expect, test } from "vitest";
import { openTable, type PlayTable, whole } from "../../testing/table.js";

const notes = [
  { type: "secret", title: "The ring", content: "Goblins carry the One Ring.", tags: ["ring"] },
  { type: "clue", title: "Tracks", content: "A goblin went east.", entities: ["Gob"] },
  { type: "plot_thread", content: "Who rings the bell of one tower?", tags: ["ring", "bell"] },
];

/** Notes one to three, id1, id3 and id5, written a day apart. */
async function written() {
  const table = await openTable();
  const { campaign } = table.context;
  for (const note of notes) await whole(table.call("add_session_note", note));
  for (const [at, id] of ["id1", "id3", "id5"].entries()) {
    const before = await campaign.notes.load(id);
    if (before === undefined) throw new Error(`Note ${id} is not there.`);
    const after = { ...before.value, updatedAt: Date.parse(`2026-01-0${at + 1}T12:00:00Z`) };
    await campaign.commit({ commandId: id, at: 0, events: [], notes: [{ before, after }] });
  }
  return table;
}

const found = async ({ call }: PlayTable, asked: object) => {
  const { data } = await whole(call("search_notes", asked));
  return Object.values(data["notes"] ?? {}).map(({ id }) => id);
};

test("the whole reply, best first", async () => {
  const { call } = await written();
  expect(await call("search_notes", { query: "ring" })).toMatchInlineSnapshot(`
    {
      "data": {
        "notes": [
          {
            "excerpt": "Goblins carry the One Ring.",
            "id": "id1",
            "score": 0.00000193,
            "tags": [
              "ring",
            ],
            "title": "The ring",
            "type": "secret",
            "updated": "2026-01-01",
            "visibility": "dm_only",
          },
          {
            "excerpt": "Who rings the bell of one tower?",
            "id": "id5",
            "score": 0.00000164,
            "tags": [
              "ring",
              "bell",
            ],
            "type": "plot_thread",
            "updated": "2026-01-03",
          },
        ],
        "pagination": {
          "page": 1,
          "pages": 1,
          "total": 2,
        },
        "summary": "2 notes found.",
      },
      "isError": false,
      "text": "2 notes found.
    - [secret, DM only] The ring: Goblins carry the One Ring. (id1, 2026-01-01)
    - [plot_thread] Who rings the bell of one tower? (id5, 2026-01-03)",
    }
  `);
});

test.each([
  // Words in any form, all of them; where none has all, those that have one.
  [{ query: "goblin" }, ["id3", "id1"]],
  [{ query: "GOBLINS carrying" }, ["id1"]],
  [{ query: "goblin tower" }, ["id5", "id3", "id1"]],
  // Phrases are said as they stand.
  [{ query: '"one ring"' }, ["id1"]],
  [{ query: '"ring one"' }, []],
  [{ query: "dragon" }, []],
  // Without words the latest is first.
  [{}, ["id5", "id3", "id1"]],
  [{ type: "clue" }, ["id3"]],
  [{ tags: ["RING"] }, ["id5", "id1"]],
  [{ tags: ["ring", "bell"] }, ["id5"]],
  [{ entity: "gob" }, ["id3"]],
  [{ visibility: "dm_only" }, ["id1"]],
  [{ status: "resolved" }, []],
  [{ since: "2026-01-02" }, ["id5", "id3"]],
  [{ since: "2026-01-02T13:00:00Z" }, ["id5"]],
  [{ query: "goblin", tags: ["ring"], since: "2026-01-01" }, ["id1"]],
])("%j", async (asked, ids) => {
  expect(await found(await written(), asked)).toEqual(ids);
});

test.each([
  '"',
  '"""',
  "one AND",
  "NEAR(a b)",
  "a*",
  "tags:ring",
  "(",
  "-ring",
  "ring'; --",
  "\0",
  "🐉",
  "^",
])("odd characters are text: %j", async (query) => {
  const { call } = await written();
  expect(await call("search_notes", { query })).toMatchObject({ isError: false });
});

test("pages are of twenty", async () => {
  const table = await openTable();
  for (let at = 1; at <= 21; at += 1)
    await whole(table.call("add_session_note", { type: "clue", content: `Clue ${at}` }));
  expect(await found(table, { query: "clue" })).toHaveLength(20);
  const { data, text } = await whole(table.call("search_notes", { query: "clue", page: 2 }));
  expect(data).toMatchObject({ notes: [{}], pagination: { page: 2, pages: 2, total: 21 } });
  expect(text).toMatch(/^21 notes found, page 2 of 2\./);
  expect(await found(table, { page: 3 })).toEqual([]);
});

test("what only the DM may know is in no word of a search for players", async () => {
  const { call } = await openTable();
  const types = ["plot_thread", "npc_voice", "session_log", "secret", "clue"];
  for (const type of types) {
    const dark = { title: "Dark title", content: "dark text", tags: ["dark"], entities: ["Dark"] };
    await whole(call("add_session_note", { type, visibility: "dm_only", ...dark }));
    const open = { content: "The raven flies.", visibility: "player_visible" };
    await whole(call("add_session_note", { type, ...open }));
  }
  // A clue that turns out to be a secret is one from then on.
  const clue = await whole(call("add_session_note", { type: "clue", content: "dark seal" }));
  await whole(call("add_session_note", { noteId: clue.data["noteId"], type: "secret" }));
  const visibility = "player_visible";
  for (const asked of [
    { query: "dark" },
    { tags: ["dark"] },
    { entity: "Dark" },
    { type: "secret" },
    {},
  ]) {
    const reply = await whole(call("search_notes", { visibility, ...asked }));
    expect(JSON.stringify(reply)).not.toMatch(/dark t|dark s|"dark"|Dark/);
  }
  expect((await whole(call("search_notes", { visibility }))).data["notes"]).toHaveLength(
    types.length,
  );
  expect((await whole(call("search_notes", { query: "dark" }))).data["notes"]).toHaveLength(6);
});

test("a page beyond the last is said to be none", async () => {
  const { call } = await written();
  const said = async (more: object) => (await whole(call("search_notes", more))).text;
  expect(await said({ page: 9 })).toMatch(/^\d+ notes found: there is no page 9, all is on the /);
  expect(await said({ noteId: "id1", page: 2 })).toContain("there is no page 2");
});

test("one note is given whole, a long one in pages", async () => {
  const table = await written();
  const { text } = await whole(table.call("search_notes", { noteId: "id1" }));
  expect(text).toMatchInlineSnapshot(`
    "# The ring
    *secret · active · dm_only · written 2026-01-22 · amended 2026-01-01 · id1*
    #ring

    Goblins carry the One Ring."
  `);
  const content = `${"a".repeat(20_000)}${"b".repeat(5_000)}`;
  const { data } = await whole(table.call("add_session_note", { type: "clue", content }));
  const { noteId } = data;
  const first = await whole(table.call("search_notes", { noteId }));
  expect(first.data).toMatchObject({
    notes: [{ content: "a".repeat(20_000), created: "2026-01-22", updated: "2026-01-22" }],
    pagination: { page: 1, pages: 2, total: 1 },
  });
  expect(first.data["notes"]).not.toMatchObject([{ createdAt: expect.anything() }]);
  expect(first.text.length + JSON.stringify(first.data).length).toBeLessThan(50_000);
  const second = await whole(table.call("search_notes", { noteId, page: 2 }));
  expect(second.data).toMatchObject({ notes: [{ content: "b".repeat(5_000) }] });
});

test("a single word of 100 KB does not fill the reply", async () => {
  const table = await openTable();
  const content = `needle ${"x".repeat(100_000)}`;
  await whole(table.call("add_session_note", { type: "clue", content }));
  const { text } = await whole(table.call("search_notes", { query: "needle" }));
  expect(text).toContain("needle");
  expect(text.length).toBeLessThan(1_000);
});

test.each([
  [{ since: "2026-02-30" }, /^\[INVALID_ARGUMENT\] since: "2026-02-30" is no date there is/],
  [{ since: "2026-13-01" }, /is no date/],
  [{ since: "0" }, /is no date/],
  [{ since: "2026-11-01 junk" }, /is no date/],
  [{ since: "2026-11-01T25:00" }, /is no date/],
  [{ since: "yesterday" }, /^\[INVALID_ARGUMENT\] since: "yesterday" is no date.*2026-11-01/],
  [{ noteId: "id9" }, /^\[NOT_FOUND\] There is no note "id9"/],
  [{ type: "gossip" }, /^\[INVALID_ARGUMENT\] type/],
  [{ page: 0 }, /^\[INVALID_ARGUMENT\] page/],
  [{ word: "ring" }, /^\[UNKNOWN_PARAMETER\]/],
])("%j is refused", async (asked, text) => {
  const { call } = await written();
  expect(await call("search_notes", asked)).toMatchObject({
    isError: true,
    text: expect.stringMatching(text),
  });
});
