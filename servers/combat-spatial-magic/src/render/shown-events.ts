import { type Event, type EventOf, subjectOf } from "@tabletop-mcp/rules-engine";

/** What happened as replies tell it: each event by its type, whom and what it concerns and its rule; every roll once, in `rolls`. The log has all of it. */
export function shownEvents(events: readonly Event[]): {
  readonly events: readonly object[];
  readonly rolls?: readonly object[];
} {
  const rolls = events.flatMap((event) => rollIn(event) ?? []);
  return { events: events.map(shown), ...(rolls.length > 0 && { rolls }) };
}

const shown = (event: Event): object => {
  const id = subjectOf(event);
  return {
    type: event.type,
    ...(id !== undefined && { id }),
    ...encounterOf(event),
    ...concerned(event),
    rule: event.rule,
  };
};

const encounterOf = (event: Event): object =>
  "about" in event && typeof event.about === "object" && "encounter" in event.about
    ? { encounterId: event.about.encounter }
    : {};

/** What an event is about beside who: the thing, the spell, the field. */
function concerned(event: Event): object {
  switch (event.type) {
    case "changed":
      return { field: event.field };
    case "condition_gained":
    case "condition_changed":
      return { condition: event.held.condition };
    case "condition_lost":
      return { condition: event.condition };
    case "effect_gained":
    case "effect_changed":
      return { effect: event.held.id };
    case "effect_lost":
      return { effect: event.held };
    case "cast_begun":
    case "cast_changed":
      return { cast: event.cast.id };
    case "cast_ended":
      return { cast: event.cast };
    case "item_gained":
    case "item_changed":
      return { item: event.item.id };
    case "item_lost":
      return { item: event.item };
    default:
      return {};
  }
}

/** The dice of an event, and what damage was made of them; nothing where none fell. */
function rollIn(event: Event): object | undefined {
  switch (event.type) {
    case "rolled": {
      const { id, what, d20, dc, success } = event;
      return {
        id,
        what,
        ...d20,
        ...(dc !== undefined && { dc }),
        ...(success !== undefined && { success }),
      };
    }
    case "damage_taken": {
      const { id, damage } = event;
      const isPlain = damage.every(({ rolls, because }) => rolls.length + because.length === 0);
      return isPlain ? undefined : { id, what: "damage", damage };
    }
    case "healed":
    case "temporary_hp": {
      const { id, type, dice, rolls } = event;
      const what = type === "healed" ? "healing" : "temporary hit points";
      return rolls.length === 0 ? undefined : { id, what, dice, rolls };
    }
    case "stabilized": {
      const { id, rolled } = event;
      return rolled && { id, what: "stable", ...rolled };
    }
    case "hit_die_spent": {
      const { id, die, rolls, healed } = event;
      return { id, what: "hit die", dice: die, rolls, healed };
    }
    case "leveled_up":
      return levelRoll(event);
    case "effect_gained":
    case "effect_changed": {
      const { id, held, rolled = [] } = event;
      return rolled.length === 0 ? undefined : { id, what: held.name, rolled };
    }
    default:
      return undefined;
  }
}

function levelRoll({ id, class: name, level, rolls }: EventOf<"leveled_up">) {
  return rolls.length === 0 ? undefined : { id, what: `${name} ${level}`, rolls };
}
