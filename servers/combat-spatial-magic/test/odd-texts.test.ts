import { tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { expect, onTestFinished, test } from "vitest";
import {
  type Call,
  callsOf,
  flags,
  openNewClient,
  type Reply,
  runHere,
  tableHere,
} from "./running.js";

const oddTexts = [
  `O'Brien "the Blade" \`Back\``,
  "Robert'); DROP TABLE characters;--",
  "goblin AND (NOT NEAR) OR* ^title:col {x}",
  "100% of_all [a-z]* ?",
  "🐉🔥👩‍👩‍👧",
  "שלום עולם \u{202e}reversed",
  "zero\u{200b}width\u{2060}joiner",
  "Ünïcödé e\u{301} é ﬁ",
  "龍の巣",
  "two\nlines\tand\r\nmore",
  "constructor",
  "__proto__",
  "toString",
  "null",
  "-1",
  "\\u0000 \\n \\\\",
  "<script>alert(1)</script> **bold** | cell",
];

/** What a name may not hold: a line end, marks that turn the writing round, signs without width. */
const unseen = /[\r\n\t\u202e\u200b\u2060]/;

/** A short text is one line, however it was written. */
const inOneLine = (text: string): string => text.replaceAll(/[\r\n\t]+/g, " ");

/** A text as a page has it: one of several lines is quoted, its tabs are blanks. */
const inPage = (text: string): string => {
  const lines = text.replaceAll("\t", " ").split(/\r?\n/);
  return lines.length === 1 ? text : lines.map((line) => `> ${line}`).join("\n");
};

/** The same over stdio. */
const openNewTable: typeof tableHere = async (folder) => {
  const client = await openNewClient(flags(folder), onTestFinished);
  return { client, call: callsOf(client), close: () => client.close() };
};

/** A server of an empty campaign, in this process unless the bytes between are what matters; what is called must succeed. */
async function opened(open = tableHere) {
  const folder = tempFolder();
  const { client, call } = await open(folder);
  const told: Call = async (tool, args) => {
    const reply = await call(tool, args);
    expect({ args, error: reply.isError && reply.text }).toEqual({ args, error: false });
    return reply;
  };
  return { folder, client, call, told };
}

test("characters, places and parties of odd names are kept, found and listed", async () => {
  const { folder, told } = await opened(openNewTable);
  for (const name of oddTexts.filter((text) => !unseen.test(text))) {
    await told("create_character", { name, notes: name, alignment: name });
    const { data } = await told("get_character", { characterId: name });
    expect(data).toMatchObject({ character: { name, notes: name, alignment: name } });
    const listed = await told("list_characters", { query: name });
    expect(listed.data).toMatchObject({ characters: [{ name }] });

    await told("create_location", { name, kind: name, npcs: [name], tags: [name] });
    const party = { name, location: name, characterId: name, role: name };
    const made = await told("manage_party", { operation: "create", ...party });
    expect(made.data).toMatchObject({ party: { name, location: name, members: [{ role: name }] } });
    const there = await told("get_location", { locationId: name });
    expect(there.data).toMatchObject({ location: { name, npcs: [name] } });
  }
  const { data } = await told("list_characters", {});
  expect(data).toMatchObject({ pagination: { total: oddTexts.length - 3 } });
  expect(await runHere("check", flags(folder))).toMatchObject({ code: 0, out: "All is well.\n" });
});

test("things, effects and sources of odd names are kept and found", async () => {
  const { folder, told } = await opened();
  const odo = { characterId: "Odo" };
  await told("create_character", { name: "Odo" });
  for (const [index, text] of oddTexts.entries()) {
    const name = unseen.test(text) ? `Thing ${index}` : text;
    const line = inOneLine(text);
    const give = { ...odo, operation: "give" };
    await told("manage_inventory", { ...give, item: { name, type: text, properties: [text] } });
    const { data } = await told("manage_inventory", { ...give, item: name });
    const stack = expect.objectContaining({ name, quantity: 2 });
    expect(data).toMatchObject({ inventory: expect.arrayContaining([stack]) });

    const effect = { name, source: text, trigger: text, modifiers: [] };
    await told("manage_effect", { ...odo, operation: "add", effect });
    const fear = { ...odo, condition: "frightened", source: text };
    const afraid = await told("manage_condition", { ...fear, operation: "add" });
    const named = (of: object) => expect.arrayContaining([expect.objectContaining(of)]);
    expect(afraid.data).toMatchObject({ conditions: named({ source: line }) });
    const brave = await told("manage_condition", { ...fear, operation: "remove" });
    expect(brave.data).not.toMatchObject({ conditions: named({ source: line }) });
    const seen = await told("manage_effect", { ...odo, operation: "query" });
    expect(seen.data).toMatchObject({ effects: named({ name, source: line, trigger: line }) });
    await told("manage_effect", { ...odo, operation: "remove", effectId: name });
  }
  expect(await runHere("check", flags(folder))).toMatchObject({ code: 0, out: "All is well.\n" });
});

/** The notes of an answer. */
const idsIn = ({ data: { notes } }: Reply): readonly unknown[] =>
  Array.isArray(notes) ? notes.map(({ id }) => id) : [];

test("notes of odd words are found by them, by their labels, and by no query's syntax", async () => {
  const { client, told } = await opened();
  for (const text of oddTexts) {
    const content = `before ${text} after`;
    const note = { type: "clue", title: text, content, tags: [text], entities: [text] };
    const { noteId } = (await told("add_session_note", note)).data;
    const questions = [{ query: text }, { tags: [text] }, { entity: text }];
    for (const question of questions) {
      const found = idsIn(await told("search_notes", question));
      expect({ question, found: found.includes(noteId) }).toEqual({ question, found: true });
    }
    const { data } = await told("search_notes", { noteId });
    expect(data).toMatchObject({
      notes: [{ title: inOneLine(text), content, tags: [inOneLine(text)] }],
    });
    const { contents } = await client.readResource({ uri: `rpg://notes/${String(noteId)}` });
    // Of several lines it is quoted, so that none of them passes for a line of the page.
    expect(contents).toMatchObject([{ text: expect.stringContaining(inPage(content)) }]);
  }
  for (const query of ['"', '""', "*", "AND", "NEAR(", "title:", "-", "^", "'", "\u0000", " "])
    await told("search_notes", { query });
});

test("a found note is shown by a passage of its own", async () => {
  const { told } = await opened();
  const word = "bell";
  for (const place of ["chapel", "harbour", "cellar"])
    await told("add_session_note", { type: "clue", content: `The ${word} is in the ${place}.` });
  const { data } = await told("search_notes", { query: word });
  const excerpts = ["cellar", "harbour", "chapel"].map((place) => ({
    excerpt: `The ${word} is in the ${place}.`,
  }));
  expect(data).toMatchObject({ notes: excerpts });
});

test("a note of 100 KB is kept whole and found by its last word; a longer one is refused", async () => {
  const { client, call, told } = await opened();
  // Characters as people count them: the first is two of JavaScript's.
  const content = `${"🜂 wörds. ".repeat(11_376)}the last zyzzyva`;
  expect([...content]).toHaveLength(102_400);
  const { noteId } = (await told("add_session_note", { type: "session_log", content })).data;
  const found = await told("search_notes", { query: "zyzzyva" });
  expect(idsIn(found)).toEqual([noteId]);
  expect(found.text.length).toBeLessThan(1_000);
  expect((await told("search_notes", { noteId })).text.length).toBeLessThan(50_000);
  const { contents } = await client.readResource({ uri: `rpg://notes/${String(noteId)}` });
  expect(contents).toMatchObject([{ text: expect.stringContaining(content) }]);

  const longer = await call("add_session_note", { type: "session_log", content: `${content}!` });
  expect(longer.isError).toBe(true);
  expect(longer.text).toMatch(/^\[INVALID_ARGUMENT\] .*102,?400/);
  expect(idsIn(await told("search_notes", {}))).toEqual([noteId]);
});

test("a name that is too long is refused with the limit", async () => {
  const { call } = await opened();
  const { isError, text } = await call("create_character", { name: "x".repeat(121) });
  expect(isError).toBe(true);
  expect(text).toMatch(/^\[INVALID_ARGUMENT\] name.*120/);
});

/** As JSON, because `__proto__` in an object literal is something else. */
const oddCalls: readonly (readonly [tool: string, json: string])[] = ["constructor", "__proto__"]
  .map((key) => JSON.stringify(key))
  .flatMap(
    (key) =>
      [
        ["get_character", `{"characterId":"Odo",${key}:1}`],
        ["update_character", `{"characterId":"Odo","abilities":{${key}:20}}`],
        ["update_character", `{"characterId":"Odo","choices":{${key}:"Archery"}}`],
        ["update_character", `{"characterId":"Odo","skills":[${key}],"spells":[${key}]}`],
        ["manage_inventory", `{"characterId":"Odo","operation":"give","coins":{${key}:5}}`],
        ["manage_inventory", `{"characterId":"Odo","operation":"give","item":${key}}`],
        ["manage_party", `{"operation":"create","name":"P","funds":{${key}:5}}`],
        ["take_rest", `{"characterId":"Odo","restType":"short","hitDice":{${key}:1}}`],
        ["roll_check", `{"characterId":"Odo","kind":"tool","tool":${key}}`],
        ["create_character", `{"name":"C","class":${key}}`],
        ["create_character", `{"name":"R","race":${key}}`],
        ["create_character", `{"name":"S","creature":${key}}`],
        ["list_characters", `{"class":${key}}`],
      ] as const,
  );

test("keys and names that every JavaScript object has are nothing special", async () => {
  const { folder, call, told } = await opened();
  await told("create_character", { name: "Odo", class: "Fighter" });
  for (const [tool, json] of oddCalls) {
    const { text } = await call(tool, JSON.parse(json));
    expect({ tool, json, text }).toEqual({
      tool,
      json,
      text: expect.not.stringContaining("INTERNAL"),
    });
  }
  const { data } = await told("get_character", { characterId: "Odo" });
  // The standard array dealt to a fighter: Strength first.
  expect(data).toMatchObject({
    character: { abilities: { str: 15 }, coins: {} },
  });
  expect(await runHere("check", flags(folder))).toMatchObject({ code: 0, out: "All is well.\n" });
});
