import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawn } from "../../testing/drawn.js";
import { sized } from "../../testing/sized.js";
import { plainField } from "./battlefield.js";
import { layTerrain } from "./change-terrain.js";
import { firstWall, follow } from "./line.js";
import { terrainOf } from "./terrain.js";

const at = (x: number, y: number, z = 0) => ({ x: 2 * x, y: 2 * y, z });

describe("a line", () => {
  const terrain = terrainOf(
    drawn(`
      ......
      ..#...
      ..#.#.
      ...#..
      ......`),
  );
  const isFree = (x: number, y: number, toX: number, toY: number) =>
    firstWall(terrain, { from: at(x, y), to: at(toX, toY) }) < 0;

  it("is stopped by what it passes through", () => {
    expect([isFree(0, 1.5, 6, 1.5), isFree(0, 0.5, 6, 0.5), isFree(0, 0, 6, 4)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(firstWall(terrain, { from: at(0, 1.5), to: at(6, 1.5) })).toBe(8);
  });

  it("touches edges and corners and is not stopped", () => {
    // Above the upper wall, beside both of them, and between two that meet at a corner.
    expect([isFree(0, 1, 6, 1), isFree(2, 0, 2, 5), isFree(1, 5, 5, 1)]).toEqual([
      true,
      true,
      true,
    ]);
    expect([isFree(1, 0, 2, 1), isFree(2, 4, 5, 1)]).toEqual([true, true]);
  });

  it("is stopped on the seam of two walls", () => {
    expect([isFree(0, 2, 6, 2), isFree(0, 2, 2, 2), isFree(3, 2, 6, 2)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it("does not pass a wall along the edge of the map", () => {
    const corridor = terrainOf(drawn(`.#.`));
    for (const y of [0, 0.5, 1])
      expect(firstWall(corridor, { from: at(0, y), to: at(3, y) })).toBe(1);
    expect(firstWall(corridor, { from: at(2, 0), to: at(3, 0) })).toBe(-1);
  });

  it("goes over what it is high enough for", () => {
    const low = terrainOf(drawn(`...T...`));
    const over = (from: number, to: number) =>
      firstWall(low, { from: at(0, 0.5, from), to: at(7, 0.5, to) }) < 0;
    // The wall, 10 feet high, takes the middle seventh.
    expect([over(10, 10), over(9, 10), over(0, 24), over(0, 23), over(23, 0)]).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
  });

  it("is stopped as a point by walls on both sides of the edge that it lies on", () => {
    const walls = terrainOf(drawn(".#\n##\n.."));
    const isFree = (x: number, y: number) => firstWall(walls, { from: at(x, y), to: at(x, y) }) < 0;
    // North of the western wall, and between the two of the east; in the western one itself.
    expect([isFree(0.5, 1), isFree(1.5, 1), isFree(0.5, 1.5)]).toEqual([true, false, false]);
    expect([isFree(1, 0.5), isFree(1, 1.5), isFree(0.5, 2)]).toEqual([true, false, true]);
  });

  it("meets every square it passes, in order", () => {
    const met: number[] = [];
    follow(terrain, { from: at(5.5, 0.5), to: at(2.5, 2.5) }, ({ near }) => met.push(near) < 0);
    // Rows of six: west of (5,0) to (2,2), down at x 4.75 and 3.25.
    expect(met).toEqual([5, 4, 10, 9, 15, 14]);
  });

  it("is free exactly where it passes through no wall's inside, and along no seam", () => {
    const side = 6;
    const squares = Array.from({ length: side * side }, (_, number) => ({
      x: number % side,
      y: Math.floor(number / side),
    }));
    const half = fc.nat(2 * side);
    fc.assert(
      fc.property(
        fc.array(fc.nat(side * side - 1), { maxLength: 12 }),
        fc.tuple(half, half, half, half),
        (walled, [x, y, toX, toY]) => {
          const walls = squares.filter((_, number) => walled.includes(number));
          const field = layTerrain(plainField(side, side), walls, { obstacle: {} }).field;
          // Off the map it is solid, which this slow way does not know.
          fc.pre(x !== toX || (x > 0 && x < 2 * side));
          fc.pre(y !== toY || (y > 0 && y < 2 * side));
          const line = { from: { x, y, z: 0 }, to: { x: toX, y: toY, z: 0 } };
          expect(firstWall(terrainOf(field), line) < 0).toBe(
            !isStoppedSlowly([x, y, toX, toY], walls),
          );
        },
      ),
      { numRuns: sized(500, { long: 20_000 }) },
    );
  });
});

/** The middles of a line's parts between all borders: a wall around one stops it. */
function isStoppedSlowly(
  [x, y, toX, toY]: readonly number[],
  walls: readonly { x: number; y: number }[],
): boolean {
  const [fromX = 0, fromY = 0, endX = 0, endY = 0] = [x, y, toX, toY];
  const borders = [0, 1];
  for (let border = 0; border <= 20; border += 2) {
    if (endX !== fromX) borders.push((border - fromX) / (endX - fromX));
    if (endY !== fromY) borders.push((border - fromY) / (endY - fromY));
  }
  const parts = [...new Set(borders)]
    .filter((part) => part >= 0 && part <= 1)
    .sort((a, b) => a - b);
  const has = (column: number, row: number) =>
    walls.some((wall) => wall.x === column && wall.y === row);
  return parts.slice(1).some((part, index) => {
    const before = parts[index] ?? 0;
    if (part - before < 1e-9) return false;
    const middle = (part + before) / 2;
    const column = (fromX + (endX - fromX) * middle) / 2;
    const row = (fromY + (endY - fromY) * middle) / 2;
    const onSeam = (value: number, isAlong: boolean) => isAlong && Number.isInteger(value);
    if (onSeam(column, fromX === endX))
      return has(column - 1, Math.floor(row)) && has(column, Math.floor(row));
    if (onSeam(row, fromY === endY))
      return has(Math.floor(column), row - 1) && has(Math.floor(column), row);
    return has(Math.floor(column), Math.floor(row));
  });
}
