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
  const listed = [...field.ground];
  const numbers = new Map(listed.map((ground, number) => [keyOf(ground), number]));
  const becomes = new Map<number, number>();
  const numberOf = (ground: Ground): number => {
    const key = keyOf(ground);
    const number = numbers.get(key) ?? listed.push(ground) - 1;
    numbers.set(key, number);
    return number;
  };
  let changed = 0;
  for (const square of new Set(
    [...squares].filter((one) => isOnMap(field, one)).map(atIn(field)),
  )) {
    const before = grounds[square] ?? 0;
    const after = becomes.get(before) ?? numberOf(change(listed[before] ?? {}));
    becomes.set(before, after);
    if (after === before) continue;
    grounds[square] = after;
    changed += 1;
  }
  if (changed === 0) return { field, changed };
  const { ground, rows } = rolledUp(grounds, listed, field.width);
  return { field: { ...field, ground, rows }, changed };
}

const atIn =
  ({ width }: Battlefield) =>
  ({ x, y }: Position): number =>
    y * width + x;

/** The same for equal grounds, in whatever order their fields stand. */
const keyOf = (ground: Ground): string =>
  JSON.stringify(Object.entries(ground).sort(([one], [other]) => (one < other ? -1 : 1)));

/** The rows of a map, and the grounds that are still in use. */
function rolledUp(
  grounds: Uint16Array,
  listed: readonly Ground[],
  width: number,
): Pick<Battlefield, "ground" | "rows"> {
  const used = [...new Set([0, ...grounds])];
  const numbers = new Map(used.map((old, number) => [old, number]));
  const renumbered = grounds.map((old) => numbers.get(old) ?? 0);
  const rows = Array.from({ length: grounds.length / width }, (_, y) =>
    writeRow(renumbered.subarray(y * width, (y + 1) * width)),
  );
  return { ground: used.map((old) => listed[old] ?? {}), rows };
}
