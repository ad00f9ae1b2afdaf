import { describe, expect, it } from "vitest";
import { arena, beast, one, placeOf } from "../../../../testing/arena.js";
import { creatureOf } from "../../../../testing/creature.js";
import { inState } from "../../../../testing/given.js";
import { levelsOf } from "../../../../testing/levels.js";
import type { Action } from "../../../game/action.js";
import type { MoveAction } from "../../../game/move-action.js";
import type { GameState } from "../../../game/state.js";

const move = (over: Partial<MoveAction>): MoveAction => ({ type: "move", id: "a", ...over });
const gain = (id: string, condition: "prone" | "paralyzed" | "poisoned"): Action => ({
  type: "gain_condition",
  id,
  condition,
  lasting: { kind: "until", what: "removed" },
});

describe("a fall", () => {
  it("into a pit of 10 feet is 1d6, and ends prone", async () => {
    const state = arena("AP.", [{ creature: one("a") }]);
    const {
      types,
      event,
      creature,
      state: after,
    } = await inState(state)
      .rolling(4)
      .when(move({ to: { x: 1, y: 0 } }));
    expect(types).toEqual(["moved", "moved", "damage_taken", "condition_gained"]);
    expect(event("damage_taken")).toMatchObject({ dealt: 4, source: "Falling" });
    expect(creature("a").conditions.map(({ condition }) => condition)).toEqual(["prone"]);
    expect(placeOf(after, "a")).toEqual({ x: 1, y: 0, z: -10 });
  });

  it("comes to who is pushed over a hole, and ends the push", async () => {
    const state = arena("AP..", [{ creature: one("a") }]);
    const pushed = move({ to: { x: 3, y: 0 }, mode: "forced" });
    const { state: after } = await inState(state).rolling(1).when(pushed);
    expect(placeOf(after, "a")).toEqual({ x: 1, y: 0, z: -10 });
  });

  const aloft = (statBlock: string, z: number, over: Partial<GameState> = {}): GameState => ({
    ...arena("A...", [{ creature: beast("a", statBlock), at: { x: 0, y: 0, z } }]),
    ...over,
  });

  it.each([
    ["that is thrown prone", "prone"],
    ["that cannot move", "paralyzed"],
  ] as const)("comes to a flyer %s, 1d6 for every 10 feet", async (_, condition) => {
    const { types, event, state } = await inState(aloft("eagle", 25))
      .rolling(1, 2)
      .when(gain("a", condition));
    expect(types.slice(0, 3)).toEqual(["condition_gained", "moved", "damage_taken"]);
    expect(event("moved")).toMatchObject({ mode: "fall", fallen: 25, feet: 0 });
    expect(event("damage_taken").dealt).toBe(3);
    expect(placeOf(state, "a")).toEqual({ x: 0, y: 0 });
  });

  it("does not come to who hovers, nor to who flies by a spell", async () => {
    const hovers = await inState(aloft("will-o-wisp", 25)).when(gain("a", "prone"));
    expect(hovers.types).not.toContain("moved");
    const flying = one("a", {
      effects: [
        {
          id: "e1",
          name: "Fly",
          kind: "boon",
          effects: [{ kind: "stat", stat: "speed-fly", change: "least", by: 60 }],
          lasting: { kind: "until", what: "removed" },
        },
      ],
    });
    const state = arena("A..", [{ creature: flying, at: { x: 0, y: 0, z: 20 } }]);
    expect((await inState(state).when(gain("a", "prone"))).types).toEqual(["condition_gained"]);
    const ended = await inState(state)
      .rolling(1, 1)
      .when({ type: "lose_effect", id: "a", held: "e1" });
    expect(ended.event("moved")).toMatchObject({ fallen: 20 });
  });

  it("of less than 10 feet does no harm, and leaves standing", async () => {
    const state = arena("A.", [{ creature: one("a"), at: { x: 0, y: 0, z: 5 } }]);
    const { types, state: after } = await inState(state).when(
      move({ to: { x: 1, y: 0, z: 5 }, mode: "forced" }),
    );
    expect(types).toEqual(["moved", "moved"]);
    expect(placeOf(after, "a")).toEqual({ x: 1, y: 0 });
  });

  it("is 20d6 at most", async () => {
    const { event } = await inState(aloft("eagle", 300))
      .rolling(...Array.from({ length: 20 }, () => 1))
      .when(gain("a", "prone"));
    expect(event("damage_taken").dealt).toBe(20);
  });

  it("ends beside whoever is below", async () => {
    const state = arena("AB.", [
      { creature: one("b"), at: { x: 0, y: 0 } },
      { creature: beast("a", "eagle"), at: { x: 0, y: 0, z: 10 } },
    ]);
    const { state: after } = await inState(state).rolling(1).when(gain("a", "prone"));
    expect(placeOf(after, "a")).toEqual({ x: 1, y: 0 });
  });

  it("comes to a climber that loses hold, and not to one that keeps it", async () => {
    const state = arena("#A\n#.", [{ creature: one("a") }]);
    const up = await inState(state).when(move({ to: { x: 1, y: 0, z: 10 }, mode: "climb" }));
    expect(up.event("moved").feet).toBe(20);
    expect(placeOf(up.state, "a")).toEqual({ x: 1, y: 0, z: 10 });
    const poisoned = await inState(up.state).when(gain("a", "poisoned"));
    expect(placeOf(poisoned.state, "a")?.z).toBe(10);
    const down = await inState(up.state).rolling(6).when(gain("a", "paralyzed"));
    expect(placeOf(down.state, "a")).toEqual({ x: 1, y: 0 });
  });

  it("comes when the ground is taken away", async () => {
    const state = arena("A.", [{ creature: one("a") }]);
    const { types, state: after } = await inState(state)
      .rolling(5, 6)
      .when({
        type: "change_terrain",
        squares: [{ x: 0, y: 0 }],
        add: { pit: { depth: 20 } },
      });
    expect(types).toEqual([
      "terrain_changed",
      "moved",
      "damage_taken",
      "fell",
      "condition_gained",
      "condition_gained",
    ]);
    expect(placeOf(after, "a")).toEqual({ x: 0, y: 0, z: -20 });
  });
});

describe("the dying and the dead", () => {
  it("do not stay in the air", async () => {
    const state = arena("A.", [{ creature: beast("a", "eagle"), at: { x: 0, y: 0, z: 20 } }]);
    const { state: after } = await inState(state)
      .rolling(1, 1)
      .when({
        type: "damage",
        id: "a",
        parts: [{ amount: 10 }],
      });
    expect(placeOf(after, "a")).toEqual({ x: 0, y: 0 });
  });
});

describe("a monk who falls", () => {
  const fallen = async (level: number, turn: { readonly reaction?: string } = {}) => {
    const creature = creatureOf({ make: { levels: levelsOf({ monk: level }), extraHp: 50 } });
    const state = arena("AP.", [{ creature, turn }]);
    const done = await inState(state)
      .rolling(6)
      .when(move({ to: { x: 1, y: 0 } }));
    const { dealt } = done.event("damage_taken");
    return { dealt, reaction: done.state.combatants?.["a"]?.turn.reaction };
  };

  it("takes five times its level less, with its reaction: Slow Fall", async () => {
    expect(await fallen(4)).toEqual({ dealt: 0, reaction: "Slow Fall" });
    expect(await fallen(3)).toEqual({ dealt: 6, reaction: undefined });
  });

  it("takes all of it where its reaction is spent", async () => {
    expect(await fallen(4, { reaction: "Parry" })).toEqual({ dealt: 6, reaction: "Parry" });
  });
});
