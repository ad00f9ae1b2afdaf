import { expect, test } from "vitest";
import { bo } from "../../testing/heroes.js";
import { openTable, whole } from "../../testing/table.js";

test("what waits for a moment comes when the table says that it has: a death with no map", async () => {
  const { call } = await openTable(bo);
  const participants = [
    { characterId: "Bo", initiative: 20 },
    { creature: "Magmin", name: "Cinder", initiative: 2 },
  ];
  await whole(call("create_encounter", { name: "Ash", participants }));
  const dead = await whole(
    call("apply_damage", { targetId: "Cinder", amount: 40, damageType: "cold" }),
  );
  expect(dead.text).toContain("the table says who that is");
  const burst = (moment: string) => ({
    actorId: "Cinder",
    action: "use_special_ability",
    abilityName: "Death Burst",
    targetIds: ["Bo"],
    abilityDetails: { moment },
  });
  const wrong = await call("execute_action", burst("sustain"));
  expect(wrong.text).toContain("It waits for death");
  // Bo's Dexterity save of 1 fails against 11: 2d6, 3 + 4.
  const burnt = await whole(call("execute_action", burst("death"), 1, 3, 4));
  expect(burnt.text).toContain("Bo takes 7");
});
