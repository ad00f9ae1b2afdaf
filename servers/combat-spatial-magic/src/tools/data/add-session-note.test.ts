import { noteTypes } from "@tabletop-mcp/storage";
import { expect, test } from "vitest";
import { inSession } from "../../table/session.js";
import { openTable, type PlayTable, whole } from "../../testing/table.js";

const add = ({ call }: PlayTable, more: object = {}) =>
  call("add_session_note", { type: "clue", content: "The seal is a raven.", ...more });

const noteOf = async ({ context: { campaign } }: PlayTable, id: unknown) =>
  (await campaign.notes.load(String(id)))?.value;

test("the whole reply", async () => {
  const table = await openTable();
  const note = { title: "The seal", tags: ["letter"], entities: ["Baron"] };
  expect(await add(table, note)).toMatchInlineSnapshot(`
    {
      "data": {
        "events": [
          {
            "noteId": "id1",
            "type": "note_added",
          },
        ],
        "noteId": "id1",
        "summary": "Noted (clue, player_visible).",
      },
      "isError": false,
      "text": "Noted (clue, player_visible). (id1)",
    }
  `);
  expect(await noteOf(table, "id1")).toMatchInlineSnapshot(`
    {
      "content": "The seal is a raven.",
      "createdAt": 1769108592000,
      "entities": [
        "Baron",
      ],
      "id": "id1",
      "status": "active",
      "tags": [
        "letter",
      ],
      "title": "The seal",
      "type": "clue",
      "updatedAt": 1769108592000,
      "visibility": "player_visible",
    }
  `);
});

test.each(noteTypes)("a %s is for players, unless it is a secret", async (type) => {
  const table = await openTable();
  const { data } = await whole(add(table, { type }));
  const visibility = type === "secret" ? "dm_only" : "player_visible";
  expect(await noteOf(table, data["noteId"])).toMatchObject({ type, visibility, status: "active" });
});

test("visibility may be said, in any spelling of the word", async () => {
  const table = await openTable();
  const { data } = await whole(add(table, { type: "Secret", visibility: "Player-Visible" }));
  expect(await noteOf(table, data["noteId"])).toMatchObject({ visibility: "player_visible" });
});

test("an amendment changes what is given, and the earlier wording stays in the history", async () => {
  const table = await openTable();
  const { data } = await whole(add(table, { tags: ["letter"] }));
  const { noteId } = data;
  const change = { noteId, content: "The seal is a crow.", status: "resolved" };
  const amended = await whole(table.call("add_session_note", change));
  expect(amended.data).toMatchObject({ noteId, events: [{ type: "note_amended" }] });
  expect(await noteOf(table, noteId)).toMatchObject({
    type: "clue",
    content: "The seal is a crow.",
    tags: ["letter"],
    status: "resolved",
  });
  const log = await table.context.campaign.changesSince(0, 10);
  expect(log.at(-1)).toMatchObject({ images: [{ before: { content: "The seal is a raven." } }] });
  const found = await whole(table.call("search_notes", { query: "raven" }));
  expect(found.data["notes"]).toEqual([]);
});

test("what becomes a secret is one from then on; the log keeps secrets from players, too", async () => {
  const table = await openTable();
  const { data } = await whole(add(table));
  await whole(table.call("add_session_note", { noteId: data["noteId"], type: "secret" }));
  expect(await noteOf(table, data["noteId"])).toMatchObject({ visibility: "dm_only" });
  const told = { noteId: data["noteId"], visibility: "player_visible" };
  await whole(table.call("add_session_note", told));
  const log = await table.context.campaign.changesSince(0, 10);
  expect(log.map(({ visibility }) => visibility)).toEqual(["player_visible", "dm_only", "dm_only"]);
});

test("a note of 100 KB is kept and found; a longer one is refused", async () => {
  const table = await openTable();
  const content = `${"word ".repeat(20_478)}needle.`;
  const long = content.padEnd(102_400, "!");
  const { data } = await whole(add(table, { content: long }));
  expect((await noteOf(table, data["noteId"]))?.content).toHaveLength(102_400);
  const found = await whole(table.call("search_notes", { query: "needle" }));
  expect(found.data["notes"]).toMatchObject([{ id: data["noteId"] }]);
  const { text } = await add(table, { content: `${long}!` });
  expect(text).toMatch(/^\[INVALID_ARGUMENT\] content: .*102400/);
});

test("two who amend the same note at once both have their say", async () => {
  const table = await openTable();
  const { data } = await whole(add(table));
  const { noteId } = data;
  await Promise.all([
    table.call("add_session_note", { noteId, title: "Seal" }),
    table.call("add_session_note", { noteId, status: "dormant" }),
    inSession(table.context, async () => undefined),
  ]);
  expect(await noteOf(table, noteId)).toMatchObject({ title: "Seal", status: "dormant" });
});

test.each([
  [{ content: undefined }, /^\[INVALID_ARGUMENT\] A new note needs type and content/],
  [{ type: undefined }, /^\[INVALID_ARGUMENT\] A new note needs type and content/],
  [{ content: "  " }, /^\[INVALID_ARGUMENT\] content/],
  [{ type: "gossip" }, /^\[INVALID_ARGUMENT\] type: .*npc_voice/],
  [{ noteId: "nope" }, /^\[NOT_FOUND\] There is no note "nope"/],
  [{ tag: ["x"] }, /^\[UNKNOWN_PARAMETER\] .*tags/],
])("%j is refused, and nothing is written", async (more, text) => {
  const table = await openTable();
  expect(await add(table, more)).toMatchObject({
    isError: true,
    text: expect.stringMatching(text),
  });
  expect(await table.context.campaign.changesSince(0, 10)).toEqual([]);
});
