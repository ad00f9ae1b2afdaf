import type { Area } from "@tabletop-mcp/srd-data";
import type { Anchor } from "../../encounter/zone.js";
import type { Event } from "../../game/event.js";
import type { GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { areaAt } from "../steps/area-at.js";
import { kindledBy, lyingAt } from "../zones/alight.js";
import { type Aiming, type Placed, placeOf, stepsNow } from "./aim.js";
import { burstsOf } from "./points.js";

/** What a spell's fire sets alight where it bursts, whoever is there. */
export const kindledByCast = (
  state: GameState,
  aiming: Aiming,
  { when, using }: { readonly when: "use" | "sustain"; readonly using: Using },
): readonly Event[] =>
  kindledBy(
    state,
    () => stepsNow(aiming, when).flatMap(({ step }) => whereItIs(state, { aiming, step }, using)),
    using,
  );

function whereItIs(
  state: GameState,
  { aiming, step }: Pick<Placed, "step"> & { readonly aiming: Aiming },
  using: Using,
) {
  const { area: plain, areaPerSlot } = step;
  if (plain === undefined) return [];
  const area = areaAt({ area: plain, ...(areaPerSlot && { areaPerSlot }) }, aiming.by);
  const { by } = aiming;
  return anchorsOf(state, { aiming, area }, using).map((anchor) => ({ step, by, area, anchor }));
}

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
