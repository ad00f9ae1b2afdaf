import type { EventOf } from "../../game/event.js";
import { happens, type Next, nothing, steps } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { unfocusedBy } from "../../gather/incapacity.js";
import { endAll } from "../held/ending.js";

const rule = "Concentration";

/** Damage tests concentration once, however many types it has: DC 10, or half of it where that is more. */
export function testConcentration(state: GameState, { id, dealt }: EventOf<"damage_taken">): Next {
  const { concentration } = creatureIn(state, id);
  if (concentration === undefined || dealt <= 0) return nothing;
  return steps({
    kind: "save",
    id,
    ability: "con",
    dc: Math.max(10, Math.floor(dealt / 2)),
    against: "concentration",
    decides: { kind: "concentration", spell: concentration.spell },
  });
}

/** A failed save ends it. */
export const concentrationSaved = (id: string, spell: string, success: boolean): Next =>
  success
    ? nothing
    : happens({
        type: "concentration_lost",
        id,
        rule,
        spell,
        because: "the Constitution save failed",
      });

/** The incapacitated, the dead and the raging do not concentrate. */
export function dropConcentration(
  state: GameState,
  { id }: { readonly id: string },
  { compendium }: Using,
): Next {
  const creature = creatureIn(state, id);
  const because = creature.concentration && unfocusedBy(creature, compendium);
  if (creature.concentration === undefined || because === undefined) return nothing;
  const { spell } = creature.concentration;
  return happens({ type: "concentration_lost", id, rule, spell, because });
}

/** What a spell brought ends with the concentration on it, on whomever it is. */
export const endConcentrated = (
  state: GameState,
  { id, spell }: EventOf<"concentration_lost">,
  { compendium }: Using,
): Next =>
  happens(
    ...endAll(
      Object.values(state.creatures),
      ({ lasting, from }) => lasting.kind === "concentration" && from === id,
      { because: `concentration on ${spell} has ended`, compendium },
    ),
  );
