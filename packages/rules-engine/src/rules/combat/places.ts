import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Side } from "../../encounter/combatant.js";
import type { Entrant } from "../../game/action.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { RuleViolation } from "../../game/violation.js";
import { type Battlefield, isOnMap } from "../../grid/battlefield.js";
import { type Body, footprintOf, overlaps, widthOf } from "../../grid/body.js";
import { positionAt } from "../../grid/point.js";
import { groundAt } from "../../grid/terrain.js";
import { blockOf } from "../../sheet/block-of.js";
import { sizeOf } from "../../sheet/size.js";
import type { Compendium } from "../../tables/compendium.js";
import { bodyOf } from "./bodies.js";

/** A map, and those who come onto it. */
interface Coming {
  readonly entrants: readonly Entrant[];
  readonly field: Battlefield;
}

/** Somebody who stands on the map; a swarm shares its space ("Swarm"). */
interface Standing {
  readonly name: string;
  readonly body: Body;
  readonly swarm: boolean;
}

/**
 * Where those who enter a fight with a map stand: where they are put, or on free squares at their
 * side's edge, the party's west, the enemies' east, the neutrals' north. No two share a square.
 */
export function placed(
  state: GameState,
  { entrants, field }: Coming,
  compendium: Compendium,
): Result<readonly Entrant[], RuleViolation> {
  const here = Object.keys(state.combatants ?? {}).flatMap((id) => {
    // A corpse is in nobody's way.
    const body = state.creatures[id]?.dead ? undefined : bodyOf(state, id, compendium);
    return body === undefined ? [] : [standing(state, { id, body }, compendium)];
  });
  for (const { id, at } of entrants) {
    if (at === undefined) continue;
    const size = sizeOf(creatureIn(state, id).make, compendium);
    const one = standing(state, { id, body: Object.assign({ size }, at) }, compendium);
    const refused = refuse(one, { here, field });
    if (refused !== undefined) return err(refused);
    here.push(one);
  }
  const full = squaresTaken(field, here);
  const all: Entrant[] = [];
  for (const entrant of entrants) {
    const { name, make } = creatureIn(state, entrant.id);
    const size = sizeOf(make, compendium);
    const at = entrant.at ?? freeAtEdge({ field, full, side: widthOf(size) }, entrant.side);
    if (at === undefined) return err(noRoom(name));
    for (const square of footprintOf(Object.assign({ size }, at)))
      full.add(numberOf(field, square));
    all.push(Object.assign({}, entrant, { at }));
  }
  return ok(all);
}

const standing = (
  { creatures }: GameState,
  { id, body }: { readonly id: string; readonly body: Body },
  compendium: Compendium,
): Standing => {
  const creature = creatures[id];
  const block = creature && blockOf(creature.make, compendium);
  return { name: creature?.name ?? id, body, swarm: block?.swarmOf !== undefined };
};

function refuse(
  { name, body, swarm }: Standing,
  { here, field }: { readonly here: readonly Standing[]; readonly field: Battlefield },
): RuleViolation | undefined {
  const squares = footprintOf(body);
  if (!squares.every((square) => isOnMap(field, square)))
    return {
      code: "OFF_MAP",
      message: `${name} at ${body.x},${body.y} (${body.size}) is not on the map.`,
      hint: `The map has ${field.width} × ${field.height} squares, from 0,0.`,
    };
  const wall = squares.find((square) => isInWall(field, square));
  if (wall !== undefined)
    return {
      code: "IN_WALL",
      message: `${name} cannot stand at ${wall.x},${wall.y}: there is a wall.`,
      hint: "Put it on other squares.",
    };
  const other = here.find((one) => !swarm && !one.swarm && overlaps(one.body, body));
  return (
    other && {
      code: "OCCUPIED",
      message: `${name} and ${other.name} cannot share a square.`,
      hint: "Put one of them elsewhere, or leave its position out.",
    }
  );
}

function isInWall(field: Battlefield, square: Body | ReturnType<typeof positionAt>): boolean {
  const { obstacle } = groundAt(field, square);
  return obstacle !== undefined && (square.z ?? 0) < (obstacle.height ?? Number.POSITIVE_INFINITY);
}

const numberOf = ({ width }: Battlefield, { x, y }: { readonly x: number; readonly y: number }) =>
  y * width + x;

/** Squares that nobody is put on: somebody or something stands there already. */
const squaresTaken = (field: Battlefield, here: readonly Standing[]): Set<number> =>
  new Set(
    [...here.map(({ body }) => body), ...(field.props ?? [])].flatMap((body) =>
      footprintOf(body).map((square) => numberOf(field, square)),
    ),
  );

interface Looking {
  readonly field: Battlefield;
  readonly full: ReadonlySet<number>;
  /** Of the space that is looked for, in squares. */
  readonly side: number;
}

/** The free space that is nearest to the middle of a side's edge, row by row inwards. */
function freeAtEdge(looking: Looking, of: Side) {
  const { field, side } = looking;
  const [deep, long] = of === "neutral" ? [field.height, field.width] : [field.width, field.height];
  for (let depth = 0; depth <= deep - side; depth += 1)
    for (const along of fromTheMiddle(long - side)) {
      const [x, y] = cornerAt[of](depth, { along, last: field.width - side });
      if (isFree(looking, x, y)) return positionAt(x, y, 0);
    }
  return undefined;
}

interface Along {
  readonly along: number;
  readonly last: number;
}

/** The north-west square of a space so deep in from a side's edge. */
const cornerAt: Readonly<Record<Side, (depth: number, at: Along) => readonly [number, number]>> = {
  party: (depth, { along }) => [depth, along],
  enemy: (depth, { along, last }) => [last - depth, along],
  neutral: (depth, { along }) => [along, depth],
};

/** 0 to `last`, those in the middle first. */
const fromTheMiddle = (last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last + 1) }, (_, at) => at).sort(
    (one, other) => Math.abs(one - last / 2) - Math.abs(other - last / 2),
  );

/** Nobody and nothing is there, and nothing that hurts or hinders. */
function isFree({ field, full, side }: Looking, x: number, y: number): boolean {
  for (let at = 0; at < side * side; at += 1) {
    const square = { x: x + (at % side), y: y + Math.floor(at / side) };
    const { obstacle, pit, hazard, water } = groundAt(field, square);
    if (full.has(numberOf(field, square)) || obstacle || pit || hazard || water) return false;
  }
  return true;
}

const noRoom = (name: string): RuleViolation => ({
  code: "NO_ROOM",
  message: `There is no free space on the map for ${name}.`,
  hint: "Make the map larger, or say a position.",
});
