import type { Creature } from "../../creature/creature.js";
import type { EffectHeld } from "../../creature/held.js";
import { type Combatant, turnDraft } from "../../encounter/combatant.js";
import type { EventOf } from "../../game/event.js";
import { type Next, nothing } from "../../game/next.js";
import { combatantOf, creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { nearestFree } from "../../grid/free.js";
import type { Position } from "../../grid/point.js";
import { sizeOf } from "../../sheet/size.js";
import type { Compendium } from "../../tables/compendium.js";
import { endAll } from "../held/ending.js";
import { occupantsFor } from "./move/company.js";

/** Whether somebody is out of this world: banished, in a maze, ethereal. */
export const isAway = (state: GameState, id: string): boolean =>
  combatantOf(state, id)?.away !== undefined;

const takesAway = ({ effects }: Pick<EffectHeld, "effects">): boolean =>
  effects.some(({ kind }) => kind === "elsewhere");

/** Whoever something takes out of this world leaves its place there, and whoever has hold of it, or it of them. */
export function leaveWorld(
  state: GameState,
  { id, held }: EventOf<"effect_gained">,
  { compendium }: Using,
): Next {
  const combatant = takesAway(held) ? combatantOf(state, id) : undefined;
  if (combatant === undefined || combatant.away !== undefined) return nothing;
  const { at } = combatant;
  const isHold = (bearer: string, from: string | undefined): boolean =>
    from !== undefined && (bearer === id || from === id);
  return {
    events: [
      {
        type: "combatant_changed",
        id,
        rule: "Duration",
        what: "is out of this world",
        combatant: { ...elsewhere(combatant), away: at === undefined ? {} : { at } },
      },
      ...Object.values(state.creatures).flatMap((bearer) =>
        endAll(
          [bearer],
          (one) =>
            "condition" in one && one.condition === "grappled" && isHold(bearer.id, one.from),
          { because: "they are worlds apart", compendium },
        ),
      ),
    ],
  };
}

/** Without a place, a mount and anything to hide behind. */
const elsewhere = ({
  at: _at,
  mount: _mount,
  hidden: _hidden,
  within: _within,
  ...rest
}: Combatant): Combatant => ({ ...rest, turn: turnDraft(rest.turn) });

/** With the last of what has kept it out somebody is back, where it left or on the nearest free place. */
export function returnToWorld(
  state: GameState,
  { id }: EventOf<"effect_lost">,
  { compendium }: Using,
): Next {
  const combatant = combatantOf(state, id);
  if (combatant?.away === undefined || creatureIn(state, id).effects.some(takesAway))
    return nothing;
  const { away, ...rest } = combatant;
  const at = away.at && freePlace(state, creatureIn(state, id), { from: away.at, compendium });
  return {
    events: [
      {
        type: "combatant_changed",
        id,
        rule: "Duration",
        what: "is back in this world",
        combatant: { ...rest, ...(at && { at }) },
      },
    ],
  };
}

function freePlace(
  state: GameState,
  { id, make }: Creature,
  { from, compendium }: { readonly from: Position; readonly compendium: Compendium },
): Position {
  if (state.battlefield === undefined) return from;
  const body = { x: from.x, y: from.y, size: sizeOf(make, compendium) };
  const others = occupantsFor(state, { id }, compendium);
  return nearestFree(state.battlefield, { body, others }) ?? from;
}
