import type { ClassId } from "@tabletop-mcp/srd-data";
import { expect, it } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { duelOf } from "../../../testing/duel.js";
import { inState, type Outcome } from "../../../testing/given.js";
import { levelsOf } from "../../../testing/levels.js";
import { monster } from "../../../testing/monster.js";

const hero = (levels: Partial<Record<ClassId, number>>) =>
  creatureOf({
    make: { levels: levelsOf(levels), extraHp: 50 },
    hp: { current: 20, temporary: 0 },
  });

const foe = creatureOf({ id: "g", hp: { current: 40, temporary: 0 }, make: { extraHp: 40 } });

const use = (name: string, more: object = {}) =>
  ({ type: "use", id: "a", what: { name }, ...more }) as const;

const turnOf = ({ state }: Outcome, id = "a") => state.combatants?.[id]?.turn;

it("takes the bonus action where it says so, and there is one in a turn: Second Wind", async () => {
  // Level 5: 1d10 + 5.
  const fight = duelOf({ self: hero({ fighter: 5 }), other: foe });
  const first = await inState(fight).rolling(4).when(use("Second Wind"));
  expect(first.creature("a").hp.current).toBe(29);
  expect(turnOf(first)).toMatchObject({ bonus: "Second Wind" });
  const spent = duelOf({
    self: hero({ fighter: 5 }),
    other: foe,
    selfIs: { turn: { bonus: "Attack" } },
  });
  const { refused, events } = await inState(spent).when(use("Second Wind"));
  expect(refused?.code).toBe("BONUS_SPENT");
  expect(events).toEqual([]);
});

it("takes the action where it says so: Lay on Hands, and only in one's own turn", async () => {
  const touch = { what: { name: "Lay on Hands", use: "Heal" }, targets: ["g"], points: 3 };
  const fight = duelOf({
    self: hero({ paladin: 1 }),
    other: { ...foe, hp: { current: 1, temporary: 0 } },
  });
  const done = await inState(fight).when({ type: "use", id: "a", ...touch });
  expect(done.creature("g").hp.current).toBe(4);
  expect(turnOf(done)).toMatchObject({ action: "Lay on Hands" });
  const later = duelOf({
    self: hero({ paladin: 1 }),
    other: foe,
    encounter: { turn: { of: "g", seq: 1 } },
  });
  const early = await inState(later).when({ type: "use", id: "a", ...touch });
  expect(early.refused?.code).toBe("NOT_YOUR_TURN");
});

it("costs nothing of the turn where the table says so", async () => {
  const fight = duelOf({
    self: hero({ fighter: 5 }),
    other: foe,
    selfIs: { turn: { bonus: "Attack" } },
  });
  const free = await inState(fight)
    .rolling(4)
    .when(use("Second Wind", { economy: "free" }));
  expect(free.creature("a").hp.current).toBe(29);
});

it("gives one more action in a turn: Action Surge by its name", async () => {
  const fight = duelOf({
    self: hero({ fighter: 2 }),
    other: foe,
    selfIs: { turn: { action: "Dash" } },
  });
  const surged = await inState(fight).when(use("Action Surge"));
  expect(turnOf(surged)).toMatchObject({ action: "Dash", extraActions: 1 });
  expect(surged.creature("a").spent.uses).toEqual({ "fighter-action-surge": 1 });
});

it("does what anybody can do with an action, for its own price: Patient Defense", async () => {
  const done = await inState(duelOf({ self: hero({ monk: 2 }), other: foe })).when(
    use("Patient Defense"),
  );
  expect(done.creature("a").effects).toMatchObject([{ name: "Dodge" }]);
  expect(done.creature("a").spent.uses).toEqual({ ki: 1 });
  expect(turnOf(done)).toMatchObject({ bonus: "Patient Defense" });
  expect(turnOf(done)?.action).toBeUndefined();
});

it("dashes for ki: Step of the Wind", async () => {
  const done = await inState(duelOf({ self: hero({ monk: 2 }), other: foe })).when(
    use("Step of the Wind", { option: "dash" }),
  );
  expect(turnOf(done)).toMatchObject({ bonus: "Step of the Wind", dashes: 1 });
});

it("is a strike of Multiattack where that names it: a dragon's presence, then its claws", async () => {
  const fight = duelOf({ self: await monster("adult-red-dragon"), other: foe });
  const feared = await inState(fight)
    .rolling(1)
    .when(use("Frightful Presence", { targets: ["g"] }));
  expect(turnOf(feared)).toMatchObject({ action: "Multiattack", strikes: ["Frightful Presence"] });
  const bitten = await inState(feared.state)
    .rolling(1)
    .when({ type: "attack", id: "a", target: "g", attack: "Bite" });
  expect(bitten.refused).toBeUndefined();
  const breath = await inState(bitten.state).when(use("Fire Breath", { targets: ["g"] }));
  expect(breath.refused?.code).toBe("ACTION_SPENT");
});
