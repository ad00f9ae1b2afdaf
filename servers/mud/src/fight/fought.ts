import type { Event } from "@tabletop-mcp/rules-engine";
import type { Monster } from "./types.js";

/** Whom a monster has fought after these events, the one who has struck at it last at the end. */
export function foughtIn(
  { id: monster, fought }: Pick<Monster, "id" | "fought">,
  events: readonly Event[],
  players: readonly string[],
): readonly string[] {
  let all = fought;
  for (const { from, to } of events.flatMap(blowOf)) {
    if (to === monster && players.includes(from) && all.at(-1) !== from)
      all = [...all.filter((id) => id !== from), from];
    if (from === monster && players.includes(to) && !all.includes(to)) all = [...all, to];
  }
  return all;
}

interface Blow {
  readonly from: string;
  readonly to: string;
}

/** An attack, hit or miss, and damage of other kinds. */
function blowOf(event: Event): readonly Blow[] {
  if (event.type === "rolled" && event.purpose === "attack" && event.against !== undefined)
    return [{ from: event.id, to: event.against }];
  return event.type === "damage_taken" && event.by !== undefined
    ? [{ from: event.by, to: event.id }]
    : [];
}
