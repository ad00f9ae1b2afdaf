import { ok } from "@tabletop-mcp/dice-core";
import type { Step } from "@tabletop-mcp/srd-data";
import type { Creature } from "../../creature/creature.js";
import type { Brings, ConditionHeld, EffectHeld, Timed } from "../../creature/held.js";
import type { Event } from "../../game/event.js";
import type { DueFrame } from "../../game/frame.js";
import { type Decision, type Next, nothing } from "../../game/next.js";
import { type GameState, secondsNow } from "../../game/state.js";
import { type StepRef, stepAt } from "../../game/step-ref.js";
import type { StepsFrame } from "../../game/steps-frame.js";
import type { Using } from "../../game/using.js";
import { secondsOf } from "./durations.js";

const units = ["minute", "hour", "day"] as const;
type Unit = (typeof units)[number];

const isOf =
  (unit: Unit) =>
  (when: Step["when"]): boolean =>
    [when].flat().includes(unit);

/** What of the steps that follow comes again as time goes by: those of the shortest time that they name. */
export function timedOf(
  follows: (is: (when: Step["when"]) => boolean) => readonly StepRef[],
  now: number,
): Timed | undefined {
  for (const unit of units) {
    const at = follows(isOf(unit));
    const every = secondsOf[unit];
    if (at.length > 0) return { at, every, next: now + every };
  }
  return undefined;
}

type Held = ConditionHeld | EffectHeld;
type Due = Held & { readonly brings: Brings & { readonly timed: Timed } };

const isDue =
  (now: number) =>
  (held: Held): held is Due =>
    held.brings?.timed !== undefined && held.brings.timed.next <= now;

/** As time goes by, what it brings comes to those who bear it: diseases, curses. */
export function comeInTime(state: GameState): Next {
  const now = secondsNow(state);
  const run = Object.values(state.creatures).flatMap(
    ({ id, dead, conditions, effects }): readonly DueFrame[] =>
      !dead && [...conditions, ...effects].some(isDue(now)) ? [{ kind: "due", id }] : [],
  );
  return run.length === 0 ? nothing : { events: [], run };
}

/** What has been due longest comes, and then what is due after that. */
export function dueStep(state: GameState, frame: DueFrame, { compendium }: Using): Decision {
  const creature = state.creatures[frame.id];
  if (creature === undefined || creature.dead) return ok(nothing);
  const due = [...creature.conditions, ...creature.effects].filter(isDue(secondsNow(state)));
  const [first] = due.toSorted((one, other) => one.brings.timed.next - other.brings.timed.next);
  if (first === undefined) return ok(nothing);
  const { brings } = first;
  const { at, every, next } = brings.timed;
  const later = { ...brings, timed: { at, every, next: next + every } };
  // Whoever laid it may be long gone.
  const id = state.creatures[brings.id] === undefined ? creature.id : brings.id;
  const zones = state.encounter?.zones;
  const run = at.flatMap((ref): readonly StepsFrame[] => {
    const step = stepAt(ref, compendium, zones);
    const moment = step && units.find((unit) => isOf(unit)(step.when));
    return moment === undefined
      ? []
      : [{ kind: "steps", id, at: ref, by: brings.by, targets: [creature.id], moment }];
  });
  return ok({ events: [changed(creature, first, later)], run: [...run, frame] });
}

function changed({ id }: Creature, from: Due, brings: Brings): Event {
  const rule = "Time";
  return "condition" in from
    ? { type: "condition_changed", id, rule, held: { ...from, brings }, from }
    : { type: "effect_changed", id, rule, held: { ...from, brings }, from };
}
