import { expect, test } from "vitest";
import { ada, bo, gob } from "../../testing/heroes.js";
import { openTable, whole } from "../../testing/table.js";

test("who is deleted leaves the parties in the same breath", async () => {
  const { call } = await openTable(ada, bo);
  await whole(call("manage_party", { operation: "create", name: "Us", characterId: "Ada" }));
  await whole(call("manage_party", { operation: "set_leader", characterId: "Ada" }));
  expect(await call("delete_character", { characterId: "ada" })).toMatchInlineSnapshot(`
    {
      "data": {
        "deleted": [
          {
            "id": "id1",
            "name": "Ada",
            "parties": [
              "Us",
            ],
          },
        ],
        "events": [
          {
            "id": "id1",
            "rule": "House rule: removed by the game master",
            "type": "deleted",
          },
          {
            "partyId": "id5",
            "summary": "Us has 1 member less.",
            "type": "party_changed",
          },
        ],
        "summary": "Ada is deleted. Us has 1 member less.",
      },
      "isError": false,
      "text": "Ada is deleted. Us has 1 member less.",
    }
  `);
  const { data } = await whole(call("manage_party", { operation: "get" }));
  expect(data["party"]).toEqual({ id: "id5", name: "Us", active: true, funds: {}, members: [] });
  expect((await call("get_character", { characterId: "Ada" })).isError).toBe(true);
  expect((await call("create_character", { name: "Ada" })).isError).toBe(false);
});

test("several leave one party at once", async () => {
  const { call } = await openTable(ada, bo, gob);
  await whole(call("manage_party", { operation: "create", name: "Us", characterId: "Ada" }));
  await whole(call("manage_party", { operation: "add_member", characterId: "Bo" }));
  const batch = [{ characterId: "Ada" }, { characterName: "Bo" }, { characterId: "Gob" }];
  const { text, data } = await whole(call("delete_character", { batch }));
  expect(text).toBe("Ada is deleted. Bo is deleted. Gob is deleted. Us has 2 members less.");
  expect(data["deleted"]).toEqual([
    { id: "id1", name: "Ada", parties: ["Us"] },
    { id: "id3", name: "Bo", parties: ["Us"] },
    { id: "id5", name: "Gob", parties: [] },
  ]);
});

test.each([
  [
    [{ characterId: "Ada" }, { characterId: "Adam" }],
    '[NOT_FOUND] batch[1]: There is no character "Adam"',
  ],
  [
    [{ characterId: "Ada" }, { characterId: "Ada" }],
    '[NOT_FOUND] batch[1]: There is no character "Ada" any more.',
  ],
])("%j deletes nobody", async (batch, message) => {
  const { call } = await openTable(ada);
  const { isError, text } = await call("delete_character", { batch });
  expect(isError).toBe(true);
  expect(text.slice(0, message.length)).toBe(message);
  expect((await call("list_characters")).data).toMatchObject({ pagination: { total: 1 } });
});
