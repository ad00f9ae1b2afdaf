import type { Area, Step } from "@tabletop-mcp/srd-data";
import type { Anchor } from "../../encounter/zone.js";
import type { GameState } from "../../game/state.js";
import type { StepNumbers } from "../../game/steps-frame.js";
import type { Using } from "../../game/using.js";
import type { Extent } from "../../grid/area.js";
import { edgeOf } from "../../grid/edge.js";
import { bodyOf } from "../combat/bodies.js";
import type { AreaAsked } from "../steps/space.js";
import { spaceOf } from "./space.js";

/** A step with an area, and where on the map it is taken. */
export interface StepArea {
  readonly step: Step;
  readonly by: StepNumbers;
  readonly area: Area;
  readonly anchor: Anchor;
}

type Tables = Pick<Using, "compendium">;

/** Where an area lies that somebody makes: at its origin, away from its maker, or around that one. */
export function lyingAt(
  state: GameState,
  { id, origin, direction }: Pick<AreaAsked, "id" | "origin" | "direction">,
  { compendium }: Tables,
): Anchor | undefined {
  if (origin !== undefined) return { origin, ...(direction && { direction }) };
  if (direction === undefined) return { creature: id };
  const body = bodyOf(state, id, compendium);
  return body && { origin: edgeOf(body, direction), direction };
}

/** The space that it fills, whoever is in it. */
export const extentOfStep = (
  state: GameState,
  { step, area, anchor }: StepArea,
  { compendium }: Tables,
): Extent | undefined =>
  spaceOf(state, { area, anchor, ...(step.spreads && { spreads: true }) }, compendium);
