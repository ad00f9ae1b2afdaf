import { err, ok } from "@tabletop-mcp/dice-core";
import { deeds } from "../../encounter/deeds.js";
import type { ActionOf } from "../../game/action.js";
import type { Decision } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { isOnMap, type Prop } from "../../grid/battlefield.js";
import { footprintOf, overlaps } from "../../grid/body.js";
import { isFree } from "../../grid/free.js";
import { movementField } from "../zones/walls.js";
import { bodiesIn, bodyOf } from "./bodies.js";
import { placeName } from "./place-name.js";
import { propMoved } from "./props.js";
import { stepAway } from "./push.js";
import { spendStrike } from "./strikes.js";
import { withoutProp } from "./without-prop.js";
import { refuseGrip } from "./wrestle.js";

interface Shoving {
  readonly action: ActionOf<"shove">;
  readonly thing: Prop;
}

/** What can be moved is pushed 5 feet straight away, where there is room: things resist no Strength ("Objects"), so that nobody rolls. */
export function shoveThing(state: GameState, { action, thing }: Shoving, using: Using): Decision {
  const { id, economy } = action;
  const name = thing.name ?? thing.id;
  if (!thing.movable) return err(fixed(name));
  const two = { self: creatureIn(state, id), other: creatureIn(state, thing.id) };
  const refused = refuseGrip(state, { two, name: deeds.shove }, using);
  if (refused !== undefined) return err(refused);
  const from = bodyOf(state, id, using.compendium);
  const field = movementField(state);
  if (from === undefined || field === undefined) return err(fixed(name));
  const moved: Prop = Object.assign({}, thing, stepAway(from, thing));
  const isThere = footprintOf(moved).every((square) => isOnMap(field, square));
  const others = bodiesIn(state, using.compendium).filter((body) => overlaps(body, moved));
  if (!isThere || others.length > 0 || !isFree(withoutProp(field, thing.id), moved, []))
    return err({
      code: "NO_ROOM",
      message: `${name} cannot be pushed to ${placeName(moved)}: something is in the way.`,
      hint: "Push it from another side.",
    });
  const paid = spendStrike(state, { id, name: deeds.shove, economy }, using);
  if (!paid.ok) return paid;
  const what = `${name} is pushed to ${placeName(moved)}`;
  return ok({ events: [...paid.value, propMoved(state, { what, prop: moved })] });
}

const fixed = (name: string): RuleViolation => ({
  code: "FIXED",
  message: `${name} cannot be moved.`,
  hint: "Attack it, or go around it.",
});
