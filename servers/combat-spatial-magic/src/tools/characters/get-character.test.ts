import type { Action } from "@tabletop-mcp/rules-engine";
import { expect, test } from "vitest";
import { inSession } from "../../table/session.js";
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
          "hp": {
            "current": 17,
            "max": 17,
          },
          "id": "id1",
          "name": "Ada",
          "race": "High Elf",
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
    character: {
      id: "id1",
      skills: { arcana: 5 },
      proficiencies: { skills: ["arcana", "history", "perception"] },
    },
  });
  expect((await call("get_character", { characterId: "id1" })).data).toEqual(data);
  expect((await call("get_character", { characterName: "ada" })).data).toEqual(data);
});

test("full tells what every number is made of, and what is legal", async () => {
  const { call } = await openTable(ada);
  const full = await whole(call("get_character", { characterId: "Ada", detail: "full" }));
  expect(full.data["character"]).toMatchObject({
    abilities: { dex: { base: 16, effective: 16, modified: false, modifiers: [], modifier: 3 } },
    skills: { arcana: { base: 5, effective: 5, proficiency: 1 } },
    coins: { gp: 0 },
    choicesDue: expect.arrayContaining([
      expect.objectContaining({ field: "subclass", legal: ["School of Evocation"] }),
    ]),
  });
});

test("left out, a number is explained where something modifies it, and choices are named", async () => {
  const { call } = await openTable(ada);
  const curse = { name: "Curse", modifiers: [{ type: "bonus", to: "speed", value: -10 }] };
  await whole(call("manage_effect", { characterId: "Ada", operation: "add", effect: curse }));
  const { data } = await whole(call("get_character", { characterId: "Ada" }));
  expect(data["character"]).toMatchObject({
    speed: { walk: { base: 30, effective: 20, modified: true, modifiers: ["-10 Curse"] } },
    initiative: 3,
    choicesDue: expect.arrayContaining([
      { field: "subclass", what: "Subclass of Wizard", choose: 1 },
    ]),
    inventory: [{ id: expect.any(String), name: "Quarterstaff", slot: "main_hand" }],
    coins: {},
  });
});

test("what is left of what is held is worked out from the campaign's clock", async () => {
  const { call, context } = await openTable(ada, bo);
  const act = (action: Action) => inSession(context, (session) => session.act(action));
  await act({ type: "concentrate", id: "id1", spell: "Fly", rounds: 20 });
  for (const [condition, rounds] of [
    ["blinded", 12],
    ["deafened", 610],
  ] as const)
    await act({
      type: "gain_condition",
      id: "id1",
      condition,
      lasting: { kind: "rounds", rounds },
    });
  // 18 and 30 seconds: of 12 rounds four are left, of 610 an hour and 12 seconds, of 20 concentration twelve.
  await act({ type: "pass_time", seconds: 18 });
  await act({ type: "pass_time", seconds: 30 });
  const { text, data } = await whole(call("get_character", { characterId: "Ada" }));
  expect(text).toContain("**Conditions:** blinded (4 rounds); deafened (1 hour 12 seconds)");
  expect(data["character"]).toMatchObject({
    conditions: [
      { duration: 4, remaining: 4 },
      { duration: 602, remaining: 602 },
    ],
    concentration: { spell: "Fly", since: 0, rounds: 12 },
  });
  const brief = await whole(call("get_character", { characterId: "Ada", detail: "brief" }));
  expect(brief.data["character"]).toMatchObject({ concentration: { spell: "Fly", rounds: 12 } });
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
