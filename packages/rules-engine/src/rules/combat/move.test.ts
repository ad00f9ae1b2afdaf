import { describe, expect, it } from "vitest";
import { arena, beast, one, placeOf, under } from "../../../testing/arena.js";
import { spot } from "../../../testing/drawn.js";
import type { Fighter } from "../../../testing/fight.js";
import { inState } from "../../../testing/given.js";
import { unspent } from "../../encounter/combatant.js";
import type { MoveAction } from "../../game/move-action.js";
import { combatantIn, type GameState } from "../../game/state.js";
import { combatReactions } from "./reactions.js";

const walk = (to: MoveAction["to"], over: Partial<MoveAction> = {}): MoveAction => ({
  type: "move",
  id: "a",
  ...(to && { to }),
  ...over,
});

/** Ada goes from A to X of a drawing: the feet that it took, or the code of the refusal. */
async function going(drawing: string, over: Partial<MoveAction> = {}, also: Going = {}) {
  const { self = one("a"), turn = {}, others = [] } = also;
  const state = arena(drawing, [{ creature: self, turn }, ...others]);
  const done = await inState(state).when(walk(spot(drawing, "X"), over));
  if (done.refused === undefined)
    return combatantIn(done.state, "a").turn.moved - (turn.moved ?? 0);
  expect(done.state).toBe(state);
  expect(done.events).toEqual([]);
  return done.refused.code;
}

interface Going {
  readonly self?: Fighter["creature"];
  readonly turn?: Fighter["turn"];
  readonly others?: readonly Fighter[];
}

const prone = one("a", { conditions: [under("prone")] });

describe("movement", () => {
  it.each<[string, string, Partial<MoveAction>, Going, number | string]>([
    ["six squares are 30 feet", "A.....X", {}, {}, 30],
    ["seven are too far", "A......X", {}, {}, "NOT_ENOUGH_MOVEMENT"],
    ["a diagonal is a square", "A...\n....\n..X.", {}, {}, 10],
    ["difficult terrain costs as much again", "A::X", {}, {}, 25],
    ["water does, too, without a swimming speed", "A~~X", {}, {}, 25],
    ["what is gone already counts", "A...X", {}, { turn: { moved: 10 } }, 20],
    ["and is not there twice", "A....X", {}, { turn: { moved: 10 } }, "NOT_ENOUGH_MOVEMENT"],
    ["a dash adds the speed", "A...........X", {}, { turn: { dashes: 1 } }, 60],
    ["a wall is gone around", "A#X\n...\n...", {}, {}, 20],
    ["there is none around a wall from side to side", "A#X", {}, {}, "UNREACHABLE"],
    ["the prone crawl", "A..X", {}, { self: prone }, 30],
    ["and no farther", "A...X", {}, { self: prone }, "NOT_ENOUGH_MOVEMENT"],
    ["standing up takes half the speed", "A..X", { standUp: true }, { self: prone }, 30],
    [
      "and leaves the other half",
      "A...X",
      { standUp: true },
      { self: prone },
      "NOT_ENOUGH_MOVEMENT",
    ],
    ["the prone do not jump", "A.X", { mode: "jump" }, { self: prone }, "PRONE"],
    ["nobody flies without wings", "A.X", { mode: "fly" }, {}, "NO_SUCH_SPEED"],
    ["nobody swims on land", "A~.X", { mode: "swim" }, {}, "UNREACHABLE"],
    ["a standing jump goes half the Strength", "APX", { mode: "jump" }, { self: strong }, 10],
    ["which is too short for most", "APPX", { mode: "jump" }, { self: strong }, "TOO_FAR_TO_JUMP"],
    [
      "a running jump needs its run",
      "APPX",
      { mode: "jump", running: true },
      { self: strong },
      "NO_RUN_UP",
    ],
    [
      "and goes all the Strength",
      "APPX",
      { mode: "jump", running: true },
      { self: strong, turn: { moved: 10 } },
      15,
    ],
  ])("%s", async (_, drawing, over, also, expected) => {
    expect(await going(drawing, over, also)).toBe(expected);
  });

  it("says how much there was, and how much was needed", async () => {
    const state = arena("A......", [{ creature: one("a"), turn: { moved: 10 } }]);
    const { refused } = await inState(state).when(walk({ x: 5, y: 0 }));
    expect(refused?.message).toBe(
      "That takes A 25 feet of movement, and 20 of its 30 feet are left.",
    );
  });

  it("takes a path step by step, and no step that is none", async () => {
    const state = arena("A..\n...\n...", [{ creature: one("a") }]);
    const path = [
      { x: 0, y: 0 },
      { x: 0, y: 1 },
      { x: 1, y: 2 },
      { x: 2, y: 1 },
    ];
    const { event, state: after } = await inState(state).when(walk(undefined, { path }));
    expect(event("moved")).toMatchObject({ from: { x: 0, y: 0 }, to: { x: 2, y: 1 }, feet: 15 });
    expect(event("moved").path).toHaveLength(3);
    expect(placeOf(after, "a")).toEqual({ x: 2, y: 1 });
    const torn = await inState(state).when(walk(undefined, { path: [{ x: 2, y: 2 }] }));
    expect(torn.refused?.code).toBe("BROKEN_PATH");
  });

  it("counts every second diagonal double over the turn, where the house says so", async () => {
    const drawing = "A....\n.....\n.....\n.....\n.....";
    const state = arena(drawing, [{ creature: one("a") }], {
      house: { diagonals: "5-10-5", autoReactions: "none" },
    });
    const first = await inState(state).when(walk({ x: 1, y: 1 }));
    expect(first.event("moved").feet).toBe(5);
    const second = await inState(first.state).when(walk({ x: 3, y: 3 }));
    expect(second.event("moved").feet).toBe(15);
    expect(combatantIn(second.state, "a").turn).toMatchObject({ moved: 20, diagonals: 3 });
  });

  it("is the creature's own, on its own turn", async () => {
    const state = arena("G.A.", [{ creature: beast("g", "goblin") }, { creature: one("a") }]);
    expect((await inState(state).when(walk({ x: 3, y: 0 }))).refused?.code).toBe("NOT_YOUR_TURN");
    const pushed = await inState(state).when(walk({ x: 3, y: 0 }, { mode: "forced" }));
    expect(pushed.event("moved")).toMatchObject({ mode: "forced", feet: 0, to: { x: 3, y: 0 } });
  });

  it.each([
    ["grappled", one("a", { conditions: [under("grappled", "g")] })],
    ["restrained", one("a", { conditions: [under("restrained")] })],
    ["paralyzed", one("a", { conditions: [under("paralyzed")] })],
    ["at 0 hit points", one("a", { hp: { current: 0, temporary: 0 } })],
  ])("is none for whoever is %s", async (_, self) => {
    expect(await going("A.X", {}, { self })).toBe("CANNOT_MOVE");
  });

  it("teleports to what is free, whatever is in between", async () => {
    const state = arena("A#.G", [{ creature: one("a") }, { creature: one("g") }]);
    const { state: after, event } = await inState(state).when(
      walk({ x: 2, y: 0 }, { mode: "teleport" }),
    );
    expect(placeOf(after, "a")).toEqual({ x: 2, y: 0 });
    expect(event("moved").feet).toBe(0);
    const onto = await inState(state).when(walk({ x: 3, y: 0 }, { mode: "teleport" }));
    expect(onto.refused?.code).toBe("OCCUPIED");
    const off = await inState(state).when(walk({ x: 4, y: 0 }, { mode: "teleport" }));
    expect(off.refused?.code).toBe("OFF_MAP");
  });
});

const strong = one("a", {
  make: { abilities: { str: 20, dex: 10, con: 10, int: 10, wis: 10, cha: 10 } },
});

describe("moving around others", () => {
  const ally: Fighter = { creature: one("b") };
  const foe: Fighter = { creature: one("g") };

  it("goes through allies as through difficult terrain, and never stays there", async () => {
    expect(await going("ABX", {}, { others: [ally] })).toBe(15);
    const state = arena("AB.", [{ creature: one("a") }, ally]);
    const { refused } = await inState(state).when(walk({ x: 1, y: 0 }));
    expect(refused?.code).toBe("OCCUPIED");
  });

  it("goes through no foe but one of two sizes more or less", async () => {
    expect(await going("AGX", {}, { others: [foe] })).toBe("UNREACHABLE");
    const rat: Fighter = { creature: beast("g", "rat") };
    expect(await going("AGX", {}, { others: [rat] })).toBe(15);
  });

  it("goes over the dead as if nobody were there", async () => {
    const dead: Fighter = { creature: one("g", { dead: true, hp: { current: 0, temporary: 0 } }) };
    expect(await going("AGX", {}, { others: [dead] })).toBe(10);
  });

  it("squeezes into half its width at twice the cost, and fights badly there", async () => {
    const ogre = beast("a", "ogre");
    const drawing = "A..####\n.......\n...####";
    const state = arena(drawing, [{ creature: ogre }]);
    const into = await inState(state).when(walk({ x: 3, y: 1 }));
    // 5 feet to (1, 1); from column 2 on its east half is in the gap of one square: twice 10.
    expect(into.event("moved").feet).toBe(25);
    expect(into.creature("a").effects.map(({ name }) => name)).toEqual([
      "Squeezing into a Smaller Space",
    ]);
    const rested = {
      ...into.state,
      combatants: { a: { id: "a", side: "party", at: { x: 3, y: 1 }, turn: unspent } },
    } as const;
    const out = await inState(rested).when(walk({ x: 1, y: 1 }));
    expect(out.creature("a").effects).toEqual([]);
  });
});

describe("a frightened creature", () => {
  const scared = one("a", { conditions: [under("frightened", "g")] });
  const dread: Fighter = { creature: one("g") };

  it("never goes closer to what it fears, not even midway", async () => {
    expect(await going("X.A..G", {}, { self: scared, others: [dread] })).toBe(10);
    expect(await going("..A.XG", {}, { self: scared, others: [dread] })).toBe("FRIGHTENED");
    // To the other side of a wall whose end is nearer to the foe.
    const drawing = "A#.\n.#.\nX#.\n..G";
    const state = arena(drawing, [{ creature: scared }, dread]);
    const path = [
      { x: 0, y: 1 },
      { x: 0, y: 2 },
    ];
    expect((await inState(state).when(walk(undefined, { path }))).refused?.code).toBe("FRIGHTENED");
  });

  it("is pushed there all the same", async () => {
    expect(await going("..A.XG", { mode: "forced" }, { self: scared, others: [dread] })).toBe(0);
  });
});

describe("readied movement", () => {
  it("takes the reaction, the whole speed and nothing of a turn", async () => {
    const readied = { trigger: "it comes", action: "move" } as const;
    const state = arena("A......G", [
      { creature: one("g") },
      { creature: one("a"), readied, turn: { moved: 30 } },
    ]);
    const { state: after, refused } = await inState(state).when(
      walk({ x: 6, y: 0 }, { readied: true }),
    );
    expect(refused).toBeUndefined();
    expect(placeOf(after, "a")).toEqual({ x: 6, y: 0 });
    expect(combatantIn(after, "a").turn.reaction).toBe("Move");
  });
});

describe("granted movement", () => {
  const state = arena("GA......", [
    { creature: one("g") },
    { creature: one("a"), turn: { moved: 30 } },
  ]);

  it("is so many feet, whosever turn it is", async () => {
    const { state: after } = await inState(state).when(
      walk({ x: 4, y: 0 }, { granted: { feet: 15 } }),
    );
    expect(placeOf(after, "a")).toEqual({ x: 4, y: 0 });
    expect(combatantIn(after, "a").turn.moved).toBe(30);
    const far = await inState(state).when(walk({ x: 5, y: 0 }, { granted: { feet: 15 } }));
    expect(far.refused?.code).toBe("NOT_ENOUGH_MOVEMENT");
  });

  it("gives occasion for opportunity attacks unless it says otherwise", async () => {
    const granted = { feet: 15 } as const;
    const asked = await inState(state, combatReactions).when(walk({ x: 4, y: 0 }, { granted }));
    expect(asked.types).toEqual(["suspended"]);
    const safe = { ...granted, unprovoked: true } as const;
    const { types } = await inState(state, combatReactions).when(
      walk({ x: 4, y: 0 }, { granted: safe }),
    );
    expect(types).toEqual(["moved"]);
  });
});

describe("a fight", () => {
  it("without a map has nowhere to move", async () => {
    const { battlefield: _, ...state }: GameState = arena("A.", [{ creature: one("a") }]);
    expect((await inState(state).when(walk({ x: 1, y: 0 }))).refused?.code).toBe("NO_MAP");
  });
});
