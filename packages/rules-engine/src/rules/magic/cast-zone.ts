import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { LaidZone } from "../../encounter/zone.js";
import type { ActionOf } from "../../game/action.js";
import type { CastAction } from "../../game/cast-action.js";
import type { Frame } from "../../game/frame.js";
import { combatantOf, type GameState } from "../../game/state.js";
import { stepAt } from "../../game/step-ref.js";
import type { StepsFrame } from "../../game/steps-frame.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { widthOf } from "../../grid/body.js";
import type { Direction, Position } from "../../grid/point.js";
import { bodyOf } from "../combat/bodies.js";
import { act } from "../steps/settling.js";
import { anchorOf } from "../zones/anchor.js";
import { refuseFar } from "../zones/move-zone.js";
import { isHeldInside, type ZoneFacts, zoneFacts } from "../zones/zone-facts.js";
import { type Aiming, placeOf, stepsNow } from "./aim.js";

interface Placed {
  readonly facts: ZoneFacts;
  readonly action: ActionOf<"lay_zone">;
}

/** What a spell makes of a place in the fight of its caster, and where. */
function zoneOf(state: GameState, aiming: Aiming, using: Using): Placed | undefined {
  const { spell, by, action, option } = aiming;
  if (combatantOf(state, action.id) === undefined) return undefined;
  const home = { of: "spell", id: spell.id } as const;
  const known = { home, steps: spell.steps, by, ...(option !== undefined && { option }) };
  const facts = zoneFacts(known);
  if (facts === undefined) return undefined;
  const { points = [], choices = {} } = action;
  const bearer = bearerOf(action, facts);
  return {
    facts,
    action: {
      type: "lay_zone",
      id: action.id,
      home,
      by,
      lasting: { kind: "cast", id: by.cast ?? "" },
      ...(option !== undefined && { option }),
      ...(facts.area.shape === "wall" && points.length > 0
        ? { squares: points.map(({ x, y }) => ({ x, y })) }
        : placeOf(state, aiming, using)),
      ...(facts.blocks && sideOf(state, { spell, action })),
      ...(bearer !== undefined && { bearer }),
      ...(choices.spare && { spares: choices.spare }),
    },
  };
}

/** The side of a wall that works on those near it: that of the direction that is said; of one that burns them (Wall of Fire) else the one away from its caster. */
function sideOf(
  state: GameState,
  { spell, action: { id, points = [], direction } }: Pick<Aiming, "spell" | "action">,
): { readonly side?: Direction } {
  if (direction !== undefined) return { side: direction };
  const isHotBeside = spell.steps.some(({ near, damage }) => near !== undefined && damage);
  const [from, to] = [combatantOf(state, id)?.at, points[Math.floor(points.length / 2)]];
  if (!isHotBeside || from === undefined || to === undefined) return {};
  return { side: { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) } };
}

/** A thing that somebody bears is named by its bearer. */
const bearerOf = (
  { points = [], targets = [] }: CastAction,
  { light, obscures }: ZoneFacts,
): string | undefined =>
  points.length === 0 && (light !== undefined || obscures !== undefined) ? targets[0] : undefined;

/** A spell that lasts is laid where it works, after what it does at once: of several lights each by itself. */
export function zoneOfCast(state: GameState, aiming: Aiming, using: Using): readonly Frame[] {
  const zone = aiming.by.cast === undefined ? undefined : zoneOf(state, aiming, using);
  if (zone === undefined) return [];
  const { points = [] } = aiming.action;
  return mostPlaces(aiming) > 1 && points.length > 1
    ? points.map((origin) => act({ ...zone.action, origin }))
    : [act(zone.action)];
}

/** At how many points it is at once (Dancing Lights). */
const mostPlaces = (aiming: Aiming): number =>
  stepsNow(aiming, "use").find(
    ({ step: { light, targets } }) => light !== undefined && targets?.what === "point",
  )?.step.targets?.count ?? 1;

/** What holds for those inside as long as they are is the zone's, not laid on them. */
export const withoutShares = (
  frames: readonly StepsFrame[],
  zone: readonly Frame[],
  { compendium }: Using,
): readonly StepsFrame[] =>
  zone.length === 0
    ? frames
    : frames.filter(({ at }) => {
        const step = stepAt(at, compendium);
        return step === undefined || !isHeldInside(step);
      });

/** Why a spell cannot be laid there: a wall has no squares, or too many, or a gap. */
export function refuseZone(
  state: GameState,
  aiming: Aiming,
  using: Using,
): RuleViolation | undefined {
  const zone = zoneOf(state, aiming, using);
  const most = mostPlaces(aiming);
  const places = aiming.action.points?.length ?? 0;
  if (most > 1 && places > most)
    return {
      code: "TOO_MANY_POINTS",
      message: `${aiming.spell.name} is at ${most} points at most, and ${places} are named.`,
      hint: "Name fewer.",
    };
  const anchor = zone && anchorOf(state, zone, using.compendium);
  return anchor === undefined || anchor.ok ? undefined : anchor.error;
}

/** A spell's area that its caster moves goes to the point that is named, or up to whoever it is to ram; several go each to its own, in the order in which they were laid. */
export function shiftOfCast(
  state: GameState,
  aiming: Aiming,
  using: Using,
): Result<readonly Frame[], RuleViolation> {
  const { action, by } = aiming;
  const { points = [] } = action;
  const now = stepsNow(aiming, "sustain");
  const step = now.find(({ step: { shifts } }) => shifts?.to === "any");
  const feet = step?.step.shifts?.feet;
  if (feet === undefined) return ok([]);
  const zones = (state.encounter?.zones ?? []).filter(
    ({ owner, lasting }) =>
      owner === action.id && lasting.kind === "cast" && lasting.id === by.cast,
  );
  const rams = now.some(({ step: { targets } }) => targets?.count !== undefined);
  const frames: Frame[] = [];
  for (const [at, zone] of zones.entries()) {
    const to = points[at] ?? (rams ? besideTarget(state, { zone, action }, using) : undefined);
    const refused = to && refuseFar(zone, to, feet);
    if (refused !== undefined) return err(refused);
    if (to !== undefined) frames.push(act({ type: "move_zone", zone: zone.id, to, feet }));
  }
  return ok(frames);
}

/** The square before whoever is rammed, as one comes from where it is. */
function besideTarget(
  state: GameState,
  { zone: { anchor }, action }: { readonly zone: LaidZone; readonly action: CastAction },
  { compendium }: Using,
): Position | undefined {
  const [target] = action.targets ?? [];
  const body = target === undefined ? undefined : bodyOf(state, target, compendium);
  if (body === undefined || !("origin" in anchor)) return undefined;
  const { origin } = anchor;
  const width = widthOf(body.size);
  const nearest = {
    x: Math.min(Math.max(origin.x, body.x), body.x + width - 1),
    y: Math.min(Math.max(origin.y, body.y), body.y + width - 1),
  };
  return {
    x: nearest.x + Math.sign(origin.x - nearest.x),
    y: nearest.y + Math.sign(origin.y - nearest.y),
    ...(body.z !== undefined && { z: body.z }),
  };
}
