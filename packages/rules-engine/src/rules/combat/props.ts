import { err, ok } from "@tabletop-mcp/dice-core";
import type { ActionOf } from "../../game/action.js";
import type { EventOf } from "../../game/event.js";
import { type Decision, happens, type Next, nothing } from "../../game/next.js";
import type { GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { type Battlefield, isOnMap, type Prop } from "../../grid/battlefield.js";
import { footprintOf, overlaps } from "../../grid/body.js";
import type { Position } from "../../grid/point.js";
import { groundAt } from "../../grid/terrain.js";
import { breachOf } from "../zones/sections.js";
import { bodiesIn } from "./bodies.js";
import { freedByLoss } from "./limbs.js";
import { noFight } from "./no-fight.js";
import { propChanged, propGone } from "./prop-changes.js";

/** Something is set up on the map: on free ground, and where it blocks the way on nobody. */
export function placePropRule(
  state: GameState,
  { prop }: ActionOf<"place_prop">,
  using: Using,
): Decision {
  const { battlefield: field } = state;
  if (state.encounter?.status !== "active") return err(noFight);
  if (field === undefined)
    return err({
      code: "NO_MAP",
      message: "This fight has no map.",
      hint: "Begin a fight with terrain.",
    });
  const refused = refuse(state, { prop, field }, using);
  if (refused !== undefined) return err(refused);
  const what = `${prop.name ?? prop.id} stands at (${prop.x}, ${prop.y})`;
  return ok(happens(propChanged(state, { what, prop }, { placed: prop })));
}

/** What is destroyed stands there no more ("Objects": at 0 hit points). */
export function removeProp(state: GameState, { id }: { readonly id: string }, using: Using): Next {
  const { battlefield: field, encounter } = state;
  const gone = field?.props?.find((prop) => prop.id === id);
  if (field === undefined || gone === undefined || encounter?.status !== "active") return nothing;
  return happens(
    propGone(state, { prop: gone, how: "is destroyed" }),
    ...breachOf(state, gone),
    ...freedByLoss(state, gone, using),
  );
}

/** A thing on the map stands elsewhere. */
export const propMoved = (
  state: GameState,
  { what, prop }: { readonly what: string; readonly prop: Prop },
): EventOf<"terrain_changed"> => propChanged(state, { what, prop }, { placed: prop });

interface Placing {
  readonly prop: Prop;
  readonly field: Battlefield;
}

function refuse(
  state: GameState,
  { prop, field }: Placing,
  { compendium }: Using,
): RuleViolation | undefined {
  const name = prop.name ?? prop.id;
  const squares = footprintOf(prop);
  if (squares.some((at) => !isOnMap(field, at)))
    return {
      code: "OFF_MAP",
      message: `${name} would be off the map at (${prop.x}, ${prop.y}), with its whole space.`,
      hint: `The map goes from (0, 0) to (${field.width - 1}, ${field.height - 1}).`,
    };
  if (squares.some((at) => isWall(field, at)))
    return {
      code: "NO_ROOM",
      message: `${name} does not fit at (${prop.x}, ${prop.y}): a wall is there.`,
      hint: "Choose other ground.",
    };
  const under = prop.blocksMovement
    ? bodiesIn(state, compendium).find((body) => overlaps(body, prop))
    : undefined;
  return (
    under && {
      code: "OCCUPIED",
      message: `${state.creatures[under.id]?.name ?? under.id} stands where ${name} is to be.`,
      hint: "Choose free squares, or let it block no movement.",
    }
  );
}

/** A wall without a top; on others something can stand. */
function isWall(field: Battlefield, at: Position): boolean {
  const { obstacle } = groundAt(field, at);
  return obstacle !== undefined && obstacle.height === undefined;
}
