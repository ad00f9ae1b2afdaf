import { describe, expect, it } from "vitest";
import { arena, beast, one, placeOf, under } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { inState } from "../../../testing/given.js";
import type { UseAction } from "../../game/action.js";
import type { CastAction } from "../../game/cast-action.js";
import type { GameState } from "../../game/state.js";

const use = (name: string, over: Partial<UseAction> = {}): UseAction => ({
  type: "use",
  id: "g",
  what: { name },
  ...over,
});

const turn = { of: "g", seq: 1 };

/** A bronze dragon wyrmling, whose breath pushes 30 feet away, and Ada. */
const wyrmling = (drawing: string): GameState =>
  arena(drawing, [{ creature: one("a") }, { creature: beast("g", "bronze-dragon-wyrmling") }], {
    turn,
  });

const repulsion = use("Breath Weapons", {
  option: "repulsion_breath",
  direction: { x: 1, y: 0 },
});

describe("who is pushed away", () => {
  it.each([
    ["goes as far as it is said: 30 feet, six squares", "G.A.........", { x: 8, y: 0 }],
    ["stops at a wall", "G.A...#.....", { x: 5, y: 0 }],
    ["stops at the edge of the map", "G.A..", { x: 4, y: 0 }],
  ])("%s", async (_, drawing, to) => {
    const pushed = await inState(wyrmling(drawing)).rolling(1).when(repulsion);
    expect(placeOf(pushed.state, "a")).toEqual(to);
    expect(pushed.event("moved")).toMatchObject({ id: "a", mode: "forced", feet: 0 });
    expect(pushed.types).not.toContain("told");
  });

  it("falls into a pit on the way: 1d6 for its 10 feet, and prone", async () => {
    const pushed = await inState(wyrmling("G.A..P.....")).rolling(1, 4).when(repulsion);
    expect(placeOf(pushed.state, "a")).toEqual({ x: 5, y: 0, z: -10 });
    expect(pushed.event("damage_taken")).toMatchObject({ dealt: 4, source: "Falling" });
    expect(pushed.creature("a").conditions.map(({ condition }) => condition)).toEqual(["prone"]);
  });

  it("stays where its save lets it", async () => {
    const stood = await inState(wyrmling("G.A.........")).rolling(20).when(repulsion);
    expect(placeOf(stood.state, "a")).toEqual({ x: 2, y: 0 });
  });

  it("goes slantwise from who stands slantwise: 30 feet, with diagonals of 5", async () => {
    const drawing = ["G.........", ".A........", ...Array.from({ length: 8 }, () => "..........")];
    const state = wyrmling(drawing.join("\n"));
    const pushed = await inState(state)
      .rolling(1)
      .when({ ...repulsion, direction: { x: 1, y: 1 } });
    expect(placeOf(pushed.state, "a")).toEqual({ x: 7, y: 7 });
  });

  it("is not moved where no map says where it is", async () => {
    const { battlefield: _, ...mapless } = wyrmling("GA");
    const pushed = await inState(mapless)
      .rolling(1)
      .when(use("Breath Weapons", { option: "repulsion_breath", targets: ["a"] }));
    expect(pushed.event("told").text).toBe("Moves up to 30 feet away.");
  });
});

describe("who is pulled", () => {
  const roper = (drawing: string): GameState =>
    arena(
      drawing,
      [
        { creature: one("a", { conditions: [under("grappled", "g")] }) },
        { creature: beast("g", "roper") },
      ],
      { turn },
    );

  it("comes 25 feet nearer", async () => {
    // A roper is Large: squares 0 and 1. From square 9 five squares west.
    const { state } = await inState(roper("G........A\n..........")).when(
      use("Reel", { targets: ["a"] }),
    );
    expect(placeOf(state, "a")).toEqual({ x: 4, y: 0 });
  });

  it("comes no nearer than beside", async () => {
    const { state } = await inState(roper("G...A\n.....")).when(use("Reel", { targets: ["a"] }));
    expect(placeOf(state, "a")).toEqual({ x: 2, y: 0 });
  });
});

describe("who is flung", () => {
  const elemental = (drawing: string): GameState =>
    arena(
      drawing,
      [
        { creature: one("a", { make: { extraHp: 60 }, hp: { current: 60, temporary: 0 } }) },
        { creature: beast("g", "air-elemental"), at: { x: 1, y: 1 } },
      ],
      { turn },
    );

  it("out of the space of a whirlwind goes 20 feet where a d8 sends it", async () => {
    // Strength save 1; 3d8 + 2; the d8 shows 3: south.
    const drawing = Array.from({ length: 9 }, (_, y) => (y === 1 ? "..A......" : "........."));
    const { state, types } = await inState(elemental(drawing.join("\n")))
      .rolling(1, 1, 1, 1, 3)
      .when(use("Whirlwind", { targets: ["a"] }));
    expect(placeOf(state, "a")).toEqual({ x: 2, y: 5 });
    expect(types).toContain("condition_gained");
  });

  it("against a wall takes 1d6 for each 10 feet of the throw", async () => {
    // East, from square 2 to square 6: 20 feet.
    const { events } = await inState(elemental("........#\n..A.....#\n........#"))
      .rolling(1, 1, 1, 1, 1)
      .when(use("Whirlwind", { targets: ["a"] }));
    expect(events.filter(({ type }) => type === "damage_taken")).toHaveLength(1);
    // To square 4: 10 feet.
    const thrown = await inState(elemental(".....#\n..A..#\n.....#"))
      .rolling(1, 1, 1, 1, 1, 4)
      .when(use("Whirlwind", { targets: ["a"] }));
    expect(placeOf(thrown.state, "a")).toEqual({ x: 4, y: 1 });
    // 60 - (3 + 2) - 4.
    expect(thrown.creature("a").hp.current).toBe(51);
  });

  it("at somebody else takes that one along, unless it saves", async () => {
    const thrownAt = (...faces: readonly number[]) =>
      inState(
        arena(
          "......B..\n..A...B..\n.........",
          [
            { creature: one("a", { make: { extraHp: 60 }, hp: { current: 60, temporary: 0 } }) },
            { creature: one("b"), at: { x: 6, y: 1 } },
            { creature: beast("g", "air-elemental"), at: { x: 1, y: 1 } },
          ],
          { turn },
        ),
      )
        .rolling(...faces)
        .when(use("Whirlwind", { targets: ["a"] }));
    // East to square 5: 15 feet, so 1d6 for one 10 of them. Dexterity save 1.
    const struck = await thrownAt(1, 1, 1, 1, 1, 1, 6);
    expect(placeOf(struck.state, "a")).toEqual({ x: 5, y: 1 });
    expect(struck.creature("b").hp.current).toBe(4);
    expect(struck.creature("b").conditions.map(({ condition }) => condition)).toEqual(["prone"]);
    const saved = await thrownAt(1, 1, 1, 1, 1, 20, 6);
    expect(saved.creature("b")).toMatchObject({ hp: { current: 10 }, conditions: [] });
  });
});

describe("who teleports", () => {
  const dog = (): GameState =>
    arena(
      `G.........
       A.........`,
      [{ creature: one("a") }, { creature: beast("g", "blink-dog") }],
      { turn },
    );

  const teleport = (over: Partial<UseAction> = {}): UseAction =>
    use("Teleport", { option: "bite_first", targets: ["a"], ...over });

  it("is where it was told to go, and has bitten before that", async () => {
    // Its bite misses on a 1.
    const { state, types, event } = await inState(dog())
      .rolling(1)
      .when(teleport({ origin: { x: 8, y: 0 } }));
    expect(types.indexOf("rolled")).toBeLessThan(types.indexOf("moved"));
    expect(event("moved")).toMatchObject({ id: "g", mode: "teleport", to: { x: 8, y: 0 } });
    expect(placeOf(state, "g")).toEqual({ x: 8, y: 0 });
  });

  it("bites nobody out of its reach when it has gone", async () => {
    const gone = await inState(dog()).when(
      teleport({ origin: { x: 8, y: 0 }, option: "bite_afterwards" }),
    );
    expect(gone.event("step_refused").code).toBe("OUT_OF_RANGE");
    const near = teleport({ origin: { x: 1, y: 0 }, option: "bite_afterwards" });
    const { types } = await inState(dog()).rolling(1).when(near);
    expect(types.indexOf("moved")).toBeLessThan(types.indexOf("rolled"));
  });

  it.each([
    ["too far away", { x: 9, y: 0 }, "OUT_OF_RANGE"],
    ["in somebody's space", { x: 0, y: 1 }, "OCCUPIED"],
    ["off the map", { x: 3, y: 2 }, "OFF_MAP"],
  ])("is refused a place %s, and has spent nothing", async (_, origin, code) => {
    const { refused } = await inState(dog()).when(teleport({ origin }));
    expect(refused?.code).toBe(code);
  });

  it("is told how far where nobody says where to", async () => {
    const { events } = await inState(dog()).rolling(1).when(teleport());
    const texts = events.flatMap((event) => (event.type === "told" ? event.text : []));
    expect(texts).toContain("Teleports up to 40 feet.");
  });
});

describe("spells that move", () => {
  const wizard = caster("a", ["wizard", 5], ["misty-step", "thunderwave"]);
  const field = () => arena("AB........", [{ creature: wizard }, { creature: one("b") }]);
  const casts = (spell: string, over: Partial<CastAction>): CastAction => ({
    type: "cast",
    id: "a",
    spell,
    ...over,
  });

  it("takes its caster 30 feet, and no farther", async () => {
    const stepped = await inState(field()).when(casts("misty-step", { points: [{ x: 6, y: 0 }] }));
    expect(placeOf(stepped.state, "a")).toEqual({ x: 6, y: 0 });
    expect(stepped.event("moved")).toMatchObject({ mode: "teleport", feet: 0 });
    const far = await inState(field()).when(casts("misty-step", { points: [{ x: 7, y: 0 }] }));
    expect(far.refused?.code).toBe("OUT_OF_RANGE");
    const taken = await inState(field()).when(casts("misty-step", { points: [{ x: 1, y: 0 }] }));
    expect(taken.refused?.code).toBe("OCCUPIED");
  });

  it("throws who fails its save 10 feet away", async () => {
    const { state, creature } = await inState(field())
      .rolling(1, 1, 1)
      .when(casts("thunderwave", { direction: { x: 1, y: 0 } }));
    expect(placeOf(state, "b")).toEqual({ x: 3, y: 0 });
    // 2d8, here 1 and 1.
    expect(creature("b").hp.current).toBe(8);
  });
});
