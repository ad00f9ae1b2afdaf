import { expect, test } from "vitest";
import { bo } from "../../testing/heroes.js";
import { openTable, type PlayTable, whole } from "../../testing/table.js";

/** Bo, and creatures before him in the order; on a map of 20 by 20 squares. */
async function fight(...others: readonly object[]): Promise<PlayTable> {
  const table = await openTable(bo);
  const participants = [
    ...others.map((one, index) => ({ initiative: 20 - index, ...one })),
    { characterId: "Bo", initiative: 5, position: { x: 10, y: 0 } },
  ];
  const terrain = { width: 20, height: 20 };
  await whole(table.call("create_encounter", { name: "Den", terrain, participants }));
  return table;
}

test("an orc charges on with its bonus action, as near as it gets or where it is told to", async () => {
  const { call } = await fight({ creature: "Orc", position: { x: 0, y: 0 } });
  const aggressive = {
    actorId: "Orc",
    action: "use_special_ability",
    abilityName: "Aggressive",
    targetId: "Bo",
  };
  const { text, data } = await whole(
    call("execute_action", { ...aggressive, targetPosition: { x: 5, y: 0 } }),
  );
  expect(text).toContain("Orc moves to (5, 0)");
  expect(data).toMatchObject({ economy: { bonusAction: false, action: true, movement: 30 } });
  const again = await call("execute_action", aggressive);
  expect(again.text).toMatch(/^\[BONUS_SPENT\]/);
});

test("an ochre jelly that is slashed is two, and both are there for whoever looks", async () => {
  const { call } = await fight({ creature: "Ochre Jelly", position: { x: 4, y: 4 } });
  const blow = { targetId: "Ochre Jelly", damage: 8, damageType: "slashing" };
  const { text } = await whole(call("apply_damage", blow));
  expect(text).toContain("Ochre Jelly B");
  const { data } = await whole(call("get_encounter"));
  expect(data["combatants"]).toMatchObject([
    { name: "Ochre Jelly", hp: 22, maxHp: 22 },
    { name: "Ochre Jelly B", hp: 22, maxHp: 22 },
    { name: "Bo" },
  ]);
  await whole(call("advance_turn"));
  const bite = { actorId: "Ochre Jelly B", action: "dodge" };
  await whole(call("execute_action", bite));
});
