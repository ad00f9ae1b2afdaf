import { expect, test } from "vitest";
import { bo } from "../../testing/heroes.js";
import { openTable, whole } from "../../testing/table.js";

test("a treant's trees are in the fight, kept between calls, and go when it dies", async () => {
  const { call } = await openTable(bo);
  const participants = [
    { creature: "Treant", initiative: 20, position: "0,0" },
    { characterId: "Bo", initiative: 10, position: "12,0" },
  ];
  const terrain = { width: 20, height: 12 };
  await whole(call("create_encounter", { name: "Grove", participants, terrain }));
  const animate = {
    actorId: "Treant",
    action: "use_special_ability",
    abilityName: "Animate Trees",
    targetPosition: "5,5",
  };
  // Initiative 15 - 1 for both of them, and a d20 of each for who of them is first.
  const { text } = await whole(call("execute_action", animate, 15, 9, 8));
  expect(text).toContain("2 join the fight on 14 (d20 15): Treant 1, Treant 2.");
  const grove = await whole(call("get_encounter"));
  expect(grove.data["combatants"]).toMatchObject([
    { name: "Treant" },
    { name: "Treant 1", side: "enemy" },
    { name: "Treant 2", side: "enemy" },
    { name: "Bo" },
  ]);
  const next = await whole(call("advance_turn"));
  expect(next.text).toContain("Treant 1");
  await whole(call("apply_damage", { targetId: "Treant", damage: 200 }));
  const after = await whole(call("get_encounter"));
  expect(after.data["combatants"]).toMatchObject([{ name: "Treant" }, { name: "Bo" }]);
});
