import { expect, it } from "vitest";
import { openFight } from "../testing/fight.js";
import { whole } from "../testing/table.js";

/** A dome of ice of 10 feet around (8, 8): squares (6, 6) and (7, 6) are one stretch of it, with AC 5 and 30 hit points. */
async function iced() {
  const devil = { creature: "Ice Devil", initiative: 25, position: { x: 12, y: 5 } };
  const table = await openFight({}, [devil]);
  const wall = {
    actorId: "Ice Devil",
    action: "use_special_ability",
    abilityName: "Wall of Ice",
    abilityDetails: { option: "hemispherical_dome" },
    targetPosition: "8,8",
  };
  await whole(table.call("execute_action", wall));
  await whole(table.call("advance_turn"));
  return table;
}

it("strikes a stretch of a wall by any square of it, and counts what it has left", async () => {
  const { call } = await iced();
  // Fire counts twice.
  const burnt = { targetId: "Wall of Ice 6,6", amount: 10, damageType: "fire" };
  expect((await whole(call("apply_damage", burnt))).data).toMatchObject({ dealt: 20, hp: 10 });
  const cold = { targetId: "z1 7,6", amount: 30, damageType: "cold" };
  expect((await whole(call("apply_damage", cold))).data).toMatchObject({ dealt: 0, hp: 10 });
  const blow = { actorId: "Ada", action: "attack", targetId: "Wall of Ice 6,6" };
  // 4 - 1 + 2 = 5 against AC 5.
  const struck = await whole(call("execute_action", { ...blow, manualRoll: 4 }, 1));
  expect(struck.data).toMatchObject({ attack: { total: 5, ac: 5, hit: true } });
});

it("breaks that stretch at 0 hit points, and no other", async () => {
  const { call } = await iced();
  const seen = async () => {
    const sight = { from: { x: 5, y: 6 }, to: { x: 8, y: 6 } };
    return (await whole(call("check_line_of_sight", sight))).data["visible"];
  };
  expect(await seen()).toBe(false);
  const burnt = { targetId: "Wall of Ice 7,6", amount: 15, damageType: "fire" };
  const { text, data } = await whole(call("apply_damage", burnt));
  expect(data).toMatchObject({ hp: 0, status: "dead" });
  expect(text).toContain("Wall of Ice is broken at 6,6 7,6.");
  expect(await seen()).toBe(true);
  const again = await call("apply_damage", burnt);
  expect(again.text).toMatch(/^\[NOT_FOUND\]/);
  const other = { targetId: "Wall of Ice 8,5", amount: 1, damageType: "fire" };
  expect((await whole(call("apply_damage", other))).data).toMatchObject({ dealt: 2, hp: 28 });
});

it("is hit by spells, too", async () => {
  const { call } = await iced();
  const bolt = {
    casterId: "Ada",
    spellName: "Fire Bolt",
    targetIds: ["Wall of Ice 6,6"],
    dmOverride: true,
    manualRoll: 15,
  };
  // A 7 of fire counts twice: 16 of 30 hit points are left.
  const { text } = await whole(call("cast_spell", bolt, 7));
  expect(text).toContain("Wall of Ice part takes 14");
  expect(text).toContain("16 HP left");
});

it("leaves nothing to be struck where the wall is gone", async () => {
  const { call } = await iced();
  const struck = { targetId: "Wall of Ice 6,6", amount: 10, damageType: "fire" };
  await whole(call("apply_damage", struck));
  expect((await whole(call("render_battlefield"))).text).toContain("Wall of Ice part");
  // It lasts a minute: ten rounds of two turns; it recharges at the first.
  await whole(call("advance_turn", { count: 20 }, 6));
  expect((await whole(call("render_battlefield"))).text).not.toContain("Wall of Ice");
});
