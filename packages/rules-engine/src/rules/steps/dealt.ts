import type { Event } from "../../game/event.js";
import type { Dealt } from "../../game/steps-frame.js";

/** What damage came to, by type, as it has happened. */
export const dealtIn = (events: readonly Event[]): readonly Dealt[] =>
  events.flatMap((event) =>
    event.type === "damage_taken"
      ? event.damage.map(({ type, afterResistance: amount }) => ({
          amount,
          ...(type !== undefined && { type }),
        }))
      : [],
  );

/** Whether damage has brought somebody to 0 hit points, who had some before. */
export const isFelledIn = (events: readonly Event[]): boolean =>
  events.some((event) => event.type === "damage_taken" && event.hp === 0 && event.from.current > 0);
