import type { Effect } from "@tabletop-mcp/srd-data";
import type { Zone } from "../../encounter/zone.js";
import { combatantIn, type GameState } from "../../game/state.js";
import { stepAt } from "../../game/step-ref.js";
import type { Using } from "../../game/using.js";
import type { Position } from "../../grid/point.js";
import { isInside, zonesIn } from "./zones-in.js";

/** Somebody's step from one square to the next. */
export interface Crossing {
  readonly id: string;
  readonly from: Position;
  readonly to: Position;
}

/** Whether somebody's step brings something about that is to be settled before it goes on: it comes into a zone, or leaves it, or wades on. */
export function crossingOf(
  state: GameState,
  id: string,
  using: Using,
): (from: Position, to: Position) => boolean {
  const zones = zonesIn(state, using).flatMap((zone) => {
    const isGoing = !("creature" in zone.anchor && zone.anchor.creature === id);
    const what = isGoing ? stopsAt(state, zone, using) : undefined;
    return what === undefined ? [] : [{ zone, what }];
  });
  if (zones.length === 0) return () => false;
  const isInAt = (zone: Zone, at: Position): boolean =>
    isInside(standingAt(state, id, at), { zone, id }, using);
  return (from, to) =>
    zones.some(({ zone, what }) =>
      what === "each" ? isInAt(zone, to) : isInAt(zone, to) !== isInAt(zone, from),
    );
}

/** Where a zone makes somebody stop who moves: at each square of it, at its border, or nowhere. */
function stopsAt(
  { encounter }: GameState,
  { steps, inside, layers, lurks }: Zone,
  { compendium }: Using,
): "each" | "border" | undefined {
  const moments = steps.flatMap(({ at }) =>
    [stepAt(at, compendium, encounter?.zones)?.when].flat(),
  );
  if (moments.includes("moved")) return "each";
  return layers !== undefined || lurks || moments.includes("enter") || inside.some(bearsOnMoving)
    ? "border"
    : undefined;
}

const bearsOnMoving = (effect: Effect): boolean =>
  (effect.kind === "stat" && effect.stat.startsWith("speed")) ||
  (effect.kind === "cannot" && effect.what === "move");

/** As if somebody stood there. */
export function standingAt(state: GameState, id: string, at: Position): GameState {
  const combatant = Object.assign({}, combatantIn(state, id), { at });
  return Object.assign({}, state, {
    combatants: Object.assign({}, state.combatants, { [id]: combatant }),
  });
}
