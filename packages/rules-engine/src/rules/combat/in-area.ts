import type { GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { affectedBodies, type Struck } from "../../grid/affected.js";
import { type Area, coveredOf, extentOf } from "../../grid/area.js";
import { isSealed } from "../swallow/facts.js";
import { effectsField } from "../zones/walls.js";
import { bodiesIn, thingsIn } from "./bodies.js";
import { withoutProp } from "./without-prop.js";

/**
 * Those of a fight whom an area reaches by any of their squares, with their cover from its point of
 * origin, in the order in which they came ("Areas of Effect"). Without a map nothing shields anyone.
 */
export function inArea(
  state: GameState,
  area: Area,
  { compendium }: Pick<Using, "compendium">,
): readonly Struck[] {
  const bodies = bodiesIn(state, compendium).filter(
    ({ id }) => !isSealed(state.creatures[id] ?? { effects: [] }),
  );
  const field = effectsField(state);
  if (field !== undefined) return affectedBodies(field, area, bodies);
  const extent = extentOf(area);
  return bodies
    .filter((body) => coveredOf(body, extent).length > 0)
    .map(({ id }) => ({ id, cover: "none" }));
}

/** The things on the map that an area reaches; none hides itself. */
export function thingsInArea(
  state: GameState,
  area: Area,
  { compendium }: Pick<Using, "compendium">,
): readonly Struck[] {
  const field = effectsField(state);
  if (field === undefined) return [];
  return thingsIn(state, compendium).flatMap((thing) =>
    affectedBodies(withoutProp(field, thing.id), area, [thing]),
  );
}
