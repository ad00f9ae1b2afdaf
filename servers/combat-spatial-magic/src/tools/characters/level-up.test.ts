import { expect, test } from "vitest";
import { ada, bo, gob } from "../../testing/heroes.js";
import { openTable, whole } from "../../testing/table.js";

test("one level more", async () => {
  const { call } = await openTable(bo);
  // The fixed 6, Constitution 3, Dwarven Toughness 1.
  expect(await call("level_up", { characterId: "Bo" })).toMatchInlineSnapshot(`
    {
      "data": {
        "choicesDue": [
          {
            "choose": 1,
            "field": "choices.fightingStyle",
            "what": "Fighting Style (Fighter 2)",
          },
          {
            "choose": 1,
            "field": "choices.tools",
            "what": "Tool Proficiency",
          },
        ],
        "events": [
          {
            "id": "id1",
            "rule": "Beyond 1st Level",
            "type": "leveled_up",
          },
        ],
        "features": [
          "Action Surge",
        ],
        "hp": {
          "current": 24,
          "max": 24,
        },
        "hpGained": 10,
        "id": "id1",
        "level": 2,
        "name": "Bo",
        "summary": "Bo is Fighter 2: +10 HP, Action Surge. Level 2 in all, 24/24 HP. Still to choose: Fighting Style (Fighter 2) (choices.fightingStyle): Archery, Defense, Dueling, Great Weapon Fighting, Protection, Two-Weapon Fighting; Tool Proficiency (choices.tools): Smith's Tools, Brewer's Supplies, Mason's Tools.",
      },
      "isError": false,
      "text": "Bo is Fighter 2: +10 HP, Action Surge. Level 2 in all, 24/24 HP. Still to choose: Fighting Style (Fighter 2) (choices.fightingStyle): Archery, Defense, Dueling, Great Weapon Fighting, Protection, Two-Weapon Fighting; Tool Proficiency (choices.tools): Smith's Tools, Brewer's Supplies, Mason's Tools.",
    }
  `);
});

test("several at once, with the die of each", async () => {
  const { call } = await openTable(bo);
  const { data } = await whole(
    call("level_up", { characterId: "Bo", targetLevel: 3, hpMethod: "roll" }, 9, 2),
  );
  expect(data).toMatchObject({
    level: 3,
    // 9 + 4 and 2 + 4.
    hpGained: 19,
    hp: { max: 33 },
    features: expect.arrayContaining(["Action Surge", "Martial Archetype"]),
    events: [{ type: "leveled_up" }, { type: "leveled_up" }],
    rolls: [
      { what: "Fighter 2", rolls: [9] },
      { what: "Fighter 3", rolls: [2] },
    ],
  });
});

test("another class, slots and what it lets choose", async () => {
  const { call } = await openTable({ ...ada, level: 4 });
  const { data } = await whole(
    call("level_up", { characterId: "Ada", choices: {}, hpMethod: "manual", manualHp: 6 }),
  );
  expect(data).toMatchObject({ level: 5, hpGained: 7, slots: { "3": { max: 2, left: 2 } } });
  expect(data["choicesDue"]).toContainEqual(expect.objectContaining({ field: "subclass" }));
});

test("a batch", async () => {
  const { call } = await openTable(ada, bo);
  const batch = [
    { characterId: "Bo" },
    { characterName: "Ada", abilityIncrease: { intelligence: 2 } },
  ];
  const { data } = await whole(call("level_up", { batch }));
  expect(data).toMatchObject({
    results: [
      { name: "Bo", level: 2 },
      { name: "Ada", level: 4 },
    ],
  });
  expect((await call("get_character", { characterId: "Ada" })).data).toMatchObject({
    character: { abilities: { int: 18 } },
  });
});

test.each([
  [{ characterId: "Gob" }, "[NO_LEVELS] Gob is a copy of a stat block"],
  [{ characterId: "Ada", targetLevel: 3 }, "[TARGET_LEVEL] Ada is level 3 already."],
  [{ characterId: "Ada", class: "paladin" }, "[MULTICLASS_P"],
  [{ characterId: "Ada", hpMethod: "manual", manualHp: 8 }, "[MANUAL_HP]"],
  [
    { batch: [{ characterId: "Ada" }, { characterId: "Gob" }] },
    "[NO_LEVELS] batch[1]: Gob is a copy",
  ],
  [{}, "[INVALID_ARGUMENT] level_up needs characterId"],
])("%j is refused", async (asked, message) => {
  const { call } = await openTable(ada, gob);
  const { isError, text } = await call("level_up", asked);
  expect(isError).toBe(true);
  expect(text.slice(0, message.length)).toBe(message);
  expect((await call("get_character", { characterId: "Ada" })).data).toMatchObject({
    character: { level: 3 },
  });
});

test("scores that a level raises are told", async () => {
  const { call } = await openTable(bo);
  const request = { characterId: "Bo", targetLevel: 4, subclass: "Champion" };
  const increase = { abilityIncrease: { str: 1, dex: 1 } };
  const { text } = await whole(call("level_up", { ...request, ...increase }));
  expect(text).toMatch(/Bo is Fighter 4: \+10 HP, STR \+1, DEX \+1, Ability Score Improvement\./);
});
