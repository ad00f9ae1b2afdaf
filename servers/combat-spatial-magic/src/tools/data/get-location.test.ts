import { expect, test } from "vitest";
import { ada } from "../../testing/heroes.js";
import { openTable, type PlayTable, whole } from "../../testing/table.js";

/** Bree - Weathertop - Rivendell in a row, and the Prancing Pony in Bree. */
async function middleEarth(): Promise<PlayTable> {
  const table = await openTable(ada);
  const make = (name: string, more: object) =>
    whole(table.call("create_location", { name, ...more }));
  const to = (place: string) => ({ direction: "road", to: place });
  await make("Rivendell", { exits: [to("Weathertop")] });
  await make("Weathertop", { exits: [to("Bree"), to("Rivendell")] });
  await make("Bree", { exits: [to("Weathertop"), { direction: "well", hidden: true }] });
  await make("Prancing Pony", { parentId: "Bree", npcs: ["Barliman"] });
  const party = { operation: "create", name: "Us", characterId: "Ada", location: "Prancing Pony" };
  await whole(table.call("manage_party", party));
  return table;
}

test("the whole reply; without a name it is where the active party is", async () => {
  const { call } = await middleEarth();
  const reply = await call("get_location");
  expect(reply).toMatchInlineSnapshot(`
    {
      "data": {
        "exits": [],
        "location": {
          "id": "id9",
          "items": [],
          "name": "Prancing Pony",
          "npcs": [
            "Barliman",
          ],
          "parent": "Bree",
          "parentId": "id7",
          "tags": [],
        },
        "present": [
          {
            "id": "id11",
            "kind": "party",
            "name": "Us",
          },
          {
            "id": "id1",
            "kind": "character",
            "name": "Ada",
          },
          {
            "kind": "npc",
            "name": "Barliman",
          },
        ],
        "summary": "Prancing Pony: 0 exits, 3 present.",
      },
      "isError": false,
      "text": "Prancing Pony, in Bree
    Present: Us, Ada, Barliman",
    }
  `);
  expect(await call("get_location", { locationId: "PRANCING pony" })).toEqual(reply);
});

test("a place says what is in it", async () => {
  const { call } = await middleEarth();
  const { data } = await whole(call("get_location", { locationId: "Bree" }));
  expect(data).toMatchObject({ location: { inside: ["Prancing Pony"] }, present: [] });
});

test("who is there in two parties is there once", async () => {
  const { call } = await middleEarth();
  const party = { name: "Spies", characterId: "Ada", location: "Prancing Pony" };
  await whole(call("manage_party", { operation: "create", ...party }));
  const { text } = await whole(call("get_location"));
  expect(text).toContain("Present: Spies, Us, Ada, Barliman");
});

test.each([
  [0, undefined],
  [1, [{ name: "Weathertop", away: 1 }]],
  [
    2,
    [
      { name: "Weathertop", away: 1 },
      { name: "Rivendell", away: 2 },
    ],
  ],
])("depth %d shows what is near", async (depth, near) => {
  const { call } = await middleEarth();
  const { data } = await whole(call("get_location", { locationId: "Bree", depth }));
  expect(data["near"]).toEqual(near?.map((one) => expect.objectContaining(one)));
});

test.each([
  [{ locationId: "Pony" }, /^\[NOT_FOUND\] There is no location "Pony".*"Prancing Pony"/],
  [{ locationId: "Moon" }, /^\[NOT_FOUND\] There is no location "Moon"\. There are: Bree, /],
  [{ depth: 4 }, /^\[INVALID_ARGUMENT\] depth/],
])("%j is refused", async (asked, text) => {
  const { call } = await middleEarth();
  expect(await call("get_location", asked)).toMatchObject({
    isError: true,
    text: expect.stringMatching(text),
  });
});

test("with no party anywhere it has to be named", async () => {
  const { call } = await openTable();
  expect((await call("get_location")).text).toMatch(/^\[NOT_FOUND\] The active party is at no loc/);
  const named = await call("get_location", { locationId: "Bree" });
  expect(named.text).toBe(
    '[NOT_FOUND] There is no location "Bree". The campaign has no location yet.',
  );
});

test("who is of the party and named at the place is there once", async () => {
  const { call } = await middleEarth();
  const npcs = ["Barliman", "ada"];
  await whole(call("create_location", { name: "Prancing Pony", update: true, npcs }));
  expect((await whole(call("get_location"))).text).toContain("Present: Us, Ada, Barliman");
});
