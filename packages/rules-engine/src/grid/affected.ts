import { type Area, coveredOf, extentOf, squaresIn } from "./area.js";
import type { Battlefield } from "./battlefield.js";
import { overlaps } from "./body.js";
import { type CoverFound, coverAlone, isReached } from "./cover.js";
import type { Origin, Position } from "./point.js";
import type { Bystander } from "./screen.js";
import { hasRaised, terrainOf } from "./terrain.js";

/** A creature in an area, and its cover from the point of origin. */
export interface Struck {
  readonly id: string;
  readonly cover: CoverFound["cover"];
}

/**
 * The squares of a map that an area reaches: those it covers to which some straight line runs from
 * its point of origin, past walls and whatever gives full cover (Areas of Effect).
 */
export function affectedSquares(field: Battlefield, area: Area): readonly Position[] {
  const squares = squaresIn(area, field);
  if (isUnhindered(field, area)) return squares;
  const { has } = extentOf(area);
  const { z = 0 } = area.origin;
  const from: Origin = area.origin;
  return squares.filter(({ x, y }) => {
    const to = { x, y, z: has(x, y, 0) ? 0 : z, size: "medium" } as const;
    return isReached(field, { from, to });
  });
}

/**
 * Those whom an area reaches by any of their squares, at any of their heights; in their order. Others
 * in between shield them, but not who stands where it starts.
 */
export function affectedBodies(
  field: Battlefield,
  area: Area,
  bodies: readonly Bystander[],
): readonly Struck[] {
  const extent = extentOf(area);
  const isOpen = isUnhindered(field, area);
  const from: Origin = area.origin;
  const start = { x: from.x, y: from.y, z: from.z ?? 0, size: "medium" } as const;
  const between = bodies.filter((body) => !overlaps(body, start));
  return bodies.flatMap((body): Struck[] => {
    const reached = coveredOf(body, extent).some(
      ({ x, y, z = 0 }) => isOpen || isReached(field, { from, to: { x, y, z, size: "medium" } }),
    );
    if (!reached) return [];
    const bystanders = between.filter(({ id }) => id !== body.id);
    return [{ id: body.id, cover: coverAlone(field, { from, to: body, bystanders }) }];
  });
}

/** Whether nothing around an area could shield anyone, so that no line need be followed. */
function isUnhindered(field: Battlefield, area: Area): boolean {
  const { ground, props = [] } = field;
  if (ground.some(({ pit }) => pit !== undefined)) return false;
  if (props.some(({ cover }) => cover === "full")) return false;
  const { from, to } = extentOf(area);
  const { x, y, z = 0 } = area.origin;
  const first = { x: Math.max(0, Math.min(x, from.x)), y: Math.max(0, Math.min(y, from.y)) };
  const last = {
    x: Math.min(field.width - 1, Math.max(x, to.x)),
    y: Math.min(field.height - 1, Math.max(y, to.y)),
  };
  const isOnMap = first.x <= last.x && first.y <= last.y;
  return z >= 0 && isOnMap && !hasRaised(terrainOf(field), first, last);
}
