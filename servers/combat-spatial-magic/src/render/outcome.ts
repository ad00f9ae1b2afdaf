import { type Event, type EventOf, subjectOf } from "@tabletop-mcp/rules-engine";
import { narrate, said, type Telling } from "./events.js";

/** What came of it in words without dice: for a reply in whose fields they stand, with how each save went; of some of it, where not all does. */
export const outcomes = (
  events: readonly Event[],
  telling: Telling,
  isInFields: (event: Event) => boolean = () => true,
): string =>
  narrate(events, telling, (event, now) =>
    isInFields(event) ? outcome(event, { events, telling: now }) : said(event, now),
  );

interface Among {
  readonly events: readonly Event[];
  readonly telling: Telling;
}

function outcome(event: Event, { events, telling }: Among): string {
  const { nameOf } = telling;
  const who = nameOf(subjectOf(event) ?? "");
  const at = events.indexOf(event);
  switch (event.type) {
    case "rolled":
      return rollOutcome(event, who, { nameOf, next: events[at + 1] });
    case "damage_taken":
      return isBlow(events[at - 1], event) ? "" : `${who} takes ${event.dealt}.`;
    default:
      return said(event, telling);
  }
}

/** Whether the damage is what that attack has done. */
const isBlow = (before: Event | undefined, { id }: EventOf<"damage_taken">): boolean =>
  before?.type === "rolled" && before.purpose === "attack" && before.against === id;

/** "Bo hits Goblin for 7.", "Bo's Dexterity (Stealth): 17, success." */
function rollOutcome(
  event: EventOf<"rolled">,
  who: string,
  { nameOf, next }: Pick<Telling, "nameOf"> & { readonly next: Event | undefined },
): string {
  const { purpose, what, d20, against, success, critical } = event;
  if (purpose === "save") return "";
  if (purpose !== "attack") {
    const end = success === undefined ? "" : success ? ", success" : ", failure";
    return `${who}'s ${what}: ${d20.total ?? "fails"}${end}.`;
  }
  const did = success === true ? "hits" : "misses";
  const whom = against === undefined ? "" : ` ${nameOf(against)}`;
  const dealt = next?.type === "damage_taken" && isBlow(event, next) ? ` for ${next.dealt}` : "";
  return `${who} ${did}${whom}${critical === true ? " critically" : ""}${dealt}.`;
}
