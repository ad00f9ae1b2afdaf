import { describe, expect, it } from "vitest";
import { arena, beast, one, placeOf } from "../../../testing/arena.js";
import { inState } from "../../../testing/given.js";
import { usingDice } from "../../../testing/using.js";
import { after, done, laying, look } from "../../../testing/zones.js";
import type { Creature } from "../../creature/creature.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Position } from "../../grid/point.js";
import { srdCompendium } from "../../tables/compendium.js";
import { calculateMovement } from "../combat/calculate-movement.js";
import { inArea } from "../combat/in-area.js";

const compendium = await srdCompendium();
const tough = (id: string): Creature =>
  one(id, { make: { extraHp: 60 }, hp: { current: 60, temporary: 0 } });
const lost = (state: GameState, id: string): number => 60 - creatureIn(state, id).hp.current;

/** A wall at x 5, from edge to edge; a is 15 feet west of it, g 15 feet east. */
const room = `
  ...........
  ...........
  ..A.....G..
  ...........
  ...........`;
const squares: readonly Position[] = [0, 1, 2, 3, 4].map((y) => ({ x: 5, y }));
const begun = arena(room, [{ creature: tough("a") }, { creature: tough("g") }]);
const walled = (spell: string, over: Parameters<typeof laying>[2] = {}) =>
  after(begun, laying("a", spell, { squares, ...over }));

const canGo = async (state: GameState, x: number): Promise<boolean> => {
  const found = calculateMovement(
    state,
    { type: "move", id: "a", to: { x, y: 2 } },
    await usingDice(),
  );
  return found.ok && found.value.reachable;
};
/** Whom a burst of 40 feet reaches that begins beside a. */
const burst = (state: GameState): readonly string[] =>
  inArea(state, { shape: "sphere", origin: { x: 3, y: 2 }, radius: 40 }, { compendium }).map(
    ({ id }) => id,
  );

describe("Wall of Force", () => {
  const force = () => walled("wall-of-force", { option: "flat_surface" });

  it("stops movement and what works through it, but no look", async () => {
    const state = await force();
    expect(await canGo(begun, 7)).toBe(true);
    expect(await canGo(state, 7)).toBe(false);
    expect(burst(begun)).toEqual(["a", "g"]);
    expect(burst(state)).toEqual(["a"]);
    expect(look(state, "a", "g", compendium)).toEqual({ seen: true, why: "clear", cover: "full" });
  });

  it("closes a dome in on all sides, and puts outside or inside who stands where it is", async () => {
    // 10 feet around (2, 2): its wall stands at x 5 on the row of g, which is moved away.
    const close = arena(room, [
      { creature: tough("a") },
      { creature: tough("g"), at: { x: 5, y: 2 } },
    ]);
    const state = await after(
      close,
      laying("a", "wall-of-force", { option: "sphere", origin: { x: 2, y: 2 } }),
    );
    expect(await canGo(state, 3)).toBe(true);
    expect(await canGo(state, 6)).toBe(false);
    const at = placeOf(state, "g");
    expect(Math.abs((at?.x ?? 0) - 5)).toBe(1);
  });

  it("is no longer than its panels, in one piece and on the map", async () => {
    const refused = async (some: readonly Position[]) =>
      (
        await inState(begun).when(
          laying("a", "wall-of-force", { option: "flat_surface", squares: some }),
        )
      ).refused?.code;
    expect(await refused([{ x: 5, y: 5 }])).toBe("OFF_MAP");
    expect(await refused([squares[0] ?? { x: 0, y: 0 }, { x: 5, y: 3 }])).toBe("WALL_GAP");
    expect(await refused(Array.from({ length: 21 }, () => ({ x: 5, y: 2 })))).toBe("WALL_LENGTH");
    expect(await refused([])).toBe("WALL_LENGTH");
    const none = await inState(begun).when(
      laying("a", "wall-of-force", { option: "flat_surface" }),
    );
    expect(none.refused?.code).toBe("WALL_SQUARES");
  });
});

describe("Wall of Stone", () => {
  it("stops everything, and no higher than it stands", async () => {
    const state = await walled("wall-of-stone", { option: "thick" });
    expect(await canGo(state, 7)).toBe(false);
    expect(burst(state)).toEqual(["a"]);
    expect(look(state, "a", "g", compendium)).toMatchObject({ seen: false, why: "no_line" });
    // It is 10 feet high: 20 feet up one looks over it.
    const above = await after(
      arena(room, [
        { creature: beast("a", "bat"), at: { x: 2, y: 2, z: 20 } },
        { creature: beast("g", "bat"), at: { x: 8, y: 2, z: 20 } },
      ]),
      laying("a", "wall-of-stone", { option: "thick", squares }),
    );
    expect(look(above, "a", "g", compendium)).toMatchObject({ why: "clear", cover: "none" });
  });
});

describe("Wall of Fire", () => {
  const side = { x: 1, y: 0 };
  const fire = (x: number) =>
    after(
      arena(room, [{ creature: tough("a") }, { creature: tough("g"), at: { x, y: 2 } }]),
      laying("a", "wall-of-fire", { option: "wall", squares, side }),
    );

  it("hides what is behind it, and gives no cover", async () => {
    expect(look(await fire(8), "a", "g", compendium)).toEqual({
      seen: false,
      why: "no_line",
      cover: "none",
    });
    expect(burst(await fire(8))).toEqual(["a", "g"]);
    expect(await canGo(await fire(8), 7)).toBe(true);
  });

  it("burns who ends its turn in it, or within 10 feet of its one side", async () => {
    // The turns of a and g end; only at the end of the latter something may happen.
    const afterTurns = async (x: number, ...faces: readonly number[]) => {
      const turned = await after(await fire(x), { type: "end_turn" });
      return lost((await done(turned, { type: "end_turn" }, ...faces)).state, "g");
    };
    expect(await afterTurns(7, 1, 2, 3, 4, 5)).toBe(15);
    expect(await afterTurns(5, 1, 2, 3, 4, 5)).toBe(15);
    expect(await afterTurns(8)).toBe(0);
    expect(await afterTurns(4)).toBe(0);
  });

  it("burns who comes into it, once in a turn", async () => {
    const through = await done(
      await fire(8),
      { type: "move", id: "a", to: { x: 6, y: 2 } },
      1,
      1,
      1,
      1,
      1,
    );
    expect(lost(through.state, "a")).toBe(5);
    expect(placeOf(through.state, "a")).toEqual({ x: 6, y: 2 });
  });
});

describe("Blade Barrier", () => {
  it("gives three-quarters cover to who is behind it", async () => {
    expect(look(await walled("blade-barrier"), "a", "g", compendium)).toEqual({
      seen: true,
      why: "clear",
      cover: "three_quarters",
    });
  });
});

describe("Prismatic Wall", () => {
  it("blinds who comes to within 20 feet of it, but not whom it spares", async () => {
    // Its light stands at x 5: 20 feet are x 1 to x 9.
    const far = [
      { creature: tough("a"), at: { x: 10, y: 2 } },
      { creature: tough("g"), at: { x: 0, y: 2 } },
    ];
    const wall = (spares: readonly string[]) =>
      after(arena(room, far), laying("g", "prismatic-wall", { option: "wall", squares, spares }));
    const nearer = { type: "move", id: "a", to: { x: 9, y: 2 } } as const;
    const { state } = await done(await wall([]), nearer, 2);
    expect(creatureIn(state, "a").conditions.map(({ condition }) => condition)).toEqual([
      "blinded",
    ]);
    const { types } = await done(await wall(["a"]), nearer);
    expect(types).not.toContain("zone_struck");
  });
});

describe("Wall of Ice", () => {
  it("can be broken, and leaves freezing air where it was", async () => {
    const state = await walled("wall-of-ice", { option: "flat_surface" });
    expect(await canGo(state, 7)).toBe(false);
    const breach = {
      type: "change_terrain",
      squares: [
        { x: 5, y: 2 },
        { x: 5, y: 3 },
      ],
      remove: "obstacle",
    } as const;
    const { state: open, event } = await done(state, breach);
    expect(event("zone_broken")).toMatchObject({ zone: "z1", squares: breach.squares });
    expect(await canGo(open, 7)).toBe(true);
    expect(look(open, "a", "g", compendium).seen).toBe(true);
    // A natural 2 against 15: 5d6 of cold.
    const { state: through } = await done(
      open,
      { type: "move", id: "a", to: { x: 6, y: 2 } },
      2,
      1,
      2,
      3,
      4,
      5,
    );
    expect(lost(through, "a")).toBe(15);
  });

  it("says what each stretch of it withstands, and what no wall has cannot be broken", async () => {
    const ice = await walled("wall-of-ice", { option: "flat_surface" });
    expect(ice.encounter?.zones?.[0]?.sections).toMatchObject({ armorClass: 12, hitPoints: 30 });
    const force = await walled("wall-of-force", { option: "flat_surface" });
    const breach = { type: "change_terrain", squares, remove: "obstacle" } as const;
    expect((await done(force, breach)).events).toEqual([]);
  });
});
