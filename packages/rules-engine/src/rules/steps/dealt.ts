import type { Event } from "../../game/event.js";
import type { Dealt } from "../../game/steps-frame.js";

/** What damage came to, by type, as it has happened. */
export function dealtIn(events: readonly Event[]): readonly Dealt[] {
  const dealt: Dealt[] = [];
  for (const event of events)
    if (event.type === "damage_taken")
      for (const { type, afterResistance: amount } of event.damage)
        dealt.push(type === undefined ? { amount } : { amount, type });
  return dealt;
}

/** Whether damage has brought somebody to 0 hit points, who had some before. */
export const isFelledIn = (events: readonly Event[]): boolean =>
  events.some((event) => event.type === "damage_taken" && event.hp === 0 && event.from.current > 0);
