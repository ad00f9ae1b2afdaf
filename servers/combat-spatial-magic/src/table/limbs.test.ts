import { expect, it } from "vitest";
import { openFight } from "../testing/fight.js";
import { whole } from "../testing/table.js";

/** A roper that holds Ada with a tendril: 18 + 7 against her armour class. */
async function held() {
  const roper = { creature: "Roper", initiative: 25, position: { x: 12, y: 5 } };
  const table = await openFight({}, [roper]);
  const tendril = { actorId: "Roper", action: "attack", targetId: "Ada", attackName: "Tendril" };
  await whole(table.call("execute_action", { ...tendril, manualRoll: 18 }));
  await whole(table.call("advance_turn"));
  return table;
}

const conditionsOf = async (call: Awaited<ReturnType<typeof held>>["call"]) => {
  const { text } = await whole(call("get_character", { characterId: "Ada", detail: "brief" }));
  return text;
};

it("a roper's tendril has AC 20 and 10 hit points, and lets go when it is lost", async () => {
  const { call } = await held();
  expect(await conditionsOf(call)).toContain("grappled");
  const poison = { targetId: "Tendril", amount: 30, damageType: "poison" };
  expect((await whole(call("apply_damage", poison))).data).toMatchObject({ dealt: 0, hp: 10 });
  const cut = { targetId: "Tendril on Ada", amount: 10, damageType: "slashing" };
  const { data, text } = await whole(call("apply_damage", cut));
  expect(data).toMatchObject({ dealt: 10, hp: 0, status: "dead" });
  expect(text).toContain("Tendril on Ada is destroyed");
  expect(text).not.toContain("dies");
  // Its disadvantage on Strength checks and saves was there as long as the grapple.
  expect(await conditionsOf(call)).not.toMatch(/grappled|restrained|Tendril/u);
  expect((await call("apply_damage", cut)).text).toMatch(/^\[DESTROYED\] Tendril on Ada is dest/u);
  const roper = await whole(call("get_character", { characterId: "Roper", detail: "brief" }));
  // It costs the roper nothing.
  expect(roper.text).toContain("93/93 HP");
});

it("leaves nothing behind on who gets out of it by a check", async () => {
  const { call } = await held();
  const effects = async () => {
    const { data } = await whole(call("get_character", { characterId: "Ada" }));
    return JSON.stringify(data["character"]);
  };
  expect(await effects()).toMatch(/"effects":\[[^\]]*Tendril/u);
  const free = { actorId: "Ada", action: "escape", manualRoll: 20 };
  expect((await whole(call("execute_action", free))).text).toContain("(it has got free)");
  expect(await effects()).not.toContain("Tendril");
});

it("is no target any more once whom it holds is free by itself", async () => {
  const { call } = await held();
  await whole(call("apply_damage", { targetId: "Tendril", amount: 3, damageType: "fire" }));
  await whole(
    call("manage_condition", { operation: "remove", characterId: "Ada", condition: "grappled" }),
  );
  expect((await whole(call("render_battlefield"))).text).not.toContain("Tendril on Ada");
  const gone = await call("apply_damage", { targetId: "Tendril", amount: 3, damageType: "fire" });
  expect(gone.text).toMatch(/^\[NOT_FOUND\]/u);
});
