import type { Zone } from "../../encounter/zone.js";
import { combatantOf, creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { Extent } from "../../grid/area.js";
import { typeOf } from "../../sheet/size.js";
import type { Compendium } from "../../tables/compendium.js";
import { type InZone, isWithin } from "./zones-in.js";

type Tables = Pick<Using, "compendium">;

/** Whether a zone's edge is there for a creature: not for whose it is, nor for those whom it spares. */
export function isBarred(state: GameState, { zone, id }: InZone, compendium: Compendium): boolean {
  const { bars, owner, spares, anchor } = zone;
  const creature = state.creatures[id];
  if (bars === undefined || creature === undefined || spares?.includes(id)) return false;
  if ("creature" in anchor && (id === owner || id === anchor.creature)) return false;
  const type = typeOf(creature.make, compendium);
  return bars.types?.includes(type) !== false && bars.except?.includes(type) !== true;
}

/** The space that is shut to somebody by the edge of a zone: the inside to who is outside of it, all else to who is inside. */
export function shutSpace(
  state: GameState,
  { zone, id, space }: InZone & { readonly space: Extent },
  using: Tables,
): Extent | undefined {
  if (zone.bars === undefined || !isBarred(state, { zone, id }, using.compendium)) return undefined;
  const { ways } = zone.bars;
  // On the squares of a wall nobody stands.
  if ("squares" in zone.anchor) return space;
  const isIn = isWithin(state, { zone, id }, using) === true;
  if (!isIn) return ways === "out" ? undefined : space;
  return ways === "in" ? undefined : outsideOf(space);
}

const far = 1_000;

/** Everything but a space; as far as any map goes. */
const outsideOf = (space: Extent): Extent => ({
  from: { x: 0, y: 0, z: -far },
  to: { x: far, y: far, z: far },
  has: (x, y, z) => !space.has(x, y, z),
});

/** The zone whose edge is between two, and lets the one's reach not through to the other (Antilife Shell). */
export function outOfReach(
  state: GameState,
  [id, other]: readonly [one: string, other: string],
  using: Tables,
): Zone | undefined {
  return state.encounter?.zones?.find(
    (zone) =>
      zone.bars?.reach === true &&
      isBarred(state, { zone, id }, using.compendium) &&
      isWithin(state, { zone, id }, using) !== isWithin(state, { zone, id: other }, using),
  );
}

/** Ids of those for whom the edge of a zone is there, and who are inside. */
export const barredInside = (state: GameState, zone: Zone, using: Tables): readonly string[] =>
  Object.keys(state.combatants ?? {}).filter(
    (id) =>
      combatantOf(state, id) !== undefined &&
      creatureIn(state, id).dead !== true &&
      isBarred(state, { zone, id }, using.compendium) &&
      isWithin(state, { zone, id }, using) === true,
  );
