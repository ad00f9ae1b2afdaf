import { expect, test } from "vitest";
import { inSession } from "../../table/session.js";
import { ada, bo, gob } from "../../testing/heroes.js";
import { openTable, type PlayTable, whole } from "../../testing/table.js";

const add = (characterId: string, condition: string, more: object = {}) =>
  ["manage_condition", { characterId, operation: "add", condition, ...more }] as const;

const held = async ({ call }: PlayTable, characterId: string) =>
  (await whole(call("manage_condition", { characterId, operation: "query" }))).data["conditions"];

test("the whole reply: what happened, what is held, which numbers are different", async () => {
  const { call } = await openTable(ada, bo);
  expect(await call(...add("ada", "Grappled", { source: "bo" }))).toMatchInlineSnapshot(`
    {
      "data": {
        "changed": {
          "speed": {
            "base": 30,
            "effective": 0,
            "modified": true,
            "modifiers": [
              "speed 0: Grappled",
            ],
          },
        },
        "conditions": [
          {
            "condition": "grappled",
            "duration": "until_removed",
            "source": "Bo",
          },
        ],
        "events": [
          {
            "condition": "grappled",
            "id": "id1",
            "rule": "Appendix PH-A: Conditions, Grappled",
            "type": "condition_gained",
          },
        ],
        "id": "id1",
        "name": "Ada",
        "summary": "Ada is grappled (Bo). Grappled: speed 0.",
      },
      "isError": false,
      "text": "Ada is grappled (Bo). Grappled: speed 0. Now: speed 0 (speed 0: Grappled). Ada is: grappled.",
    }
  `);
});

test("a grapple ends when the grappler cannot hold on, in the same breath", async () => {
  const table = await openTable(ada, bo);
  await whole(table.call(...add("Ada", "grappled", { source: "Bo" })));
  const { text, data } = await whole(table.call(...add("Bo", "unconscious")));
  expect(text).toContain("Ada is not grappled any more");
  expect(data["conditions"]).toMatchObject([
    { condition: "unconscious", duration: "until_removed" },
    { condition: "prone" },
    { condition: "incapacitated", impliedBy: "unconscious" },
  ]);
  expect(await held(table, "Ada")).toEqual([]);
});

test("prone outlasts unconscious, and what is implied goes with what brought it", async () => {
  const table = await openTable(bo);
  await whole(table.call(...add("Bo", "unconscious")));
  const bare = { characterId: "Bo", operation: "remove" };
  const implied = await table.call("manage_condition", { ...bare, condition: "incapacitated" });
  expect(implied.text).toMatch(/^\[NO_SUCH_CONDITION\].*comes with unconscious/);
  await whole(table.call("manage_condition", { ...bare, condition: "unconscious" }));
  expect(await held(table, "Bo")).toMatchObject([{ condition: "prone" }]);
});

test("rounds are counted down by tick, one at a time", async () => {
  const table = await openTable(bo);
  await whole(table.call(...add("Bo", "blinded", { duration: 2 })));
  const tick = { characterId: "Bo", operation: "tick", roundNumber: 3 };
  const first = await whole(table.call("manage_condition", tick));
  expect(first.text).toMatch(/^Round 3 is over for Bo\./);
  for (const { data } of [first, await whole(table.call("manage_condition", tick))])
    expect(data["conditions"]).toMatchObject([{ condition: "blinded", remaining: 1 }]);
  expect((await table.call("manage_condition", tick)).text).toBe(
    "Round 3 has been counted for Bo already. Bo is: blinded (1 round).",
  );
  const next = await whole(table.call("manage_condition", { ...tick, roundNumber: 4 }));
  expect(next.data["conditions"]).toEqual([]);
});

test.each([
  [{ duration: "until_dispelled" }, "until dispelled"],
  [{ duration: "until_rest" }, "until rest"],
  [{ duration: 3 }, "3 rounds"],
  [{ duration: "save_ends", saveAbility: "con", saveDC: 13 }, "until a con save, DC 13"],
])("a duration is answered as it was given: %j", async (given, said) => {
  const { call } = await openTable(bo);
  const { data, text } = await whole(call(...add("Bo", "blinded", given)));
  const { duration } = given;
  expect(data["conditions"]).toMatchObject([{ condition: "blinded", duration }]);
  expect(text).toContain(`Bo is: blinded (${said}).`);
  const effect = { name: "Hex", ...given };
  const hexed = { characterId: "Bo", operation: "add", effect };
  const reply = await whole(call("manage_effect", hexed));
  expect(reply.data["effects"]).toMatchObject([{ name: "Hex", duration }]);
  expect(reply.text).toMatch(new RegExp(`Hex \\(e\\d+, ${said}\\)`));
});

test("what hangs on somebody's concentration is refused where nobody concentrates", async () => {
  const table = await openTable(ada, bo);
  const hangs = { duration: "concentration" };
  for (const source of [undefined, "a hag", "Ada"])
    expect((await table.call(...add("Bo", "blinded", { ...hangs, source }))).text).toMatch(
      /^\[NOT_CONCENTRATING\] .*Give a number of rounds, or none, until it is removed/,
    );
  expect(await held(table, "Bo")).toEqual([]);
  await inSession(table.context, (session) =>
    session.act({ type: "concentrate", id: "id1", spell: "Blindness" }),
  );
  const { data } = await whole(table.call(...add("Bo", "blinded", { ...hangs, source: "Ada" })));
  expect(data["conditions"]).toMatchObject([
    { condition: "blinded", source: "Ada", duration: "concentration" },
  ]);
});

test("a save that ends it may be said beside how long it lasts", async () => {
  const { call } = await openTable(bo);
  const save = { duration: "1 minute", saveAbility: "wis", saveDC: 13 };
  const { data } = await whole(call(...add("Bo", "paralyzed", save)));
  expect(data).toMatchObject({
    conditions: [
      { condition: "paralyzed", duration: 10, remaining: 10, save: { ability: "wis", dc: 13 } },
      { impliedBy: "paralyzed" },
    ],
  });
});

test("exhaustion adds up, level by level, and the sixth kills", async () => {
  const { call } = await openTable(ada);
  await whole(call(...add("Ada", "exhaustion", { exhaustionLevels: 3 })));
  const { data } = await whole(call(...add("Ada", "exhaustion")));
  // Level 4 halves the hit point maximum: 17 becomes 8.
  expect(data).toMatchObject({
    conditions: [{ condition: "exhaustion", level: 4 }],
    changed: { maxHp: { base: 17, effective: 8 } },
  });
  const less = { characterId: "Ada", operation: "remove", condition: "exhaustion" };
  const lower = await whole(call("manage_condition", { ...less, exhaustionLevels: 1 }));
  expect(lower.data["conditions"]).toMatchObject([{ level: 3 }]);
  const { text } = await whole(call(...add("Ada", "exhaustion", { exhaustionLevels: 6 })));
  expect(text).toContain("Ada dies");
  expect((await call(...add("Ada", "poisoned"))).text).toMatch(/^\[DEAD\] Ada is dead/);
});

test("sources are held apart, their effects count once, and one is removed without the other", async () => {
  const table = await openTable(ada, bo, gob);
  await whole(table.call(...add("Ada", "frightened", { source: "Bo" })));
  const second = await whole(table.call(...add("Ada", "frightened", { source: "Gob" })));
  expect(second.data["conditions"]).toMatchObject([{ source: "Bo" }, { source: "Gob" }]);
  expect(second.data).not.toHaveProperty("changed");
  // Under another name it is the same source.
  await whole(table.call("update_character", { characterId: "Bo", name: "Boris" }));
  const remove = { characterId: "Ada", operation: "remove", condition: "frightened" };
  await whole(table.call("manage_condition", { ...remove, source: "Boris" }));
  expect(await held(table, "Ada")).toMatchObject([{ source: "Gob" }]);
  await whole(table.call(...add("Ada", "frightened", { source: "a dragon" })));
  await whole(table.call("manage_condition", { ...remove, source: "Gob", removeAll: true }));
  expect(await held(table, "Ada")).toEqual([]);
});

test("who is immune is refused", async () => {
  const table = await openTable({ name: "Bones", creature: "Skeleton" });
  const { isError, text } = await table.call(...add("Bones", "poisoned"));
  expect({ isError, text }).toEqual({
    isError: true,
    text: expect.stringMatching(/^\[CONDITION_IMMUNE\] Bones is immune to the poisoned condition/),
  });
  expect(await held(table, "Bones")).toEqual([]);
});

test("a batch takes its defaults from beside it, and is all or nothing", async () => {
  const table = await openTable(ada, bo);
  const fields = { operation: "add", condition: "prone", source: "an earthquake" };
  const both = [{ targetId: "Ada" }, { characterName: "Bo", condition: "deafened" }];
  const { data } = await whole(table.call("manage_condition", { ...fields, batch: both }));
  expect(data).toMatchObject({
    results: [
      { name: "Ada", conditions: [{ condition: "prone", source: "an earthquake" }] },
      { name: "Bo", conditions: [{ condition: "deafened" }] },
    ],
    events: [{ type: "condition_gained" }, { type: "condition_gained" }],
  });
  const second = [{ characterId: "Ada", condition: "blinded" }, { characterId: "Bob" }];
  const refused = await table.call("manage_condition", { ...fields, batch: second });
  expect(refused.text).toMatch(/^\[NOT_FOUND\] batch\[1\]: There is no character "Bob".*"Bo"/);
  expect(await held(table, "Ada")).toMatchObject([{ condition: "prone" }]);
  const many = Array.from({ length: 21 }, () => ({ characterId: "Ada" }));
  const tooMany = await table.call("manage_condition", { ...fields, batch: many });
  expect(tooMany.text).toMatch(/^\[INVALID_ARGUMENT\] batch: .*20/);
});

test.each([
  [{ characterId: "Ad" }, /^\[NOT_FOUND\] There is no character "Ad".*"Ada"/],
  [{ condition: "sleepy" }, /^\[INVALID_ARGUMENT\] condition: /],
  [{ condition: undefined }, /^\[INVALID_ARGUMENT\] add needs condition/],
  [{ operation: undefined }, /^\[INVALID_ARGUMENT\] .* needs operation/],
  [{ characterId: undefined }, /^\[INVALID_ARGUMENT\] add needs characterId/],
  [{ duration: "save_ends" }, /^\[INVALID_ARGUMENT\] .*saveAbility and saveDC/],
  [{ duration: 0 }, /^\[INVALID_ARGUMENT\] duration/],
  [{ sauce: "hot" }, /^\[UNKNOWN_PARAMETER\] .*source/],
  [{ operation: "remove" }, /^\[NO_SUCH_CONDITION\] Ada is not blinded/],
])("%j is refused, and changes nothing", async (fields, text) => {
  const table = await openTable(ada);
  const asked = { characterId: "Ada", operation: "add", condition: "blinded", ...fields };
  expect(await table.call("manage_condition", asked)).toMatchObject({
    isError: true,
    text: expect.stringMatching(text),
  });
  expect(await held(table, "Ada")).toEqual([]);
});

test("of two spellcastings, and of two weapons of one name, nothing is different that is the same", async () => {
  const mixed = { ...ada, name: "Hea", class: "cleric", spells: [], skills: [] };
  const twin = { ...bo, name: "Twin", equipment: ["Dagger", "Dagger"] };
  const { call } = await openTable(mixed, twin);
  const query = async (characterId: string) => {
    const { data } = await whole(call("manage_condition", { operation: "query", characterId }));
    return data["changed"];
  };
  expect([await query("Hea"), await query("Twin")]).toEqual([undefined, undefined]);
});

test("where nobody has said what brought it, nothing is said of that", async () => {
  const table = await openTable(ada);
  await whole(table.call(...add("Ada", "exhaustion", { exhaustionLevels: 2 })));
  const remove = { characterId: "Ada", operation: "remove", condition: "poisoned" };
  const replies = [
    await table.call("manage_condition", remove),
    await table.call("get_character", { characterId: "Ada" }),
    await table.call("manage_condition", { ...remove, condition: "exhaustion" }),
  ];
  for (const { text } of replies) expect(text).not.toContain("unknown");
  expect(replies[1]?.text).toContain("exhaustion 2");
});

test("exhaustion of two ends is told as what it comes to", async () => {
  const { call } = await openTable(bo);
  await whole(call(...add("Bo", "exhaustion", { source: "march" })));
  const more = await whole(call(...add("Bo", "exhaustion", { duration: 1 })));
  expect(more.text).toMatch(/^Bo has exhaustion 2\. Exhaustion: speed halved\. /);
  expect(more.text).toContain("Bo is: exhaustion 1 (march), exhaustion 1 (1 round).");
  const brief = await call("get_character", { characterId: "Bo", detail: "brief" });
  expect(brief.text).toMatch(/; exhaustion 2$/);
  const tick = { characterId: "Bo", operation: "tick" };
  const { text } = await whole(call("manage_condition", tick));
  expect(text).toMatch(/^Bo has exhaustion 1 left \(its time is over\)\./);
  const last = { characterId: "Bo", operation: "remove", condition: "exhaustion" };
  expect((await whole(call("manage_condition", last))).text).toMatch(/^Bo has no exhaustion/);
});

test("outside an encounter what frightens somebody is taken as seen, and that is said", async () => {
  const { call } = await openTable(bo, gob);
  const fear = { operation: "add", condition: "frightened", source: "a howl", characterId: "Bo" };
  const { text } = await whole(call("manage_condition", fear));
  expect(text).toContain("Outside an encounter a howl is taken as seen.");
  // Athletics 3 + 2 of Bo, at disadvantage.
  const check = { characterId: "Bo", kind: "skill", skill: "athletics" };
  const rolled = await whole(call("roll_check", check, 12, 4));
  expect(rolled.text).toContain("What frightens it is taken as seen.");
  await whole(
    call("create_encounter", {
      participants: [
        { characterId: "Bo", initiative: 9 },
        { characterId: "Gob", initiative: 3 },
      ],
    }),
  );
  const again = await whole(call("manage_condition", { ...fear, source: "Gob" }));
  expect(again.text).toContain("frightened");
  expect(again.text).not.toContain("taken as seen");
});

test.each(["manage_condition", "manage_effect"])("%s lists as it queries", async (tool) => {
  const { call } = await openTable(bo);
  await whole(
    call("manage_condition", { characterId: "Bo", operation: "add", condition: "prone" }),
  );
  const asked = await whole(call(tool, { characterId: "Bo", operation: "query" }));
  expect(await whole(call(tool, { characterId: "Bo", operation: "list" }))).toEqual(asked);
});
