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
      { name: "id1" },
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
