import { sizes } from "@tabletop-mcp/srd-data";
import type { Along } from "../../../game/moved.js";
import { combatantOf, creatureIn, type GameState } from "../../../game/state.js";
import { type Body, overlaps } from "../../../grid/body.js";
import { feetBetween } from "../../../grid/distance.js";
import { isFree, nearestFree } from "../../../grid/free.js";
import type { Occupant } from "../../../grid/mover.js";
import { roomAt } from "../../../grid/path.js";
import { feetPerSquare, type Position, positionAt } from "../../../grid/point.js";
import { blockOf } from "../../../sheet/block-of.js";
import { sizeOf } from "../../../sheet/size.js";
import type { Compendium } from "../../../tables/compendium.js";
import { movementField } from "../../zones/walls.js";
import { bodyOf, fullBodyOf } from "../bodies.js";
import { areFoes } from "../foes.js";
import { meleeReachOf } from "../melee-reach.js";

/** Who rides a creature, and whom it has inside itself. */
export const carriedBy = ({ combatants = {} }: GameState, id: string): readonly string[] =>
  Object.values(combatants)
    .filter(({ at, mount, within }) => at !== undefined && (mount === id || within === id))
    .map((one) => one.id);

/** Whom a creature grapples, and so drags along when it moves ("Grappling"). */
export const draggedBy = (
  state: GameState,
  id: string,
  compendium: Compendium,
): readonly string[] =>
  Object.values(state.creatures)
    .filter(
      (one) =>
        one.conditions.some(({ condition, from }) => condition === "grappled" && from === id) &&
        isInHold(state, { by: id, of: one.id }, compendium),
    )
    .map((one) => one.id);

/** Whether one is near enough to the other to be held by it. */
export function isInHold(
  state: GameState,
  { by, of }: { readonly by: string; readonly of: string },
  compendium: Compendium,
): boolean {
  const [holder, held] = [bodyOf(state, by, compendium), bodyOf(state, of, compendium)];
  return (
    holder !== undefined &&
    held !== undefined &&
    feetBetween(holder, held) <= meleeReachOf(creatureIn(state, by), compendium)
  );
}

const freeFrom = 2;

/** Whether whom a creature drags halves its speed: not where all are two sizes smaller. */
export const isSlowedByDragging = (
  state: GameState,
  id: string,
  compendium: Compendium,
): boolean => {
  const rankOf = (of: string): number =>
    sizes.indexOf(sizeOf(creatureIn(state, of).make, compendium));
  return draggedBy(state, id, compendium).some((other) => rankOf(id) - rankOf(other) < freeFrom);
};

/** Somebody who needs room: with whom it drags out of the way, or among them. */
interface Needing {
  readonly id: string;
  readonly drags?: boolean;
}

/** Those whose space is in a creature's way: not the dead, nor who goes with it, nor swarms and what is in them. */
export function occupantsFor(
  state: GameState,
  { id, drags = false }: Needing,
  compendium: Compendium,
): readonly Occupant[] {
  const self = combatantOf(state, id);
  const company = new Set([
    id,
    ...carriedBy(state, id),
    ...(drags ? draggedBy(state, id, compendium) : []),
    ...[self?.mount, self?.within].flatMap((one) => one ?? []),
  ]);
  if (sharesSpace(state, id, compendium)) return [];
  return Object.values(state.combatants ?? {}).flatMap((one): readonly Occupant[] => {
    const body = company.has(one.id) ? undefined : bodyOf(state, one.id, compendium);
    const isInWay =
      state.creatures[one.id]?.dead !== true &&
      one.within === undefined &&
      !sharesSpace(state, one.id, compendium);
    return body !== undefined && isInWay
      ? [Object.assign({ hostile: areFoes(state, id, one.id) }, body)]
      : [];
  });
}

/** Whether somebody may be in others' spaces, and others in its own: swarms, and what has no firm body (Air Form). */
export const sharesSpace = (
  { creatures }: GameState,
  id: string,
  compendium: Compendium,
): boolean => {
  const creature = creatures[id];
  const block = creature && blockOf(creature.make, compendium);
  return (
    block !== undefined &&
    (block.swarmOf !== undefined ||
      block.traits.some(({ effects = [] }) => effects.some(({ kind }) => kind === "shares-space")))
  );
};

/** Somebody who goes from one place to another. */
export interface Trip {
  readonly id: string;
  readonly from: Position;
  readonly to: Position;
}

/** Where those are afterwards who are carried: they keep their place on the one who carries them. */
export const carriedAlong = (state: GameState, trip: Trip): readonly Along[] =>
  carriedBy(state, trip.id).map((id) => ({
    id,
    from: combatantOf(state, id)?.at ?? trip.from,
    to: shifted(state, id, trip),
  }));

/**
 * Where those are who come along: riders stay on their mount; whoever is dragged keeps its place
 * beside the one who drags it where there is room, else it gets the nearest one beside it.
 */
export function takenAlong(
  state: GameState,
  trip: Trip,
  { compendium }: { readonly compendium: Compendium },
): readonly Along[] {
  const carried = carriedAlong(state, trip);
  const battlefield = movementField(state);
  const mover = fullBodyOf(state, trip.id, compendium);
  if (battlefield === undefined || mover === undefined) return carried;
  const there: Body = Object.assign({ size: mover.size }, trip.to);
  const others: Body[] = [...occupantsFor(state, { id: trip.id, drags: true }, compendium), there];
  const beside = (place: Body): boolean => feetBetween(place, there) <= feetPerSquare;
  const dragged = draggedBy(state, trip.id, compendium).map((id): Along => {
    const size = sizeOf(creatureIn(state, id).make, compendium);
    const kept: Body = Object.assign({ size }, shifted(state, id, trip));
    const isKept = !others.some((one) => overlaps(kept, one)) && isRoomy(state, kept);
    const body = fullBodyOf(state, id, compendium) ?? kept;
    const to = isKept
      ? positionOf(kept)
      : (nearestFree(battlefield, { body, others, suits: beside }) ??
        (overlaps(body, there) ? nearestFree(battlefield, { body, others }) : undefined));
    others.push(Object.assign({ size }, to ?? body));
    return { id, from: positionOf(body), to: to ?? positionOf(body) };
  });
  return [...carried, ...dragged];
}

/** On the ground there is room only where one can stand; above and below it, off walls. */
function isRoomy(state: GameState, body: Body): boolean {
  const field = movementField(state);
  if (field === undefined) return true;
  return (body.z ?? 0) === 0
    ? isFree(field, body, [])
    : roomAt(field, { ...body, mode: "fly" }) === "free";
}

const positionOf = ({ x, y, z = 0 }: Position): Position => positionAt(x, y, z);

/** The place of somebody who keeps where it is to the one who moves. */
function shifted(state: GameState, id: string, { from, to }: Trip): Position {
  const { x, y, z = 0 } = combatantOf(state, id)?.at ?? from;
  return positionAt(x + to.x - from.x, y + to.y - from.y, z + (to.z ?? 0) - (from.z ?? 0));
}
