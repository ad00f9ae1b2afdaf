import type { Event, EventOf, Held, Now } from "@tabletop-mcp/rules-engine";
import { clipped } from "./events.js";
import { castShown, lastingShown } from "./held.js";

/** What of an event only the log needs: whole values that the reply has elsewhere. */
const logged: ReadonlySet<string> = new Set([
  "creature",
  "make",
  "set",
  "spent",
  "notes",
  "encounter",
  "combatant",
  "combatants",
  "turn",
  "order",
  "battlefield",
]);

/** Characters of a value that was set: the reply's own fields, or the sheet, have all of it. */
const longestValue = 60;

/** Events as callers read them: types, ids, dice, rules. */
export const shownEvents = (events: readonly Event[], now: Now): readonly object[] =>
  events.map((event) =>
    Object.fromEntries(
      Object.entries(withTimes(event, now))
        .filter(([field]) => !isElsewhere(field, event))
        .map(([field, of]) => [field, shown(field, of)]),
    ),
  );

/** With what is left of it now in place of when it ends by the clock. */
function withTimes(event: Event, now: Now): object {
  switch (event.type) {
    case "condition_gained":
    case "effect_gained":
      return { ...event, held: heldShown(event.held, now) };
    case "condition_changed":
    case "effect_changed":
      return { ...event, held: heldShown(event.held, now), from: heldShown(event.from, now) };
    case "cast_begun":
      return { ...event, cast: castShown(event.cast, now) };
    case "cast_changed":
      return { ...event, cast: castShown(event.cast, now), from: castShown(event.from, now) };
    default:
      return event;
  }
}

const heldShown = (held: Held, now: Now): object => ({
  ...held,
  lasting: lastingShown(held.lasting, now),
});

/** What several levels have brought, the reply lists; hit points before a blow follow from those after it. */
const isElsewhere = (field: string, event: Event): boolean =>
  logged.has(field) ||
  (field === "features" && "levels" in event) ||
  (field === "from" && event.type === "damage_taken");

function shown(field: string, of: unknown): unknown {
  if (field === "item" || field === "left") return thing(of);
  if (field === "from") return clipped(asItWas(of), longestValue);
  return field === "to" ? clipped(of, longestValue) : of;
}

/** Of a thing its name: what it is stands in the inventory, or was said by the caller. */
const thing = (item: unknown): unknown =>
  isRecord(item) && "name" in item
    ? picked(item, ["id", "name", "quantity", "slot", "attuned", "charges"])
    : item;

/** Of what was held before only what can be different now. */
const asItWas = (held: unknown): unknown =>
  isRecord(held) && "lasting" in held ? picked(held, ["level", "lasting"]) : held;

const isRecord = (of: unknown): of is Readonly<Record<string, unknown>> =>
  typeof of === "object" && of !== null && !Array.isArray(of);

const picked = (of: Readonly<Record<string, unknown>>, fields: readonly string[]): object =>
  Object.fromEntries(Object.entries(of).filter(([field]) => fields.includes(field)));

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
