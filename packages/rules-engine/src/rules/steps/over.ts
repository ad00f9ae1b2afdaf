import { zoneMoments } from "../../encounter/zone.js";
import type { StepTurn } from "./settling.js";

const ofPlaces: ReadonlySet<string> = new Set(zoneMoments);

/** What comes at a turn or in a place comes no more once its spell is over: something else of the same moment may have ended it. */
export function isOver({ state, frame: { id, moment, by } }: StepTurn): boolean {
  if (moment === undefined || by.cast === undefined || !ofPlaces.has(moment)) return false;
  return state.creatures[id]?.casts.some((cast) => cast.id === by.cast) !== true;
}
