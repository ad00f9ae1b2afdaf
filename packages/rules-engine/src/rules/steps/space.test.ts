import { describe, expect, it } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { fightOf } from "../../../testing/fight.js";
import { inState } from "../../../testing/given.js";
import type { GameState } from "../../game/state.js";
import { plainField } from "../../grid/battlefield.js";
import { layTerrain } from "../../grid/change-terrain.js";
import type { Position } from "../../grid/point.js";
import { srdCompendium } from "../../tables/compendium.js";
import { affectedBy, isReachable } from "./space.js";

const using = { compendium: await srdCompendium() };
const field = plainField(30, 30);
const lots = { current: 200, temporary: 0 };

/** A dragon of 3 squares from (10,10) to (12,12), and others where they are said to be. */
const lair = (others: Readonly<Record<string, Position>>): GameState => ({
  ...fightOf([
    {
      creature: creatureOf({ id: "m", make: { statBlock: "young-red-dragon" }, hp: lots }),
      side: "enemy",
      at: { x: 10, y: 10 },
    },
    ...Object.entries(others).map(([id, at]) => ({
      creature: creatureOf({ id, hp: lots }),
      side: "party" as const,
      at,
    })),
  ]),
  battlefield: field,
});
const east = { x: 1, y: 0 };

describe("an area that somebody makes", () => {
  it("starts from the edge of the space that points where it goes, and leaves its maker out", () => {
    // A Large dragon's two columns are 10 and 11: 30 feet of cone are columns 12 to 17.
    const state = lair({ near: { x: 12, y: 10 }, end: { x: 17, y: 10 }, far: { x: 18, y: 10 } });
    const area = { shape: "cone", length: 30 } as const;
    expect(affectedBy(state, { id: "m", area, direction: east }, using)).toEqual(["near", "end"]);
  });

  it("reaches all around whoever makes it, by feet between spaces, but through no wall", () => {
    // 10 feet: two squares beyond its own.
    const state = lair({ west: { x: 8, y: 10 }, east: { x: 13, y: 11 }, far: { x: 14, y: 10 } });
    const asked = { id: "m", area: { shape: "sphere", radius: 10 } } as const;
    expect(affectedBy(state, asked, using)).toEqual(["west", "east"]);
    const wall = [9, 10, 11, 12].map((y) => ({ x: 12, y }));
    const battlefield = layTerrain(field, wall, { obstacle: {} }).field;
    expect(affectedBy({ ...state, battlefield }, asked, using)).toEqual(["west"]);
    expect(isReachable({ ...state, battlefield }, ["m", "east"], using)).toBe(false);
  });

  it("has its maker in it where it begins elsewhere", () => {
    const state = lair({ a: { x: 15, y: 10 } });
    const area = { shape: "sphere", radius: 20 } as const;
    expect(affectedBy(state, { id: "m", area, origin: { x: 14, y: 10 } }, using)).toEqual([
      "m",
      "a",
    ]);
  });

  it("is unknown without a map, or where nobody says which way it goes", () => {
    const state = lair({ a: { x: 13, y: 10 } });
    const area = { shape: "cone", length: 30 } as const;
    expect(affectedBy(state, { id: "m", area }, using)).toBeUndefined();
    const { battlefield: _none, ...bare } = state;
    expect(affectedBy(bare, { id: "m", area, direction: east }, using)).toBeUndefined();
  });

  it("strikes with a breath weapon whom the map finds", async () => {
    const state = lair({ a: { x: 13, y: 10 }, b: { x: 10, y: 20 } });
    const what = { name: "Fire Breath" };
    // Its save is DC 17; 16 sixes at most: 3 each are 48.
    const breath = await inState(state)
      .rolling(10, ...Array.from({ length: 16 }, () => 3))
      .when({ type: "use", id: "m", what, direction: east });
    expect(breath.creature("a").hp.current).toBe(152);
    expect(breath.creature("b").hp.current).toBe(200);
  });

  it.each([
    ["at the first who is named", { targets: ["a", "b"] }],
    ["at a place", { origin: { x: 20, y: 10 } }],
  ])("points a breath %s, and strikes nobody beside it", async (_, aim) => {
    const state = lair({ a: { x: 13, y: 10 }, b: { x: 10, y: 20 } });
    const what = { name: "Fire Breath" };
    const breath = await inState(state)
      .rolling(10, ...Array.from({ length: 16 }, () => 3))
      .when({ type: "use", id: "m", what, ...aim });
    expect(breath.creature("a").hp.current).toBe(152);
    expect(breath.creature("b").hp.current).toBe(200);
  });

  it("spends no breath on nobody: too far, or behind it", async () => {
    const state = lair({ a: { x: 39, y: 10 }, b: { x: 10, y: 20 } });
    const what = { name: "Fire Breath" };
    for (const aim of [{ targets: ["a"] }, { direction: east }]) {
      const { refused, events } = await inState(state).when({ type: "use", id: "m", what, ...aim });
      expect([refused?.code, events]).toEqual(["NOBODY_THERE", []]);
    }
  });
});
