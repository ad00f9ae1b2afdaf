import { expect, test } from "vitest";
import { ada, bo } from "../testing/heroes.js";
import { openTable, type PlayTable, whole } from "../testing/table.js";

async function read({ client }: PlayTable, uri: string): Promise<string> {
  const { contents } = await client.readResource({ uri });
  return contents.map((content) => ("text" in content ? content.text : "")).join("");
}

const completed = async ({ client }: PlayTable, sort: string, value: string) => {
  const ref = { type: "ref/resource" as const, uri: `rpg://${sort}/{id}` };
  const { completion } = await client.complete({ ref, argument: { name: "id", value } });
  return completion.values;
};

async function campaign(): Promise<PlayTable> {
  const table = await openTable(ada, bo);
  const party = { operation: "create", name: "The Nine", characterId: "Ada" };
  await whole(table.call("manage_party", party));
  const note = { type: "clue", title: "Seal", content: "A raven.", tags: ["letter"] };
  await whole(table.call("add_session_note", note));
  return table;
}

test("templates are listed", async () => {
  const { client } = await openTable();
  const { resourceTemplates } = await client.listResourceTemplates();
  expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
    "rpg://character/{id}",
    "rpg://encounter/{id}",
    "rpg://battlefield/{id}",
    "rpg://battlefield/{id}/svg",
    "rpg://party/{id}",
    "rpg://notes/{id}",
  ]);
});

const listed = async ({ client }: PlayTable) =>
  (await client.listResources()).resources.map(({ uri, name }) => [uri, name]);

test("the party, who is in it and others, and the latest notes are listed; nothing in a new campaign", async () => {
  const table = await campaign();
  await whole(table.call("add_session_note", { type: "secret", content: "The cook did it." }));
  expect(await listed(table)).toEqual([
    ["rpg://character/id1", "Ada"],
    ["rpg://character/id3", "Bo"],
    ["rpg://party/id5", "The Nine"],
    ["rpg://notes/id7", "clue: Seal"],
  ]);
  expect(await read(table, "rpg://party/id5")).toMatch(/^# The Nine/);
  expect(await listed(await openTable())).toEqual([]);
});

test("of many, twenty characters and ten notes are listed, those of the party first", async () => {
  const table = await openTable(
    ...Array.from({ length: 25 }, (_, at) => ({ name: `A${at + 10}` })),
  );
  await whole(table.call("manage_party", { operation: "create", name: "Us", members: ["A34"] }));
  for (let note = 0; note < 12; note++)
    await whole(table.call("add_session_note", { type: "clue", content: `Note ${note}` }));
  const names = (await listed(table)).map(([, name]) => name);
  expect(names.slice(0, 2)).toEqual(["A34", "A10"]);
  expect(names).toHaveLength(20 + 1 + 10);
});

test("a character is read by id or by name, as its sheet", async () => {
  const table = await campaign();
  const sheet = await read(table, "rpg://character/id1");
  expect(sheet).toMatch(/^# Ada\n\*High Elf · Wizard 3 · pc · id1\*\n/);
  expect(await read(table, "rpg://character/ADA")).toBe(sheet);
});

test("a party is read with its members", async () => {
  const text = await read(await campaign(), "rpg://party/the%20nine");
  expect(text).toMatchInlineSnapshot(`
    "# The Nine
    The Nine (active): Ada

    - Ada, High Elf Wizard 3: 17/17 HP, AC 13"
  `);
});

test("a fight is read with those who take part", async () => {
  const table = await campaign();
  const participants = [
    { characterId: "Ada", initiative: 9 },
    { creature: "Goblin", initiative: 3 },
  ];
  await whole(table.call("create_encounter", { name: "Ambush", participants }));
  expect(await read(table, "rpg://encounter/ambush")).toBe(
    [
      "# Ambush",
      "Ambush (id9): round 1, Ada's turn.",
      "",
      "→ 9 Ada, High Elf Wizard 3: 17/17 HP, AC 13 [party] (id1)",
      "- 3 Goblin, Goblin: 7/7 HP, AC 15 [enemy] (id10)",
    ].join("\n"),
  );
  expect(await completed(table, "encounter", "am")).toEqual(["Ambush"]);
});

test("a map is read in characters and as SVG", async () => {
  const table = await campaign();
  const participants = [{ characterId: "Ada", initiative: 9, position: { x: 2, y: 1 } }];
  const terrain = { width: 5, height: 3, obstacles: ["0,0"] };
  await whole(table.call("create_encounter", { name: "Ambush", participants, terrain }));
  expect(await read(table, "rpg://battlefield/ambush")).toBe(
    [
      "Ambush (id9): round 1, Ada's turn.",
      "    0",
      "    01234",
      "  0 #....",
      "  1 ..A..",
      "  2 .....",
      "# wall",
      "A Ada at 2,1: party, 100% HP (its turn)",
    ].join("\n"),
  );
  expect(await read(table, "rpg://battlefield/ambush/svg")).toMatch(
    /^<svg .*Ada \(2,1\).*<\/svg>$/s,
  );
  expect(await completed(table, "battlefield", "am")).toEqual(["Ambush"]);
});

test("a note is read whole, however long", async () => {
  const table = await campaign();
  expect(await read(table, "rpg://notes/id7")).toMatchInlineSnapshot(`
    "# Seal
    *clue · active · player_visible · written 2026-01-22 · id7*
    #letter

    A raven."
  `);
  const content = "x".repeat(102_400);
  const { data } = await whole(table.call("add_session_note", { type: "clue", content }));
  expect(await read(table, `rpg://notes/${String(data["noteId"])}`)).toContain(content);
});

test.each([
  ["rpg://character/Ad", /NOT_FOUND\] There is no character "Ad".*"Ada"/],
  ["rpg://party/Nine", /NOT_FOUND\] There is no party "Nine".*"The Nine"/],
  ["rpg://encounter/Siege", /NOT_FOUND\] There is no encounter "Siege"/],
  ["rpg://notes/id99", /NOT_FOUND\] There is no note "id99"/],
  ["rpg://places/Bree", /RESOURCE_NOT_FOUND\]/],
])("%s is not there", async (uri, message) => {
  await expect(read(await campaign(), uri)).rejects.toThrow(message);
});

test("ids complete from the beginning of a name, or from within it", async () => {
  const table = await campaign();
  expect(await completed(table, "character", "")).toEqual(["Ada", "Bo"]);
  expect(await completed(table, "character", "B")).toEqual(["Bo"]);
  expect(await completed(table, "party", "nin")).toEqual(["The Nine"]);
  expect(await completed(table, "party", "x")).toEqual([]);
  expect(await completed(table, "notes", "id7")).toEqual(["id7"]);
  expect(await completed(table, "notes", "raven")).toEqual(["id7"]);
});
