import type { Result } from "@tabletop-mcp/dice-core";
import type { Event } from "./event.js";
import type { Frame } from "./frame.js";
import type { RuleViolation } from "./violation.js";

/**
 * What happens, and the steps still to be taken after it. Rules, follow-ups and frames all return
 * it: the events were decided on one state and do not depend on each other's consequences; what does
 * is a frame.
 */
export interface Next {
  readonly events: readonly Event[];
  /** Taken in this order, each decided when all before it is settled. */
  readonly run?: readonly Frame[];
}

/** What comes of it, or why it may not be. */
export type Decision = Result<Next, RuleViolation>;

/** Nothing follows. */
export const nothing: Next = { events: [] };

/** This happens, and no further step of it. */
export const happens = (...events: readonly Event[]): Next => ({ events });

/** Nothing happens yet: these steps are to be taken. */
export const steps = (...run: readonly Frame[]): Next => ({ events: [], run });

/** What several of them do, one after another. */
export const joined = (all: readonly Next[]): Next => {
  const joint: { events: Event[]; run: Frame[] } = { events: [], run: [] };
  for (const { events, run } of all) {
    joint.events.push(...events);
    if (run !== undefined) joint.run.push(...run);
  }
  return joint.events.length + joint.run.length === 0 ? nothing : joint;
};
