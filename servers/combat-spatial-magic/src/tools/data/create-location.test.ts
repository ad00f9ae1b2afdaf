import { expect, test } from "vitest";
import { openTable, type PlayTable, whole } from "../../testing/table.js";

const make = ({ call }: PlayTable, name: string, more: object = {}) =>
  call("create_location", { name, ...more });

const made = (...asked: Parameters<typeof make>) => whole(make(...asked));

const exitsOf = async ({ call }: PlayTable, locationId: string) =>
  (await whole(call("get_location", { locationId }))).data["exits"];

test("the whole reply", async () => {
  const table = await openTable();
  await made(table, "Bree");
  const inn = {
    kind: "inn",
    description: "Low beams, good beer.",
    parentId: "bree",
    exits: [
      { direction: "out", to: "BREE" },
      { direction: "down", to: "Cellar", description: "a trapdoor", locked: true, hidden: true },
    ],
    lighting: "dim",
    npcs: ["Barliman"],
    items: ["a sealed letter"],
    tags: ["safe"],
  };
  expect(await make(table, "Prancing Pony", inn)).toMatchInlineSnapshot(`
    {
      "data": {
        "events": [
          {
            "locationId": "id3",
            "name": "Prancing Pony",
            "type": "location_created",
          },
        ],
        "location": {
          "description": "Low beams, good beer.",
          "exits": [
            {
              "direction": "out",
              "leadsTo": "Bree",
              "to": "id1",
            },
            {
              "description": "a trapdoor",
              "direction": "down",
              "hidden": true,
              "leadsTo": "Cellar",
              "locked": true,
              "unmade": true,
            },
          ],
          "id": "id3",
          "items": [
            "a sealed letter",
          ],
          "kind": "inn",
          "lighting": "dim",
          "name": "Prancing Pony",
          "npcs": [
            "Barliman",
          ],
          "parent": "Bree",
          "parentId": "id1",
          "tags": [
            "safe",
          ],
        },
        "locationId": "id3",
        "summary": "Prancing Pony is made.",
      },
      "isError": false,
      "text": "Prancing Pony is made.
    Prancing Pony (inn), in Bree
    Low beams, good beer.
    Light: dim
    Exits: out to Bree, down to Cellar (a trapdoor, locked, hidden, not made yet)
    Present: Barliman
    Things: a sealed letter
    Tags: safe",
    }
  `);
});

test("exits to places not made yet are linked when they are, whatever the case", async () => {
  const table = await openTable();
  await made(table, "Bree", { exits: [{ direction: "east", to: "weathertop" }] });
  await made(table, "Rivendell", { exits: [{ direction: "west", to: "Weathertop" }] });
  expect(await exitsOf(table, "Bree")).toEqual([
    { direction: "east", leadsTo: "weathertop", unmade: true },
  ]);
  const { text, data } = await made(table, "Weathertop");
  expect(text).toContain("Weathertop is made, and linked from Bree, Rivendell.");
  for (const from of ["Bree", "Rivendell"])
    expect(await exitsOf(table, from)).toMatchObject([
      { to: data["locationId"], leadsTo: "Weathertop" },
    ]);
});

test("an exit may lead back to the place itself", async () => {
  const table = await openTable();
  const { data } = await made(table, "Maze", { exits: [{ direction: "north", to: "maze" }] });
  expect(await exitsOf(table, "Maze")).toEqual([
    { direction: "north", to: data["locationId"], leadsTo: "Maze" },
  ]);
});

test("an update replaces what is given, and leaves the rest", async () => {
  const table = await openTable();
  const before = { kind: "town", npcs: ["Bill"], exits: [{ direction: "east" }], tags: ["a"] };
  await made(table, "Bree", before);
  const { data } = await made(table, "bree", { update: true, tags: [], lighting: "bright" });
  expect(data["location"]).toMatchObject({ ...before, name: "Bree", tags: [], lighting: "bright" });
});

test("a place is never in itself, nor in what is in it", async () => {
  const table = await openTable();
  await made(table, "Eriador");
  await made(table, "Bree", { parentId: "Eriador" });
  await made(table, "Inn", { parentId: "Bree" });
  for (const parentId of ["Eriador", "Bree", "Inn"]) {
    const { text } = await make(table, "Eriador", { update: true, parentId });
    expect(text).toMatch(/^\[INVALID_ARGUMENT\] parentId: .* is this place itself, or inside it/);
  }
  // Elsewhere it may go.
  await made(table, "Inn", { update: true, parentId: "Eriador" });
});

test.each([
  ["Bree", {}, /^\[NAME_TAKEN\] There is a location called "Bree".*update: true/],
  ["BREE", {}, /^\[NAME_TAKEN\]/],
  ["Bre", { update: true }, /^\[NOT_FOUND\] There is no location "Bre".*"Bree"/],
  ["Inn", { parentId: "Bre" }, /^\[NOT_FOUND\] There is no location "Bre".*"Bree"/],
  ["Inn", { exits: [{ to: "Bree" }] }, /^\[INVALID_ARGUMENT\] exits\[0\]\.direction/],
  [
    "Inn",
    { exits: [{ direction: "out", too: "Bree" }] },
    /^\[INVALID_ARGUMENT\] exits\[0\].*"too"/,
  ],
  [" ", {}, /^\[INVALID_ARGUMENT\] name/],
  ["Inn", { description: "x".repeat(4_001) }, /^\[INVALID_ARGUMENT\] description.*4000/],
])("%j with %j is refused, and changes nothing", async (name, more, text) => {
  const table = await openTable();
  await made(table, "Bree");
  expect(await make(table, name, more)).toMatchObject({
    isError: true,
    text: expect.stringMatching(text),
  });
  expect(await table.context.campaign.locations.names()).toHaveLength(1);
  expect(await exitsOf(table, "Bree")).toEqual([]);
});
