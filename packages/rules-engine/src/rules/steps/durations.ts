import type { Duration, TimeUnit } from "@tabletop-mcp/srd-data";
import { isSame } from "../../build/make/updated.js";
import type { DurationAsked } from "../../game/action.js";
import { creatureIn, secondsNow, secondsPerRound } from "../../game/state.js";
import { rolled } from "./rolls.js";
import type { StepTurn } from "./settling.js";

/** How long each unit of time is. */
export const secondsOf: Readonly<Record<TimeUnit, number>> = {
  round: secondsPerRound,
  minute: 60,
  hour: 3_600,
  day: 86_400,
  week: 604_800,
  year: 31_536_000,
};

/** Until somebody ends it. */
export const untilRemoved: DurationAsked = { kind: "until", what: "removed" };

/** How long what a step lays on a creature is to last; dice are rolled now ("Duration"). */
export function lastingOf(duration: Duration, turn: StepTurn, target: string): DurationAsked {
  const { state, frame, using } = turn;
  switch (duration.kind) {
    case "time":
      return inTime(
        typeof duration.amount === "number"
          ? duration.amount
          : rolled(duration.amount, using).rolled,
        duration.unit,
        secondsNow(state),
      );
    case "turn":
      if (duration.of === "current") return { kind: "this-turn" };
      return {
        kind: "next-turn",
        edge: duration.edge,
        of: duration.of === "source" ? frame.id : target,
      };
    case "with": {
      const running = creatureIn(state, target).effects.find(
        (held) => held.during === duration.during,
      );
      return running === undefined ? untilRemoved : { kind: "with", id: running.id };
    }
    case "source":
      return withSource(turn);
    case "inside":
      return insideOf(turn) ?? withSource(turn);
    case "until":
      return untils[duration.what] ?? untilRemoved;
    default:
      return untilRemoved;
  }
}

const withSource = ({ frame }: StepTurn): DurationAsked =>
  frame.by.cast === undefined ? untilRemoved : { kind: "cast", id: frame.by.cast };

/** As long as one is in the zone that takes the step. */
function insideOf({ state, frame }: StepTurn): DurationAsked | undefined {
  const zone = state.encounter?.zones?.find(
    ({ owner, steps }) => owner === frame.id && steps.some(({ at }) => isSame(at, frame.at)),
  );
  return zone && { kind: "zone", id: zone.id };
}

type What = Extract<Duration, { readonly kind: "until" }>["what"];

const untils: Readonly<Partial<Record<What, DurationAsked>>> = {
  dispelled: { kind: "until", what: "dispelled" },
  "dispelled-or-triggered": { kind: "until", what: "dispelled" },
  "short-rest": { kind: "until", what: "short_rest" },
  "long-rest": { kind: "until", what: "long_rest" },
  healed: { kind: "until", what: "healed" },
};

/** Up to minutes are counted in rounds, which are turns in a fight; more goes by the clock. */
function inTime(amount: number, unit: TimeUnit, now: number): DurationAsked {
  const seconds = Math.max(1, amount) * secondsOf[unit];
  return unit === "round" || unit === "minute"
    ? { kind: "rounds", rounds: seconds / secondsPerRound }
    : { kind: "time", until: now + seconds };
}
