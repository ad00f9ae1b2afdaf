import type { Encounter } from "../../encounter/encounter.js";
import type { LaidZone } from "../../encounter/zone.js";
import type { Event, EventOf } from "../../game/event.js";
import { happens, type Next, nothing } from "../../game/next.js";
import { fightIn, type GameState, secondsNow } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { castEnded } from "../held/ending.js";
import { because } from "../held/passing.js";
import { barredInside } from "./bars.js";

/** A zone is over. */
export const zoneEnded = (encounter: string, { id, name }: LaidZone, why: string): Event => ({
  type: "zone_ended",
  about: { encounter },
  rule: "Duration",
  zone: id,
  name,
  because: why,
});

/** Every laid zone that is so, ended. */
function endZones(state: GameState, so: (zone: LaidZone) => boolean, why: string): Next {
  const { encounter } = state;
  if (encounter?.zones === undefined) return nothing;
  return happens(
    ...encounter.zones
      .filter(so)
      .flatMap((zone) => [...burntBy(encounter, zone), zoneEnded(encounter.id, zone, why)]),
  );
}

/** Where a fire has burnt for its time, nothing is left of what burned. */
const burntBy = ({ id, zones = [] }: Encounter, fire: LaidZone): readonly Event[] => {
  const fuel = zones.find((zone) => zone.id === fire.burns);
  return fuel === undefined || !("squares" in fire.anchor)
    ? []
    : [
        {
          type: "zone_broken",
          about: { encounter: id },
          rule: fuel.name,
          zone: fuel.id,
          name: fuel.name,
          squares: fire.anchor.squares,
          burnt: true,
        },
      ];
};

/** A fire goes out with what burns in it. */
export const endFires = (state: GameState, { zone, name }: EventOf<"zone_ended">): Next =>
  endZones(state, ({ burns }) => burns === zone, `${name} has ended`);

/** The spell ends whose a zone is; what is no spell's ends alone. */
export function overWith(state: GameState, zone: LaidZone, why: string): Event {
  const owner = state.creatures[zone.owner];
  const { lasting } = zone;
  const cast =
    lasting.kind === "cast" ? owner?.casts.find(({ id }) => id === lasting.id) : undefined;
  return owner !== undefined && cast !== undefined
    ? castEnded(owner, cast, { because: why })
    : zoneEnded(fightIn(state).id, zone, why);
}

/** What lasts until this turn begins or ends. */
export function endZonesAtTurn(
  state: GameState,
  event: EventOf<"turn_began" | "turn_ended">,
): Next {
  const edge = event.type === "turn_began" ? "start" : "end";
  return endZones(
    state,
    ({ lasting }) =>
      lasting.kind === "turn" &&
      lasting.edge === edge &&
      lasting.of === event.id &&
      lasting.round <= event.round,
    because,
  );
}

/** What was to last until a second of the fight, or a turn that nobody took. */
export const endZonesOver = (state: GameState, { round }: EventOf<"round_began">): Next =>
  endZones(
    state,
    ({ lasting }) =>
      (lasting.kind === "time" && lasting.until <= secondsNow(state)) ||
      (lasting.kind === "turn" && lasting.round < round),
    because,
  );

/** A spell's area ends with it. */
export const endZonesWithCast = (
  state: GameState,
  { id, cast, spell }: EventOf<"cast_ended">,
): Next =>
  endZones(
    state,
    ({ owner, lasting }) => owner === id && lasting.kind === "cast" && lasting.id === cast,
    `${spell} has ended`,
  );

/** A shell that its bearer's own movement has put somebody inside of is over ("Antilife Shell"). */
export function endPushing(state: GameState, event: EventOf<"moved">, using: Using): Next {
  const { encounter, combatants = {} } = state;
  const shells = (encounter?.zones ?? []).filter(
    ({ bars, anchor }) =>
      bars?.reach === true && "creature" in anchor && anchor.creature === event.id,
  );
  if (shells.length === 0) return nothing;
  const mover = combatants[event.id];
  const before: GameState =
    mover === undefined
      ? state
      : { ...state, combatants: { ...combatants, [event.id]: { ...mover, at: event.from } } };
  return happens(
    ...shells.flatMap((zone): readonly Event[] => {
      const was = barredInside(before, zone, using);
      const isPushed = barredInside(state, zone, using).some((id) => !was.includes(id));
      const owner = state.creatures[zone.owner];
      const { lasting } = zone;
      const cast =
        lasting.kind === "cast" ? owner?.casts.find(({ id }) => id === lasting.id) : undefined;
      return isPushed && owner !== undefined && cast !== undefined
        ? [castEnded(owner, cast, { because: "its caster has pressed it against somebody" })]
        : [];
    }),
  );
}

/** What goes with a creature ends with it. */
export const endZonesOf = (state: GameState, { id }: { readonly id: string }): Next =>
  endZones(
    state,
    ({ anchor }) => "creature" in anchor && anchor.creature === id,
    "whoever it went with is gone",
  );
