import type { Area } from "@tabletop-mcp/srd-data";
import type { Anchor } from "../../encounter/zone.js";
import type { Event } from "../../game/event.js";
import type { GameState } from "../../game/state.js";
import type { StepsFrame } from "../../game/steps-frame.js";
import type { Using } from "../../game/using.js";
import { againstLayers } from "../steps/against-layers.js";
import { areaAt } from "../steps/area-at.js";
import { kindledBy } from "../zones/alight.js";
import { quenchedBy } from "../zones/quench.js";
import { lyingAt, type StepArea } from "../zones/step-area.js";
import { type Aiming, type Placed, placeOf, stepsNow } from "./aim.js";
import { burstsOf } from "./points.js";

/** What a spell does to what lies on the map: webs burn, darkness is dispelled, layers of walls go; with its frames as they are then. */
export function doneToThePlace(
  state: GameState,
  { aiming, frames }: { readonly aiming: Aiming; readonly frames: readonly StepsFrame[] },
  using: Using,
): { readonly events: readonly Event[]; readonly frames: readonly StepsFrame[] } {
  const { spell, action } = aiming;
  const now = () => areasOfCast(state, { aiming, placed: stepsNow(aiming, "use") }, using);
  const all = spell.steps.map((step, place) => ({ step, place }));
  const struck = againstLayers(
    state,
    {
      frames,
      areas: () => areasOfCast(state, { aiming, placed: all }, using),
      spell: { id: spell.id, points: action.points },
    },
    using,
  );
  const ended = [...kindledBy(state, now, using), ...quenchedBy(state, now, using)];
  return { events: [...ended, ...struck.events], frames: struck.frames };
}

/** Where the areas of some steps of a spell lie, as it is aimed, and which step each is of. */
export const areasOfCast = (
  state: GameState,
  { aiming, placed }: { readonly aiming: Aiming; readonly placed: readonly Placed[] },
  using: Using,
): readonly (StepArea & Pick<Placed, "place">)[] =>
  placed.flatMap(({ step, place }) => {
    const { area: plain, areaPerSlot } = step;
    if (plain === undefined) return [];
    const { by } = aiming;
    const area = areaAt({ area: plain, ...(areaPerSlot && { areaPerSlot }) }, by);
    return anchorsOf(state, { aiming, area }, using).map((anchor) => ({
      step,
      place,
      by,
      area,
      anchor,
    }));
  });

/** On a wall's squares, at its point, or at each of several. */
function anchorsOf(
  state: GameState,
  { aiming, area }: { readonly aiming: Aiming; readonly area: Area },
  using: Using,
): readonly Anchor[] {
  const { spell, action } = aiming;
  const { id, points = [] } = action;
  if (area.shape === "wall") return [{ squares: points.map(({ x, y }) => ({ x, y })) }];
  const each = points.length > 1 && burstsOf(spell) !== undefined ? points : [undefined];
  return each.flatMap((point) => {
    const at = point === undefined ? action : Object.assign({}, action, { points: [point] });
    return lyingAt(state, { id, ...placeOf(state, { spell, action: at }, using) }, using) ?? [];
  });
}
