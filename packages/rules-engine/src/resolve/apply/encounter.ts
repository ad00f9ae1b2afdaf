import { lastIdWith } from "../../creature/held-id.js";
import type { Draft } from "../../draft.js";
import type { Encounter, TurnNow } from "../../encounter/encounter.js";
import type { LaidZone } from "../../encounter/zone.js";
import type { EventOf } from "../../game/event.js";
import { add, drop } from "./collection.js";

/** What happens to a fight that is there before and after. */
export type EncounterEvent = EventOf<
  | "order_set"
  | "round_began"
  | "lair_acted"
  | "turn_began"
  | "joined"
  | "left"
  | "zone_laid"
  | "zone_moved"
  | "zone_broken"
  | "zone_layer_lost"
  | "zone_ended"
  | "encounter_ended"
>;

/** What an event makes of the fight. */
export function applyToEncounter(encounter: Encounter, event: EncounterEvent): Encounter {
  const draft = copyOf(encounter);
  switch (event.type) {
    case "order_set":
    case "left":
      draft.order = event.order;
      break;
    case "joined":
      draft.order = event.order;
      // The fight has given it its id.
      if (event.combatant.summoned !== undefined) draft.lastId = encounter.lastId + 1;
      break;
    case "round_began":
      draft.round = event.round;
      break;
    case "turn_began":
      draft.turn = turnAfter(encounter.turn, event);
      break;
    case "lair_acted":
      draft.lair = Object.assign({}, encounter.lair, { [event.of]: event.taken });
      break;
    case "zone_laid":
      draft.zones = add(draft.zones ?? [], event.zone);
      draft.lastId = lastIdWith(draft.lastId, event.zone.id);
      break;
    case "zone_moved":
      changeZone(draft, event.zone, () => ({ anchor: event.anchor }));
      break;
    case "zone_broken":
      changeZone(draft, event.zone, ({ broken = [] }) => ({
        broken: [...broken, ...event.squares],
      }));
      break;
    case "zone_layer_lost":
      changeZone(draft, event.zone, ({ layers = [] }) => ({ layers: layers.slice(1) }));
      break;
    case "zone_ended":
      setZones(draft, drop(draft.zones ?? [], event.zone));
      break;
    case "encounter_ended":
      setZones(draft, []);
      draft.status = "ended";
      draft.xp = event.xp;
      if (event.aftermath !== undefined) draft.aftermath = event.aftermath;
      if (event.outcome !== undefined) draft.outcome = event.outcome;
      if (event.notes !== undefined) draft.notes = event.notes;
  }
  return draft;
}

/** The turn that begins: a turn that was passed is not remembered as one. */
function turnAfter(
  { of, seq: last, before: earlier, passed }: TurnNow,
  { id, seq, surprised }: EventOf<"turn_began">,
): TurnNow {
  const before = passed ? earlier : last > 0 ? of : undefined;
  const turn = before === undefined ? { of: id, seq } : { of: id, seq, before };
  return surprised ? Object.assign(turn, { passed: true as const }) : turn;
}

function setZones(draft: Draft<Encounter>, zones: NonNullable<Encounter["zones"]>): void {
  if (zones.length > 0) draft.zones = zones;
  else delete draft.zones;
}

function changeZone(
  draft: Draft<Encounter>,
  id: string,
  change: (zone: LaidZone) => Partial<LaidZone>,
): void {
  const zones = draft.zones ?? [];
  setZones(
    draft,
    zones.map((zone) => (zone.id === id ? Object.assign({}, zone, change(zone)) : zone)),
  );
}

/** A copy to write to, its fields named one by one: a spread costs several times as much on Node 20. */
function copyOf(from: Encounter): Draft<Encounter> {
  const to: Draft<Encounter> = {
    id: from.id,
    name: from.name,
    status: from.status,
    startedAt: from.startedAt,
    round: from.round,
    turn: from.turn,
    order: from.order,
    house: from.house,
    light: from.light,
    lastId: from.lastId,
  };
  if (from.sunlight !== undefined) to.sunlight = from.sunlight;
  if (from.lair !== undefined) to.lair = from.lair;
  if (from.zones !== undefined) to.zones = from.zones;
  if (from.outcome !== undefined) to.outcome = from.outcome;
  if (from.xp !== undefined) to.xp = from.xp;
  if (from.notes !== undefined) to.notes = from.notes;
  if (from.aftermath !== undefined) to.aftermath = from.aftermath;
  return to;
}
