import { describe, expect, it } from "vitest";
import { fightOf } from "../../../testing/fight.js";
import { creatureOf, given, inState } from "../../../testing/index.js";
import type { Creature, DeathSaves } from "../../creature/creature.js";
import type { ConditionHeld } from "../../creature/held.js";
import type { Action } from "../../game/action.js";

const hour = 3600;
const pass = (seconds: number): Action => ({ type: "pass_time", seconds });

const unconscious: ConditionHeld = {
  id: "c1",
  condition: "unconscious",
  source: "0 hit points",
  lasting: { kind: "until", what: "healed" },
};

const down = (deathSaves: Partial<DeathSaves> = {}, over: Partial<Creature> = {}): Creature =>
  creatureOf({
    hp: { current: 0, temporary: 0 },
    deathSaves: { successes: 0, failures: 0, stable: false, ...deathSaves },
    conditions: [unconscious],
    ...over,
  });

describe("time passes over who is dying", () => {
  it("who saves each round until it is stable, and wakes 1d4 hours later", async () => {
    // 12 and 14 and 15 succeed, 5 fails: stable after four rounds. Then 2 hours.
    const lain = await given(down()).rolling(12, 5, 14, 15, 2).when(pass(hour));
    const saves = ["rolled", "death_save"] as const;
    expect(lain.types).toEqual([
      "time_passed",
      ...saves,
      ...saves,
      ...saves,
      ...saves,
      "stabilized",
      "stabilized",
    ]);
    expect(lain.events.at(-1)).toMatchObject({
      rule: "Stabilizing a Creature",
      rolled: { dice: "d4", rolls: [2], rolled: 2 },
    });
    const wakesAt = 4 * 6 + 2 * hour;
    expect(lain.creature("a")).toMatchObject({
      hp: { current: 0 },
      deathSaves: { stable: true, wakesAt },
    });
    const longer = await inState(lain.state).when(pass(hour + 23));
    expect(longer.types).toEqual(["time_passed"]);
    const awake = await inState(longer.state).when(pass(1));
    expect(awake.types).toEqual(["time_passed", "revived", "condition_lost"]);
    expect(awake.creature("a").hp.current).toBe(1);
    expect(awake.creature("a")).not.toHaveProperty("deathSaves");
  });

  it("who dies of three failures, a natural 1 being two of them", async () => {
    const { creature, types } = await given(down()).rolling(9, 1).when(pass(hour));
    expect(types.at(-1)).toBe("died");
    expect(creature("a").dead).toBe(true);
  });

  it("who is awake again with a natural 20", async () => {
    const { creature } = await given(down({ failures: 2 }))
      .rolling(20)
      .when(pass(hour));
    expect(creature("a")).toMatchObject({ hp: { current: 1 }, conditions: [] });
  });

  it("who makes one save for each six seconds", async () => {
    const { creature } = await given(down()).rolling(12, 5).when(pass(17));
    expect(creature("a").deathSaves).toEqual({ successes: 1, failures: 1, stable: false });
    expect((await given(down()).when(pass(5))).types).toEqual(["time_passed"]);
  });
});

describe("time passes over who is stable", () => {
  it("while another sleeps: it wakes with 1 hit point", async () => {
    const rest: Action = { type: "rest", id: "b", request: { restType: "long" } };
    const sleeper = creatureOf({ id: "b" });
    const { creature } = await given(down({ stable: true }), sleeper)
      .rolling(4)
      .when(rest);
    expect(creature("a")).toMatchObject({ hp: { current: 1 }, conditions: [] });
  });

  it("and its die is rolled when time first passes, not again, until it is hurt", async () => {
    const first = await given(down({ stable: true }))
      .rolling(3)
      .when(pass(hour));
    expect(first.creature("a").deathSaves).toMatchObject({ stable: true, wakesAt: 3 * hour });
    const parts = [{ amount: 1 }];
    const hurt = await inState(first.state).when({ type: "damage", id: "a", parts });
    expect(hurt.creature("a").deathSaves).toEqual({ successes: 0, failures: 1, stable: false });
    expect((await inState(first.state).when(pass(0))).types).toEqual(["time_passed"]);
  });
});

it("leaves the rounds of a fight to its turns, while it lasts and when it is over", async () => {
  const ada = creatureOf({ id: "b" });
  const begun = fightOf([{ creature: ada }, { creature: down() }]);
  const encounter = begun.encounter && { ...begun.encounter, round: 3 };
  const state = { ...begun, ...(encounter && { encounter }) };
  expect((await inState(state).when(pass(hour))).types).toEqual(["time_passed"]);
  const over = await inState(state).when({ type: "end_encounter" });
  expect(over.types).toEqual(["encounter_ended", "time_passed"]);
  expect(over.state.clock).toBe(state.clock + 12);
  const after = await inState(over.state).rolling(12).when(pass(6));
  expect(after.creature("a").deathSaves).toMatchObject({ successes: 1 });
});

it("passes over nobody who is dead, or was set to 0 outright", async () => {
  const { deathSaves: _, ...set } = down();
  for (const creature of [creatureOf({ dead: true, hp: { current: 0, temporary: 0 } }), set])
    expect((await given(creature).when(pass(hour))).types).toEqual(["time_passed"]);
});
