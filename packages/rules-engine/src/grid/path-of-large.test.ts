import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sized } from "../../testing/sized.js";
import { type Battlefield, type Prop, plainField } from "./battlefield.js";
import { layTerrain } from "./change-terrain.js";
import { cheapestPath, reachOf } from "./path.js";
import type { Position } from "./point.js";

const width = 8;
const squares: readonly Position[] = Array.from({ length: width * width }, (_, at) => ({
  x: at % width,
  y: Math.floor(at / width),
}));
const pick = (numbers: readonly number[]) => squares.filter((_, at) => numbers.includes(at));

interface Told {
  readonly side: 2 | 3;
  readonly walls: readonly number[];
  readonly rough: readonly number[];
  readonly posts: readonly number[];
}

/** Anywhere but where the mover begins. */
const elsewhere = fc.nat(width * width - 1).filter((at) => at % width > 2 || at > 2 * width + 2);
const some = (maxLength: number) => fc.array(elsewhere, { maxLength });
const told: fc.Arbitrary<Told> = fc.record({
  side: fc.constantFrom(2, 3),
  walls: some(12),
  rough: some(12),
  posts: some(2),
});

const post = (at: Position, index: number): Prop => ({
  ...at,
  id: `post${index}`,
  name: "Post",
  size: "medium",
  cover: "half",
  blocksMovement: true,
});

function fieldOf({ walls, rough, posts }: Told): Battlefield {
  const laid = layTerrain(plainField(width, width), pick(rough), { difficult: true }).field;
  const built = layTerrain(laid, pick(walls), { obstacle: {} }).field;
  return { ...built, props: pick(posts).map(post) };
}

/** Whether a space is on the map and holds none of these. */
const isFree = ({ x, y }: Position, side: number, solid: readonly number[]): boolean =>
  x >= 0 &&
  y >= 0 &&
  x + side <= width &&
  y + side <= width &&
  !spaceAt({ x, y }, side).some((at) => solid.includes(at));

const spaceAt = ({ x, y }: Position, side: number): readonly number[] =>
  Array.from(
    { length: side * side },
    (_, at) => (y + Math.floor(at / side)) * width + x + (at % side),
  );

/** What a foot costs there: difficult terrain and squeezing one more each. Nothing where it cannot be. */
function factorAt({ side, walls, rough, posts }: Told, at: Position): number | undefined {
  const solid = [...walls, ...posts];
  const room = [side, side - 1].find((least) => isFree(at, least, solid));
  if (room === undefined) return undefined;
  const isRough = spaceAt(at, room).some((square) => rough.includes(square));
  return 1 + (isRough ? 1 : 0) + (room < side ? 1 : 0);
}

const isSqueezed = ({ side, walls, posts }: Told, at: Position): boolean =>
  !isFree(at, side, [...walls, ...posts]);

/** No step cuts the corner of a wall; who squeezes needs the less room there, too. */
function isOpen(asked: Told, from: Position, to: Position): boolean {
  if (from.x === to.x || from.y === to.y) return true;
  const isTight = isSqueezed(asked, from) || isSqueezed(asked, to);
  const side = isTight ? asked.side - 1 : asked.side;
  return [
    { x: to.x, y: from.y },
    { x: from.x, y: to.y },
  ].every((corner) => isFree(corner, side, asked.walls));
}

/** Costs from the first square by trying all steps until nothing gets cheaper. */
function slowCosts(asked: Told): ReadonlyMap<number, number> {
  const costs = new Map([[0, 0]]);
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const [from, cost] of costs)
      for (const { to, feet } of stepsFrom(asked, from))
        if (cost + feet < (costs.get(to) ?? Infinity)) {
          costs.set(to, cost + feet);
          isBetter = true;
        }
  }
  return costs;
}

function stepsFrom(asked: Told, number: number) {
  const from = squares[number];
  if (from === undefined) return [];
  return squares.flatMap((to, at) => {
    const isNext =
      at !== number && Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) === 1;
    const factor = isNext && isOpen(asked, from, to) ? factorAt(asked, to) : undefined;
    return factor === undefined ? [] : [{ to: at, feet: 5 * factor }];
  });
}

describe("any path of a body of several squares", () => {
  it("costs what the slowest way to find it says", () => {
    fc.assert(
      fc.property(told, (asked) => {
        const size = asked.side === 2 ? "large" : "huge";
        const mover = { x: 0, y: 0, size, mode: "walk" } as const;
        const field = fieldOf(asked);
        const slow = slowCosts(asked);
        const found = squares.map((to) => {
          const way = cheapestPath(field, mover, to);
          return way.reachable ? way.cost : undefined;
        });
        expect(found.slice(1)).toEqual(squares.map((_, at) => slow.get(at)).slice(1));
        const reach = reachOf(field, mover, 1000);
        expect(reach).toHaveLength(slow.size - 1);
      }),
      { numRuns: sized(40, { long: 1000 }) },
    );
  });
});
