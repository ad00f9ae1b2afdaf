import type { Event } from "../../game/event.js";
import type { Next } from "../../game/next.js";
import { creatureIn } from "../../game/state.js";
import type { StepOutcome, StepsFrame } from "../../game/steps-frame.js";
import type { StepTurn } from "./settling.js";
import { told } from "./told.js";

/** A die says for each of whom a step has affected which of the cases that follow comes over it; the last case is two of the others (Prismatic Spray). */
export function casesByDie(
  { state, frame, step, using }: StepTurn,
  of: readonly StepOutcome[],
): Next {
  const sides = step.next?.length ?? 0;
  const events: Event[] = [];
  const run: StepsFrame[] = [];
  for (const outcome of of) {
    const first = using.rng.die(sides);
    // Another last one would be rolled again: each of the others is as likely.
    const other = (): number => using.rng.die(sides - 1);
    const faces = first === sides ? [other(), other()] : [first];
    const shown = first === sides ? `${first}: ${faces.join(" and ")}` : String(first);
    events.push(
      told(frame, `${creatureIn(state, outcome.id).name}: d${sides} ${shown}.`, [outcome.id]),
    );
    for (const face of faces) run.push(caseOf(frame, outcome, face - 1));
  }
  return { events, run };
}

const caseOf = ({ id, at, by }: StepsFrame, outcome: StepOutcome, place: number): StepsFrame => ({
  kind: "steps",
  id,
  at: { ...at, path: [...at.path, "next", place] },
  by,
  targets: [outcome.id],
  before: [outcome],
});
