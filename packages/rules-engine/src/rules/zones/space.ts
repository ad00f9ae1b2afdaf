import type { Area } from "@tabletop-mcp/srd-data";
import type { Zone } from "../../encounter/zone.js";
import type { GameState } from "../../game/state.js";
import { affectedSquares } from "../../grid/affected.js";
import { type Extent, extentOf, type Area as Placed, squaresIn } from "../../grid/area.js";
import type { Battlefield } from "../../grid/battlefield.js";
import { type Body, widthOf } from "../../grid/body.js";
import { feetBetween } from "../../grid/distance.js";
import { flooded } from "../../grid/flood.js";
import { feetPerSquare, type Position } from "../../grid/point.js";
import { groundAt } from "../../grid/terrain.js";
import type { Compendium } from "../../tables/compendium.js";
import { bodyOf } from "../combat/bodies.js";
import { effectsField } from "./walls.js";

/** What says where a zone is. */
type Lying = Pick<Zone, "anchor" | "area" | "spreads" | "broken">;

/** The space that a zone fills on the map; nothing where the map does not know where it is. */
export function spaceOf(state: GameState, zone: Lying, compendium: Compendium): Extent | undefined {
  const { anchor } = zone;
  const field = effectsField(state);
  if (field === undefined) return undefined;
  if ("creature" in anchor) {
    const body = bodyOf(state, anchor.creature, compendium);
    return body && around(body, radiusOf(zone.area));
  }
  return "squares" in anchor
    ? onSquares(field, { squares: anchor.squares, height: heightOf(zone.area) })
    : laidOut(field, zone);
}

/** How far something reaches that goes with a creature. */
export const radiusOf = (area: Area): number => ("radius" in area ? area.radius : 0);

/** Everything that is so near to a body as the grid counts it. */
function around(body: Body, feet: number): Extent {
  const squares = Math.ceil(feet / feetPerSquare);
  const last = squares + widthOf(body.size) - 1;
  const { x, y, z = 0 } = body;
  return {
    from: { x: x - squares, y: y - squares, z: z - squares * feetPerSquare },
    to: { x: x + last, y: y + last, z: z + last * feetPerSquare },
    has: (atX, atY, atZ) => feetBetween(body, { x: atX, y: atY, z: atZ, size: "medium" }) <= feet,
  };
}

interface Wall {
  readonly squares: readonly Position[];
  readonly height: number;
}

const heightOf = (area: Area): number => ("height" in area ? area.height : Infinity);

/** A wall stands on the ground of its squares. */
function onSquares(field: Battlefield, { squares, height }: Wall): Extent {
  const known = new Set(squares.map(({ x, y }) => y * field.width + x));
  const [columns, rows] = [squares.map(({ x }) => x), squares.map(({ y }) => y)];
  return {
    from: { x: Math.min(...columns), y: Math.min(...rows), z: 0 },
    to: { x: Math.max(...columns), y: Math.max(...rows), z: height },
    has: (x, y, z) => z < height && known.has(y * field.width + x),
  };
}

/** What was worked out of a zone on a map: neither changes. */
const known = new WeakMap<Lying, { readonly field: Battlefield; readonly space: Extent }>();

function laidOut(field: Battlefield, zone: Lying): Extent | undefined {
  const before = known.get(zone);
  if (before?.field === field) return before.space;
  const placed = placedAt(zone);
  if (placed === undefined) return undefined;
  const space = without(reachedOf(field, placed, zone.spreads === true), zone.broken);
  known.set(zone, { field, space });
  return space;
}

/** What of an area is reached: by straight lines, or around corners too ("Areas of Effect"). */
function reachedOf(field: Battlefield, area: Placed, spreads: boolean): Extent {
  const extent = extentOf(area);
  const squares = spreads
    ? flooded(area.origin, squaresIn(area, field), (at) => isOpen(field, at))
    : affectedSquares(field, area);
  const reached = new Set(squares.map(({ x, y }) => y * field.width + x));
  return {
    from: extent.from,
    to: extent.to,
    has: (x, y, z) => reached.has(y * field.width + x) && extent.has(x, y, z),
  };
}

/** What of it has burnt is not there any more. */
function without(space: Extent, gone: Zone["broken"] = []): Extent {
  if (gone.length === 0) return space;
  const isGone = (x: number, y: number): boolean => gone.some((at) => at.x === x && at.y === y);
  const { from, to, has } = space;
  return { from, to, has: (x, y, z) => has(x, y, z) && !isGone(x, y) };
}

const isOpen = (field: Battlefield, at: Position): boolean => {
  const { obstacle } = groundAt(field, at);
  return obstacle === undefined || obstacle.height !== undefined;
};

/** The area of a zone that stays where it is, on the map; nothing for one that goes along, and for walls. */
export function placedAt({ anchor, area }: Pick<Zone, "anchor" | "area">): Placed | undefined {
  if (!("origin" in anchor)) return undefined;
  const { origin, direction } = anchor;
  switch (area.shape) {
    case "sphere":
    case "cylinder":
      return { ...area, origin };
    case "cube":
    case "square":
      return { ...area, origin, ...(direction && { direction }) };
    case "cone":
    case "line":
      return direction && { ...area, origin, direction };
    case "wall":
      return undefined;
  }
}
