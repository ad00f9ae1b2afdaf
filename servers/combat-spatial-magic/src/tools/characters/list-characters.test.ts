import { expect, test } from "vitest";
import { ada, bo, gob } from "../../testing/heroes.js";
import { openTable, whole } from "../../testing/table.js";

const namesIn = ({ data }: { readonly data: Readonly<Record<string, unknown>> }) =>
  Array.isArray(data["characters"])
    ? data["characters"].map((row: { name?: unknown }) => row.name)
    : [];

test("everybody in brief", async () => {
  const { call } = await openTable(bo, gob);
  expect(await call("list_characters")).toMatchInlineSnapshot(`
    {
      "data": {
        "characters": [
          {
            "armorClass": 18,
            "class": "Fighter 1",
            "hp": {
              "current": 14,
              "max": 14,
            },
            "id": "id1",
            "name": "Bo",
            "race": "Hill Dwarf",
          },
          {
            "armorClass": 15,
            "characterType": "enemy",
            "creature": "Goblin",
            "hp": {
              "current": 7,
              "max": 7,
            },
            "id": "id3",
            "name": "Gob",
          },
        ],
        "pagination": {
          "page": 1,
          "pages": 1,
          "total": 2,
        },
        "summary": "2 characters.",
      },
      "isError": false,
      "text": "2 characters.
    - Bo, Hill Dwarf Fighter 1: 14/14 HP, AC 18 (id1)
    - Gob, Goblin: 7/7 HP, AC 15 (id3)",
    }
  `);
});

test.each([
  [{ characterType: "pc" }, ["Ada", "Bo"]],
  [{ class: "Wizard" }, ["Ada"]],
  [{ minLevel: 2 }, ["Ada"]],
  [{ query: "o" }, ["Bo", "Gob"]],
  [{ partyId: "us" }, ["Bo"]],
  [{ query: "%" }, []],
])("%j are %j", async (filter, names) => {
  const { call } = await openTable(gob, bo, ada);
  await whole(call("manage_party", { operation: "create", name: "Us", characterId: "Bo" }));
  expect(namesIn(await whole(call("list_characters", filter)))).toEqual(names);
});

test("twenty are a page", async () => {
  const names = Array.from({ length: 21 }, (_, at) => ({
    name: `Villager ${String.fromCodePoint(65 + at)}`,
  }));
  const { call } = await openTable(...names);
  const first = await whole(call("list_characters"));
  expect(namesIn(first)).toHaveLength(20);
  expect(first.data).toMatchObject({
    summary: "21 characters, page 1 of 2.",
    pagination: { page: 1, pages: 2, total: 21 },
  });
  expect(namesIn(await whole(call("list_characters", { page: 2 })))).toEqual(["Villager U"]);
  expect(namesIn(await whole(call("list_characters", { page: 3 })))).toEqual([]);
});

test("a class or party that does not exist is told", async () => {
  const { call } = await openTable(ada);
  expect((await call("list_characters", { class: "wizrd" })).text).toBe(
    '[NOT_FOUND] There is no class "wizrd". Did you mean Wizard?',
  );
  expect((await call("list_characters", { partyId: "us" })).text).toBe(
    '[NOT_FOUND] There is no party "us". The campaign has no party yet.',
  );
});
