import { describe, expect, it } from "vitest";
import { arena, one, placeOf } from "../../../testing/arena.js";
import { inState } from "../../../testing/given.js";
import type { TerrainAction } from "../../game/move-action.js";
import { groundAt } from "../../grid/terrain.js";

const change = (
  squares: readonly (readonly [number, number])[],
  over: Partial<TerrainAction>,
): TerrainAction => ({
  type: "change_terrain",
  squares: squares.map(([x, y]) => ({ x, y })),
  ...over,
});
const state = arena("A..\n...", [
  { creature: one("a") },
  { creature: one("b"), at: { x: 2, y: 1 } },
]);
const wall = { add: { obstacle: {} } } as const;

describe("the ground", () => {
  it("becomes different, and says how many squares really did", async () => {
    const { event, state: after } = await inState(state).when(
      change(
        [
          [1, 0],
          [1, 1],
        ],
        { add: { difficult: true } },
      ),
    );
    expect(event("terrain_changed")).toMatchObject({
      changed: 2,
      what: "difficult laid on 2 squares",
    });
    expect(groundAt(after.battlefield ?? none(), { x: 1, y: 1 })).toEqual({ difficult: true });
    const more = await inState(after).when(
      change(
        [
          [1, 1],
          [0, 1],
        ],
        { add: { difficult: true } },
      ),
    );
    expect(more.event("terrain_changed").changed).toBe(1);
    const gone = await inState(after).when(change([[1, 1]], { remove: "difficult" }));
    expect(groundAt(gone.state.battlefield ?? none(), { x: 1, y: 1 })).toEqual({});
  });

  it("stays as it is where nothing changes, and that is no refusal", async () => {
    const same = await inState(state).when(change([[0, 0]], { remove: "water" }));
    expect([same.refused, same.events]).toEqual([undefined, []]);
  });

  it("buries nobody: that is refused", async () => {
    const { refused } = await inState(state).when(
      change(
        [
          [0, 0],
          [1, 0],
        ],
        wall,
      ),
    );
    expect(refused).toMatchObject({ code: "BURIES", message: "That would bury A." });
  });

  it("or they are pushed aside, to the nearest free squares, one each", async () => {
    const both = arena("AB...\n.....", [{ creature: one("a") }, { creature: one("b") }]);
    const { state: after, types } = await inState(both).when(
      change(
        [
          [0, 0],
          [1, 0],
          [0, 1],
        ],
        { ...wall, push: true },
      ),
    );
    expect(types).toEqual(["terrain_changed", "moved", "moved"]);
    expect(placeOf(after, "a")).toEqual({ x: 1, y: 1 });
    expect(placeOf(after, "b")).toEqual({ x: 2, y: 0 });
  });

  it("closes over a pit only when nobody is in it", async () => {
    const pit = arena("P.", [{ creature: one("a"), at: { x: 0, y: 0, z: -10 } }]);
    expect((await inState(pit).when(change([[0, 0]], { remove: "pit" }))).refused?.code).toBe(
      "BURIES",
    );
    const pushed = await inState(pit).when(change([[0, 0]], { remove: "pit", push: true }));
    expect(placeOf(pushed.state, "a")).toEqual({ x: 0, y: 0 });
  });

  it.each<[string, TerrainAction, string]>([
    ["squares off the map", change([[3, 0]], wall), "OFF_MAP"],
    ["nothing to add or remove", change([[1, 0]], {}), "NO_CHANGE"],
    [
      "dice that are none",
      change([[1, 0]], {
        add: { hazard: { damage: "much", damageType: "fire", trigger: "enter" } },
      }),
      "INVALID_DICE",
    ],
  ])("is refused with %s", async (_, action, code) => {
    expect((await inState(state).when(action)).refused?.code).toBe(code);
  });
});

const none = (): never => {
  throw new Error("No map was drawn.");
};
