import type { Creature } from "../../creature/creature.js";
import type { Event } from "../../game/event.js";
import type { RestRequest } from "../../game/request.js";
import { type GameState, isTime } from "../../game/state.js";
import type { RuleViolation } from "../../game/violation.js";

const hour = 3600;

/** Hours of a rest; an interrupted one is given up after its first. */
const hours = ({ restType, interrupted }: RestRequest): number =>
  restType === "long" && !interrupted ? 8 : 1;

/** So many hours lie between the ends of two long rests at least ("Resting, Long Rest"). */
const hoursApart = 24;

/** When a rest ends by the campaign's clock, and the events that move the clock there. */
export interface RestTime {
  readonly end: number;
  readonly passed: readonly Event[];
}

/** The time of a rest: the clock first moves up to `hoursSinceLast`. Of several who rest together one moves it. */
export function restTime({ clock }: GameState, creature: Creature, request: RestRequest): RestTime {
  if (request.clockMoved) return { end: clock, passed: [] };
  const end = startOf(clock, creature, request) + hours(request) * hour;
  const seconds = end - clock;
  return {
    end,
    passed: [{ type: "time_passed", rule: "Resting", about: "clock", seconds, clock: end }],
  };
}

const startOf = (clock: number, { restedAt }: Creature, { hoursSinceLast }: RestRequest): number =>
  restedAt === undefined || hoursSinceLast === undefined
    ? clock
    : Math.max(clock, restedAt + Math.round(hoursSinceLast * hour));

/** Says no to a long rest of who is at 0 hit points, or has had one within a day. */
export function refuseRest(
  state: GameState,
  creature: Creature,
  request: RestRequest,
): RuleViolation | undefined {
  const { hoursSinceLast = 0, restType, interrupted } = request;
  const isHours = hoursSinceLast >= 0 && isTime(restTime(state, creature, request).end);
  if (!isHours)
    return {
      code: "INVALID_HOURS",
      message: `${hoursSinceLast} hours cannot have gone by since the last long rest.`,
      hint: "Give a number of hours, 0 or more.",
    };
  const dying = refuseDying(creature);
  if (dying !== undefined || restType === "short" || interrupted) return dying;
  return refuseUnconscious(creature) ?? refuseTooSoon(state, creature, request);
}

/** Nobody rests between death saves (Death Saving Throws). */
const refuseDying = ({ name, hp, dead, deathSaves }: Creature): RuleViolation | undefined =>
  hp.current >= 1 || dead === true || deathSaves?.stable !== false
    ? undefined
    : {
        code: "NOT_STABLE",
        message: `${name} is dying, and cannot rest: it makes death saving throws until it is stable or dead.`,
        hint: "Stabilize or heal it first.",
      };

const refuseUnconscious = ({ name, hp }: Creature): RuleViolation | undefined =>
  hp.current >= 1
    ? undefined
    : {
        code: "NOT_CONSCIOUS",
        message: `${name} has 0 hit points; a long rest needs at least 1 at its start.`,
        hint: "Heal it first.",
      };

function refuseTooSoon(
  state: GameState,
  creature: Creature,
  request: RestRequest,
): RuleViolation | undefined {
  const { name, restedAt } = creature;
  if (restedAt === undefined) return undefined;
  const apart = (restTime(state, creature, request).end - restedAt) / hour;
  if (apart >= hoursApart) return undefined;
  const short = Math.ceil((hoursApart - apart) * 10) / 10;
  return {
    code: "RESTED_TOO_SOON",
    message: `${name} can have the benefit of one long rest in ${hoursApart} hours, and this one would end only ${Math.round(apart * 10) / 10} hours after the last.`,
    hint: `Let ${short} hours go by first.`,
  };
}
