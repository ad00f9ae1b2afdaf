import type { Battlefield } from "./battlefield.js";
import { isOnMap } from "./battlefield.js";
import { type Body, footprintOf, overlaps, widthOf } from "./body.js";
import type { Position } from "./point.js";
import { groundAt } from "./terrain.js";

/** Whether a body can stand on level ground: on the map, in no wall or pit, in no thing and in nobody's space. */
export function isFree(field: Battlefield, { x, y, size }: Body, others: readonly Body[]): boolean {
  const body: Body = { x, y, size };
  const things = (field.props ?? []).filter(({ blocksMovement }) => blocksMovement);
  return (
    footprintOf(body).every((square) => {
      const { obstacle, pit } = groundAt(field, square);
      return isOnMap(field, square) && obstacle === undefined && pit === undefined;
    }) && ![...others, ...things].some((other) => overlaps(body, other))
  );
}

/** What a free place is looked for. */
export interface Seeking {
  readonly body: Body;
  readonly others: readonly Body[];
  /** What else has to be so of it. */
  readonly suits?: (place: Body) => boolean;
}

/** The free place on level ground that is nearest to where a body is; nothing where there is none. */
export function nearestFree(
  field: Battlefield,
  { body: { x, y, size }, others, suits = () => true }: Seeking,
): Position | undefined {
  const farthest = Math.max(field.width, field.height) + widthOf(size);
  for (let ring = 0; ring <= farthest; ring += 1) {
    const found = ringOf(ring).find(([east, south]) => {
      const place: Body = { x: x + east, y: y + south, size };
      return isFree(field, place, others) && suits(place);
    });
    if (found !== undefined) return { x: x + found[0], y: y + found[1] };
  }
  return undefined;
}

/** The places so many squares away, straight ones first. */
function ringOf(ring: number): readonly (readonly [number, number])[] {
  const along = Array.from({ length: 2 * ring + 1 }, (_, at) => at - ring);
  return along
    .flatMap((south) => along.map((east) => [east, south] as const))
    .filter(([east, south]) => Math.max(Math.abs(east), Math.abs(south)) === ring)
    .sort((one, other) => Math.hypot(...one) - Math.hypot(...other));
}
