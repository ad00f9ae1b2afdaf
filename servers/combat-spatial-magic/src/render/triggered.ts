import type { Event, EventOf } from "@tabletop-mcp/rules-engine";
import { present } from "../input/present.js";
import { attackView, damageView } from "./deed-view.js";

/** What somebody's way has given occasion for, in order: attacks on who leaves a reach, falls, hazards. */
export function triggeredOn(id: string, events: readonly Event[]): readonly object[] {
  return events.flatMap((event, at): readonly object[] => {
    if (event.type === "rolled" && event.purpose === "attack" && event.against === id)
      return [{ type: "opportunity_attack", by: event.id, ...struckBy(id, events, at) }];
    if (event.type === "moved" && event.id === id && event.fallen !== undefined)
      return [
        { type: "fall", feet: event.fallen, ...present({ damage: nextHurt(id, events, at) }) },
      ];
    if (event.type === "damage_taken" && event.id === id && event.source === "hazard")
      return [{ type: "hazard", damage: damageView([event]) }];
    return [];
  });
}

function struckBy(id: string, events: readonly Event[], at: number): object {
  const rolled = events[at];
  if (rolled?.type !== "rolled") return {};
  const damage = rolled.success === true ? nextHurt(id, events, at) : undefined;
  return { attack: attackView(rolled), ...present({ damage }) };
}

/** What it takes next. */
function nextHurt(id: string, events: readonly Event[], at: number): readonly object[] | undefined {
  const hurt = events
    .slice(at)
    .find(
      (event): event is EventOf<"damage_taken"> => event.type === "damage_taken" && event.id === id,
    );
  return hurt && damageView([hurt]);
}
