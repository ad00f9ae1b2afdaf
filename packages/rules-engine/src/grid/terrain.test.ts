import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawn } from "../../testing/drawn.js";
import { sized } from "../../testing/sized.js";
import { type Battlefield, type Ground, isOnMap, plainField } from "./battlefield.js";
import { clearTerrain, layTerrain } from "./change-terrain.js";
import type { Position } from "./point.js";
import { groundAt, hasRaised, terrainOf } from "./terrain.js";

describe("a map", () => {
  const drawing = `
    ..##..
    ~~~~~~
    ..:...
    ......`;
  const field = drawn(drawing);

  it("is stored as runs, without what is plain", () => {
    expect(field.ground).toEqual([{}, { obstacle: {} }, { difficult: true }, { water: true }]);
    expect(field.rows).toEqual(["2a2b", "6d", "2ac", ""]);
    expect(JSON.parse(JSON.stringify(field))).toEqual(field);
  });

  it("says what lies on a square", () => {
    expect(groundAt(field, { x: 3, y: 0 })).toEqual({ obstacle: {} });
    expect(groundAt(field, { x: 4, y: 0 })).toEqual({});
    expect(groundAt(field, { x: 2, y: 2 })).toEqual({ difficult: true });
    expect(groundAt(field, { x: -1, y: 9 })).toEqual({});
    expect([isOnMap(field, { x: 5, y: 3 }), isOnMap(field, { x: 6, y: 3 })]).toEqual([true, false]);
  });

  it("knows where anything rises above the level", () => {
    const raised = (x: number, y: number, toX: number, toY: number) =>
      hasRaised(terrainOf(field), { x, y }, { x: toX, y: toY });
    expect([
      raised(0, 0, 1, 3),
      raised(0, 0, 2, 0),
      raised(3, 0, 5, 2),
      raised(4, 0, 5, 3),
    ]).toEqual([false, true, true, false]);
  });

  it("of 200 squares a side stays small, a quarter of it walled at random or not", () => {
    const squares = Array.from({ length: 40_000 }, (_, at) => ({
      x: at % 200,
      y: Math.floor(at / 200),
    }));
    const walled = squares.filter(({ x, y }) => (x * 7 + y * 13 + x * y) % 4 === 0);
    expect(JSON.stringify(plainField(200, 200)).length).toBeLessThan(700);
    const { field: full } = layTerrain(plainField(200, 200), walled, { obstacle: {} });
    expect(JSON.stringify(full).length).toBeLessThan(40_000);
  });
});

describe("changing a map", () => {
  const here = { x: 1, y: 1 };
  const lay = (field: Battlefield, ground: Parameters<typeof layTerrain>[2]) =>
    layTerrain(field, [here], ground).field;

  it("counts the squares that change, once each, on the map", () => {
    const asked = [here, here, { x: 2, y: 1 }, { x: 3, y: 0 }, { x: -1, y: 1 }];
    const laid = layTerrain(plainField(3, 2), asked, { difficult: true });
    expect(laid.changed).toBe(2);
    expect(layTerrain(laid.field, asked, { difficult: true })).toEqual({
      field: laid.field,
      changed: 0,
    });
    expect(clearTerrain(laid.field, asked, "water").changed).toBe(0);
    expect(clearTerrain(laid.field, asked, "difficult")).toEqual({
      field: plainField(3, 2),
      changed: 2,
    });
  });

  it("lays kinds over each other, but a pit and a wall in place of one another", () => {
    const wet = lay(lay(plainField(3, 2), { water: true }), { difficult: true });
    expect(groundAt(wet, here)).toEqual({ water: true, difficult: true });
    const walled = lay(lay(wet, { pit: { depth: 10 } }), { obstacle: { height: 5 } });
    expect(groundAt(walled, here)).toEqual({
      water: true,
      difficult: true,
      obstacle: { height: 5 },
    });
    expect(groundAt(lay(walled, { pit: { depth: 20 } }), here)).not.toHaveProperty("obstacle");
  });

  it("keeps the map it was given", () => {
    const before = plainField(3, 2);
    lay(before, { obstacle: {} });
    expect(before).toEqual(plainField(3, 2));
  });

  it("says of every square what was laid there last", () => {
    const kinds = { difficult: true, water: true, light: "dim" } as const;
    interface Change extends Position {
      readonly kind: keyof typeof kinds;
      readonly isLaid: boolean;
    }
    const changes = fc.array(
      fc.record({
        x: fc.nat(6),
        y: fc.nat(4),
        kind: fc.constantFrom(...(["difficult", "water", "light"] as const)),
        isLaid: fc.boolean(),
      }),
      { maxLength: 40 },
    );
    const squares = Array.from({ length: 35 }, (_, at) => ({ x: at % 7, y: Math.floor(at / 7) }));
    const last = (made: readonly Change[], { x, y }: Position) =>
      made
        .filter((one) => one.x === x && one.y === y)
        .reduce<Ground>((ground, { kind, isLaid }) => {
          const { [kind]: _old, ...rest } = ground;
          return isLaid ? { ...rest, [kind]: kinds[kind] } : rest;
        }, {});
    fc.assert(
      fc.property(changes, (made) => {
        const field = made.reduce(
          (now, { x, y, kind, isLaid }) =>
            isLaid
              ? layTerrain(now, [{ x, y }], { [kind]: kinds[kind] }).field
              : clearTerrain(now, [{ x, y }], kind).field,
          plainField(7, 5),
        );
        const stored: Battlefield = JSON.parse(JSON.stringify(field));
        expect(squares.map((one) => groundAt(stored, one))).toEqual(
          squares.map((one) => last(made, one)),
        );
      }),
      { numRuns: sized(100, { long: 2000 }) },
    );
  });
});
