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

test("full says so in its text, too, for who is shown no more than that", async () => {
  const { call } = await openTable(bo, ada);
  const fighter = (await whole(call("get_character", { characterId: "Bo", detail: "full" }))).text;
  const wizard = (await whole(call("get_character", { characterId: "Ada", detail: "full" }))).text;
  const { text: played } = await whole(call("get_character", { characterId: "Bo" }));
  expect(fighter.startsWith(`${played}\n\n## Made of\n`)).toBe(true);
  expect(fighter).toMatch(/^\*\*Saves:\*\* STR \+3 Strength \+2 proficiency; DEX \+0 Dexterity;/m);
  expect(played).toContain(
    "**Proficient with:** light armor; medium armor; heavy armor; shields; simple weapons; martial weapons; Battleaxe;",
  );
  expect(fighter).toContain("Athletics +3 Strength +2 proficiency;");
  expect(fighter).toContain("**Attacks:** Warhammer +3 Strength +2 proficiency;");
  expect(fighter).toContain("Second Wind (Fighter 1)");
  expect(fighter).toMatch(/Chain Mail \(i1, 55 lb\)/);
  expect(wizard).toMatch(/Wizard: 1 of 3 cantrips, 1 of 10 spells \(.+\), up to level 2/);
  // The sheet for play names twelve of the cantrips, the last of which is not True Strike.
  expect(wizard).toMatch(/^\*\*To choose:\*\* 2 × Cantrips: Wizard .*, True Strike$/m);
});

test("the text says what somebody has earned and is given, what is modified, and what is charged", async () => {
  const rogue = {
    name: "Vex",
    race: "Human",
    class: "Rogue",
    abilities: { str: 8, dex: 15, con: 13, int: 14, wis: 12, cha: 10 },
    skills: ["stealth", "perception", "acrobatics", "deception"],
    expertise: ["stealth", "perception"],
  };
  const { call } = await openTable(rogue);
  const wand = { operation: "give", item: "Wand of Magic Missiles" };
  await whole(call("manage_inventory", { characterId: "Vex", ...wand }));
  const curse = { name: "Curse", modifiers: [{ type: "bonus", to: "maxHp", value: -3 }] };
  await whole(call("manage_effect", { characterId: "Vex", operation: "add", effect: curse }));
  await whole(call("update_character", { characterId: "Vex", xp: 950, inspiration: true }));
  await whole(
    call("manage_condition", { characterId: "Vex", operation: "add", condition: "poisoned" }),
  );
  const { text } = await whole(call("get_character", { characterId: "Vex" }));
  // 8 + 2 hit points; 10 + 2 Wisdom of 13 and twice 2, at disadvantage.
  expect(text).toContain("**HP** 7/7 (base 10: -3 Curse)");
  expect(text).toContain("**Experience:** 950 XP\n**Inspiration:** yes\n");
  expect(text).toContain("Stealth +7* (expertise), ");
  expect(text).toContain("Deception +2*, ");
  expect(text).toContain("Perception 10 (base 15: -5 disadvantage: Poisoned)");
  expect(text).toContain("Wand of Magic Missiles (7 charges)");
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

test("a stat block names no training: it has what it needs for all that it carries", async () => {
  const { call } = await openTable(ada);
  await whole(call("create_character", { name: "Mauler", creature: "Ogre" }));
  const { data, text } = await whole(call("get_character", { characterId: "Mauler" }));
  expect(text).not.toContain("Proficient with");
  expect(JSON.stringify(data["character"])).not.toMatch(/"weapons":|"armor":/u);
  expect((await whole(call("get_character", { characterId: "Ada" }))).text).toContain("Proficient");
});
