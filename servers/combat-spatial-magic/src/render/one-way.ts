import type { Event, EventOf } from "@tabletop-mcp/rules-engine";

/** The stretches of one way on which nothing happens in between, as one move: where somebody could have struck and did not is not told. */
export function inOneWay(events: readonly Event[]): readonly Event[] {
  const told: Event[] = [];
  for (const event of events) {
    const before = told.at(-1);
    if (event.type === "moved" && before !== undefined && goesOn(before, event))
      told.splice(-1, 1, together(before, event));
    else told.push(event);
  }
  return told;
}

const goesOn = (before: Event, event: EventOf<"moved">): before is EventOf<"moved"> =>
  before.type === "moved" &&
  before.id === event.id &&
  before.mode === event.mode &&
  before.fallen === undefined &&
  event.fallen === undefined;

const together = (before: EventOf<"moved">, event: EventOf<"moved">): Event =>
  Object.assign({}, event, {
    from: before.from,
    path: [...before.path, ...event.path],
    feet: before.feet + event.feet,
  });
