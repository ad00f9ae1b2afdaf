import type { Area, Blocked, Cover } from "@tabletop-mcp/srd-data";
import type { LaidZone, Zone } from "../../encounter/zone.js";
import type { GameState } from "../../game/state.js";
import type { Battlefield, Prop } from "../../grid/battlefield.js";
import { layTerrain } from "../../grid/change-terrain.js";
import type { Position } from "../../grid/point.js";

/** A map as it is to who goes, to eyes, and to what works from one place on another, with the walls of the fight on it. */
type Walled = Readonly<Record<Blocked, Battlefield>>;

/** The map with what is in the way of movement. */
export const movementField = (state: GameState): Battlefield | undefined => walled(state)?.movement;

/** The map with what is in the way of spells, attacks and their like. */
export const effectsField = (state: GameState): Battlefield | undefined => walled(state)?.effects;

/** The map with what is in the way of arrows and their like. */
export const missilesField = (state: GameState): Battlefield | undefined => walled(state)?.missiles;

/** The map with what is in the way of spells that are cast from one place at another. */
export const spellsField = (state: GameState): Battlefield | undefined => walled(state)?.spells;

/** The map with what is in the way of a look; what hangs in the air is apart. */
export const sightField = (state: GameState): Battlefield | undefined => walled(state)?.sight;

type Zones = readonly LaidZone[];

/** Remembered as long as neither the map nor the zones change. */
const known = new WeakMap<Battlefield, { readonly zones: Zones; readonly walled: Walled }>();

function walled({ battlefield, encounter }: GameState): Walled | undefined {
  if (battlefield === undefined) return undefined;
  const zones = encounter?.status === "active" ? (encounter.zones ?? none) : none;
  const before = known.get(battlefield);
  if (before?.zones === zones) return before.walled;
  const found = raised(battlefield, zones);
  known.set(battlefield, { zones, walled: found });
  return found;
}

const none: Zones = [];

function raised(field: Battlefield, zones: Zones): Walled {
  const walls = zones.flatMap(wallOf);
  if (walls.length === 0)
    return { movement: field, sight: field, effects: field, missiles: field, spells: field };
  const effects = withScreens(withWalls(field, walls, "effects"), walls);
  return {
    movement: withWalls(field, walls, "movement"),
    sight: withWalls(field, walls, "sight"),
    missiles: withWalls(field, walls, "missiles"),
    effects,
    spells: withWalls(effects, walls, "spells"),
  };
}

interface Wall {
  readonly id: string;
  readonly squares: readonly Position[];
  readonly height: number | undefined;
  readonly blocks: readonly Blocked[];
  readonly cover: Cover | undefined;
}

function wallOf(zone: LaidZone): readonly Wall[] {
  const { id, area, cover } = zone;
  const blocks = blockedBy(zone);
  const squares = standing(zone);
  return squares.length === 0 ? [] : [{ id, squares, height: tallnessOf(area), blocks, cover }];
}

/** What a wall stops, or one of its layers. */
export const blockedBy = ({ blocks = [], layers = [] }: Zone): readonly Blocked[] => [
  ...new Set([...blocks, ...layers.flatMap((layer) => layer.blocks ?? [])]),
];

/** The squares of a wall that are not broken. */
export function standing({ anchor, broken = [] }: LaidZone): readonly Position[] {
  if (!("squares" in anchor)) return [];
  return anchor.squares.filter((at) => !broken.some(({ x, y }) => x === at.x && y === at.y));
}

/** Domes and spheres are closed above. */
const tallnessOf = (area: Area): number | undefined => ("height" in area ? area.height : undefined);

const withWalls = (field: Battlefield, walls: readonly Wall[], what: Blocked): Battlefield =>
  walls
    .filter(({ blocks }) => blocks.includes(what))
    .reduce(
      (before, { squares, height }) =>
        layTerrain(before, squares, { obstacle: height === undefined ? {} : { height } }).field,
      field,
    );

/** What gives cover without stopping everything, square by square. */
function withScreens(field: Battlefield, walls: readonly Wall[]): Battlefield {
  const screens = walls.flatMap(({ id, squares, height, cover }) =>
    cover === undefined
      ? []
      : squares.map(({ x, y }): Prop => ({ id, x, y, size: "medium", height: height ?? 0, cover })),
  );
  if (screens.length === 0) return field;
  return Object.assign({}, field, { props: [...(field.props ?? []), ...screens] });
}
