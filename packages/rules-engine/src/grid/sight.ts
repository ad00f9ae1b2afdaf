import type { Battlefield } from "./battlefield.js";
import { type Body, footprintOf, widthOf } from "./body.js";
import { isInView, isReached, originOf } from "./cover.js";
import { feetBetween } from "./distance.js";
import { type Crossing, follow, type Line, offMap, type Point } from "./line.js";
import { feetPerSquare, type Origin, type Position, positionAt } from "./point.js";
import { terrainOf } from "./terrain.js";

/**
 * Whether a straight line of sight runs between two spaces, past walls and what blocks sight:
 * whether either of them has less than full cover from the other. Light, haze and senses are apart.
 */
export function hasSight(field: Battlefield, one: Body, other: Body): boolean {
  if (feetBetween(one, other) <= feetPerSquare) return true;
  return isInView(field, { from: one, to: other }) || isInView(field, { from: other, to: one });
}

/** How well one can see into or through a place. */
export type Haze = "none" | "lightly" | "heavily";

const hazes: readonly Haze[] = ["none", "lightly", "heavily"];

/** The thicker of two. */
export const thicker = (one: Haze, other: Haze): Haze =>
  hazes.indexOf(one) > hazes.indexOf(other) ? one : other;

/**
 * What fog, smoke or leaves lie between two spaces, theirs included: the thickest along the straight
 * line to the square of the other that is clearest.
 */
export function hazeBetween(field: Battlefield, one: Body, other: Body): Haze {
  const terrain = terrainOf(field);
  if (!terrain.isHazy) return "none";
  const from = centreOf(one);
  const thickness = field.ground.map(({ obscurement }) => hazes.indexOf(obscurement ?? "none"));
  const least = Math.min(
    ...footprintOf(other).map((square) => {
      let most = 0;
      follow(terrain, { from, to: originOf(square) }, (at) => {
        most = Math.max(most, thickness[terrain.grounds[squareAt(at)] ?? 0] ?? 0);
        return false;
      });
      return most;
    }),
  );
  return hazes[least] ?? "none";
}

/**
 * Where an effect starts that is aimed at a point: there, or, where a wall is in the way, on its near
 * side (Areas of Effect): at the last square towards it that a line reaches.
 */
export function startOf(field: Battlefield, from: Body, aim: Origin): Origin {
  if (isReached(field, { from, to: squareBody(aim) })) return aim;
  const terrain = terrainOf(field);
  const line: Line = { from: centreOf(from), to: originOf(aim) };
  let start: Position = positionAt(from.x, from.y, from.z ?? 0);
  follow(terrain, line, (at) => {
    const square = squareAt(at);
    const z = (from.z ?? 0) + ((aim.z ?? 0) - (from.z ?? 0)) * at.start;
    const next = positionAt(square % terrain.width, Math.floor(square / terrain.width), z);
    if (!isReached(field, { from, to: squareBody(next) })) return true;
    start = next;
    return false;
  });
  return start;
}

const squareBody = ({ x, y, z = 0 }: Position): Body => ({ x, y, z, size: "medium" });

/** The square that a line is in; on a seam the one on the map. */
const squareAt = ({ near, far }: Crossing): number => (near === offMap ? far : near);

/** The middle of a space. */
function centreOf({ x, y, z = 0, size }: Body): Point {
  const side = widthOf(size);
  return { x: 2 * x + side, y: 2 * y + side, z: z + (side * feetPerSquare) / 2 };
}
