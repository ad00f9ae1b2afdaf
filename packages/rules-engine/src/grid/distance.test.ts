import { describe, expect, it } from "vitest";
import { footprintOf, overlaps, ringAround, sizesApart, widthOf } from "./body.js";
import { feetBetween, straightFeet } from "./distance.js";
import { isSamePlace, readPosition } from "./point.js";

const origin = { x: 0, y: 0 };

describe("distance", () => {
  it.each([
    ["a diagonal", { x: 3, y: 3 }, 15, 20, 21.21],
    ["an axis", { x: 4, y: 0 }, 20, 20, 20],
    ["a knight's move", { x: 1, y: 2 }, 10, 10, 11.18],
    ["two diagonals and two on", { x: 4, y: 2 }, 20, 25, 22.36],
    ["above", { x: 0, y: 0, z: 20 }, 20, 20, 20],
    ["above and aside", { x: 2, y: 0, z: 30 }, 30, 35, 31.62],
    ["all three axes", { x: 2, y: 2, z: 10 }, 10, 15, 17.32],
    ["a height between steps", { x: 0, y: 0, z: 7 }, 10, 10, 7],
    ["itself", origin, 0, 0, 0],
  ])("to %s", (_, to, grid, alternating, straight) => {
    expect(feetBetween(origin, to)).toBe(grid);
    expect(feetBetween(origin, to, "5-10-5")).toBe(alternating);
    expect(straightFeet(origin, to)).toBeCloseTo(straight, 2);
    expect(feetBetween(to, origin, "5-10-5")).toBe(alternating);
  });

  it("is that of the nearest squares of big ones, heads included", () => {
    const dragon = { x: 10, y: 10, size: "gargantuan" } as const;
    // Its squares are 10 to 13, and it is 20 feet tall.
    expect(feetBetween(dragon, { x: 14, y: 11, size: "medium" })).toBe(5);
    expect(feetBetween({ x: 5, y: 12, size: "large" }, dragon)).toBe(20);
    expect(feetBetween(dragon, { x: 11, y: 11, z: 25, size: "tiny" })).toBe(10);
    expect(feetBetween(dragon, { x: 12, y: 12, size: "small" })).toBe(0);
  });
});

describe("a body", () => {
  it("has a footprint by its size", () => {
    const sides = (["tiny", "small", "medium", "large", "huge", "gargantuan"] as const).map(
      widthOf,
    );
    expect(sides).toEqual([1, 1, 1, 2, 3, 4]);
    expect(footprintOf({ x: 2, y: 3, z: 10, size: "large" })).toEqual([
      { x: 2, y: 3, z: 10 },
      { x: 3, y: 3, z: 10 },
      { x: 2, y: 4, z: 10 },
      { x: 3, y: 4, z: 10 },
    ]);
  });

  it("has a ring around it", () => {
    expect(ringAround({ x: 5, y: 5, size: "medium" })).toHaveLength(8);
    const around = ringAround({ x: 5, y: 5, size: "large" });
    expect(around).toHaveLength(12);
    expect(around.every((square) => feetBetween(square, { x: 5, y: 5, size: "large" }) === 5)).toBe(
      true,
    );
  });

  it("shares space with another only at the same height", () => {
    const ogre = { x: 4, y: 4, size: "large" } as const;
    const at = (x: number, z: number) => overlaps(ogre, { x, y: 5, z, size: "medium" });
    expect([at(5, 0), at(6, 0), at(5, 5), at(5, 10)]).toEqual([true, false, true, false]);
  });

  it("counts sizes apart", () => {
    expect(sizesApart("small", "large")).toBe(2);
    expect(sizesApart("huge", "large")).toBe(1);
  });
});

describe("a position", () => {
  it.each([
    ["5,7", { x: 5, y: 7 }],
    [" (5, 7) ", { x: 5, y: 7 }],
    ["5;7;30", { x: 5, y: 7, z: 30 }],
    ["5,7,-10", { x: 5, y: 7, z: -10 }],
    ["5", undefined],
    ["-1,2", undefined],
    ["5,7,", undefined],
    ["a,b", undefined],
  ])("%j is read", (text, position) => {
    expect(readPosition(text)).toEqual(position);
  });

  it("is the same on the ground, said or not", () => {
    expect(isSamePlace({ x: 1, y: 2 }, { x: 1, y: 2, z: 0 })).toBe(true);
    expect(isSamePlace({ x: 1, y: 2 }, { x: 1, y: 2, z: 5 })).toBe(false);
  });
});
