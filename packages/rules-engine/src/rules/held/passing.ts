import type { Lasting } from "../../creature/held.js";
import type { Event, EventOf } from "../../game/event.js";
import { happens, type Next } from "../../game/next.js";
import type { GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { castEnded, endAll } from "./ending.js";

/** Why what ends by the clock ends. */
export const because = "its time is over";

/** When time passes, what was to last until then is over, on everybody ("Duration"). */
export const endOver = (
  { creatures }: GameState,
  { clock }: EventOf<"time_passed">,
  { compendium }: Using,
): Next =>
  happens(
    ...Object.values(creatures).flatMap((creature): readonly Event[] => [
      ...creature.casts
        .filter(({ until }) => isOver(until, clock))
        .map((cast) => castEnded(creature, cast, { because })),
      ...endAll([creature], ({ lasting }) => isOver(timeOf(lasting), clock), {
        because,
        compendium,
      }),
    ]),
  );

/** Whether something with this end, by the clock, is over; what has none is not. */
export const isOver = (until: number | undefined, clock: number): boolean =>
  until !== undefined && until <= clock;

const timeOf = (lasting: Lasting): number | undefined =>
  lasting.kind === "time" ? lasting.until : undefined;
