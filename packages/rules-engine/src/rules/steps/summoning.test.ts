import { describe, expect, it } from "vitest";
import { arena, beast, one, placeOf } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { inState, type Outcome } from "../../../testing/given.js";
import { monster } from "../../../testing/monster.js";
import type { UseAction } from "../../game/action.js";
import type { CastAction } from "../../game/cast-action.js";

const use = (name: string, over: Partial<UseAction> = {}): UseAction => ({
  type: "use",
  id: "g",
  what: { name },
  ...over,
});

const turn = { of: "g", seq: 1 };

/** Ids of those who take part, in the order of their turns. */
const order = ({ state }: Outcome): readonly string[] =>
  state.encounter?.order.map(({ id }) => id) ?? [];

describe("trees that a treant animates", () => {
  // A treant is Huge: three squares.
  const drawing = Array.from({ length: 6 }, (_, y) =>
    y === 0 ? "G.........A" : "...........",
  ).join("\n");
  const forest = () =>
    arena(drawing, [{ creature: one("a") }, { creature: beast("g", "treant") }], { turn });

  it("are two treants on its side, on the nearest free squares, with an initiative of their own", async () => {
    // One d20 for both of them, 15 - 1 of Dexterity 8; who of them is first, a d20 of each says.
    const animated = await inState(forest())
      .rolling(15, 9, 8)
      .when(use("Animate Trees", { origin: { x: 5, y: 3 } }));
    expect(order(animated)).toEqual(["a", "g", "fight-s1", "fight-s2"]);
    expect(animated.state.encounter?.order.slice(2)).toEqual([
      { id: "fight-s1", initiative: 14 },
      { id: "fight-s2", initiative: 14 },
    ]);
    expect(animated.state.combatants?.["fight-s1"]).toMatchObject({
      side: "enemy",
      at: { x: 5, y: 3 },
      summoned: { by: "g", whileLives: true },
    });
    // Three squares wide each: the next free place is three squares away, to the north.
    expect(placeOf(animated.state, "fight-s2")).toEqual({ x: 5, y: 0 });
    expect(animated.creature("fight-s1")).toMatchObject({
      name: "Treant 1",
      characterType: "enemy",
      encounter: "fight",
      // 12d12 + 60.
      hp: { current: 138 },
    });
    expect(animated.creature("fight-s2").name).toBe("Treant 2");
  });

  it("go when it dies", async () => {
    const { state } = await inState(forest()).rolling(15, 9, 8).when(use("Animate Trees"));
    const dead = await inState(state).when({
      type: "damage",
      id: "g",
      parts: [{ amount: 500 }],
    });
    expect(dead.types.filter((type) => type === "left")).toHaveLength(2);
    expect(order(dead)).toEqual(["a", "g"]);
  });

  it("are told of outside a fight", async () => {
    const treant = await monster("treant", { id: "g" });
    const { event } = await inState({ clock: 0, creatures: { g: treant } }).when(
      use("Animate Trees"),
    );
    expect(event("told")).toBeDefined();
  });
});

it("a specter rises where a dead humanoid lies, or as near as there is room", async () => {
  const fallen = one("a", { hp: { current: 0, temporary: 0 }, dead: true });
  const state = arena("GA...", [{ creature: fallen }, { creature: beast("g", "wraith") }], {
    turn,
  });
  const risen = await inState(state)
    .rolling(10)
    .when(use("Create Specter", { targets: ["a"] }));
  expect(risen.event("joined").combatant).toMatchObject({
    side: "enemy",
    at: { x: 1, y: 0 },
    summoned: { by: "g" },
  });
  expect(risen.creature("fight-s1").make.statBlock).toBe("specter");
});

describe("Children of the Night", () => {
  it("come when 1d4 rounds are over, and go with the vampire", async () => {
    const vampire = await monster("vampire", { id: "g" });
    const state = arena("G.........A", [{ creature: one("a") }, { creature: vampire }], { turn });
    // 1d4 shows 1: one round, which ends with its turn. 2d4 are 2 swarms, whose initiative is 10 + 2.
    const called = await inState(state)
      .rolling(1)
      .when(use("Children of the Night", { option: "bats" }));
    expect(called.types).not.toContain("joined");
    const come = await inState(called.state).rolling(1, 1, 10, 9, 8).when({ type: "end_turn" });
    expect(come.types.filter((type) => type === "joined")).toHaveLength(2);
    expect(come.creature("fight-s1").name).toBe("Swarm of Bats 1");
  });
});

describe("what a spell conjures", () => {
  const druid = caster("a", ["druid", 5], ["conjure-animals"]);
  const state = () =>
    arena("A.........G", [{ creature: druid }, { creature: beast("g", "ogre") }], {
      turn: { of: "a", seq: 1 },
    });
  const conjure: CastAction = {
    type: "cast",
    id: "a",
    spell: "conjure-animals",
    choices: { creature: "wolf" },
    points: [{ x: 3, y: 0 }],
  };

  /** Eight of one initiative roll off for their places in it. */
  const offs = [8, 7, 6, 5, 4, 3, 2, 1];

  it("are as many as their challenge rating lets: eight wolves of 1/4, on the caster's side", async () => {
    const conjured = await inState(state())
      .rolling(10, ...offs)
      .when(conjure);
    expect(conjured.types.filter((type) => type === "joined")).toHaveLength(8);
    expect(conjured.event("joined").combatant).toMatchObject({
      side: "party",
      at: { x: 3, y: 0 },
      summoned: { by: "a", cast: conjured.creature("a").casts[0]?.id },
    });
  });

  it("vanish when it ends, and one by one when they have no hit points", async () => {
    const { state: with8 } = await inState(state())
      .rolling(10, ...offs)
      .when(conjure);
    const struck = await inState(with8).when({
      type: "damage",
      id: "fight-s1",
      parts: [{ amount: 11 }],
    });
    expect(struck.event("left")).toMatchObject({ id: "fight-s1" });
    expect(order(struck)).toHaveLength(9);
    const over = await inState(struck.state).when({ type: "break_concentration", id: "a" });
    expect(over.types.filter((type) => type === "left")).toHaveLength(7);
    expect(order(over)).toEqual(["a", "g"]);
  });

  it("come only where somebody says which they are, of those that it brings", async () => {
    const { choices: _, ...any } = conjure;
    const { refused } = await inState(state()).when(any);
    expect(refused?.code).toBe("CHOICE_NEEDED");
    // Challenge rating 2, the most that the spell brings.
    expect(refused?.legal).toContain("Giant Boar");
    expect(refused?.legal).not.toContain("Giant Ape");
  });

  it("are twice as many with a slot of level 5: two brown bears for one of challenge rating 1", async () => {
    const high = caster("a", ["druid", 9], ["conjure-animals"]);
    const with5 = arena("A.........\n..........", [{ creature: high }], {
      turn: { of: "a", seq: 1 },
    });
    const bears = await inState(with5)
      .rolling(10, 4, 3, 2, 1)
      .when({ ...conjure, slotLevel: 5, choices: { creature: "brown-bear" } });
    expect(bears.types.filter((type) => type === "joined")).toHaveLength(4);
  });
});
