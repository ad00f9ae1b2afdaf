import { expect, test } from "vitest";
import { ada, bo } from "../../testing/heroes.js";
import { openTable, whole } from "../../testing/table.js";

test("a quick look", async () => {
  const { call } = await openTable(ada);
  expect(
    await call("get_character", { characterId: "Ada", detail: "brief" }),
  ).toMatchInlineSnapshot(`
    {
      "data": {
        "character": {
          "armorClass": 13,
          "characterType": "pc",
          "classes": [
            {
              "class": "Wizard",
              "level": 3,
            },
          ],
          "conditions": [],
          "hp": {
            "current": 17,
            "max": 17,
            "temp": 0,
          },
          "id": "id1",
          "level": 3,
          "name": "Ada",
          "race": "High Elf",
          "slots": {
            "1": {
              "left": 4,
              "max": 4,
            },
            "2": {
              "left": 2,
              "max": 2,
            },
          },
          "status": "up",
        },
        "summary": "Ada, High Elf Wizard 3: 17/17 HP, AC 13",
      },
      "isError": false,
      "text": "Ada, High Elf Wizard 3: 17/17 HP, AC 13",
    }
  `);
});

test("the whole sheet by name in any case, by id, and by another name of the parameter", async () => {
  const { call } = await openTable(ada);
  const { data, text } = await whole(call("get_character", { characterId: "ADA" }));
  expect(text).toMatch(/^# Ada\n/);
  expect(data).toMatchObject({
    summary: "Ada, High Elf Wizard 3: 17/17 HP, AC 13",
    character: { id: "id1", skills: { arcana: { base: 5, effective: 5, proficiency: 1 } } },
  });
  expect((await call("get_character", { characterId: "id1" })).data).toEqual(data);
  expect((await call("get_character", { characterName: "ada" })).data).toEqual(data);
});

test("half a name is never enough", async () => {
  const { call } = await openTable(ada, bo);
  const { isError, text } = await call("get_character", { characterId: "Ad" });
  expect(isError).toBe(true);
  expect(text).toMatch(
    /^\[NOT_FOUND\] There is no character "Ad"\. Give the whole name or the id\. Did you mean "Ada"/,
  );
});

test("an empty campaign says so", async () => {
  const { call } = await openTable();
  const { text } = await call("get_character", { characterId: "Ada" });
  expect(text).toBe('[NOT_FOUND] There is no character "Ada". The campaign has no character yet.');
});

test("a parameter is given once", async () => {
  const { call } = await openTable(ada);
  const { text } = await call("get_character", { characterId: "Ada", characterName: "Ada" });
  expect(text).toMatch(/^\[INVALID_ARGUMENT\] characterId .* given twice/);
});
