import type { Event } from "../../game/event.js";
import type { GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { told } from "../steps/told.js";
import { type Aiming, placeOf, pointOf, stepsNow } from "./aim.js";

/** Where an area begins in truth, said where something is between its caster and the point that was named ("Areas of Effect"). */
export function nearSide(state: GameState, aiming: Aiming, using: Using): readonly Event[] {
  const { action, by, spell } = aiming;
  // What strikes later (Flaming Sphere) has its area with the spell.
  const isSpread = [spell, ...stepsNow(aiming, "use").map(({ step }) => step)].some(
    ({ area }) => area !== undefined && area.shape !== "wall",
  );
  const point = pointOf(state, action, using);
  const { origin } = isSpread && spell.range.kind !== "self" ? placeOf(state, aiming, using) : {};
  if (point === undefined || origin === undefined) return [];
  if (point.x === origin.x && point.y === origin.y) return [];
  const where = `(${origin.x}, ${origin.y})`;
  return [told({ id: action.id, by }, `Something is in the way: it begins at ${where}.`, [])];
}
