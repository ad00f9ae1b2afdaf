import type { Creature } from "../../creature/creature.js";
import type { ConditionHeld } from "../../creature/held.js";
import type { Zone } from "../../encounter/zone.js";
import type { Event } from "../../game/event.js";
import { combatantOf, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { conditionLost } from "../held/ending.js";
import { isWithin } from "./zones-in.js";

/** Whether a condition lasts as long as its bearer is inside a zone (Web). */
export const isOfZone = ({ lasting }: Pick<ConditionHeld, "lasting">): boolean =>
  lasting.kind === "zone";

/** What somebody is free of who is out of the zone that held it, by whatever way, or for whom there is no such zone any more. */
export const freedFrom = (
  state: GameState,
  { one, zones }: { readonly one: Creature; readonly zones: readonly Zone[] },
  using: Using,
): readonly Event[] =>
  freed(
    one,
    (id) => {
      const zone = zones.find((known) => known.id === id);
      if (zone === undefined || one.dead || combatantOf(state, one.id) === undefined) return true;
      return isWithin(state, { zone, id: one.id }, using) === false;
    },
    using.compendium,
  );

/** Its conditions of zones for which that is so, ended. */
export const freed = (
  one: Creature,
  isOver: (zone: string) => boolean,
  compendium: Using["compendium"],
): readonly Event[] =>
  one.conditions.flatMap((held) =>
    held.lasting.kind === "zone" && isOver(held.lasting.id)
      ? [conditionLost(one, held, { because: `it is not in ${held.source} any more`, compendium })]
      : [],
  );
