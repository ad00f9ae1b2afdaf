import { describe, expect, it } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { duelOf } from "../../../testing/duel.js";
import { inState, type Outcome } from "../../../testing/given.js";
import { levelsOf } from "../../../testing/levels.js";
import type { Action } from "../../game/action.js";
import type { GameState } from "../../game/state.js";

const barbarian = (level: number, hp = 60) =>
  creatureOf({
    make: { levels: levelsOf({ barbarian: level }), extraHp: 50 },
    hp: { current: hp, temporary: 0 },
  });
const foe = creatureOf({ id: "g", hp: { current: 40, temporary: 0 }, make: { extraHp: 40 } });

const rage: Action = { type: "use", id: "a", what: { name: "Rage" } };
const endTurn: Action = { type: "end_turn" };
const hurt: Action = { type: "damage", id: "a", parts: [{ amount: 5 }] };

/** What came of the last of these. */
async function after(state: GameState, ...actions: readonly Action[]): Promise<Outcome> {
  const [first = endTurn, ...others] = actions;
  const done = await inState(state).when(first);
  return others.length === 0 ? done : after(done.state, ...others);
}

const rages = ({ creature }: Outcome) => creature("a").effects.some(({ name }) => name === "Rage");

const fight = (level = 3, hp = 60) => duelOf({ self: barbarian(level, hp), other: foe });

describe("a rage", () => {
  it("takes a bonus action and is over where nobody was attacked and nothing hurt", async () => {
    const raging = await after(fight(), rage);
    expect(raging.state.combatants?.["a"]?.turn.bonus).toBe("Rage");
    expect(rages(raging)).toBe(true);
    expect(rages(await after(raging.state, endTurn))).toBe(false);
  });

  it("is kept up by an attack on a foe, hit or miss, for that turn alone", async () => {
    const raging = await after(fight(), rage);
    const missed = await inState(raging.state)
      .rolling(1)
      .when({ type: "attack", id: "a", target: "g" });
    const round = await after(missed.state, endTurn, endTurn);
    expect(rages(round)).toBe(true);
    expect(rages(await after(round.state, endTurn))).toBe(false);
  });

  it("is kept up by damage, between its turns and before it began", async () => {
    const raging = await after(fight(), hurt, rage);
    const round = await after(raging.state, endTurn);
    expect(rages(round)).toBe(true);
    const struck = await after(round.state, hurt, endTurn, endTurn);
    expect(rages(struck)).toBe(true);
    const calm = await after(struck.state, endTurn, endTurn);
    expect(rages(calm)).toBe(false);
  });

  it("goes on without either from level 15 on: Persistent Rage", async () => {
    expect(rages(await after(fight(15), rage, endTurn, endTurn, endTurn))).toBe(true);
  });

  it("ends when its bearer loses consciousness, persistent or not", async () => {
    const felled: Action = { type: "damage", id: "a", parts: [{ amount: 5 }] };
    const down = await after(fight(15, 5), rage);
    expect(rages(down)).toBe(true);
    // Relentless Rage at level 11: DC 10, Constitution 10; a 2 fails.
    const fallen = await inState(down.state).rolling(2).when(felled);
    expect(fallen.creature("a").hp.current).toBe(0);
    expect(rages(fallen)).toBe(false);
  });

  it("ends with a bonus action of a later turn", async () => {
    const raging = await after(fight(15), rage, endTurn, endTurn);
    const calm = await after(raging.state, { ...rage, moment: "sustain" });
    expect(rages(calm)).toBe(false);
    expect(calm.state.combatants?.["a"]?.turn.bonus).toBe("Rage");
    expect(calm.creature("a").spent.uses).toEqual({ "barbarian-rage": 1 });
  });
});

it("gives a reckless attacker its advantage for the turn, and others theirs until the next", async () => {
  const reckless = await after(fight(), {
    type: "use",
    id: "a",
    what: { name: "Reckless Attack" },
  });
  expect(reckless.creature("a").effects).toHaveLength(2);
  const ended = await after(reckless.state, endTurn);
  expect(ended.creature("a").effects.map(({ effects }) => effects)).toEqual([
    [{ kind: "roll", on: "attack", by: "foe", mode: "advantage" }],
  ]);
  expect((await after(ended.state, endTurn)).creature("a").effects).toEqual([]);
});
