import {
  type Battlefield,
  layTerrain,
  type Position,
  plainField,
} from "@tabletop-mcp/rules-engine";

/** Squares of a side of the largest map. */
export const side = 200;

/** Numbers from 0 to below 1 that are the same in every run. */
export function spread(seed: number): () => number {
  let at = seed;
  return () => {
    at = (Math.imul(at, 1_664_525) + 1_013_904_223) | 0;
    return (at >>> 0) / 2 ** 32;
  };
}

const squares: readonly Position[] = Array.from({ length: side * side }, (_, at) => ({
  x: at % side,
  y: Math.floor(at / side),
}));

const walled = (walls: readonly Position[]): Battlefield =>
  layTerrain(plainField(side, side), walls, { obstacle: {} }).field;

/** A plain of 200 by 200 squares. */
export const plain = plainField(side, side);

const isCorner = ({ x, y }: Position): boolean => (x < 2 && y < 2) || (x > 196 && y > 196);

/** The same with a wall on every tenth square, wherever chance puts it. */
export function tenthWalled(): Battlefield {
  const next = spread(7);
  return walled(squares.filter((at) => next() < 0.1 && !isCorner(at)));
}

/** A maze with one way between any two places, all of it one square wide; rooms are on even squares. */
export function maze(): Battlefield {
  const next = spread(11);
  const open = new Set([0]);
  const stack = [{ x: 0, y: 0 }];
  for (let here = stack.at(-1); here !== undefined; here = stack.at(-1)) {
    const { x, y } = here;
    const ways = [
      { x: x + 2, y },
      { x: x - 2, y },
      { x, y: y + 2 },
      { x, y: y - 2 },
    ].filter(
      (to) => to.x >= 0 && to.y >= 0 && to.x < side && to.y < side && !open.has(to.y * side + to.x),
    );
    const to = ways[Math.floor(next() * ways.length)];
    if (to === undefined) {
      stack.pop();
      continue;
    }
    open.add(to.y * side + to.x).add(((y + to.y) / 2) * side + (x + to.x) / 2);
    stack.push(to);
  }
  return walled(squares.filter(({ x, y }) => !open.has(y * side + x)));
}
