import { err, ok } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../creature/creature.js";
import type { ActionOf } from "../../game/action.js";
import type { Event } from "../../game/event.js";
import { type Decision, happens } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { unfocusedBy } from "../../gather/incapacity.js";
import { refuseRounds } from "../held/lasting.js";
import { refuseDead } from "../life/dead.js";

const rule = "Concentration";

/** Begins to concentrate; what was concentrated on before ends. */
export function concentrateRule(
  state: GameState,
  { id, spell, rounds }: ActionOf<"concentrate">,
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
  const refused = refuseRounds(rounds);
  if (refused !== undefined) return err(refused);
  const concentration = { spell, since: state.clock, ...(rounds !== undefined && { rounds }) };
  return ok(
    happens(...ended(creature, `concentration is on ${spell} now`), {
      type: "concentration_begun",
      id,
      rule,
      concentration,
    }),
  );
}

/** Stops concentrating, which takes no action. */
export function breakConcentrationRule(
  state: GameState,
  { id, reason }: ActionOf<"break_concentration">,
): Decision {
  const creature = creatureIn(state, id);
  return creature.concentration === undefined
    ? err({
        code: "NOT_CONCENTRATING",
        message: `${creature.name} is not concentrating on anything.`,
      })
    : ok(happens(...ended(creature, reason ?? "ended of its own will")));
}

const ended = ({ id, concentration }: Creature, because: string): readonly Event[] =>
  concentration === undefined
    ? []
    : [{ type: "concentration_lost", id, rule, spell: concentration.spell, because }];
