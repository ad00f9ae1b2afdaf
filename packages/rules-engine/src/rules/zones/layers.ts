import type { LaidZone } from "../../encounter/zone.js";
import type { Event, EventOf } from "../../game/event.js";
import { happens, type Next, nothing } from "../../game/next.js";
import { fightIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { Extent } from "../../grid/area.js";
import { feetPerSquare } from "../../grid/point.js";
import { overWith } from "./ends.js";
import { spaceOf } from "./space.js";
import { extentOfStep, type StepArea } from "./step-area.js";

/** The walls of a fight that are made of layers: hardly ever any, so that is asked first. */
export function layeredIn({ encounter }: GameState): readonly LaidZone[] {
  const zones = encounter?.status === "active" ? encounter.zones : undefined;
  return zones?.filter(({ layers }) => layers !== undefined) ?? none;
}

const none: readonly LaidZone[] = [];

/** The outermost layer of a wall is destroyed. */
export function peeled(state: GameState, { id, name, layers = [] }: LaidZone): readonly Event[] {
  const [outermost] = layers;
  if (outermost === undefined) return [];
  const about = { encounter: fightIn(state).id };
  const { name: layer } = outermost;
  return [{ type: "zone_layer_lost", about, rule: name, zone: id, name, layer }];
}

/** A wall of which no layer is left is over. */
export function endPeeled(state: GameState, { zone: id }: EventOf<"zone_layer_lost">): Next {
  const zone = layeredIn(state).find((one) => one.id === id);
  return zone?.layers?.length === 0
    ? happens(overWith(state, zone, "all its layers are destroyed"))
    : nothing;
}

/** Whether an area reaches a wall, which does not shield itself. */
export function reachesWall(
  state: GameState,
  { wall, area }: { readonly wall: LaidZone; readonly area: StepArea },
  using: Pick<Using, "compendium">,
): boolean {
  const { anchor } = wall;
  if (!("squares" in anchor)) return false;
  const open = unwalled(state);
  const [space, own] = [
    extentOfStep(open, area, using),
    spaceOf(open, { anchor, area: wall.area }, using.compendium),
  ];
  return space !== undefined && own !== undefined && meet(space, own, anchor.squares);
}

/** The fight without what was laid in it. */
function unwalled(state: GameState): GameState {
  const { zones: _, ...encounter } = fightIn(state);
  return Object.assign({}, state, { encounter });
}

const meet = (
  space: Extent,
  own: Extent,
  squares: readonly { readonly x: number; readonly y: number }[],
): boolean =>
  squares.some(({ x, y }) => {
    for (let z = 0; z <= space.to.z; z += feetPerSquare)
      if (own.has(x, y, z) && space.has(x, y, z)) return true;
    return false;
  });
