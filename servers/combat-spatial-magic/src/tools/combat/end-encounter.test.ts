import { expect, test } from "vitest";
import { ada, bo } from "../../testing/heroes.js";
import { openTable, whole } from "../../testing/table.js";

const goblins = { creature: "Goblin", count: 3 };

test("experience is that of the fallen, shared by those of the party who live", async () => {
  const { call } = await openTable(ada, bo);
  const participants = ["Ada", "Bo", goblins];
  await whole(call("create_encounter", { name: "Ambush", participants }, 20, 19, 1, 2, 3));
  await whole(
    call("apply_damage", {
      batch: [
        { targetId: "Goblin 1", amount: 7 },
        { targetId: "Goblin 3", amount: 9 },
      ],
    }),
  );
  await whole(call("advance_turn", { count: 5 }));
  const asked = { outcome: "victory", notes: "One fled." };
  const { data, text } = await whole(call("end_encounter", asked));
  // Two goblins of 50 each.
  expect(text).toMatch(
    /^Ambush is over \(victory\) after 2 rounds\. XP: 100, 50 each \(written down for Ada, Bo\)\. Survivors: Ada, Bo\. Fallen: Goblin 3 \(dead\), Goblin 1 \(dead\)\./,
  );
  expect(data).toMatchObject({
    rounds: 2,
    xp: { total: 100, each: 50 },
    survivors: [{ name: "Ada", hp: 17, maxHp: 17 }, { name: "Bo" }],
    fallen: [
      { name: "Goblin 3", status: "dead", side: "enemy" },
      { name: "Goblin 1", status: "dead", side: "enemy" },
    ],
    conditionsKept: [],
  });
  const { data: sheet } = await whole(call("get_character", { characterId: "Ada" }));
  expect(sheet["character"]).toMatchObject({ xp: 50 });
});

test("it stays readable, with those who were made for it", async () => {
  const { call } = await openTable(bo);
  await whole(
    call("create_encounter", { name: "Ambush", participants: ["Bo", goblins] }, 20, 1, 2, 3),
  );
  await whole(call("end_encounter", { outcome: "negotiation", notes: "They bring a letter." }));
  await whole(call("delete_character", { characterId: "Bo" }));
  const { data, text } = await whole(call("get_encounter", { encounterId: "Ambush" }));
  expect(text).toMatch(/^Ambush \(id3\): ended in negotiation after 1 round\.\n/);
  expect(data).toMatchObject({
    status: "ended",
    outcome: "negotiation",
    notes: "They bring a letter.",
    xp: { total: 0, each: 0 },
    combatants: [
      { name: "Bo", hp: 14, status: "up" },
      { name: "Goblin 3", hp: 7 },
      { name: "Goblin 2", hp: 7 },
      { name: "Goblin 1", hp: 7 },
    ],
  });
  const again = await call("end_encounter", { encounterId: "Ambush" });
  expect(again.text).toMatch(/^\[NO_ENCOUNTER\]/);
});

test("what still lasts goes on by the clock, which the rounds have moved", async () => {
  const { call } = await openTable(bo);
  await whole(call("create_encounter", { participants: ["Bo"] }, 10));
  const poisoned = { condition: "poisoned", duration: 10, source: "a dart" };
  await whole(call("manage_condition", { characterId: "Bo", operation: "add", ...poisoned }));
  // Three turns of ten are over.
  await whole(call("advance_turn", { count: 3 }));
  const { data, text } = await whole(call("end_encounter", { xp: 75 }));
  expect(data).toMatchObject({
    xp: { total: 75, each: 75 },
    conditionsKept: [{ name: "Bo", condition: "poisoned", duration: 7, remaining: 7 }],
  });
  expect(text).toContain("18 seconds pass.");
  const { data: now } = await whole(
    call("manage_condition", { characterId: "Bo", operation: "query" }),
  );
  expect(now["conditions"]).toMatchObject([{ condition: "poisoned", remaining: 7 }]);
});

test("it shows whom it left as they were then, and marks no turn", async () => {
  const { call } = await openTable(ada, bo);
  const participants = [
    { characterId: "Ada", initiative: 20 },
    { characterId: "Bo", initiative: 10 },
  ];
  await whole(call("create_encounter", { name: "Ambush", participants }));
  await whole(call("apply_damage", { targetId: "Ada", amount: 5 }));
  const prone = { characterId: "Bo", operation: "add", condition: "prone" };
  await whole(call("manage_condition", prone));
  await whole(call("end_encounter", { outcome: "victory" }));
  // 17 hit points in all: as much again kills.
  await whole(call("apply_damage", { targetId: "Ada", amount: 40 }));
  const { data, text } = await whole(call("get_encounter", { encounterId: "Ambush" }));
  expect(text).toMatchInlineSnapshot(`
    "Ambush (id5): ended in victory after 1 round.
    - 20 Ada: 12/17 HP [party] (id1)
    - 10 Bo: 14/14 HP; prone [party] (id3)"
  `);
  expect(data["combatants"]).toEqual([
    { id: "id1", name: "Ada", side: "party", hp: 12, maxHp: 17, status: "up", conditions: [] },
    {
      id: "id3",
      name: "Bo",
      side: "party",
      hp: 14,
      maxHp: 14,
      status: "up",
      conditions: [{ condition: "prone" }],
    },
  ]);
});

test("who is up, who is down and what goes on is told once, with what is left of it", async () => {
  const { call } = await openTable(ada, bo);
  const participants = [
    { characterId: "Ada", initiative: 20 },
    { characterId: "Bo", initiative: 15 },
    { creature: "Goblin", initiative: 5 },
    { creature: "Wolf", initiative: 4 },
  ];
  await whole(call("create_encounter", { name: "Ambush", participants }));
  const add = { characterId: "Ada", operation: "add" };
  const sources = ["dust", "a flash"];
  for (const source of sources)
    await whole(call("manage_condition", { ...add, condition: "blinded", source }));
  const tired = { condition: "exhaustion", exhaustionLevels: 2 };
  await whole(call("manage_condition", { ...add, ...tired }));
  await whole(call("manage_effect", { ...add, effect: { name: "Bless", duration: 10 } }));
  await whole(call("apply_damage", { targetId: "Bo", amount: 14 }));
  await whole(call("apply_damage", { targetId: "Goblin", amount: 7 }));
  // One turn of Ada's is over: nine rounds are left.
  await whole(call("advance_turn"));
  const { data, text } = await whole(call("end_encounter"));
  expect(text).toContain("Survivors: Ada, Bo (down, death saves go on).");
  expect(text).toContain("Fallen: Goblin (dead).");
  expect(text).toContain("Still up on other sides: Wolf.");
  expect(text).toMatch(
    /Still: Ada blinded \(dust\), blinded \(a flash\), exhaustion 2, Bless \(9 rounds\); Bo /,
  );
  expect(data).toMatchObject({
    survivors: [{ name: "Ada" }, { name: "Bo", status: "down" }],
    fallen: [{ name: "Goblin" }],
    othersUp: ["Wolf"],
  });
  expect(data["conditionsKept"]).toContainEqual(
    expect.objectContaining({ name: "Ada", effect: "Bless", remaining: 9 }),
  );
});
