import { err, ok } from "@tabletop-mcp/dice-core";
import { type Cast, concentrationOf } from "../../creature/cast.js";
import type { Creature } from "../../creature/creature.js";
import { nextCastId } from "../../creature/held-id.js";
import type { ActionOf } from "../../game/action.js";
import type { Event } from "../../game/event.js";
import { type Decision, happens } from "../../game/next.js";
import { creatureIn, type GameState, secondsNow, secondsPerRound } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { unfocusedBy } from "../../gather/incapacity.js";
import { castEnded } from "../held/ending.js";
import { refuseRounds } from "../held/lasting.js";
import { refuseDead } from "../life/dead.js";

const rule = "Concentration";

/** Begins to concentrate on a spell; what was concentrated on before ends. */
export function concentrateRule(
  state: GameState,
  { id, spell, rounds, level, dc, attack, ability }: ActionOf<"concentrate">,
  { compendium }: Using,
): Decision {
  const creature = creatureIn(state, id);
  if (creature.dead) return err(refuseDead(creature, "cannot concentrate"));
  const kept = unfocusedBy(creature, compendium);
  if (kept !== undefined)
    return err({
      code: "CANNOT_CONCENTRATE",
      message: `${creature.name} cannot concentrate: ${kept}.`,
      hint: `End ${kept} first.`,
    });
  const refused = rounds === undefined ? undefined : refuseRounds(rounds);
  if (refused !== undefined) return err(refused);
  const since = secondsNow(state);
  const cast: Cast = {
    id: nextCastId(state, creature),
    spell,
    ...(level !== undefined && { level }),
    ...(dc !== undefined && { dc }),
    ...(attack !== undefined && { attack }),
    ...(ability !== undefined && { ability }),
    concentration: true,
    since,
    ...(rounds !== undefined && { until: since + rounds * secondsPerRound }),
  };
  return ok(
    happens(...ended(creature, { because: `concentration is on ${spell} now`, broken: true }), {
      type: "cast_begun",
      id,
      rule,
      cast,
    }),
  );
}

/** Stops concentrating, which takes no action. */
export function breakConcentrationRule(
  state: GameState,
  { id, reason }: ActionOf<"break_concentration">,
): Decision {
  const creature = creatureIn(state, id);
  return concentrationOf(creature) === undefined
    ? err(notConcentrating(creature))
    : ok(happens(...ended(creature, { because: reason ?? "ended of its own will" })));
}

/** Why there is nothing to keep up, or to stop. */
export const notConcentrating = ({ name }: Creature): RuleViolation => ({
  code: "NOT_CONCENTRATING",
  message: `${name} is not concentrating on anything.`,
});

function ended(
  creature: Creature,
  why: { readonly because: string; readonly broken?: true },
): readonly Event[] {
  const cast = concentrationOf(creature);
  return cast === undefined ? [] : [castEnded(creature, cast, why)];
}
