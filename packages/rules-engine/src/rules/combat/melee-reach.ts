import { oncePerSubject } from "../../creature/subject.js";
import { attackFactsOf } from "../../sheet/attacks.js";

/** How far everybody strikes and holds, in feet. */
export const usualReach = 5;

/** How far a creature strikes in melee at most, in feet. */
export const meleeReachOf = oncePerSubject((creature, compendium): number =>
  Math.max(
    usualReach,
    ...attackFactsOf(creature, compendium).flatMap(({ modes, reach = usualReach }) =>
      modes.includes("melee") ? [reach] : [],
    ),
  ),
);
