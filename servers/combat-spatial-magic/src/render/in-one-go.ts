import type { Event, EventOf } from "@tabletop-mcp/rules-engine";

type Gained = EventOf<"leveled_up"> & { readonly levels?: number };

/** Several levels of one class in a row as one event with all their dice, for replies that tell of many. */
export function inOneGo(events: readonly Event[]): readonly Event[] {
  const shorter: Event[] = [];
  for (const event of events) {
    const before = shorter.at(-1);
    if (event.type === "leveled_up" && before !== undefined && continues(before, event))
      shorter.splice(-1, 1, together(before, event));
    else shorter.push(event);
  }
  return shorter;
}

const continues = (before: Event, event: Gained): before is Gained =>
  before.type === "leveled_up" && before.id === event.id && before.class === event.class;

const together = (before: Gained, event: Gained): Gained => ({
  ...event,
  levels: (before.levels ?? 1) + 1,
  hpGained: before.hpGained + event.hpGained,
  rolls: [...before.rolls, ...event.rolls],
  features: [...before.features, ...event.features],
});
