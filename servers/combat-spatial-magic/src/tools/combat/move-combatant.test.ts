import { expect, test } from "vitest";
import { ada, bo } from "../../testing/heroes.js";
import { openTable, type PlayTable, whole } from "../../testing/table.js";

/** Bo in the west, a goblin beside him, Ada behind a wall; it is Bo's turn. */
async function field(): Promise<PlayTable> {
  const table = await openTable(ada, bo);
  const participants = [
    { characterId: "Bo", initiative: 20, position: "2,2" },
    { characterId: "Ada", initiative: 15, position: "9,9" },
    { creature: "Goblin", initiative: 10, position: "3,2" },
  ];
  const hazards = [{ x: 2, y: 6, damage: "1d6", damageType: "fire" }];
  const terrain = { width: 12, height: 12, difficultTerrain: ["2,4"], hazards };
  await whole(table.call("create_encounter", { participants, terrain }));
  return table;
}

test("leaving a foe's reach is struck at by its real attack, before the mover has gone", async () => {
  const { call } = await field();
  // Scimitar + 4 against armor class 18: 14 hits for 3 + 2.
  const asked = { creatureId: "Bo", to: { x: 0, y: 2 } };
  const { data, text } = await whole(call("move_combatant", asked, 14, 3));
  expect(data).toMatchObject({
    path: [
      { x: 1, y: 2 },
      { x: 0, y: 2 },
    ],
    cost: 10,
    remaining: 15,
    position: { x: 0, y: 2 },
    triggered: [
      {
        type: "opportunity_attack",
        attack: { total: 18, ac: 18, hit: true },
        damage: [{ rolled: 5 }],
        hp: 9,
      },
    ],
    events: [{ type: "moved", id: "id3" }],
  });
  // The dice stand in triggered, and once in the text.
  expect(data["summary"]).toMatch(
    /^Goblin hits Bo for 5\. Bo moves to \(0, 2\) \(10 ft\)\. Left:/u,
  );
  expect(text).toMatch(/d20 14 .* = 18 against AC 18: hit\. Bo takes 5 \(d6 \+ 2 \[3\] = 5 slash/u);
  expect(text).toContain("Left: action, bonus action, 15 ft.");
});

test("what is far is refused, and nothing happens", async () => {
  const { call } = await field();
  const refused = await call("move_combatant", { creatureId: "Bo", to: "2,9" });
  expect(refused.text).toMatch(/^\[NOT_ENOUGH_MOVEMENT\]/);
  const turn = await call("move_combatant", { creatureId: "Ada", to: "9,8" });
  expect(turn.text).toMatch(/^\[NOT_YOUR_TURN\]/);
  const { data } = await whole(call("get_encounter"));
  expect(data["combatants"]).toMatchObject([{ hp: 14, position: { x: 2, y: 2 } }, {}, {}]);
});

test("a path through difficult ground costs as much again, and a hazard burns", async () => {
  const { call } = await field();
  await whole(call("execute_action", { actorId: "Bo", action: "disengage" }));
  const path = ["2,3", "2,4", "2,5"];
  const { data } = await whole(call("move_combatant", { creatureId: "Bo", path }));
  expect(data).toMatchObject({ cost: 20, remaining: 5, triggered: [] });
  const burnt = await whole(call("move_combatant", { creatureId: "Bo", to: "2,6" }, 4));
  expect(burnt.data).toMatchObject({
    remaining: 0,
    triggered: [{ type: "hazard", damage: [{ type: "fire", rolled: 4 }] }],
  });
});

test("a player is asked whether to strike at who leaves", async () => {
  const { call } = await field();
  await whole(call("advance_turn", { count: 2 }));
  const { data, text } = await whole(call("move_combatant", { creatureId: "Goblin", to: "7,2" }));
  expect(data).toMatchObject({
    cost: 0,
    pending: [
      { trigger: "Goblin leaves its reach", options: [{ reaction: "Opportunity Attack" }] },
    ],
  });
  expect(text).toContain("Bo: Opportunity Attack");
  // 10 + 5 against 15, and 4 + 3 of 7: it is dead where it stood.
  const strike = { actorId: "Bo", economy: "reaction", reaction: "opportunity_attack" };
  const struck = await whole(call("execute_action", strike, 10, 4));
  expect(struck.data).toMatchObject({ attack: { hit: true }, targetHp: 0, targetStatus: "dead" });
  const { data: after } = await whole(call("get_encounter"));
  expect(after["combatants"]).toMatchObject([{}, {}, { position: { x: 3, y: 2 } }]);
});

test("somebody may be moved by force or teleport at any time, for nothing", async () => {
  const { call } = await field();
  const forced = { creatureId: "Ada", to: "5,9", mode: "forced" };
  const { data } = await whole(call("move_combatant", forced));
  expect(data).toMatchObject({ cost: 0, position: { x: 5, y: 9 }, triggered: [] });
});

test("a way is told once where nothing happened on it", async () => {
  const { call } = await field();
  await whole(call("execute_action", { actorId: "Bo", action: "disengage" }));
  // With the second step he leaves the goblin's reach.
  const path = ["2,3", "1,4"];
  const { data, text } = await whole(call("move_combatant", { creatureId: "Bo", path }));
  expect(text).toMatch(/^Bo moves to \(1, 4\) \(10 ft\)\. Left:/u);
  expect(data).toMatchObject({
    cost: 10,
    path: [
      { x: 2, y: 3 },
      { x: 1, y: 4 },
    ],
  });
});
