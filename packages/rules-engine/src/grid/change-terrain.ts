import { type Battlefield, type Ground, isOnMap, type TerrainKind } from "./battlefield.js";
import type { Position } from "./point.js";
import { writeRow } from "./rows.js";
import { terrainOf } from "./terrain.js";

/** A changed map, and how many squares are really different from before. */
export interface Changed {
  readonly field: Battlefield;
  readonly changed: number;
}

/** Adds something to squares, in place of the same kind; a wall fills a pit, and a pit breaks a wall. */
export const layTerrain = (
  field: Battlefield,
  squares: Iterable<Position>,
  added: Ground,
): Changed =>
  changeGround(field, squares, (ground) => {
    const { obstacle: _wall, pit: _pit, ...rest } = ground;
    const isMoved = added.obstacle !== undefined || added.pit !== undefined;
    return isMoved ? { ...rest, ...added } : { ...ground, ...added };
  });

/** Takes one kind of thing off squares. */
export const clearTerrain = (
  field: Battlefield,
  squares: Iterable<Position>,
  kind: TerrainKind,
): Changed =>
  changeGround(field, squares, (ground) => {
    const { [kind]: _gone, ...rest } = ground;
    return rest;
  });

/** Changes what lies on squares; those off the map do not count. */
function changeGround(
  field: Battlefield,
  squares: Iterable<Position>,
  change: (ground: Ground) => Ground,
): Changed {
  const grounds = terrainOf(field).grounds.slice();
  const listed = inUse(grounds, field.ground);
  const becomes = new Map<number, number>();
  let changed = 0;
  for (const square of new Set(
    [...squares].filter((one) => isOnMap(field, one)).map(atIn(field)),
  )) {
    const before = grounds[square] ?? 0;
    const after = becomes.get(before) ?? numberOf(change(listed[before] ?? {}), listed);
    becomes.set(before, after);
    if (after === before) continue;
    grounds[square] = after;
    changed += 1;
  }
  return changed === 0 ? { field, changed } : { field: rolledUp(grounds, listed, field), changed };
}

/** The grounds by their numbers; nothing where no square has one. Numbers stay, and with them the rows that do not change. */
function inUse(grounds: Uint16Array, listed: readonly Ground[]): (Ground | undefined)[] {
  const isUsed = new Uint8Array(listed.length);
  isUsed[0] = 1;
  for (const number of grounds) isUsed[number] = 1;
  return listed.map((ground, number) => (isUsed[number] === 1 ? ground : undefined));
}

/** The number of a ground; a new one takes the first that is free. */
function numberOf(ground: Ground, listed: (Ground | undefined)[]): number {
  const key = keyOf(ground);
  const known = listed.findIndex((one) => one !== undefined && keyOf(one) === key);
  if (known >= 0) return known;
  const free = listed.indexOf(undefined);
  const number = free < 0 ? listed.length : free;
  listed[number] = ground;
  return number;
}

const atIn =
  ({ width }: Battlefield) =>
  ({ x, y }: Position): number =>
    y * width + x;

/** The same for equal grounds, in whatever order their fields stand. */
const keyOf = (ground: Ground): string =>
  JSON.stringify(Object.entries(ground).sort(([one], [other]) => (one < other ? -1 : 1)));

/** The map with these rows, and the grounds that are still in use: what is free between them is plain. */
function rolledUp(
  grounds: Uint16Array,
  listed: readonly (Ground | undefined)[],
  field: Battlefield,
): Battlefield {
  const used = inUse(
    grounds,
    listed.map((ground) => ground ?? {}),
  );
  const last = used.findLastIndex((ground) => ground !== undefined);
  const { width } = field;
  const rows = Array.from({ length: field.height }, (_, y) =>
    writeRow(grounds.subarray(y * width, (y + 1) * width)),
  );
  const ground = used.slice(0, last + 1).map((one) => one ?? {});
  return { ...field, ground, rows };
}
