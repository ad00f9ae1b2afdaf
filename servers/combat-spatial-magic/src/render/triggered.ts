import type { Event, EventOf } from "@tabletop-mcp/rules-engine";
import { attackView, damageView } from "./deed-view.js";

/** What somebody's way has given occasion for, in order: attacks on who leaves a reach, falls, hazards. */
export function triggeredOn(id: string, events: readonly Event[]): readonly object[] {
  return events.flatMap((event, at): readonly object[] => {
    if (isAttackOn(id, event)) {
      const hurt = hurtBy(id, events, at);
      const attack = attackView(event);
      return [{ type: "opportunity_attack", by: event.id, attack, ...hurtView(hurt) }];
    }
    if (event.type === "moved" && event.id === id && event.fallen !== undefined)
      return [{ type: "fall", feet: event.fallen, ...hurtView(nextHurt(id, events, at)) }];
    if (event.type === "damage_taken" && event.id === id && event.source === "hazard")
      return [{ type: "hazard", ...hurtView(event) }];
    return [];
  });
}

/** Of these events the attacks on somebody under way, and the damage of each: what triggered has whole. */
export const attacksOn = (id: string, events: readonly Event[]): ReadonlySet<Event> =>
  new Set(
    events.flatMap((event, at) =>
      isAttackOn(id, event) ? [event, hurtBy(id, events, at) ?? event] : [],
    ),
  );

const isAttackOn = (id: string, event: Event): event is EventOf<"rolled"> =>
  event.type === "rolled" && event.purpose === "attack" && event.against === id;

/** What an attack did to it. */
function hurtBy(id: string, events: readonly Event[], at: number) {
  const rolled = events[at];
  return rolled?.type === "rolled" && rolled.success === true
    ? nextHurt(id, events, at)
    : undefined;
}

const hurtView = (hurt: EventOf<"damage_taken"> | undefined): object =>
  hurt === undefined ? {} : { damage: damageView([hurt]), hp: hurt.hp };

/** What it takes next. */
const nextHurt = (
  id: string,
  events: readonly Event[],
  at: number,
): EventOf<"damage_taken"> | undefined =>
  events
    .slice(at)
    .find(
      (event): event is EventOf<"damage_taken"> => event.type === "damage_taken" && event.id === id,
    );
