import type { Event, EventOf } from "../../game/event.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { unfocusedBy } from "../../gather/incapacity.js";
import { saveOf } from "../check/save-of.js";
import { endAll } from "../held/ending.js";

const rule = "Concentration";

/** Damage tests concentration once, however many types it has: DC 10, or half of it where that is more. */
export function testConcentration(
  state: GameState,
  { id, dealt }: EventOf<"damage_taken">,
  using: Using,
): readonly Event[] {
  const creature = creatureIn(state, id);
  if (creature.concentration === undefined || dealt <= 0) return [];
  const dc = Math.max(10, Math.floor(dealt / 2));
  const { d20, success } = saveOf(creature, { dc, against: "concentration" }, using);
  return [
    {
      type: "concentration_tested",
      id,
      rule,
      d20,
      dc,
      maintained: success,
      spell: creature.concentration.spell,
    },
  ];
}

/** A failed save ends it. */
export const failConcentration = (
  _: GameState,
  { id, maintained, spell }: EventOf<"concentration_tested">,
): readonly Event[] =>
  maintained
    ? []
    : [{ type: "concentration_lost", id, rule, spell, because: "the Constitution save failed" }];

/** The incapacitated, the dead and the raging do not concentrate. */
export function dropConcentration(
  state: GameState,
  { id }: Event,
  { compendium }: Using,
): readonly Event[] {
  const creature = creatureIn(state, id);
  const because = creature.concentration && unfocusedBy(creature, compendium);
  if (creature.concentration === undefined || because === undefined) return [];
  const { spell } = creature.concentration;
  return [{ type: "concentration_lost", id, rule, spell, because }];
}

/** What a spell brought ends with the concentration on it, on whomever it is. */
export const endConcentrated = (
  state: GameState,
  { id, spell }: EventOf<"concentration_lost">,
  { compendium }: Using,
): readonly Event[] =>
  endAll(
    Object.values(state.creatures),
    ({ lasting, from }) => lasting.kind === "concentration" && from === id,
    { because: `concentration on ${spell} has ended`, compendium },
  );
