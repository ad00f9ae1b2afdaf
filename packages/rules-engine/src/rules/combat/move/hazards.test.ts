import { describe, expect, it } from "vitest";
import { arena, beast, one } from "../../../../testing/arena.js";
import { inState } from "../../../../testing/given.js";
import type { MoveAction } from "../../../game/move-action.js";
import type { GameState } from "../../../game/state.js";
import type { Hazard } from "../../../grid/battlefield.js";
import { layTerrain } from "../../../grid/change-terrain.js";

const fire: Hazard = { damage: "2d6", damageType: "fire", trigger: "enter" };
const move = (x: number, over: Partial<MoveAction> = {}): MoveAction => ({
  type: "move",
  id: "a",
  to: { x, y: 0 },
  ...over,
});

/** A row with something dangerous on these squares. */
function burning(hazard: Hazard, squares: readonly number[], self = one("a")): GameState {
  const state = arena("A.......", [{ creature: self }, { creature: one("g"), at: { x: 7, y: 0 } }]);
  const where = squares.map((x) => ({ x, y: 0 }));
  return {
    ...state,
    battlefield: layTerrain(state.battlefield ?? none(), where, { hazard }).field,
  };
}

const none = (): never => {
  throw new Error("No map was drawn.");
};

describe("a hazard", () => {
  it("strikes who comes into it, and the way goes on", async () => {
    const { types, event, creature } = await inState(burning(fire, [2]))
      .rolling(1, 3)
      .when(move(4));
    expect(types).toEqual(["moved", "turn_spent", "damage_taken", "moved"]);
    expect(event("moved")).toMatchObject({ to: { x: 2, y: 0 }, feet: 10 });
    expect(creature("a").hp.current).toBe(6);
  });

  it("strikes once in a turn, however often it is entered", async () => {
    const there = await inState(burning(fire, [1, 3]))
      .rolling(1, 1)
      .when(move(2));
    const again = await inState(there.state).when(move(4));
    expect(again.types).not.toContain("damage_taken");
  });

  it("is one place, however many squares it has", async () => {
    const { types } = await inState(burning(fire, [1, 2, 3]))
      .rolling(1, 1)
      .when(move(5));
    expect(types.filter((type) => type === "damage_taken")).toHaveLength(1);
  });

  it("stops who drops in it", async () => {
    const { state } = await inState(burning(fire, [2]))
      .rolling(6, 6)
      .when(move(4));
    expect(state.combatants?.["a"]?.at).toEqual({ x: 2, y: 0 });
  });

  it("does nothing to who flies over, and all to who is pushed in", async () => {
    const eagle = beast("a", "eagle");
    const over = await inState(burning(fire, [2], eagle)).when(move(4, { mode: "fly" }));
    expect(over.types).toEqual(["moved"]);
    const pushed = await inState(burning(fire, [2]))
      .rolling(1, 1)
      .when(move(2, { mode: "forced" }));
    expect(pushed.types).toContain("damage_taken");
  });

  it.each([
    [true, 12, 3],
    [true, 11, 7],
    [false, 12, 0],
    [false, 11, 7],
  ])(
    "lets save: for half %s, with a roll of %i against 12, of 7 it deals %i",
    async (half, die, dealt) => {
      const save = { ability: "dex", dc: 12, half } as const;
      const dice = half || die < 12 ? [3, 4] : [];
      const { creature, event } = await inState(burning({ ...fire, save }, [1]))
        .rolling(die, ...dice)
        .when(move(1));
      expect(event("rolled").what).toBe("Dexterity saving throw (fire hazard)");
      expect(creature("a").hp.current).toBe(10 - dealt);
    },
  );

  it.each(["start_of_turn", "end_of_turn"] as const)(
    "strikes at the %s who is there",
    async (trigger) => {
      const state = burning({ ...fire, trigger }, [0, 7]);
      const walked = await inState(state).when(move(1));
      expect(walked.types).toEqual(["moved"]);
      const { events } = await inState(state).rolling(1, 1).when({ type: "end_turn" });
      const hurt = events.flatMap((event) => (event.type === "damage_taken" ? event.id : []));
      expect(hurt).toEqual([trigger === "end_of_turn" ? "a" : "g"]);
    },
  );
});
