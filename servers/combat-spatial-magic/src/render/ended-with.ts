import type { Event } from "@tabletop-mcp/rules-engine";

/** What ended, and on whom or where: an effect, a condition, an area of a fight. */
export interface Ended {
  readonly what: string;
  /** Id of the creature, or of the encounter. */
  readonly on: string;
}

/** All that ended with a spell. */
export const endedWith = (events: readonly Event[]): readonly Ended[] =>
  events.flatMap((event): readonly Ended[] => {
    switch (event.type) {
      case "effect_lost":
        return [{ what: event.name, on: event.id }];
      case "condition_lost":
        return [{ what: event.condition, on: event.id }];
      case "zone_ended":
        return [{ what: event.name, on: event.about.encounter }];
      default:
        return [];
    }
  });
