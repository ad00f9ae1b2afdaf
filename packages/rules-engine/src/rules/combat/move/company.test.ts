import { describe, expect, it } from "vitest";
import { arena, beast, one, placeOf, under } from "../../../../testing/arena.js";
import { inState } from "../../../../testing/given.js";
import type { MoveAction } from "../../../game/move-action.js";

const move = (x: number, over: Partial<MoveAction> = {}): MoveAction => ({
  type: "move",
  id: "a",
  to: { x, y: 0 },
  ...over,
});
const held = one("g", { conditions: [under("grappled", "a")] });

describe("dragging", () => {
  it("takes half the speed, and the other along", async () => {
    const state = arena("GA.....", [{ creature: one("a") }, { creature: held }]);
    expect((await inState(state).when(move(5))).refused?.code).toBe("NOT_ENOUGH_MOVEMENT");
    const { state: after, creature } = await inState(state).when(move(4));
    expect(placeOf(after, "a")).toEqual({ x: 4, y: 0 });
    expect(placeOf(after, "g")).toEqual({ x: 3, y: 0 });
    expect(creature("g").conditions).toHaveLength(1);
  });

  it("takes nothing where the other is two sizes smaller", async () => {
    const rat = { ...beast("g", "rat"), conditions: [under("grappled", "a")] };
    const { state } = await inState(
      arena("GA.....", [{ creature: one("a") }, { creature: rat }]),
    ).when(move(6));
    expect(placeOf(state, "g")).toEqual({ x: 5, y: 0 });
  });

  it("puts the other where there is room, if it cannot keep its place", async () => {
    const state = arena("A...\nG#..", [{ creature: one("a") }, { creature: held }]);
    // It waits at the corner, is drawn around it, and then follows.
    const { state: after } = await inState(state).when(move(3));
    expect(placeOf(after, "g")).toEqual({ x: 2, y: 0 });
  });

  it("keeps the other on the map in the air, too", async () => {
    const flyer = beast("a", "eagle");
    const aloft = [
      { creature: flyer, at: { x: 1, y: 0, z: 10 } },
      { creature: held, at: { x: 0, y: 0, z: 10 } },
    ];
    const state = arena("...\n...", aloft);
    const { state: after } = await inState(state)
      .rolling(1)
      .when(move(0, { to: { x: 0, y: 1, z: 10 }, mode: "fly" }));
    expect(placeOf(after, "g")?.x).toBeGreaterThanOrEqual(0);
  });

  it("provokes nobody: who is dragged neither leaves by itself nor is left behind", async () => {
    const house = { diagonals: "5", autoReactions: "opportunity" } as const;
    const goblin = { ...beast("g", "goblin"), conditions: [under("grappled", "a")] };
    const ally = { ...beast("b", "goblin"), characterType: "npc" } as const;
    // B strikes at whatever leaves its reach, and G would strike at A.
    const drawing = `
      B......
      GA.....
    `;
    const fighters = [{ creature: one("a") }, { creature: ally }, { creature: goblin }];
    const state = arena(drawing, fighters, { house });
    const { state: after, types } = await inState(state).when(move(4, { to: { x: 4, y: 1 } }));
    expect(types).not.toContain("rolled");
    expect(placeOf(after, "g")).toEqual({ x: 3, y: 1 });
  });

  it("is none by force: out of reach the grapple ends", async () => {
    const state = arena("GA.....", [{ creature: one("a") }, { creature: held }]);
    const { types, creature } = await inState(state).when(move(4, { mode: "forced" }));
    expect(types).toEqual(["moved", "condition_lost"]);
    expect(creature("g").conditions).toEqual([]);
  });
});

describe("a mount", () => {
  const rider = { creature: one("a"), mount: "b", at: { x: 0, y: 0 } };
  const horse = { creature: beast("b", "riding-horse"), at: { x: 0, y: 0 } };

  it("moves with its rider, on the rider's turn", async () => {
    const state = arena("........\n........", [rider, horse]);
    const { state: after, event } = await inState(state).when(move(6, { id: "b" }));
    expect(event("moved").feet).toBe(30);
    expect([placeOf(after, "a"), placeOf(after, "b")]).toEqual([
      { x: 6, y: 0 },
      { x: 6, y: 0 },
    ]);
  });

  it("is what moves: the rider does not by itself", async () => {
    const state = arena("........\n........", [rider, horse]);
    expect((await inState(state).when(move(3))).refused?.code).toBe("MOUNTED");
  });
});

describe("a stop in somebody's space", () => {
  it("ends on the nearest free square: two never share one", async () => {
    const weak = one("a", { hp: { current: 4, temporary: 0 } });
    const goblin = beast("g", "goblin");
    const house = { diagonals: "5", autoReactions: "opportunity" } as const;
    // The goblin's reach ends as Ada leaves the square of her ally.
    const state = arena(
      "G....\n#AB..\n#####",
      [{ creature: weak }, { creature: one("b"), at: { x: 1, y: 0 } }, { creature: goblin }],
      { house },
    );
    const through = [
      { x: 1, y: 0 },
      { x: 2, y: 0 },
    ];
    const { state: after } = await inState(state)
      .rolling(15, 4)
      .when(move(2, { path: through }));
    expect(placeOf(after, "a")).not.toEqual(placeOf(after, "b"));
    expect(after.creatures["a"]?.hp.current).toBe(0);
  });
});

describe("a shove", () => {
  it("moves the other by force, over an edge, too", async () => {
    const state = arena(".AGP", [{ creature: one("a") }, { creature: one("g") }]);
    // 20 against 1, then 1d6 for 10 feet.
    const { state: after, types } = await inState(state)
      .rolling(20, 1, 3)
      .when({ type: "shove", id: "a", target: "g", push: true });
    expect(types).toContain("damage_taken");
    expect(placeOf(after, "g")).toEqual({ x: 3, y: 0, z: -10 });
  });

  it("moves nobody into a wall", async () => {
    const state = arena(".AG#", [{ creature: one("a") }, { creature: one("g") }]);
    const { state: after } = await inState(state)
      .rolling(20, 1)
      .when({ type: "shove", id: "a", target: "g", push: true });
    expect(placeOf(after, "g")).toEqual({ x: 2, y: 0 });
  });
});
