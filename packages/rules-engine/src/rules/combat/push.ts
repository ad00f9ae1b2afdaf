import type { Event } from "../../game/event.js";
import { combatantOf, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { type Body, overlaps, widthOf } from "../../grid/body.js";
import { roomAt } from "../../grid/path.js";
import { bodyOf } from "./bodies.js";

/** Who is pushed, and from whom. */
interface Push {
  readonly from: string;
  readonly id: string;
}

/**
 * A creature that is pushed 5 feet straight away: one square of the map, where nobody stands there.
 * It moves without moving itself, so it provokes nothing.
 */
export function pushed(
  state: GameState,
  { from, id }: Push,
  { compendium }: Using,
): readonly Event[] {
  const combatant = combatantOf(state, id);
  const [one, other] = [bodyOf(state, from, compendium), bodyOf(state, id, compendium)];
  if (combatant === undefined || one === undefined || other === undefined) return [];
  const { x, y, z } = other;
  const at = {
    x: x + wayOf(one, other, "x"),
    y: y + wayOf(one, other, "y"),
    ...(z !== undefined && { z }),
  };
  const there: Body = Object.assign({ size: other.size }, at);
  const isTaken = Object.keys(state.combatants ?? {}).some((another) => {
    const body = another === id ? undefined : bodyOf(state, another, compendium);
    return body !== undefined && overlaps(there, body);
  });
  return isTaken || !hasRoom(state, there)
    ? []
    : [
        {
          type: "combatant_changed",
          id,
          rule: "Shoving a Creature",
          what: "pushed 5 feet",
          combatant: { ...combatant, at },
        },
      ];
}

/** Whether the map has room for a body there: no wall, and no edge. */
const hasRoom = ({ battlefield }: GameState, body: Body): boolean =>
  battlefield === undefined
    ? body.x >= 0 && body.y >= 0
    : ["free", "tight"].includes(roomAt(battlefield, { ...body, mode: "walk" }));

/** Which way something lies along one axis: spaces that overlap along it are level. */
function wayOf(one: Body, other: Body, axis: "x" | "y"): -1 | 0 | 1 {
  if (other[axis] >= one[axis] + widthOf(one.size)) return 1;
  return other[axis] + widthOf(other.size) <= one[axis] ? -1 : 0;
}
