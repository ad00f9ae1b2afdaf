import { expect, test } from "vitest";
import { bo } from "../../testing/heroes.js";
import { openTable, type PlayTable, whole } from "../../testing/table.js";

/** A giant toad goes first, then Bo: armor class 16. */
async function toad(): Promise<PlayTable> {
  const table = await openTable(bo);
  const participants = [
    { creature: "Giant Toad", initiative: 20 },
    { characterId: "Bo", initiative: 10 },
  ];
  await whole(table.call("create_encounter", { name: "Bog", participants }));
  return table;
}

const bite = { actorId: "Giant Toad", action: "attack", targetId: "Bo" };
const swallow = {
  actorId: "Giant Toad",
  action: "use_special_ability",
  abilityName: "Swallow",
  targetId: "Bo",
};

test("a giant toad swallows whom it holds, and lets crawl out of its corpse", async () => {
  const { call } = await toad();
  // 15 + 4; 1d10 + 2 and 1d10.
  await whole(call("execute_action", bite, 15, 1, 1));
  await whole(call("advance_turn", { count: 2 }));
  // Restrained: with advantage.
  const { text } = await whole(call("execute_action", swallow, 15, 2, 1, 1));
  expect(text).toContain("Bo is inside Giant Toad.");
  const inside = await whole(call("get_encounter"));
  expect(inside.data["combatants"]).toMatchObject([
    {},
    {
      name: "Bo",
      within: "Giant Toad",
      conditions: [{ condition: "blinded" }, { condition: "restrained" }],
    },
  ]);
  await whole(call("advance_turn"));
  await whole(call("apply_damage", { targetId: "Giant Toad", damage: 60 }));
  const out = await whole(call("execute_action", { actorId: "Bo", action: "escape" }));
  expect(out.text).toContain("Bo comes out of Giant Toad.");
  expect(out.text).toContain("prone");
  // 5 of 25 or 30 feet, and no action.
  expect(out.data).toMatchObject({ economy: { action: true } });
});
