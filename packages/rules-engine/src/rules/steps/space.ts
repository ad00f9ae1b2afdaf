import type { Area, Targets } from "@tabletop-mcp/srd-data";
import type { UseAction } from "../../game/action.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { Struck } from "../../grid/affected.js";
import type { Area as Space } from "../../grid/area.js";
import { type Body, footprintOf } from "../../grid/body.js";
import { edgeOf } from "../../grid/edge.js";
import type { Direction, Origin, Position } from "../../grid/point.js";
import { bodiesIn, bodyOf, feetOf, thingsIn } from "../combat/bodies.js";
import { inArea, thingsInArea } from "../combat/in-area.js";
import { coverFrom, seenFrom, spotOf } from "../combat/sight-between.js";
import { isForThings } from "./for-things.js";

/** An area that somebody makes: whose, and where it begins and points, where that was said. */
export type AreaAsked = Pick<UseAction, "id" | "origin" | "direction"> & {
  readonly area: Area;
  /** For creatures, where nothing else is said. */
  readonly what?: Targets["what"] | undefined;
};

type Tables = Pick<Using, "compendium">;

/**
 * Ids of those in an area. Nothing where no map tells, or nobody says where it lies: then whoever
 * asks names them. What begins at its maker leaves the maker out ("Areas of Effect").
 */
export const affectedBy = (
  state: GameState,
  asked: AreaAsked,
  using: Tables,
): readonly string[] | undefined => struckBy(state, asked, using)?.map(({ id }) => id);

/** The same, with the cover that each of them has from where it begins. */
export function struckBy(
  state: GameState,
  { id, area, origin, direction, what }: AreaAsked,
  using: Tables,
): readonly Struck[] | undefined {
  const body = bodyOf(state, id, using.compendium);
  if (state.battlefield === undefined || body === undefined) return undefined;
  if (origin === undefined && direction === undefined)
    return area.shape === "sphere"
      ? around(state, { id, feet: area.radius, what }, using).map((one) => ({
          id: one,
          cover: "none",
        }))
      : undefined;
  const from = origin ?? edgeOf(body, direction);
  const space = spaceOf(area, from, direction);
  if (space === undefined) return undefined;
  const all = [
    ...(what === "object" ? [] : inArea(state, space, using)),
    ...(isForThings({ what }) ? thingsInArea(state, space, using) : []),
  ];
  return origin === undefined ? all.filter((one) => one.id !== id) : all;
}

/** Those who stand on squares of the map, a wall's; nothing where there is none. */
export function onSquares(
  state: GameState,
  squares: readonly Origin[],
  { compendium }: Tables,
): readonly Struck[] | undefined {
  if (state.battlefield === undefined || squares.length === 0) return undefined;
  const isOn = (body: Body): boolean =>
    footprintOf(body).some((at) => squares.some(({ x, y }) => at.x === x && at.y === y));
  return bodiesIn(state, compendium)
    .filter(isOn)
    .map(({ id }) => ({ id, cover: "none" }));
}

/** An area of the facts, laid on the map; walls are laid square by square elsewhere. */
function spaceOf(
  area: Area,
  origin: Position,
  direction: Direction | undefined,
): Space | undefined {
  switch (area.shape) {
    case "sphere":
    case "cylinder":
      return { ...area, origin };
    case "cube":
    case "square":
      return direction === undefined ? { ...area, origin } : { ...area, origin, direction };
    case "cone":
    case "line":
      return direction && { ...area, origin, direction };
    case "wall":
      return undefined;
  }
}

/** Everybody within so many feet of somebody whom it does not have full cover from. */
export const around = (
  state: GameState,
  { id, feet, what }: Pick<AreaAsked, "id" | "what"> & { readonly feet: number },
  using: Tables,
): readonly string[] =>
  [
    ...(what === "object" ? [] : bodiesIn(state, using.compendium)),
    ...(isForThings({ what }) ? thingsIn(state, using.compendium) : []),
  ].flatMap(({ id: other }) => {
    if (other === id || (feetBetween(state, [id, other], using) ?? 0) > feet) return [];
    return isReachable(state, [id, other], using) ? other : [];
  });

type Pair = readonly [one: string, other: string];

/** Feet between two creatures; nothing where no map tells. */
export const feetBetween = (
  state: GameState,
  [one, other]: Pair,
  { compendium }: Tables,
): number | undefined =>
  feetOf(state, { self: creatureIn(state, one), other: creatureIn(state, other) }, compendium);

/** Whether an effect that starts at one can touch the other: it has no full cover ("A Clear Path to the Target"). */
export const isReachable = (state: GameState, pair: Pair, using: Tables): boolean =>
  coverFrom(state, lookOf(state, pair, using), using)?.cover !== "full";

/** Whether one sees the other. */
export const isInSight = (state: GameState, pair: Pair, using: Tables): boolean =>
  seenFrom(state, lookOf(state, pair, using), using).visible;

const lookOf = (state: GameState, [one, other]: Pair, using: Tables) => ({
  from: spotOf(state, creatureIn(state, one), using),
  to: spotOf(state, creatureIn(state, other), using),
});
