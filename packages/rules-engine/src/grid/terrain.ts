import type { Battlefield, Ground } from "./battlefield.js";
import { widthOf } from "./body.js";
import type { Position } from "./point.js";
import { readRow } from "./rows.js";

/** A map worked out square by square, for speed; row by row from the north-west. */
export interface Terrain {
  readonly width: number;
  readonly height: number;
  /** Which of the field's grounds each square has. */
  readonly grounds: Uint16Array;
  /** Feet up to which a square is solid: 0 on the level, less in a pit, Infinity where a wall has no top. */
  readonly tops: Float32Array;
  /** The same to who looks: water hides nobody from who is in it. */
  readonly hiding: Float32Array;
  /** No square ends between the level and the sky: heights do not matter above ground. */
  readonly isFlat: boolean;
  /** How many squares north and west of each corner rise above the level. */
  readonly raised: Uint32Array;
  /** Something lies on the ground that hides what is behind it. */
  readonly isHazy: boolean;
}

const known = new WeakMap<Battlefield["rows"], Terrain>();

/** The terrain of a map: worked out once for its rows, however its props and lights change. */
export function terrainOf(field: Battlefield): Terrain {
  const found = known.get(field.rows);
  if (found !== undefined) return found;
  const terrain = workedOut(field);
  known.set(field.rows, terrain);
  return terrain;
}

function workedOut({ width, height, ground, rows }: Battlefield): Terrain {
  const grounds = unrolled(rows, width, height);
  const topOf = Float32Array.from(ground, top);
  const tops = spread(grounds, topOf);
  const isWet = ground.some(({ water }) => water);
  return {
    width,
    height,
    grounds,
    tops,
    hiding: isWet ? spread(grounds, Float32Array.from(ground, hidingTop)) : tops,
    isFlat: topOf.every((feet) => feet === 0 || feet === Infinity),
    raised: raisedBefore(tops, width, height),
    isHazy: ground.some(
      ({ obscurement, light }) => obscurement !== undefined || light === "magical_darkness",
    ),
  };
}

/** For each square what its ground has. */
function spread(grounds: Uint16Array, ofGround: Float32Array): Float32Array {
  const found = new Float32Array(grounds.length);
  for (let at = 0; at < found.length; at += 1) found[at] = ofGround[grounds[at] ?? 0] ?? 0;
  return found;
}

const hidingTop = (ground: Ground): number =>
  ground.water && ground.obstacle === undefined ? -Infinity : top(ground);

const top = ({ obstacle, pit }: Ground): number =>
  obstacle ? (obstacle.height ?? Infinity) : pit ? -pit.depth : 0;

function unrolled(rows: Battlefield["rows"], width: number, height: number): Uint16Array {
  const grounds = new Uint16Array(width * height);
  for (const [y, row] of rows.entries())
    if (row !== "") readRow(row, grounds.subarray(y * width, (y + 1) * width));
  return grounds;
}

function raisedBefore(tops: Float32Array, width: number, height: number): Uint32Array {
  const side = width + 1;
  const raised = new Uint32Array(side * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let inRow = 0;
    for (let x = 0; x < width; x += 1) {
      if ((tops[y * width + x] ?? 0) > 0) inRow += 1;
      raised[(y + 1) * side + x + 1] = (raised[y * side + x + 1] ?? 0) + inRow;
    }
  }
  return raised;
}

/** Whether any square of a rectangle, its corners included, rises above the level. */
export function hasRaised({ raised, width }: Terrain, from: Position, to: Position): boolean {
  const side = width + 1;
  const at = (x: number, y: number): number => raised[y * side + x] ?? 0;
  return (
    at(to.x + 1, to.y + 1) - at(from.x, to.y + 1) - at(to.x + 1, from.y) + at(from.x, from.y) > 0
  );
}

const plain: Ground = {};

/** What lies on a square; off the map there is nothing. */
export function groundAt(field: Battlefield, { x, y }: Position): Ground {
  if (x < 0 || y < 0 || x >= field.width || y >= field.height) return plain;
  return field.ground[terrainOf(field).grounds[y * field.width + x] ?? 0] ?? plain;
}

const rooms = new WeakMap<Terrain, Uint8Array>();

/** The side of the largest body that no wall stops, up to four squares, by the north-west square; where heights do not matter. */
export function roomsOf(terrain: Terrain): Uint8Array | undefined {
  if (!terrain.isFlat) return undefined;
  const found = rooms.get(terrain) ?? measured(terrain);
  rooms.set(terrain, found);
  return found;
}

const widest = widthOf("gargantuan");

/** From the south-east: a space is as wide as the least of those east, south and south-east of its corner, and one more. */
function measured({ width, height, tops }: Terrain): Uint8Array {
  const room = new Uint8Array(width * height);
  for (let y = height - 1; y >= 0; y -= 1) {
    for (let x = width - 1, at = y * width + x; x >= 0; x -= 1, at -= 1) {
      if ((tops[at] ?? 0) > 0) continue;
      const isLast = x === width - 1 || y === height - 1;
      const beyond = isLast
        ? 0
        : Math.min(room[at + 1] ?? 0, room[at + width] ?? 0, room[at + width + 1] ?? 0);
      room[at] = Math.min(widest, 1 + beyond);
    }
  }
  return room;
}
