import { type Battlefield, type Ground, isOnMap } from "./battlefield.js";
import { feetBetween, type Place } from "./distance.js";
import type { Mover } from "./mover.js";
import { dropBelow, followPath, type NoRoute, type Route, roomAt } from "./path.js";
import { feetPerSquare, type Position, positionAt } from "./point.js";
import { tallnessOf } from "./screen.js";

/** A jump: where to, how far the jumper gets, and how tall a thing on the way it clears; feet. */
export interface Leap {
  readonly to: Position;
  readonly feet: number;
  readonly height: number;
}

/** A jump that is too long. */
export interface TooFar {
  readonly reachable: false;
  readonly reason: "too_far";
  readonly at: Position;
}

/**
 * A long jump (Jumping): straight over pits, water, difficult terrain and what is low enough, a foot
 * of movement for each foot. It lands as high as it began, and falls where nothing is there.
 */
export function leapTo(
  field: Battlefield,
  mover: Mover,
  { to, feet, height }: Leap,
): Route | NoRoute | TooFar {
  const { size, z = 0, occupants = [], diagonals } = mover;
  const landing = { x: to.x, y: to.y, z, size };
  if (!isOnMap(field, to)) return { reachable: false, reason: "off_map", at: to };
  const start: Place = { x: mover.x, y: mover.y };
  if (feetBetween(start, { x: to.x, y: to.y }, diagonals) > feet)
    return { reachable: false, reason: "too_far", at: to };
  const room = roomAt(field, { x: to.x, y: to.y, z, size, mode: "walk", occupants });
  if (room === "wall") return { reachable: false, reason: "wall", at: to };
  const flown: Mover = { x: mover.x, y: mover.y, z, size, mode: "fly", occupants };
  const inTurns: Mover = diagonals === undefined ? flown : { ...flown, diagonals };
  const way = followPath(
    withoutLow(field, z + height),
    inTurns,
    straightTo({ ...start, z }, landing),
  );
  return way.reachable ? { ...way, falls: dropBelow(field, landing) } : way;
}

/** The squares of a straight way, up or down too, as even as the grid allows. */
export function straightTo(from: Position, to: Position): readonly Position[] {
  const { z: start = 0 } = from;
  const [east, south, up] = [to.x - from.x, to.y - from.y, (to.z ?? 0) - start];
  const steps = Math.max(Math.abs(east), Math.abs(south), Math.ceil(Math.abs(up) / feetPerSquare));
  return Array.from({ length: steps }, (_, step) => {
    const share = (step + 1) / steps;
    const rise = feetPerSquare * Math.round((up * share) / feetPerSquare);
    return positionAt(
      from.x + Math.round(east * share),
      from.y + Math.round(south * share),
      step + 1 === steps ? (to.z ?? 0) : start + rise,
    );
  });
}

/** A map without the walls and props that end at this height or below. */
function withoutLow(field: Battlefield, feet: number): Battlefield {
  const { props = [] } = field;
  const isLow = ({ obstacle }: Ground): boolean => (obstacle?.height ?? Infinity) <= feet;
  const higher = props.filter((prop) => (prop.z ?? 0) + tallnessOf(prop) > feet);
  if (!field.ground.some(isLow)) return { ...field, props: higher };
  const ground = field.ground.map((one) => {
    const { obstacle: _wall, ...rest } = one;
    return isLow(one) ? rest : one;
  });
  // New rows, since what is worked out of a map is remembered by its rows.
  return { ...field, ground, rows: [...field.rows], props: higher };
}
