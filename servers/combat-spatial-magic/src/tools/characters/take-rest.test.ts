import { expect, test } from "vitest";
import { ada, bo, gob } from "../../testing/heroes.js";
import { openTable, whole } from "../../testing/table.js";

/** Ada and Bo are a party, each with 5 hit points less than the most. */
async function wounded() {
  const table = await openTable(ada, bo);
  const { call } = table;
  await whole(call("manage_party", { operation: "create", name: "Us", characterId: "Ada" }));
  await whole(call("manage_party", { operation: "add_member", characterId: "Bo" }));
  await whole(
    call("update_character", { hp: "-5", batch: [{ characterId: "Ada" }, { characterId: "Bo" }] }),
  );
  return table;
}

test("a short rest of one", async () => {
  const { call } = await wounded();
  const asked = { characterId: "Ada", restType: "short", hitDice: 1 };
  // 3 and Constitution 1.
  expect(await call("take_rest", asked, 3)).toMatchInlineSnapshot(`
    {
      "data": {
        "events": [
          {
            "rule": "Resting",
            "type": "time_passed",
          },
          {
            "id": "id1",
            "rule": "Resting, Short Rest",
            "type": "hit_die_spent",
          },
          {
            "id": "id1",
            "rule": "Resting, Short Rest",
            "type": "rested",
          },
        ],
        "exhaustion": 0,
        "hitDice": {
          "d6": {
            "left": 2,
            "max": 3,
          },
        },
        "hp": 16,
        "id": "id1",
        "name": "Ada",
        "rolls": [
          {
            "dice": "d6",
            "healed": 4,
            "id": "id1",
            "rolls": [
              3,
            ],
            "what": "hit die",
          },
        ],
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
        "summary": "1 hour passes. Ada spends a d6 (3 + 1): +4, 16 HP. Ada has had a short rest: 16 HP.",
      },
      "isError": false,
      "text": "1 hour passes. Ada spends a d6 (3 + 1): +4, 16 HP. Ada has had a short rest: 16 HP. After the rest: Ada 16/17 HP, hit dice 2/3 d6, slots level 1: 4/4, level 2: 2/2.",
    }
  `);
});

test("a party rests at the same time: the clock moves once", async () => {
  const { call, context } = await wounded();
  const { text, data } = await whole(call("take_rest", { partyId: "us", restType: "long" }));
  expect(text).toBe(
    "8 hours pass. Ada has had a long rest: 17 HP. Bo has had a long rest: 14 HP. After the rest: Ada 17/17 HP, hit dice 3/3 d6, slots level 1: 4/4, level 2: 2/2; Bo 14/14 HP, hit dice 1/1 d10.",
  );
  expect(data["results"]).toMatchObject([
    {
      name: "Ada",
      hp: 17,
      hitDice: { d6: { max: 3, left: 3 } },
      exhaustion: 0,
    },
    { name: "Bo", hp: 14, slots: {} },
  ]);
  expect((await context.campaign.state()).value.clock).toBe(8 * 3600);
});

test("the dead of a party do not rest, and keep nobody from it", async () => {
  const { call } = await wounded();
  await whole(call("update_character", { characterId: "Bo", hp: "-40" }));
  const { data } = await whole(call("take_rest", { partyId: "Us", restType: "short" }));
  expect(data["results"]).toMatchObject([{ name: "Ada" }]);
  const { text } = await call("take_rest", { characterId: "Bo", restType: "short" });
  expect(text).toMatch(/^\[DEAD\]/);
});

test("one long rest in 24 hours, unless the time has gone by", async () => {
  const { call, context } = await wounded();
  const asked = { partyId: "Us", restType: "long" };
  await whole(call("take_rest", asked));
  const { text } = await call("take_rest", asked);
  expect(text).toMatch(
    /^\[RESTED_TOO_SOON\] Ada can have the benefit of one long rest in 24 hours/,
  );
  expect((await context.campaign.state()).value.clock).toBe(8 * 3600);
  await whole(call("take_rest", { ...asked, hoursSinceLast: 16 }));
  // It began 16 hours after the end of the last, and took 8.
  expect((await context.campaign.state()).value.clock).toBe(32 * 3600);
});

test("in a batch everybody rests as they say; the longest rest is the time it takes", async () => {
  const { call, context } = await wounded();
  const batch = [
    { characterId: "Bo", restType: "short", hitDice: { d10: 1 } },
    { characterId: "Ada", restType: "long" },
  ];
  const { data } = await whole(call("take_rest", { batch }, 1));
  // 1 and Constitution 3.
  expect(data["results"]).toMatchObject([
    { name: "Bo", hp: 13, hitDice: { d10: { left: 0 } } },
    { name: "Ada", hp: 17 },
  ]);
  expect((await context.campaign.state()).value.clock).toBe(8 * 3600);
});

test("who slept later decides when all may sleep again", async () => {
  const { call, context } = await wounded();
  await whole(call("take_rest", { characterId: "Ada", restType: "long" }));
  await whole(call("take_rest", { characterId: "Bo", restType: "long" }));
  await whole(call("take_rest", { partyId: "Us", restType: "long", hoursSinceLast: 16 }));
  // Ada slept until hour 8, Bo until hour 16.
  expect((await context.campaign.state()).value.clock).toBe((16 + 16 + 8) * 3600);
});

test.each([
  [{ restType: "short" }, "[INVALID_ARGUMENT] take_rest needs either characterId or partyId."],
  [
    { restType: "short", characterId: "Ada", partyId: "Us" },
    "[INVALID_ARGUMENT] take_rest needs either",
  ],
  [{ characterId: "Ada" }, "[INVALID_ARGUMENT] take_rest needs restType"],
  [
    { characterId: "Ada", restType: "nap" },
    '[INVALID_ARGUMENT] restType: Invalid option: expected one of "short"|"long".',
  ],
  [
    { partyId: "U", restType: "short" },
    '[NOT_FOUND] There is no party "U". Give the whole name or the id. Did you mean "Us"?',
  ],
  [
    { characterId: "Ada", restType: "short", hitDice: 4 },
    "[NO_HIT_DICE] Ada has not so many hit dice left to spend: 3d6.",
  ],
  [{ characterId: "Ada", restType: "short", hitDice: { d6: "two" } }, "[INVALID_ARGUMENT] hitDice"],
  [
    { restType: "short", batch: [{ partyId: "Us" }, { characterId: "Bo" }] },
    "[INVALID_ARGUMENT] batch[1]: Bo is named twice",
  ],
  [
    { restType: "short", batch: [{ characterId: "Ada" }, { characterId: "Bo", hitDice: 2 }] },
    "[NO_HIT_DICE] batch[1]: Bo has not so many",
  ],
])("of %j nobody rests", async (asked, message) => {
  const { call, context } = await wounded();
  const { isError, text } = await call("take_rest", asked);
  expect(isError).toBe(true);
  expect(text.slice(0, message.length)).toBe(message);
  expect((await context.campaign.state()).value.clock).toBe(0);
});

test("a party without anybody alive is told", async () => {
  const { call } = await openTable(gob);
  await whole(call("manage_party", { operation: "create", name: "Us" }));
  const { text } = await call("take_rest", { partyId: "Us", restType: "long" });
  expect(text).toMatch(/^\[NOBODY_RESTS\]/);
});

test("what no rest ends is not forgotten over the night", async () => {
  const { call } = await openTable(ada, bo);
  const add = { operation: "add", characterId: "Ada" };
  const poison = { condition: "poisoned", duration: "save_ends", saveAbility: "con", saveDC: 13 };
  await whole(call("manage_condition", { ...add, ...poison }));
  await whole(call("manage_condition", { ...add, condition: "prone" }));
  const batch = [{ characterId: "Ada" }, { characterId: "Bo" }];
  const { text } = await whole(call("take_rest", { restType: "long", batch }));
  expect(text).toBe(
    "8 hours pass. Ada has had a long rest: 17 HP. Bo has had a long rest: 14 HP. Ada is still: poisoned (until a con save, DC 13), prone. After the rest: Ada 17/17 HP, hit dice 3/3 d6, slots level 1: 4/4, level 2: 2/2; Bo 14/14 HP, hit dice 1/1 d10.",
  );
});

const query = { characterId: "Bo", operation: "query" };

test("the time of a rest ends what was to last until then, on everybody", async () => {
  const { call } = await openTable(ada, bo, gob);
  const effect = (name: string, duration: string) =>
    whole(
      call("manage_effect", { characterId: "Bo", operation: "add", effect: { name, duration } }),
    );
  await effect("Shield of Faith", "10 minutes");
  await effect("Darkvision", "8 hours");
  await effect("Mage Armor", "9 hours");
  const poison = { operation: "add", condition: "poisoned", duration: "1 hour" };
  await whole(call("manage_condition", { characterId: "Gob", ...poison }));
  const { text } = await whole(call("take_rest", { characterId: "Ada", restType: "long" }));
  for (const ended of ["Bo loses Shield of Faith", "Bo loses Darkvision", "Gob is not poisoned"])
    expect(text).toContain(ended);
  // Of nine hours one is left: 600 rounds.
  const { data } = await whole(call("manage_effect", query));
  expect(data["effects"]).toMatchObject([{ name: "Mage Armor", remaining: 600 }]);
});

test("the time before a rest need be no whole rounds", async () => {
  const { call } = await openTable(ada, bo);
  await whole(call("take_rest", { characterId: "Ada", restType: "long" }));
  const poison = { operation: "add", condition: "poisoned", duration: 100 };
  await whole(call("manage_condition", { characterId: "Ada", ...poison }));
  const again = { characterId: "Ada", restType: "long", hoursSinceLast: 16.333 };
  const { data } = await whole(call("take_rest", again));
  expect(data["conditionsEnded"]).toEqual(["poisoned"]);
});

test("of who rest together each is told what has ended on it", async () => {
  const table = await wounded();
  const poison = { operation: "add", condition: "poisoned", duration: "1 hour" };
  await whole(table.call("manage_condition", { characterId: "Bo", ...poison }));
  const { data } = await whole(table.call("take_rest", { partyId: "Us", restType: "short" }));
  expect(data["results"]).toMatchObject([
    expect.not.objectContaining({ conditionsEnded: expect.anything() }),
    { name: "Bo", conditionsEnded: ["poisoned"] },
  ]);
});

test("who is left dying beside those who sleep dies or wakes in these hours, save by save", async () => {
  const { call } = await openTable(ada, bo);
  await whole(call("update_character", { characterId: "Bo", hp: 0 }));
  const asked = { characterId: "Ada", restType: "long" };
  // 11, 3, 12 and 17: three successes; 4 hours of eight.
  const { text } = await whole(call("take_rest", asked, 11, 3, 12, 17, 4));
  expect(text).toContain("Bo's death saves: stable (3 successes, 1 failure).");
  expect(text).toContain("Bo wakes after 4 hours (d4: 4). Bo is awake again with 1 HP.");
  const { data } = await whole(call("get_character", { characterId: "Bo", detail: "brief" }));
  expect(JSON.stringify(data)).not.toContain("unconscious");
});

test("who is left dying beside those who sleep may be dead in the morning", async () => {
  const { call } = await openTable(ada, bo);
  await whole(call("update_character", { characterId: "Bo", hp: 0 }));
  const { text } = await whole(call("take_rest", { characterId: "Ada", restType: "short" }, 9, 1));
  expect(text).toContain("Bo dies: three failed death saves.");
});

test("what is attuned to over a rest says what it changes", async () => {
  const { call } = await openTable(bo);
  const ring = { characterId: "Bo", item: "Ring of Protection" };
  await whole(call("manage_inventory", { operation: "give", ...ring }));
  await whole(call("manage_inventory", { operation: "equip", ...ring }));
  await whole(call("manage_inventory", { operation: "attune", ...ring }));
  const { text } = await whole(call("take_rest", { characterId: "Bo", restType: "short" }));
  // Chain mail 16 and a shield, and 1 of the ring.
  expect(text).toMatch(/Bo: Now: armorClass 19 \(.*Ring of Protection.*\); save str/u);
  const again = await whole(call("take_rest", { characterId: "Bo", restType: "short" }));
  expect(again.text).not.toContain("Now:");
});
