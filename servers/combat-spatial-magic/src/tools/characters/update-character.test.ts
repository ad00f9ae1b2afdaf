import { expect, test } from "vitest";
import { ada, bo } from "../../testing/heroes.js";
import { openTable, whole } from "../../testing/table.js";

test("the reply says what was what and is what", async () => {
  const { call } = await openTable(ada);
  const reply = await call("update_character", {
    characterId: "Ada",
    hp: "-5",
    xp: 900,
    tempHp: 3,
  });
  expect(reply).toMatchInlineSnapshot(`
    {
      "data": {
        "changed": [
          {
            "field": "xp",
            "from": 0,
            "to": 900,
          },
          {
            "field": "hp",
            "from": 17,
            "to": 12,
          },
          {
            "field": "tempHp",
            "from": 0,
            "to": 3,
          },
        ],
        "events": [
          {
            "field": "xp",
            "id": "id1",
            "rule": "Experience Points",
            "type": "changed",
          },
          {
            "id": "id1",
            "rule": "Damage Rolls",
            "type": "damage_taken",
          },
          {
            "id": "id1",
            "rule": "House rule: set by the game master",
            "type": "temporary_hp",
          },
        ],
        "id": "id1",
        "name": "Ada",
        "summary": "Ada: xp 0 → 900. Ada takes 5 (5): 12 HP left. Ada has 3 temporary hit points.",
      },
      "isError": false,
      "text": "Ada: xp 0 → 900. Ada takes 5 (5): 12 HP left. Ada has 3 temporary hit points.",
    }
  `);
});

test("23 sets, +10 heals up to the maximum, and damage goes through temporary hit points", async () => {
  const { call } = await openTable(ada);
  const changed = async (hp: unknown) =>
    (await whole(call("update_character", { characterId: "Ada", hp }))).data["changed"];
  expect(await changed(12)).toEqual([{ field: "hp", from: 17, to: 12 }]);
  expect(await changed("+10")).toEqual([{ field: "hp", from: 12, to: 17 }]);
  expect(await changed("+1")).toEqual([]);
  await call("update_character", { characterId: "Ada", tempHp: 4 });
  expect(await changed("-6")).toEqual([
    { field: "hp", from: 17, to: 15 },
    { field: "tempHp", from: 4, to: 0 },
  ]);
});

test("at 0 a character falls, and raw says nothing of it", async () => {
  const { call } = await openTable(ada, bo);
  const fallen = await whole(call("update_character", { characterId: "Ada", hp: 0 }));
  expect(fallen.text).toContain("Ada falls to 0 hit points.");
  expect(fallen.data["events"]).toContainEqual(
    expect.objectContaining({ type: "condition_gained", condition: "unconscious" }),
  );
  const raw = await whole(call("update_character", { characterId: "Bo", hp: 3, raw: true }));
  expect(raw.data).toMatchObject({
    changed: [{ field: "hp", from: 14, to: 3 }],
    events: [{ type: "hp_set" }],
  });
});

test("what was left open is chosen later, and a new name is a new name", async () => {
  const { call } = await openTable(bo);
  const { data } = await whole(
    call("update_character", {
      characterId: "Bo",
      name: "Bofur",
      choices: { fightingStyle: "Defense" },
    }),
  );
  expect(data).toMatchObject({
    name: "Bofur",
    changed: [{ field: "name", from: "Bo", to: "Bofur" }, { field: "choices" }],
  });
  // Chain mail 16, shield 2, Defense 1.
  expect((await call("get_character", { characterId: "bofur" })).data).toMatchObject({
    character: { armorClass: { effective: 19 } },
  });
});

test("a batch shares what is beside it, and is answered in its order", async () => {
  const { call } = await openTable(ada, bo);
  const batch = [{ characterName: "bo" }, { characterId: "Ada", hp: "-2" }];
  const { data, text } = await whole(call("update_character", { hp: "-1", batch }));
  expect(text).toBe("Bo takes 1 (1): 13 HP left.\nAda takes 2 (2): 15 HP left.");
  expect(data).toMatchObject({
    results: [
      { id: "id3", name: "Bo", changed: [{ field: "hp", from: 14, to: 13 }] },
      { id: "id1", name: "Ada", changed: [{ field: "hp", from: 17, to: 15 }] },
    ],
    events: [{ type: "damage_taken", ids: ["id3", "id1"] }],
  });
});

test.each([
  [
    [
      { characterId: "Ada", hp: "-1" },
      { characterId: "Bo", hp: "lots" },
    ],
    '[HP_UNREADABLE] batch[1]: "lots" is no number',
  ],
  [
    [{ characterId: "Ada", hp: "-1" }, { characterId: "Bob" }],
    '[NOT_FOUND] batch[1]: There is no character "Bob"',
  ],
  [
    [
      { characterId: "Ada", hp: "-1" },
      { characterId: "Bo", hit: 1 },
    ],
    '[UNKNOWN_PARAMETER] batch[1]: Unknown parameter "hit"',
  ],
  [
    [{ characterId: "Ada", hp: "-1" }, {}],
    "[INVALID_ARGUMENT] batch[1]: update_character needs characterId",
  ],
  [
    Array.from({ length: 21 }, () => ({ characterId: "Ada", hp: "-1" })),
    "[INVALID_ARGUMENT] batch: Too big",
  ],
  [[], "[INVALID_ARGUMENT] batch: must hold one call"],
  ["Ada", "[INVALID_ARGUMENT] batch: expected array"],
  [["Ada"], "[INVALID_ARGUMENT] batch[0]: must be an object"],
])("of the batch %j nothing happens", async (batch, message) => {
  const { call } = await openTable(ada, bo);
  const { isError, text } = await call("update_character", { batch });
  expect(isError).toBe(true);
  expect(text.slice(0, message.length)).toBe(message);
  const after = await call("get_character", { characterId: "Ada", detail: "brief" });
  expect(after.data).toMatchObject({ character: { hp: { current: 17 } } });
});

test("a number below zero hurts, as its words do", async () => {
  const { call } = await openTable(ada);
  const { data } = await whole(call("update_character", { characterId: "Ada", hp: -8 }));
  expect(data).toMatchObject({ changed: [{ field: "hp", from: 17, to: 9 }] });
  expect(data["events"]).toMatchObject([{ type: "damage_taken" }]);
});

test("experience is set, or added to with a sign, and never below 0", async () => {
  const { call } = await openTable(ada);
  const xp = async (said: unknown) =>
    (await whole(call("update_character", { characterId: "Ada", xp: said }))).data["changed"];
  expect(await xp(900)).toEqual([{ field: "xp", from: 0, to: 900 }]);
  expect(await xp("+150")).toEqual([{ field: "xp", from: 900, to: 1050 }]);
  expect(await xp("-50")).toEqual([{ field: "xp", from: 1050, to: 1000 }]);
  const refusals = ["-1001", "150", "much", -1, 1.5].map(async (said) => {
    const { text } = await call("update_character", { characterId: "Ada", xp: said });
    return text.slice(0, text.indexOf("]") + 1);
  });
  expect(await Promise.all(refusals)).toEqual([
    "[EXPERIENCE]",
    ...Array(4).fill("[INVALID_ARGUMENT]"),
  ]);
});
