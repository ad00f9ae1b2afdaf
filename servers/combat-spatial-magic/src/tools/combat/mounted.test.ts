import { expect, test } from "vitest";
import { bo, gob } from "../../testing/heroes.js";
import { openTable, whole } from "../../testing/table.js";

test("a rider mounts, and rides; the horse has no turn of its own", async () => {
  const { call } = await openTable(bo, gob);
  const participants = [
    { characterId: "Bo", initiative: 20, position: "1,1" },
    { creature: "Warhorse", name: "Dust", side: "party", initiative: 2, position: "2,1" },
    { creature: "Goblin", name: "Snik", initiative: 10, position: "9,9" },
  ];
  const terrain = { width: 20, height: 20 };
  await whole(call("create_encounter", { name: "Ride", participants, terrain }));
  const up = await whole(
    call("execute_action", { actorId: "Bo", action: "mount", targetId: "Dust" }),
  );
  expect(up.text).toContain("Bo mounts Dust.");
  // A dwarf's 25 feet less half of them.
  expect(up.data).toMatchObject({ economy: { action: true, movement: 13 } });
  const ridden = await whole(call("move_combatant", { creatureId: "Dust", to: "12,1" }));
  // 60 feet, of which it has gone 50.
  expect(ridden.text).toBe("Dust moves to (12, 1) (50 ft). Left: Dash, Disengage or Dodge, 10 ft.");
  const dash = await whole(call("execute_action", { actorId: "Dust", action: "dash" }));
  expect(dash.text).toBe("Left: 70 ft.");
  expect(dash.data["economy"]).toEqual({ action: false, reaction: true, movement: 70 });
  const search = await call("execute_action", { actorId: "Dust", action: "search" });
  expect(search.text).toContain("CONTROLLED_MOUNT");
  const next = await whole(call("advance_turn"));
  expect(next.data).toMatchObject({ current: { name: "Snik" } });
});
