import { happens, type Next, nothing, steps } from "../../game/next.js";
import { combatantOf } from "../../game/state.js";
import { untilRemoved } from "./durations.js";
import { rolled } from "./rolls.js";
import { act, type Settling } from "./settling.js";
import { told } from "./told.js";

/** Whoever acts has so many turns in a row, until it does something to somebody else ("Time Stop"). */
export function takeTurns({ state, step, frame, outcome: { id }, using }: Settling): Next {
  if (step.turns === undefined) return nothing;
  const { rolls, rolled: count } = rolled(step.turns, using);
  const { source } = frame.by;
  const shown = told(frame, `${step.turns} (${rolls.join(", ")}): ${count} turns in a row.`, [id]);
  if (combatantOf(state, id) === undefined) return happens(shown);
  const { run = [] } = steps(
    act({
      type: "gain_effect",
      id,
      name: source,
      kind: "boon",
      source,
      effects: [{ kind: "more-turns", count }],
      lasting: untilRemoved,
      endsOn: ["bearer-attacks", "bearer-harms"],
    }),
  );
  return { events: [shown], run };
}
