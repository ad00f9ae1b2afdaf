import type { Event, EventOf } from "../../game/event.js";
import { happens, type Next, nothing } from "../../game/next.js";
import { combatantIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { Body } from "../../grid/body.js";
import { nearestFree } from "../../grid/free.js";
import { roomAt } from "../../grid/path.js";
import { bodiesIn, fullBodyOf } from "../combat/bodies.js";
import { movementField } from "./walls.js";

/** A wall that nobody passes has nobody in it: whoever stood there is moved to the nearest free place beside it. */
export function pushOut(
  state: GameState,
  { zone }: EventOf<"zone_laid">,
  { compendium }: Using,
): Next {
  const field = movementField(state);
  if (field === undefined || !zone.blocks?.includes("movement")) return nothing;
  const bodies = bodiesIn(state, compendium);
  const isIn = (body: Body): boolean => roomAt(field, { ...body, mode: "walk" }) === "wall";
  const others: Body[] = bodies.filter((body) => !isIn(body));
  const events = bodies.filter(isIn).flatMap(({ id }): readonly Event[] => {
    const from = combatantIn(state, id).at;
    const body = fullBodyOf(state, id, compendium);
    const to = body && nearestFree(field, { body, others });
    if (from === undefined || body === undefined || to === undefined) return [];
    others.push(Object.assign({ size: body.size }, to));
    const rule = "Areas of Effect";
    return [{ type: "moved", id, rule, from, to, mode: "forced", feet: 0, path: [to] }];
  });
  return happens(...events);
}
