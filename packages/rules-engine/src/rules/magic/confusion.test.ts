import { describe, expect, it } from "vitest";
import { inState, type Outcome } from "../../../testing/given.js";
import { worn } from "../../../testing/make.js";
import { casts, castsAs, hpOf, someone, spellFight } from "../../../testing/spell-fight.js";
import type { GameState } from "../../game/state.js";

const club = worn("Club", "main_hand", { base: "club" });

/** G is confused, and its turn comes after B's. */
async function confused(): Promise<GameState> {
  const others = [someone("b"), someone("g", 40, { items: [club] }), someone("h"), someone("i")];
  const cast = await inState(spellFight(castsAs("wizard", 7)("confusion"), others))
    .rolling(2)
    .when(casts("confusion", { points: [{ x: 4, y: 0 }] }));
  expect(cast.creature("g").effects).toMatchObject([{ name: "Confusion" }]);
  expect(cast.creature("h").effects).toEqual([]);
  return (await inState(cast.state).when({ type: "end_turn" })).state;
}

const turnOfG = async (...dice: readonly number[]): Promise<Outcome> =>
  inState(await confused())
    .rolling(...dice)
    .when({ type: "end_turn" });

const told = ({ events }: Outcome): readonly string[] =>
  events.flatMap((event) => (event.type === "told" ? event.text : []));

const tries = async ({ state }: Outcome) => ({
  moves: (await inState(state).when({ type: "move", id: "g", to: { x: 3, y: 0 } })).refused?.code,
  acts: (await inState(state).when({ type: "dodge", id: "g" })).refused?.code,
});

describe("Confusion, as a turn begins", () => {
  it("1: all its movement to where a d8 points, and no action", async () => {
    const turn = await turnOfG(1, 1);
    expect(told(turn)).toEqual(["d10: 1.", "d8: 1, to the east."]);
    // 30 feet from (3, 1).
    expect(turn.state.combatants?.["g"]?.at).toEqual({ x: 9, y: 1 });
    expect(await tries(turn)).toEqual({ moves: "CANNOT_MOVE", acts: "CANNOT_ACT" });
  });

  it.each([2, 6])("%d: neither movement nor action", async (face) => {
    const turn = await turnOfG(face);
    expect(told(turn)).toEqual([`d10: ${face}.`]);
    expect(await tries(turn)).toEqual({ moves: "CANNOT_MOVE", acts: "CANNOT_ACT" });
  });

  it.each([7, 8])("%d: a melee attack on whoever is in reach, with its action", async (face) => {
    // H stands beside it: 15 + 2 hits, for 3.
    const turn = await turnOfG(face, 15, 3);
    expect(told(turn)).toEqual([`d10: ${face}.`, "It strikes at random."]);
    expect(hpOf(turn, "h")).toEqual([37]);
    expect((await tries(turn)).acts).toBe("CANNOT_ACT");
  });

  it.each([9, 10])("%d: as it likes", async (face) => {
    const turn = await turnOfG(face);
    expect(await tries(turn)).toEqual({ moves: undefined, acts: undefined });
  });

  it("ends with a save as the turn ends, and frees it of the rest", async () => {
    const turn = await turnOfG(2);
    const over = await inState(turn.state).rolling(20).when({ type: "end_turn" });
    expect(over.creature("g").effects).toEqual([]);
  });
});
