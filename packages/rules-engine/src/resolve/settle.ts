import type { Event, EventOf, EventType } from "../game/event.js";
import type { Frame } from "../game/frame.js";
import { secondsNow } from "../game/state.js";
import type { Using } from "../game/using.js";
import { fold, type WorkingState } from "./apply.js";
import { followUpsOf } from "./follow-ups.js";
import { expectFresh, isOver } from "./stale.js";

/** A command at work: the state as far as it has come, and all that has happened on the way. */
export interface Course {
  readonly state: WorkingState;
  readonly events: Event[];
}

/** So many consequences of consequences there may be: more is a circle in the rules. */
const deepest = 16;

/**
 * Applies events in their order, each followed by what follows from it. Gives the steps that their
 * consequences still have to take.
 */
export function settle(course: Course, events: readonly Event[], using: Using): readonly Frame[] {
  const frames: Frame[] = [];
  const unfold = (decided: Event, depth: number): void => {
    const event = decided.type === "died" ? dated(decided, course.state) : decided;
    if (depth > deepest) throw new Error(`Consequences without end, the last one ${event.type}.`);
    if (isOver(course.state, event)) return;
    expectFresh(course.state, event);
    course.events.push(event);
    fold(course.state, event);
    follow(event, event.type, depth);
  };
  const follow = <Type extends EventType>(event: EventOf<Type>, type: Type, depth: number) => {
    for (const followUp of followUpsOf(type)) {
      const { events: following, run } = followUp(course.state, event, using);
      for (const next of following) unfold(next, depth + 1);
      if (run !== undefined) frames.push(...run);
    }
  };
  for (const event of events) unfold(event, 0);
  return frames;
}

/** A death with its time. */
const dated = ({ id, rule, cause }: EventOf<"died">, state: WorkingState): Event => ({
  type: "died",
  id,
  rule,
  cause,
  at: secondsNow(state),
});
