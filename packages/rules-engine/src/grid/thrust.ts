import type { Battlefield } from "./battlefield.js";
import { type Body, widthOf } from "./body.js";
import { feetBetween } from "./distance.js";
import type { Mover } from "./mover.js";
import { followPath, type NoRoute } from "./path.js";
import { type Direction, feetPerSquare, isSamePlace, type Position, positionAt } from "./point.js";

/** Which way something is moved, and how far at most. */
export interface Thrust {
  readonly along: Direction;
  readonly feet: number;
}

/** The way from the middle of one body to that of another; none where they are the same. */
export function directionBetween(from: Body, to: Body): Direction | undefined {
  const middle = (one: Body, axis: "x" | "y"): number => one[axis] + widthOf(one.size) / 2;
  const x = middle(to, "x") - middle(from, "x");
  const y = middle(to, "y") - middle(from, "y");
  return x === 0 && y === 0 ? undefined : { x, y };
}

/** How far somebody came, and the first square on the way that it did not come to, with what was there. */
export interface Thrown {
  readonly path: readonly Position[];
  readonly stopped?: Pick<NoRoute, "at" | "reason">;
}

/** The squares through which somebody is pushed, pulled or thrown. */
export const thrustPath = (field: Battlefield, mover: Mover, thrust: Thrust): readonly Position[] =>
  throwAlong(field, mover, thrust).path;

/**
 * Somebody is pushed, pulled or thrown straight on: as far as it goes, or to what stops it, a wall,
 * a creature, the edge of the map; over a hole no farther.
 */
export function throwAlong(field: Battlefield, mover: Mover, thrust: Thrust): Thrown {
  const path = straightOn(mover, thrust);
  const isAloft = (mover.z ?? 0) > 0;
  // Whoever is thrown passes through nobody's space, not even a friend's.
  const occupants = mover.occupants?.map((one) => Object.assign({}, one, { hostile: true })) ?? [];
  const thrown: Mover = { ...mover, occupants, mode: isAloft ? "fly" : mover.mode };
  let count = path.length;
  let stopped: Thrown["stopped"];
  while (count > 0) {
    const way = path.slice(0, count);
    const found = followPath(field, thrown, way);
    if (found.reachable) return stopped === undefined ? { path: way } : { path: way, stopped };
    const { at, reason } = found;
    stopped ??= { at, reason };
    const stop = way.findIndex((square) => isSamePlace(square, at));
    count = Math.min(count - 1, reason === "unheld" ? stop + 1 : Math.max(stop, 0));
  }
  return stopped === undefined ? { path: [] } : { path: [], stopped };
}

/** As even as the grid allows, as many feet as the house counts. */
function straightOn(
  mover: Mover,
  { along: { x: east, y: south }, feet }: Thrust,
): readonly Position[] {
  const longest = Math.max(Math.abs(east), Math.abs(south));
  const { x, y, z = 0 } = mover;
  const squares = Array.from({ length: Math.floor(feet / feetPerSquare) }, (_, at) =>
    positionAt(
      x + Math.round(((at + 1) * east) / longest),
      y + Math.round(((at + 1) * south) / longest),
      z,
    ),
  );
  return squares.filter((to) => feetBetween({ x, y, z }, to, mover.diagonals) <= feet);
}
