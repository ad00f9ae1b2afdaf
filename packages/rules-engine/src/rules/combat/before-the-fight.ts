import { deeds } from "../../encounter/deeds.js";
import type { EventOf } from "../../game/event.js";
import { happens, type Next, nothing } from "../../game/next.js";
import type { GameState } from "../../game/state.js";
import { effectLost } from "../held/ending.js";

const ofTurns: readonly string[] = [deeds.dodge, deeds.help];

/** What was done before a fight, and is good for a turn, is over as its turns begin ("Actions in Combat"). */
export function endDeedsBefore(
  { creatures }: GameState,
  { combatants }: EventOf<"encounter_begun">,
): Next {
  const ended = combatants.flatMap(({ id }) => {
    const creature = creatures[id];
    if (creature === undefined || creature.effects.length === 0) return [];
    return creature.effects
      .filter(({ name, lasting }) => ofTurns.includes(name) && lasting.kind === "time")
      .map((held) => effectLost(creature, held, { because: "a fight begins" }));
  });
  return ended.length === 0 ? nothing : happens(...ended);
}
