import type { Moment, Step } from "@tabletop-mcp/srd-data";
import { struckBy, type Zone, type ZoneMoment, type ZoneStep } from "../../encounter/zone.js";
import type { Event, EventOf } from "../../game/event.js";
import type { Frame } from "../../game/frame.js";
import { joined, type Next, nothing } from "../../game/next.js";
import { combatantOf, creatureIn, fightIn, type GameState } from "../../game/state.js";
import { stepAt } from "../../game/step-ref.js";
import type { Using } from "../../game/using.js";
import { dropBelow } from "../../grid/path.js";
import type { Position } from "../../grid/point.js";
import { bodyOf } from "../combat/bodies.js";
import { isSeenBy } from "../combat/scene.js";
import { standingAt } from "./crossing.js";
import { isNear } from "./near.js";
import { spring } from "./spring.js";
import { movementField } from "./walls.js";
import { isFor, isInside, zonesIn } from "./zones-in.js";

/** What zones do as a turn begins or ends: to whose turn it is, or, where the owner's counts, to all inside. */
export function strikeAtTurn(
  state: GameState,
  event: EventOf<"turn_began" | "turn_ended">,
  using: Using,
): Next {
  const moment = event.type === "turn_began" ? "turn-start" : "turn-end";
  const ids = (state.encounter?.order ?? []).map(({ id }) => id);
  return joined(
    zonesIn(state, using).map((zone) =>
      zone.steps.length === 0
        ? nothing
        : strike(state, { zone, moment, ids, turn: event.id }, using),
    ),
  );
}

/** What zones do to whoever comes into them by moving, or by being moved; one that goes along with its owner enters nobody. */
export function strikeEntering(state: GameState, event: EventOf<"moved">, using: Using): Next {
  const zones = zonesIn(state, using);
  if (zones.length === 0) return nothing;
  const { id, from, path, to, along = [] } = event;
  const all: readonly Trip[] = [
    { id, from, path: path.length > 0 ? path : [to] },
    ...along.map((one) => ({ id: one.id, from: one.from, path: [one.to] })),
  ];
  return joined(
    zones.flatMap((zone) =>
      all.map((trip) =>
        isCarried(zone, trip.id)
          ? nothing
          : joined([
              entering(state, { zone, trip }, using),
              wading(state, { zone, trip, event }, using),
              goingThrough(state, { zone, trip }, using),
              tripping(state, { zone, trip }, using),
            ]),
      ),
    ),
  );
}

/** Somebody's way, the place of departure apart. */
interface Trip {
  readonly id: string;
  readonly from: Position;
  readonly path: readonly Position[];
}

interface OnTheWay {
  readonly zone: Zone;
  readonly trip: Trip;
}

function entering(state: GameState, { zone, trip }: OnTheWay, using: Using): Next {
  const [first] = stepsAt(state, { zone, moment: "enter" }, using);
  if (first === undefined) return nothing;
  const { id, from, path } = trip;
  const isInAt = (at: Position): boolean =>
    isAt(standingAt(state, id, at), { zone, id, step: first.step }, using);
  return path.some(isInAt) && !isInAt(from)
    ? strike(state, { zone, moment: "enter", ids: [id], isJudged: true }, using)
    : nothing;
}

/** What lies in wait is set off by who comes into it, unless it waits for something else. */
function tripping(state: GameState, { zone, trip }: OnTheWay, using: Using): Next {
  if (!zone.lurks) return nothing;
  const { id, from, path } = trip;
  const isIn = (at: Position): boolean => isInside(standingAt(state, id, at), { zone, id }, using);
  return isIn(from) || !path.some(isIn)
    ? nothing
    : spring(state, { zone, targets: [id], isByWay: true }, using);
}

/** Each layer of a wall does what it does to who goes into it, one after another ("Prismatic Wall"). */
function goingThrough(state: GameState, { zone, trip }: OnTheWay, using: Using): Next {
  const { layers = [] } = zone;
  if (layers.length === 0) return nothing;
  const { id, from, path } = trip;
  const isIn = (at: Position): boolean => isInside(standingAt(state, id, at), { zone, id }, using);
  if (isIn(from) || !path.some(isIn)) return nothing;
  const run = layers.map(({ step }) => frameOf(zone, step, { moment: "crossed", targets: [id] }));
  return { events: [], run };
}

/** What happens for every 5 feet that somebody goes into a zone or on in it; who is there at once has gone nowhere. */
function wading(
  state: GameState,
  { zone, trip, event }: OnTheWay & { readonly event: EventOf<"moved"> },
  using: Using,
): Next {
  if (event.mode === "teleport" || event.mode === "fall") return nothing;
  const all = stepsAt(state, { zone, moment: "moved" }, using);
  if (all.length === 0) return nothing;
  const { id, path } = trip;
  const isGround = all.some(({ step }) => step.ground);
  const squares = path.filter((at) => {
    const there = standingAt(state, id, at);
    return isInside(there, { zone, id }, using) && (!isGround || isOnGround(there, id, using));
  });
  return joined(
    squares.map(() => strike(state, { zone, moment: "moved", ids: [id], isJudged: true }, using)),
  );
}

/** Whether somebody stands on what is beneath it. */
function isOnGround(state: GameState, id: string, { compendium }: Using): boolean {
  const [field, body] = [movementField(state), bodyOf(state, id, compendium)];
  return field === undefined || body === undefined || dropBelow(field, body) === 0;
}

const isCarried = ({ anchor }: Zone, id: string): boolean =>
  "creature" in anchor && anchor.creature === id;

/** A zone at one of its moments, and whom it may strike then. */
export interface Striking {
  readonly zone: Zone;
  readonly moment: ZoneMoment;
  readonly ids: readonly string[];
  /** Whose turn begins or ends, where that is why. */
  readonly turn?: string;
  /** They are inside, or were on their way. */
  readonly isJudged?: true;
}

/** A zone does what it does at a moment to those of them who are inside, and whom it has not struck in this turn. */
export function strike(state: GameState, striking: Striking, using: Using): Next {
  const { zone, moment, ids } = striking;
  const owner = state.creatures[zone.owner];
  if (owner === undefined || owner.dead) return nothing;
  const now = stepsAt(state, { zone, moment }, using);
  const struck = new Set<string>();
  const run = now.flatMap(({ one, step }): readonly Frame[] => {
    const targets = ids
      .filter(
        (id) =>
          isTurnOf(striking, step, id) &&
          (moment === "moved" || !isStruck(state, zone, id)) &&
          (striking.isJudged || isAt(state, { zone, id, step }, using)) &&
          isSeen(state, { zone, id, step }, using),
      )
      .slice(0, step.targets?.count ?? ids.length);
    for (const id of targets) struck.add(id);
    return targets.length === 0 ? [] : [frameOf(zone, one, { moment, targets })];
  });
  return run.length === 0 ? nothing : { events: [...struck].map(struckEvent(zone, moment)), run };
}

/** A step comes on the turn of the one affected, or on that of whose zone it is. */
const isTurnOf = ({ zone, turn }: Striking, { turnOf }: Step, id: string): boolean =>
  turn === undefined || turn === (turnOf === "source" ? zone.owner : id);

interface Affecting {
  readonly zone: Zone;
  readonly id: string;
  readonly step: Step;
}

/** Whether somebody is where a step works: inside, or as near as it says. */
const isAt = (state: GameState, { zone, id, step }: Affecting, using: Using): boolean =>
  isInside(state, { zone, id }, using) ||
  (step.near !== undefined &&
    state.creatures[id]?.dead !== true &&
    isFor(state, { zone, id }) &&
    isNear(state, { zone, id, feet: step.near }, using.compendium));

/** The steps of a zone that come at a moment; of several cases the first one. */
function stepsAt(
  state: GameState,
  { zone, moment }: Pick<Striking, "zone" | "moment">,
  { compendium }: Using,
): readonly { readonly one: ZoneStep; readonly step: Step }[] {
  const all = zone.steps.flatMap((one) => {
    const step = stepAt(one.at, compendium, state.encounter?.zones);
    return step !== undefined && [step.when].flat().includes(moment) ? [{ one, step }] : [];
  });
  const chosen = all.find(({ step }) => step.option !== undefined)?.step.option;
  return all.filter(({ step }) => step.option === undefined || step.option === chosen);
}

const isStruck = (state: GameState, { id: zone }: Zone, id: string): boolean =>
  combatantOf(state, id)?.turn.once[struckBy(zone)] === fightIn(state).turn.seq;

/** What works by looks works on who sees, and is seen. */
function isSeen(state: GameState, { zone, id, step }: Affecting, using: Using): boolean {
  if (step.targets?.visible !== true) return true;
  const [self, other] = [creatureIn(state, zone.owner), creatureIn(state, id)];
  return (
    isSeenBy(state, { self, other }, using) && isSeenBy(state, { self: other, other: self }, using)
  );
}

const frameOf = (
  { owner }: Zone,
  { at, by }: ZoneStep,
  { moment, targets }: { readonly moment: Moment; readonly targets: readonly string[] },
): Frame => ({ kind: "steps", id: owner, at, by, targets, moment });

const struckEvent =
  ({ id: zone, name }: Zone, moment: ZoneMoment) =>
  (id: string): Event => ({
    type: "zone_struck",
    id,
    rule: "Areas of Effect",
    zone,
    name,
    moment,
  });
