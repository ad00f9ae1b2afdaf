import type { Targets } from "@tabletop-mcp/srd-data";
import type { Creature } from "../../creature/creature.js";
import { combatantOf, creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { coverBetween } from "../../grid/cover.js";
import { feetBetween as feetTo } from "../../grid/distance.js";
import { bodyOf } from "../combat/bodies.js";
import { strangerTo } from "../combat/initiative.js";
import { whyNot } from "../steps/affected.js";
import { isHidden } from "../steps/detecting.js";
import { feetBetween, isInSight, isReachable } from "../steps/space.js";
import { refusePlace as refuseGoalOf } from "../steps/use/place.js";
import { mostOf } from "../steps/use/targets.js";
import { isOnOneSide } from "../steps/willing.js";
import { effectsField, spellsField } from "../zones/walls.js";
import {
  type Aiming,
  framesOf,
  goesTo,
  isForNamed,
  leadsAway,
  type Placed,
  placeOf,
  stepsNow,
} from "./aim.js";
import { refuseZone } from "./cast-zone.js";
import { refusePoints } from "./points.js";
import { refuseApart } from "./refuse-apart.js";

type Refusal = RuleViolation | undefined;

interface Asked {
  readonly when: "use" | "sustain";
  readonly using: Using;
}

/** Why a spell cannot be aimed so: at whom, how many, how far, through what ("Targets"; "Range"; "Areas of Effect"). */
export function refuseAim(state: GameState, aiming: Aiming, { when, using }: Asked): Refusal {
  const now = stepsNow(aiming, when);
  const named = now.filter(({ step }) => isForNamed(step));
  return (
    refuseStrangers(state, aiming) ??
    refuseCount(aiming, { now, named }) ??
    refuseEach(state, { aiming, named, when }, using) ??
    refuseApart(state, { aiming, named }, using) ??
    refusePlace(state, { aiming, now }, using) ??
    refuseGoal(state, { aiming, when }, using) ??
    (when === "use" ? refuseZone(state, aiming, using) : undefined)
  );
}

/** Where the caster goes with it it has to be able to stand (Misty Step). */
function refuseGoal(
  state: GameState,
  { aiming, when }: Pick<Named, "aiming" | "when">,
  using: Using,
): Refusal {
  // Whom an area strikes is not asked for nothing.
  const isMeant = stepsNow(aiming, when).some(({ step }) => goesTo(step));
  if (aiming.action.points === undefined || !isMeant) return undefined;
  for (const frame of framesOf(state, aiming, { when, using })) {
    const step = aiming.spell.steps[Number(frame.at.path[0])];
    const refused = step && refuseGoalOf({ state, step, frame, using });
    if (refused !== undefined) return refused;
  }
  return undefined;
}

/** In a fight, only those who take part in it. */
function refuseStrangers(state: GameState, { action }: Aiming): Refusal {
  const here = combatantOf(state, action.id) !== undefined;
  const stranger = (action.targets ?? []).find(
    (id) => here && combatantOf(state, id) === undefined && !isThing(state, id),
  );
  return stranger === undefined ? undefined : strangerTo(state, stranger);
}

const isThing = ({ battlefield }: GameState, id: string): boolean =>
  battlefield?.props?.some((prop) => prop.id === id) === true;

interface Steps {
  readonly now: readonly Placed[];
  readonly named: readonly Placed[];
}

function refuseCount({ action, by, spell, craft }: Aiming, { now, named }: Steps): Refusal {
  const { targets = [] } = action;
  const counts = named.flatMap(({ step }) =>
    step.targets?.count === undefined ? [] : mostOf({ frame: { by } }, step.targets),
  );
  const twin = action.metamagic?.includes("twinned") ? 1 : 0;
  const most = counts.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...counts) + twin;
  const isAsked = named.some(
    ({ step: { targets: whom } }) =>
      whom?.chosen || (whom?.count !== undefined && whom.optional !== true),
  );
  const isNeeded = isAsked && now.every(({ step }) => !isOfOthers(step.targets));
  if (targets.length === 0 && isNeeded && craft?.ends === undefined)
    return {
      code: "NO_TARGETS",
      message: `Nobody is named whom ${spell.name} is to affect.`,
      hint: `Name ${most === 1 ? "one target" : `up to ${most} targets`}.`,
    };
  if (targets.length > most)
    return {
      code: "TOO_MANY_TARGETS",
      message: `${spell.name} affects ${most} at most here, and ${targets.length} are named.`,
      hint: "Name fewer, or cast it with a higher slot where that gives it more.",
    };
  const isRepeated = named.some(({ step }) => step.targets?.repeat);
  return !isRepeated && new Set(targets).size < targets.length
    ? { code: "TWICE", message: "A target is named twice.", hint: "Name each once." }
    : undefined;
}

/** It may be for things or places instead, which nobody has to name. */
const isOfOthers = (targets: Targets | undefined): boolean =>
  targets?.what === "object" || targets?.what === "point" || targets?.what === "creature-or-object";

interface Named {
  readonly aiming: Aiming;
  readonly named: readonly Placed[];
  readonly when: Asked["when"];
}

/** Each of those who are named has to be one whom some step of it is for. */
function refuseEach(state: GameState, { aiming, named, when }: Named, using: Using): Refusal {
  if (named.length === 0) return undefined;
  for (const id of new Set(aiming.action.targets)) {
    const reasons = named.map((one) => reasonAgainst(state, { aiming, one, id, when }, using));
    if (reasons.every((reason) => reason !== undefined)) return reasons[0];
  }
  return undefined;
}

interface OneTarget {
  readonly aiming: Aiming;
  readonly one: Placed;
  readonly id: string;
  readonly when: Asked["when"];
}

/** Says no to one target, with the reason. */
const no = (
  { spell }: Aiming,
  other: Creature,
  [code, why]: readonly [string, string],
): RuleViolation => ({
  code,
  message: `${spell.name} cannot be cast on ${other.name}: ${why}.`,
  hint: "Name another target.",
});

function reasonAgainst(state: GameState, asked: OneTarget, using: Using): Refusal {
  const { aiming, one, id } = asked;
  const { targets } = one.step;
  if (targets === undefined) return undefined;
  const other = creatureIn(state, id);
  const why = wrongBy(state, { ...asked, targets }, using);
  if (why !== undefined) return no(aiming, other, ["WRONG_TARGET", why]);
  const far = id === aiming.action.id ? undefined : beyond(state, { ...asked, targets }, using);
  return far && no(aiming, other, far);
}

type Judged = OneTarget & { readonly targets: Targets };

/** What it is, or is not, that a target has to be. */
function wrongBy(
  state: GameState,
  { aiming, one, id, targets }: Judged,
  using: Using,
): string | undefined {
  const { action, spell, by, option } = aiming;
  const { dead } = creatureIn(state, id);
  if (spell.school === "divination" && id !== action.id && isHidden(creatureIn(state, id)))
    return "it is hidden from divination";
  if (targets.what !== "corpse" && dead) return "it is dead";
  if (targets.what === "corpse" && !dead) return "it is alive";
  if (targets.willing && !isWilling(state, action, id)) return "it is not willing";
  const frame = {
    kind: "steps",
    id: action.id,
    at: { of: "spell", id: spell.id, path: [one.place] },
    by,
    targets: [],
    ...(option !== undefined && { option }),
  } as const;
  return whyNot(id, targets, { state, frame, step: one.step, using });
}

/** Too far, behind something, or not seen. */
function beyond(
  state: GameState,
  { aiming, one, id, when, targets }: Judged,
  using: Using,
): readonly [string, string] | undefined {
  const pair = [aiming.action.id, id] as const;
  const feet = feetBetween(state, pair, using);
  // What strikes again by itself has gone where its target is (Spiritual Weapon).
  const isBeside = when === "sustain" && one.step.attack?.kind === "melee";
  // A bolt that leaps on is bound to the first target alone (Chain Lightning).
  const isLeap = targets.nearFirst !== undefined && aiming.action.targets?.[0] !== id;
  const range = isBeside || isLeap ? undefined : rangeOf(aiming, targets);
  if (feet !== undefined && range !== undefined && feet > range)
    return ["OUT_OF_RANGE", `it is ${feet} feet away, and ${range} is the range`];
  if (one.step.detects !== undefined) return undefined;
  if (!isLeap && !isReachable(state, pair, using))
    return ["NO_LINE_OF_EFFECT", "it has full cover"];
  if (isShutOff(state, pair, using))
    return ["NO_LINE_OF_EFFECT", "no spell is cast through the wall in between"];
  if (targets.visible && !isInSight(state, pair, using)) return ["NOT_SEEN", "it is not seen"];
  return undefined;
}

/** Whether something is in between that stops spells alone ("Prismatic Wall"). */
function isShutOff(
  state: GameState,
  pair: readonly [string, string],
  { compendium }: Using,
): boolean {
  const field = spellsField(state);
  if (field === undefined || field === effectsField(state)) return false;
  const [from, to] = pair.map((id) => bodyOf(state, id, compendium));
  return (
    from !== undefined &&
    to !== undefined &&
    coverBetween(field, { from, to, bystanders: [] }).cover === "full"
  );
}

/** Those of one's own side are, unless somebody says otherwise. */
function isWilling(
  state: GameState,
  { id: caster, choices }: Aiming["action"],
  id: string,
): boolean {
  return choices?.willing ?? isOnOneSide(state, caster, id);
}

const touch = 5;
const distantTouch = 30;

/** How far a spell reaches; nothing where there is no end, or where it begins with its caster. Feet. */
export function rangeOf(
  { spell, action }: Pick<Aiming, "spell" | "action">,
  targets?: Targets,
): number | undefined {
  const isDistant = action.metamagic?.includes("distant") === true;
  const { range } = spell;
  if (targets?.range !== undefined) return targets.range;
  if (range.kind === "touch") return isDistant ? distantTouch : touch;
  return range.kind === "feet" ? range.feet * (isDistant ? 2 : 1) : undefined;
}

/** Where an area is to begin, or to point. */
function refusePlace(
  state: GameState,
  { aiming, now }: { readonly aiming: Aiming; readonly now: readonly Placed[] },
  using: Using,
): Refusal {
  const { action, spell } = aiming;
  const body = bodyOf(state, action.id, using.compendium);
  if (state.battlefield === undefined || body === undefined) return undefined;
  const odd = refusePoints(spell, action);
  if (odd !== undefined) return odd;
  // What leads away has no range: that is of those who go along.
  const range = now.some(({ step }) => leadsAway(step)) ? undefined : rangeOf(aiming);
  for (const point of action.points ?? []) {
    const feet = feetTo(body, { ...point, size: "medium" }, state.encounter?.house.diagonals);
    if (range !== undefined && feet > range)
      return {
        code: "OUT_OF_RANGE",
        message: `(${point.x}, ${point.y}) is ${feet} feet away, and ${range} is the range of ${spell.name}.`,
        hint: "Choose a nearer point.",
      };
  }
  const areas = now.flatMap(({ step }) => (step.area === undefined ? [] : step.area.shape));
  const { origin, direction } = placeOf(state, aiming, using);
  if (spell.range.kind === "self") {
    const points = areas.some((shape) => shape === "cone" || shape === "line" || shape === "cube");
    return points && direction === undefined && origin === undefined
      ? {
          code: "DIRECTION_NEEDED",
          message: `Nobody says where ${spell.name} points.`,
          hint: "Give a direction, a point or a target.",
        }
      : undefined;
  }
  const isPlaced = areas.some((shape) => shape !== "wall");
  return isPlaced && origin === undefined
    ? {
        code: "POINT_NEEDED",
        message: `Nobody says where ${spell.name} begins.`,
        hint: "Give a point, or a target.",
      }
    : undefined;
}
