import { err, ok } from "@tabletop-mcp/dice-core";
import type { LaidZone } from "../../encounter/zone.js";
import type { ActionOf } from "../../game/action.js";
import type { Event, EventOf } from "../../game/event.js";
import { type Decision, happens, type Next } from "../../game/next.js";
import { fightIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { feetBetween } from "../../grid/distance.js";
import { feetPerSquare, type Origin } from "../../grid/point.js";
import { bodyOf } from "../combat/bodies.js";
import { noFight } from "../combat/no-fight.js";
import { noSuchZone } from "./zone-actions.js";

/** A zone is moved, as far as it goes at most; it enters nobody ("Areas of Effect"). */
export function moveZoneRule(state: GameState, action: ActionOf<"move_zone">): Decision {
  const { zone: id, to, direction, feet } = action;
  const { encounter } = state;
  if (encounter?.status !== "active") return err(noFight);
  const zones = encounter.zones ?? [];
  const zone = zones.find((one) => one.id === id);
  if (zone === undefined) return err(noSuchZone(id, zones));
  const refused = feet === undefined ? undefined : refuseFar(zone, to, feet);
  if (refused !== undefined) return err(refused);
  return ok(
    happens(
      zoneMoved(state, zone, {
        anchor: { origin: to, ...(direction && { direction }) },
        because: "moved",
      }),
    ),
  );
}

/** Says no to a way that is longer than it goes. */
export function refuseFar(
  { name, anchor }: LaidZone,
  to: Origin,
  feet: number,
): RuleViolation | undefined {
  const far = "origin" in anchor ? feetBetween(bodyAt(anchor.origin), bodyAt(to)) : 0;
  return far <= feet
    ? undefined
    : {
        code: "TOO_FAR",
        message: `${name} moves ${feet} feet at most, and that is ${far}.`,
        hint: "Move it less far.",
      };
}

const bodyAt = ({ x, y, z = 0 }: Origin) => ({ x, y, z, size: "medium" }) as const;

const zoneMoved = (
  state: GameState,
  { id, name }: LaidZone,
  { anchor, because }: Pick<EventOf<"zone_moved">, "anchor" | "because">,
): Event => ({
  type: "zone_moved",
  about: { encounter: fightIn(state).id },
  rule: "Areas of Effect",
  zone: id,
  name,
  anchor,
  because,
});

/** What rolls on does so as its owner's turn begins, straight away from that one (Cloudkill). */
export function driftZones(
  state: GameState,
  { id }: EventOf<"turn_began">,
  { compendium }: Using,
): Next {
  const owner = bodyOf(state, id, compendium);
  const zones = state.encounter?.zones ?? [];
  return happens(
    ...zones.flatMap((zone): readonly Event[] => {
      const { anchor, drifts } = zone;
      if (drifts === undefined || zone.owner !== id || owner === undefined) return [];
      if (!("origin" in anchor)) return [];
      const { origin } = anchor;
      const [east, south] = [origin.x - owner.x, origin.y - owner.y];
      const far = Math.hypot(east, south);
      if (far === 0) return [];
      const squares = drifts / feetPerSquare;
      const to: Origin = Object.assign({}, origin, {
        x: origin.x + Math.round((east / far) * squares),
        y: origin.y + Math.round((south / far) * squares),
      });
      return [
        zoneMoved(state, zone, {
          anchor: Object.assign({}, anchor, { origin: to }),
          because: "it drifts",
        }),
      ];
    }),
  );
}
