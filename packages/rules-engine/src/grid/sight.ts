import type { Battlefield, Ground } from "./battlefield.js";
import { type Body, footprintOf, widthOf } from "./body.js";
import { type Cloud, cloudsBetween, type View } from "./cloud.js";
import { isInView, isReached, originOf } from "./cover.js";
import { feetBetween } from "./distance.js";
import { type Crossing, follow, type Line, offMap, type Point } from "./line.js";
import { feetPerSquare, type Origin, type Position, positionAt } from "./point.js";
import { groundAt, terrainOf } from "./terrain.js";

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

/** What lies in the air between two spaces: haze, and darkness that is magic. */
export interface Air {
  readonly haze: Haze;
  readonly isMurky: boolean;
}

const clear: Air = { haze: "none", isMurky: false };

/**
 * What fog, smoke, leaves or magic lie between two spaces, theirs included: the thickest along the
 * straight line to the square of the other that is clearest.
 */
export function airBetween(field: View, one: Body, other: Body): Air {
  const terrain = terrainOf(field);
  const clouds = cloudsBetween(field, one, other);
  if (!terrain.isHazy && clouds.length === 0) return clear;
  const from = centreOf(one);
  return footprintOf(other)
    .map((square) => airAlong({ field, clouds }, { from, to: originOf(square) }))
    .reduce((best, air) => (weightOf(air) < weightOf(best) ? air : best));
}

/** Darkness that is magic hides more than any haze. */
const weightOf = ({ haze, isMurky }: Air): number =>
  hazes.indexOf(haze) + (isMurky ? hazes.length : 0);

interface Sky {
  readonly field: View;
  readonly clouds: readonly Cloud[];
}

function airAlong({ field, clouds }: Sky, line: Line): Air {
  const terrain = terrainOf(field);
  const { from, to } = line;
  const rise = to.z - from.z;
  let [haze, isMurky] = [0, false];
  const thicken = (by: Cloud["obscures"] | undefined): void => {
    if (by === "magical_darkness") isMurky = true;
    else if (by !== undefined) haze = Math.max(haze, hazes.indexOf(by));
  };
  follow(terrain, line, (at) => {
    const number = squareAt(at);
    const { obscurement, light } = field.ground[terrain.grounds[number] ?? 0] ?? plain;
    if (light === "magical_darkness") thicken(light);
    thicken(obscurement);
    const x = number % terrain.width;
    const y = (number - x) / terrain.width;
    const z = from.z + (rise * (at.start + at.end)) / 2 - feetPerSquare / 2;
    for (const { obscures, space } of clouds) if (space.has(x, y, z)) thicken(obscures);
    return isMurky && haze === hazes.length - 1;
  });
  return { haze: hazes[haze] ?? "none", isMurky };
}

const plain: Ground = {};

/** The haze alone. */
export const hazeBetween = (field: View, one: Body, other: Body): Haze =>
  airBetween(field, one, other).haze;

/**
 * Where an effect starts that is aimed at a point: there, or, where a wall is in the way, on its near
 * side (Areas of Effect): at the last square towards it that a line reaches.
 */
export function startOf(field: Battlefield, from: Body, aim: Origin): Origin {
  if (isReached(field, { from, to: squareBody(aim) }) && !isInWall(field, aim)) return aim;
  const terrain = terrainOf(field);
  const line: Line = { from: centreOf(from), to: originOf(aim) };
  let start: Position = positionAt(from.x, from.y, from.z ?? 0);
  follow(terrain, line, (at) => {
    const square = squareAt(at);
    const z = (from.z ?? 0) + ((aim.z ?? 0) - (from.z ?? 0)) * at.start;
    const next = positionAt(square % terrain.width, Math.floor(square / terrain.width), z);
    if (!isReached(field, { from, to: squareBody(next) }) || isInWall(field, next)) return true;
    start = next;
    return false;
  });
  return start;
}

/** Whether a place is inside a wall, where nothing starts; a corner is at its edge. */
function isInWall(field: Battlefield, { x, y, z = 0, at }: Origin): boolean {
  const { obstacle } = groundAt(field, { x, y });
  return at !== "corner" && obstacle !== undefined && z < (obstacle.height ?? Infinity);
}

const squareBody = ({ x, y, z = 0 }: Position): Body => ({ x, y, z, size: "medium" });

/** The square that a line is in; on a seam the one on the map. */
const squareAt = ({ near, far }: Crossing): number => (near === offMap ? far : near);

/** The middle of a space. */
function centreOf({ x, y, z = 0, size }: Body): Point {
  const side = widthOf(size);
  return { x: 2 * x + side, y: 2 * y + side, z: z + (side * feetPerSquare) / 2 };
}
