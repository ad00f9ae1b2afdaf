import { expect, test } from "vitest";
import { openFight } from "../../testing/fight.js";
import { whole } from "../../testing/table.js";

const ada = { creatureId: "Ada" };

test("says what a way costs and what is left of 30 feet, and moves nobody", async () => {
  const { call } = await openFight();
  const reply = await whole(call("calculate_movement", { ...ada, to: "5,9" }));
  expect(reply.text).toBe(
    "Ada to (5,9): 20 ft (distance 20), 10 ft left. Way: (5,6) (5,7) (5,8) (5,9). Opportunity attacks: none.",
  );
  expect(reply.data).toEqual({
    reachable: true,
    path: [
      { x: 5, y: 6 },
      { x: 5, y: 7 },
      { x: 5, y: 8 },
      { x: 5, y: 9 },
    ],
    cost: 20,
    remaining: 10,
    breakdown: [{ what: "distance", feet: 20 }],
    opportunityAttacks: [],
  });
  const there = await whole(call("measure_distance", { from: "Ada", to: "5,5" }));
  expect(there.data).toMatchObject({ feet: 0 });
});

test("difficult ground costs as much again on a way that is told", async () => {
  const terrain = { width: 20, height: 20, difficultTerrain: ["5,6"] };
  const { call } = await openFight({ terrain });
  const path = ["5,6", "5,7"];
  const { data } = await whole(call("calculate_movement", { ...ada, path }));
  expect(data).toMatchObject({
    cost: 15,
    remaining: 15,
    breakdown: [
      { what: "distance", feet: 10 },
      { what: "difficult", feet: 5 },
    ],
  });
});

test("names whom it provokes, and where", async () => {
  const goblin = { creature: "Goblin", position: { x: 6, y: 5 } };
  const { call } = await openFight({}, [goblin]);
  const { data, text } = await whole(call("calculate_movement", { ...ada, to: "5,9" }));
  // At (5,6) it is still beside the goblin.
  expect(data["opportunityAttacks"]).toMatchObject([{ name: "Goblin", at: { x: 5, y: 6 } }]);
  expect(text).toMatch(/Opportunity attacks: Goblin as it leaves \(5,6\)\.$/);
});

test("what is too far is told with the reason; what is off the map is refused", async () => {
  const { call } = await openFight();
  const far = await whole(call("calculate_movement", { ...ada, to: "5,14" }));
  expect(far.data).toMatchObject({ reachable: false, reason: expect.stringContaining("45") });
  expect(far.text).toMatch(/^Ada cannot: /);
  expect((await call("calculate_movement", { ...ada, to: "30,5" })).text).toMatch(/^\[OFF_MAP\]/);
});
