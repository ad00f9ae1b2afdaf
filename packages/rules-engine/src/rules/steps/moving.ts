import type { Moment, Step } from "@tabletop-mcp/srd-data";
import type { Frame } from "../../game/frame.js";
import { happens, type Next, steps } from "../../game/next.js";
import { combatantOf } from "../../game/state.js";
import type { Battlefield } from "../../grid/battlefield.js";
import { type Body, overlaps } from "../../grid/body.js";
import { feetBetween } from "../../grid/distance.js";
import { nearestFree } from "../../grid/free.js";
import type { Mover } from "../../grid/mover.js";
import { type Direction, feetPerSquare, type Position, positionAt } from "../../grid/point.js";
import { directionBetween, throwAlong, thrustPath } from "../../grid/thrust.js";
import { bodiesIn, fullBodyOf } from "../combat/bodies.js";
import { thrown } from "../combat/move/mover.js";
import { chosenOf } from "./chosen.js";
import { act, actQuietly, type Settling } from "./settling.js";
import { isOfThings, moving, told } from "./told.js";

type Move = NonNullable<Step["move"]>;

/** Somebody is pushed, pulled, thrown, or goes somewhere at once; without a map, or a place to go to, the game master is told. */
export function move(turn: Settling): Next {
  const { step, frame, outcome } = turn;
  if (step.move === undefined || isOfThings(step.targets)) return happens();
  const { id } = outcome;
  const risen = step.move.to === "up" ? rise(turn, step.move.feet) : carry(turn, step.move);
  if (risen !== undefined) return risen;
  if (step.move.off && frame.to === undefined && combatantOf(turn.state, id) !== undefined)
    return steps(
      actQuietly({ type: "leave_encounter", id, because: `is gone with ${frame.by.source}` }),
    );
  const frames = framesOf(turn, withModifier(step.move, frame.by));
  return frames === undefined
    ? happens(told(frame, moving(step.move), [outcome.id]))
    : steps(...frames);
}

/** Who is held aloft is at the top of what lifts it (Reverse Gravity); of others the game master is told. */
function rise({ state, step, outcome: { id } }: Settling, feet: number): Next | undefined {
  const from = combatantOf(state, id)?.at;
  if (from === undefined || state.battlefield === undefined || !holdsAloft(step)) return undefined;
  return lifted(id, from, [positionAt(from.x, from.y, feet)]);
}

const holdsAloft = ({ effects: laid = [] }: Step): boolean =>
  laid.some(({ effects }) => effects.some(({ kind }) => kind === "held-aloft"));

const lifted = (id: string, from: Position, path: readonly Position[]): Next =>
  happens({
    type: "moved",
    id,
    rule: "Spell Descriptions",
    from,
    to: path.at(-1) ?? from,
    mode: "forced",
    feet: 0,
    path,
  });

/** Who is held aloft is carried through the air to the place that is named, as far and as high as it goes (Telekinesis). */
function carry(turn: Settling, { feet, to: way }: Move): Next | undefined {
  const { state, step, frame, outcome, using } = turn;
  const { to } = frame;
  const mover = thrown(state, outcome.id, using.compendium);
  const { battlefield: field } = state;
  if (way !== "any" || to === undefined || mover === undefined || field === undefined)
    return undefined;
  if (!holdsAloft(step)) return undefined;
  const { x, y, z = 0, size } = mover;
  const along = directionBetween(mover, { ...to, size });
  const flat = Math.min(feet, feetBetween(mover, { x: to.x, y: to.y, z, size }, mover.diagonals));
  const flying = Object.assign({}, mover, { mode: "fly" as const });
  const path = along === undefined ? [] : thrustPath(field, flying, { along, feet: flat });
  const end = path.at(-1) ?? { x, y };
  const height = Math.min(Math.max(to.z ?? 0, z - feet), z + feet);
  const last = positionAt(end.x, end.y, height);
  return lifted(outcome.id, positionAt(x, y, z), [...path.slice(0, -1), last]);
}

/** As far as whoever casts it makes it. */
const withModifier = (move: Move, { modifier = 0 }: Settling["frame"]["by"]): Move =>
  move.perModifier === undefined
    ? move
    : Object.assign({}, move, { feet: move.feet + move.perModifier * Math.max(0, modifier) });

/** What moves it; nothing where nobody can say where to. */
function framesOf(turn: Settling, moved: Move): readonly Frame[] | undefined {
  const { state, frame, outcome, using } = turn;
  const { battlefield } = state;
  const mover = thrown(state, outcome.id, using.compendium);
  const source = fullBodyOf(state, frame.id, using.compendium);
  if (battlefield === undefined || mover === undefined || source === undefined) return undefined;
  const scene: Scene = { field: battlefield, mover, source };
  if (moved.random) return flung(turn, scene, moved);
  if (moved.to === "away") return forced(turn, pathAway(scene, moved.feet));
  if (moved.to === "toward") return forced(turn, pathToward(scene, moved.feet));
  return moved.to === "any" && frame.to !== undefined
    ? going(turn, { scene, moved, to: frame.to })
    : undefined;
}

interface Scene {
  readonly field: Battlefield;
  readonly mover: Mover;
  readonly source: Body;
}

/** By force: it provokes nothing and takes nothing of anybody's turn. */
const forced = ({ outcome: { id } }: Settling, path: readonly Position[]): readonly Frame[] =>
  path.length === 0 ? [] : [{ kind: "move", id, mode: "forced", path }];

/** Chance says where to; what it strikes on the way may hurt both, the more the farther it was thrown. */
function flung(turn: Settling, scene: Scene, { feet }: Move): readonly Frame[] {
  const { rng, compendium } = turn.using;
  const along = ways[rng.die(ways.length) - 1] ?? { x: 1, y: 0 };
  const mover = apart(scene);
  const { path, stopped } = throwAlong(scene.field, mover, { along, feet });
  const thrown = forced(turn, path);
  if (stopped === undefined || stopped.reason === "off_map" || stopped.reason === "unheld")
    return thrown;
  const { id } = turn.outcome;
  const there = { ...stopped.at, size: mover.size };
  const struck = bodiesIn(turn.state, compendium).find(
    (one) => one.id !== id && overlaps(there, one),
  );
  const feetThrown = path.length * feetPerSquare;
  const hits: Striking =
    struck === undefined
      ? { moment: "hits-object", id, feetThrown }
      : { moment: "hits-creature", id: struck.id, feetThrown };
  return [...thrown, ...striking(turn, hits)];
}

interface Striking {
  readonly moment: Moment;
  readonly id: string;
  readonly feetThrown: number;
}

/** What follows when somebody that was thrown strikes something: its roll is for each 10 feet. */
function striking(
  { frame, step }: Settling,
  { moment, id, feetThrown }: Striking,
): readonly Frame[] {
  const points = Math.floor(feetThrown / 10);
  if (points === 0) return [];
  return chosenOf(step.next ?? [], undefined, moment).map((place) => ({
    kind: "steps",
    id: frame.id,
    at: { ...frame.at, path: [...frame.at.path, "next", place] },
    by: { ...frame.by, points },
    targets: [id],
    moment,
  }));
}

/** Who is in the space of the one that throws it is not stopped by that one. */
const apart = ({ mover, source }: Scene): Mover =>
  feetBetween(mover, source) > 0
    ? mover
    : { ...mover, occupants: mover.occupants?.filter((one) => feetBetween(one, source) > 0) ?? [] };

/** Straight away; out of its space to the nearest free place, for who is in that. */
function pathAway(scene: Scene, feet: number): readonly Position[] {
  const { field, mover, source } = scene;
  const along = directionBetween(source, mover);
  if (feetBetween(mover, source) > 0 && along !== undefined)
    return thrustPath(field, mover, { along, feet });
  const others = [...(mover.occupants ?? []), source];
  const suits = (place: Body): boolean => feetBetween(place, source) <= feet;
  const place = nearestFree(field, { body: mover, others, suits });
  return place === undefined ? [] : [place];
}

/** Straight toward, and no farther than beside it. */
function pathToward({ field, mover, source }: Scene, feet: number): readonly Position[] {
  const along = directionBetween(mover, source);
  const most = feetBetween(mover, source, mover.diagonals) - beside;
  return along === undefined || most <= 0
    ? []
    : thrustPath(field, mover, { along, feet: Math.min(feet, most) });
}

const beside = 5;

/** The eight ways of the grid, clockwise from east: a d8 chooses. */
export const ways: readonly Direction[] = [
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
];

interface Going {
  readonly scene: Scene;
  readonly moved: Move;
  readonly to: Position;
}

/** To a place that was named: at once, by itself, or carried straight there; who comes along gets the nearest place. */
function going({ outcome, frame }: Settling, { scene, moved, to }: Going): readonly Frame[] {
  const { id } = outcome;
  const { field, mover } = scene;
  const isOwn = id === frame.id;
  if (moved.teleport) {
    const others = mover.occupants ?? [];
    const place = isOwn ? to : nearestFree(field, { body: { ...mover, ...to }, others });
    return place === undefined ? [] : [act({ type: "move", id, mode: "teleport", to: place })];
  }
  const { feet } = moved;
  if (isOwn) return [act({ type: "move", id, to, granted: { feet } })];
  const along = directionBetween(mover, { ...to, size: mover.size });
  const most = Math.min(feet, feetBetween(mover, to, mover.diagonals));
  const path = along === undefined ? [] : thrustPath(field, mover, { along, feet: most });
  return path.length === 0 ? [] : [{ kind: "move", id, mode: "forced", path }];
}
