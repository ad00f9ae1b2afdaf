import { expect, test } from "vitest";
import { ada, bo, gob } from "../../testing/heroes.js";
import { openTable, type PlayTable, whole } from "../../testing/table.js";

const ask = ({ call }: PlayTable, operation: string, more: object = {}) =>
  call("manage_party", { operation, ...more });

const done = (...asked: Parameters<typeof ask>) => whole(ask(...asked));

/** Ada and Bo in the Fellowship, at Bree. */
async function fellowship() {
  const table = await openTable(ada, bo, gob);
  await whole(table.call("create_location", { name: "Bree" }));
  await done(table, "create", { name: "Fellowship", characterId: "Ada", role: "scout" });
  await done(table, "add_member", { characterId: "Bo" });
  return table;
}

test("the whole reply", async () => {
  const table = await fellowship();
  const change = { formation: "Bo in front", location: "bree", funds: { gp: 50, cp: 3 } };
  expect(await ask(table, "update", { partyId: "fellowship", ...change })).toMatchInlineSnapshot(`
    {
      "data": {
        "events": [
          {
            "partyId": "id9",
            "summary": "Fellowship is changed.",
            "type": "party_changed",
          },
        ],
        "party": {
          "active": true,
          "formation": "Bo in front",
          "funds": {
            "cp": 3,
            "gp": 50,
          },
          "id": "id9",
          "location": "Bree",
          "members": [
            {
              "characterId": "id1",
              "name": "Ada",
              "role": "scout",
            },
            {
              "characterId": "id3",
              "name": "Bo",
            },
          ],
          "name": "Fellowship",
        },
        "summary": "Fellowship is changed.",
      },
      "isError": false,
      "text": "Fellowship is changed. Fellowship (active): Ada (scout), Bo; at Bree; formation: Bo in front; 50 gp, 3 cp",
    }
  `);
});

test("what is not given stays", async () => {
  const table = await fellowship();
  await done(table, "update", { formation: "a line", location: "Bree", funds: { gp: 50 } });
  await done(table, "update", { name: "The Nine", funds: { sp: 2 } });
  expect((await done(table, "get")).data["party"]).toMatchObject({
    name: "The Nine",
    formation: "a line",
    location: "Bree",
    funds: { gp: 50, sp: 2 },
    members: [{ name: "Ada", role: "scout" }, { name: "Bo" }],
  });
});

test("one party is active: the first, then whichever is made so", async () => {
  const table = await fellowship();
  const { data } = await done(table, "create", { name: "Mordor" });
  expect(data["party"]).toMatchObject({ active: false, members: [] });
  expect((await done(table, "get")).data["party"]).toMatchObject({ name: "Fellowship" });
  await done(table, "set_active", { partyId: "Mordor" });
  expect((await done(table, "list")).data["parties"]).toMatchObject([
    { name: "Fellowship", active: false },
    { name: "Mordor", active: true },
  ]);
  await done(table, "delete", { partyId: "mordor" });
  expect((await ask(table, "get")).text).toMatch(/^\[NOT_FOUND\] No party is active/);
});

test("a leader is a member, and leads no longer than that", async () => {
  const table = await fellowship();
  const outsider = await ask(table, "set_leader", { characterId: "Gob" });
  expect(outsider.text).toBe("[NOT_A_MEMBER] Gob is not in Fellowship. add_member first.");
  const led = await done(table, "set_leader", { characterId: "bo" });
  expect(led.data["party"]).toMatchObject({ leader: "Bo" });
  const left = await done(table, "remove_member", { characterId: "Bo" });
  expect(left.data["party"]).not.toHaveProperty("leader");
  expect((await ask(table, "remove_member", { characterId: "Bo" })).text).toMatch(
    /^\[NOT_A_MEMBER\]/,
  );
});

test("members come and go by short words, too", async () => {
  const table = await fellowship();
  const left = await done(table, "remove", { characterId: "Bo" });
  expect(left.data["party"]).toMatchObject({ members: [{ name: "Ada" }] });
  const back = await done(table, "add", { characterId: "Bo" });
  expect(back.data["party"]).toMatchObject({ members: [{ name: "Ada" }, { name: "Bo" }] });
});

test("who joins twice is in once, with the new role", async () => {
  const table = await fellowship();
  const { text, data } = await done(table, "add_member", { characterId: "Ada", role: "healer" });
  expect(text).toContain("Ada is in Fellowship already, now as healer.");
  expect(data["party"]).toMatchObject({
    members: [{ name: "Ada", role: "healer" }, { name: "Bo" }],
  });
});

test("who is deleted is in no party any more, and leads none", async () => {
  const table = await fellowship();
  await done(table, "set_leader", { characterId: "Ada" });
  await done(table, "create", { name: "Others", characterId: "Ada" });
  await whole(table.call("delete_character", { characterId: "Ada" }));
  const { data } = await done(table, "list");
  expect(data["parties"]).toMatchObject([{ members: [{ name: "Bo" }] }, { members: [] }]);
  expect(JSON.stringify(data)).not.toContain("leader");
});

test("a party that is deleted leaves its members, and its name", async () => {
  const table = await fellowship();
  const { text } = await done(table, "delete", { partyId: "Fellowship" });
  expect(text).toBe("Fellowship is no party any more; its members stay.");
  await whole(table.call("get_character", { characterId: "Ada" }));
  expect((await done(table, "list")).text).toBe("There is no party yet.");
  await done(table, "create", { name: "fellowship" });
});

test("members are looked for by the party's name", async () => {
  const { call } = await fellowship();
  const { data } = await whole(call("list_characters", { partyId: "fellowship" }));
  expect(data["characters"]).toMatchObject([{ name: "Ada" }, { name: "Bo" }]);
});

test.each([
  ["create", {}, /^\[INVALID_ARGUMENT\] create needs name/],
  ["create", { name: "FELLOWSHIP" }, /^\[NAME_TAKEN\] There is a party called "FELLOWSHIP"/],
  ["update", { partyId: "Fellow" }, /^\[NOT_FOUND\] There is no party "Fellow".*"Fellowship"/],
  ["update", { location: "Bre" }, /^\[NOT_FOUND\] There is no location "Bre".*"Bree"/],
  ["update", { funds: { gp: -1 } }, /^\[INVALID_ARGUMENT\] funds\.gp/],
  ["update", { funds: { dollars: 1 } }, /^\[INVALID_ARGUMENT\] funds/],
  ["add_member", {}, /^\[INVALID_ARGUMENT\] add_member needs characterId/],
  ["add_member", { characterId: "Go" }, /^\[NOT_FOUND\] There is no character "Go".*"Gob"/],
  ["delete", {}, /^\[INVALID_ARGUMENT\] delete needs partyId.*Say which party/],
  ["disband", {}, /^\[INVALID_ARGUMENT\] operation/],
])("%s with %j is refused, and changes nothing", async (operation, more, text) => {
  const table = await fellowship();
  const before = await done(table, "list");
  expect(await ask(table, operation, more)).toMatchObject({
    isError: true,
    text: expect.stringMatching(text),
  });
  expect(await done(table, "list")).toEqual(before);
});

test("where a party is may be said before that place is made, and is linked when it is", async () => {
  const { call, context } = await openTable(bo);
  const create = { operation: "create", name: "Fellowship", characterId: "Bo" };
  const made = await whole(call("manage_party", { ...create, location: "The Ford" }));
  expect(made.data["party"]).toMatchObject({ location: "The Ford", unmade: true });
  expect(made.text).toContain("at The Ford (not made yet)");
  expect((await call("get_location")).text).toMatch(/^\[NOT_FOUND\]/);
  const place = await whole(call("create_location", { name: "the ford" }));
  expect(place.text).toMatch(/^the ford is made\. Fellowship is at the ford\.\n/);
  expect(place.text).toContain("Present: Fellowship, Bo");
  const { data } = await whole(call("manage_party", { operation: "get" }));
  expect(data["party"]).toMatchObject({ location: "the ford" });
  expect(data["party"]).not.toHaveProperty("unmade");
  const [stored] = await context.campaign.parties.all();
  expect(stored?.value).not.toHaveProperty("locationName");
  await whole(call("create_location", { name: "Room 1" }));
  await whole(call("manage_party", { operation: "update", location: "Room 2" }));
  const elsewhere = { operation: "update", location: "Weathertop" };
  await whole(call("manage_party", elsewhere));
  expect((await whole(call("manage_party", { operation: "get" }))).text).toContain("at Weathertop");
  expect((await whole(call("get_location", { locationId: "the ford" }))).text).not.toContain("Bo");
});
