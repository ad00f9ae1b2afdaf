import { describe, expect, it } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { type Fighter, fightOf } from "../../../testing/fight.js";
import { inState } from "../../../testing/given.js";
import { levelsOf } from "../../../testing/levels.js";
import type { Creature } from "../../creature/creature.js";
import type { GameState } from "../../game/state.js";

const one = (id: string, make: Partial<Creature["make"]> = {}): Creature =>
  creatureOf({ id, name: id, make, hp: { current: 60, temporary: 0 } });
const thief = one("t", { levels: levelsOf({ rogue: 17 }), subclasses: { rogue: "thief" } });

/** The thief's initiative is 22, and 12 the second time; the others' as they are told. */
const fight = (
  others: Readonly<Record<string, number>>,
  over: Partial<Fighter> = {},
): GameState => {
  const all = { t: 22, ...others };
  const state = fightOf(
    Object.keys(all).map((id) =>
      id === "t" ? { creature: thief, ...over } : { creature: one(id) },
    ),
  );
  const order = Object.entries(all).map(([id, initiative]) => ({ id, initiative }));
  const encounter = state.encounter && { ...state.encounter, order };
  return { ...state, ...(encounter && { encounter }) };
};

/** Whose turns follow, each with its round. */
async function turnsOf(state: GameState, count: number): Promise<readonly string[]> {
  const turns: string[] = [];
  let now = state;
  for (let at = 0; at < count; at += 1) {
    now = (await inState(now).when({ type: "end_turn" })).state;
    turns.push(`${now.encounter?.turn.of}${now.encounter?.round}`);
  }
  return turns;
}

describe("Thief's Reflexes", () => {
  it("give another turn of round 1, at initiative less 10, after equals", async () => {
    expect(await turnsOf(fight({ a: 15, b: 12, c: 11 }), 7)).toEqual([
      "a1",
      "b1",
      "t1",
      "c1",
      "t2",
      "a2",
      "b2",
    ]);
  });

  it("come last where everybody is quicker than that", async () => {
    expect(await turnsOf(fight({ a: 15 }), 4)).toEqual(["a1", "t1", "t2", "a2"]);
  });

  it("begin anew: the action is there again, and what lasts until a turn's end of others stays right", async () => {
    const busy = fight({ a: 15 }, { turn: { action: "Dash", strikes: [] } });
    const first = await inState(busy).when({ type: "end_turn" });
    const { state } = await inState(first.state).when({ type: "end_turn" });
    expect(state.encounter?.turn.of).toBe("t");
    const dodging = await inState(state).when({ type: "dodge", id: "t" });
    expect(dodging.refused).toBeUndefined();
    // Everybody has had a turn of round 1: a's next one is that of round 2.
    const laid = await inState(state).when({
      type: "gain_effect",
      id: "a",
      name: "Odd",
      kind: "boon",
      effects: [],
      lasting: { kind: "next-turn", edge: "end", of: "a" },
    });
    expect(laid.creature("a").effects[0]?.lasting).toEqual({
      kind: "turn",
      edge: "end",
      of: "a",
      round: 2,
    });
  });

  it("are none for who is surprised", async () => {
    const surprised = fight({ a: 15 }, { surprised: true });
    const a = {
      ...surprised,
      encounter: surprised.encounter && {
        ...surprised.encounter,
        turn: { of: "a", seq: 1 },
        order: [
          { id: "a", initiative: 25 },
          { id: "t", initiative: 22 },
        ],
      },
    };
    expect(await turnsOf(a as GameState, 3)).toEqual(["a2", "t2", "a3"]);
  });
});
