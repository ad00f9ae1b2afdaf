import { describe, expect, it } from "vitest";
import { arena, beast, one, placeOf } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { inState } from "../../../testing/given.js";
import { onTurnOf } from "../../../testing/on-turn.js";
import type { Creature } from "../../creature/creature.js";
import type { CastAction } from "../../game/cast-action.js";
import type { GameState } from "../../game/state.js";

// Casters at level 13 with a score of 18: DC 8 + 5 + 4 = 17, and +9 to hit.
const casts = (spell: string, over: Partial<CastAction> = {}): CastAction => ({
  type: "cast",
  id: "a",
  spell,
  ...over,
});

const someone = (id: string): Creature =>
  one(id, { hp: { current: 60, temporary: 0 }, make: { extraHp: 60 } });

/** The map, with a caster of this class, G and whoever else. */
const fight = (
  [of, spell]: readonly [Parameters<typeof caster>[1][0], string],
  drawing: string,
  others: readonly Creature[] = [someone("g")],
): GameState =>
  arena(drawing, [
    { creature: caster("a", [of, 13], [spell], { items: [ruby] }) },
    ...others.map((creature) => ({ creature })),
  ]);

const ruby = {
  id: "i9",
  name: "ruby dust",
  quantity: 1,
  custom: { type: "gem", weight: 0, cost: 200_000 },
};

const goes = (state: GameState, id: string, x: number, y = 0) =>
  inState(onTurnOf(state, id)).when({ type: "move", id, to: { x, y } });

describe("Antilife Shell", () => {
  const shell = async (others?: readonly Creature[]) =>
    (
      await inState(fight(["druid", "antilife-shell"], "...A......G", others)).when(
        casts("antilife-shell"),
      )
    ).state;

  it("keeps the living 10 feet away, and lets the undead through", async () => {
    // Squares 1 to 5 are within 10 feet of A on 3.
    expect((await goes(await shell(), "g", 6)).refused).toBeUndefined();
    expect((await goes(await shell(), "g", 5)).refused).toBeDefined();
    const dead = await goes(await shell([beast("g", "skeleton")]), "g", 4);
    expect(placeOf(dead.state, "g")).toEqual({ x: 4, y: 0 });
  });

  it("nobody is struck across it in melee, but shot", async () => {
    const near = await inState(
      fight(["druid", "antilife-shell"], "...A..G...", [someone("b"), someone("g")]),
    ).when(casts("antilife-shell"));
    const beside: GameState = {
      ...near.state,
      combatants: {
        ...near.state.combatants,
        b: { ...placed(near.state, "b"), at: { x: 5, y: 0 } },
      },
    };
    const struck = await inState(onTurnOf(beside, "g")).when({
      type: "attack",
      id: "g",
      target: "b",
    });
    expect(struck.refused?.code).toBe("KEPT_AWAY");
  });

  it("is over where its caster presses it against somebody", async () => {
    const pressed = await inState(onTurnOf(await shell(), "a")).when({
      type: "move",
      id: "a",
      to: { x: 8, y: 0 },
    });
    expect(pressed.creature("a").casts).toEqual([]);
    const away = await goes(await shell(), "a", 0);
    expect(away.creature("a").casts).toHaveLength(1);
  });
});

const placed = ({ combatants = {} }: GameState, id: string) => {
  const found = combatants[id];
  if (found === undefined) throw new Error("Nobody is there.");
  return found;
};

describe("Magic Circle, as it was cast before", () => {
  const circle = async (option: string, at: number) =>
    (
      await inState(fight(["cleric", "magic-circle"], "A.........G", [beast("g", "imp")])).when(
        casts("magic-circle", {
          dmOverride: true,
          points: [{ x: at, y: 0 }],
          choices: { option },
        }),
      )
    ).state;

  it("keeps fiends out, and lets them out", async () => {
    expect((await goes(await circle("fiends", 5), "g", 7)).refused).toBeDefined();
    expect((await goes(await circle("undead", 5), "g", 7)).refused).toBeUndefined();
    expect((await goes(await circle("fiends", 10), "g", 7)).refused).toBeUndefined();
  });

  it("reversed, keeps them in", async () => {
    expect((await goes(await circle("fiends_inside", 10), "g", 7)).refused).toBeDefined();
    expect((await goes(await circle("fiends_inside", 10), "g", 9)).refused).toBeUndefined();
  });
});

it("Forcecage: nobody walks through the bars of the cage, and what is in the box is out of reach", async () => {
  const cage = await inState(fight(["wizard", "forcecage"], "A.......G..")).when(
    casts("forcecage", { points: [{ x: 7, y: 0 }], choices: { option: "cage" } }),
  );
  expect((await goes(cage.state, "g", 2)).refused).toBeDefined();
  const drawing = `
    ...........
    ...........
    A.......G..
    ...........
    ...........
  `;
  const box = await inState(fight(["wizard", "forcecage"], drawing, [beast("g", "scout")])).when(
    casts("forcecage", { points: [{ x: 8, y: 2 }], choices: { option: "box" } }),
  );
  const shot = await inState(onTurnOf(box.state, "g")).when({
    type: "attack",
    id: "g",
    target: "a",
    attack: "Longbow",
  });
  expect(shot.refused?.code).toBe("FULL_COVER");
  expect((await goes(box.state, "g", 5, 2)).refused).toBeDefined();
});

describe("Wind Wall", () => {
  it("strikes those in it as it appears, and turns arrows aside", async () => {
    const archer = beast("g", "scout");
    const state = fight(["druid", "wind-wall"], "A....H....G", [someone("h"), archer]);
    const wall = await inState(state)
      // H on its square fails with 16 against 17: 3d8.
      .rolling(16, 4, 4, 4)
      .when(casts("wind-wall", { points: [{ x: 5, y: 0 }] }));
    expect(wall.creature("h").hp.current).toBe(48);
    const shot = await inState(onTurnOf(wall.state, "g")).when({
      type: "attack",
      id: "g",
      target: "a",
      attack: "Longbow",
    });
    expect(shot.refused?.code).toBe("BLOWN_ASIDE");
    const near = await inState(onTurnOf(wall.state, "g"))
      .rolling(2)
      .when({ type: "attack", id: "g", target: "h", attack: "Longbow" });
    // Who stands in it is not behind it.
    expect(near.event("rolled")).toMatchObject({ success: false });
  });
});

describe("Faithful Hound", () => {
  it("bites one enemy beside it as its caster's turn begins", async () => {
    const state = fight(["wizard", "faithful-hound"], "..A...G.H", [someone("g"), someone("h")]);
    const hound = await inState(state).when(casts("faithful-hound", { points: [{ x: 7, y: 0 }] }));
    const before = onTurnOf(hound.state, "h");
    // G, the first of the two: 2 + 9 against AC 10, 4d8.
    const bitten = await inState(before).rolling(2, 5, 5, 5, 5).when({ type: "end_turn" });
    expect(bitten.creature("g").hp.current).toBe(40);
    expect(bitten.creature("h").hp.current).toBe(60);
  });
});

it("Forbiddance, as it was cast before, burns those it is against as they begin their turns", async () => {
  const state = fight(["cleric", "forbiddance"], "A.....G", [beast("g", "imp")]);
  const ward = await inState(state).when(
    casts("forbiddance", {
      dmOverride: true,
      points: [{ x: 3, y: 0 }],
      choices: { damageType: "radiant" },
    }),
  );
  const burnt = await inState(onTurnOf(ward.state, "a"))
    .rolling(1, 1, 1, 1, 1)
    .when({ type: "end_turn" });
  expect(burnt.creature("g").hp.current).toBe(5);
});
