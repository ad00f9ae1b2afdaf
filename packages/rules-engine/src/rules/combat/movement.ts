import { isOnTurn } from "../../encounter/turns.js";
import { combatantOf, creatureIn, fightIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { prohibition } from "../../gather/prohibition.js";
import { speedsNow } from "../../sheet/numbers.js";
import { refuseDead } from "../life/dead.js";

/** Feet of movement in a turn: what a creature walks, once more for each Dash, and what is left of it. */
export interface MovementLeft {
  readonly speed: number;
  readonly left: number;
}

/** How far a creature can still walk in this turn; outside a fight nobody counts it. */
export function movementLeft(
  state: GameState,
  id: string,
  { compendium }: Pick<Using, "compendium">,
): MovementLeft {
  const speed = Math.max(0, speedsNow(creatureIn(state, id), compendium).walk?.effective ?? 0);
  const turn = combatantOf(state, id)?.turn;
  const left = turn === undefined ? speed : speed * (1 + turn.dashes) - turn.moved;
  return { speed, left: Math.max(0, left) };
}

/** Why a creature cannot move by itself now: it is not its turn, or something keeps it where it is. */
export function refuseMoving(
  state: GameState,
  id: string,
  { compendium }: Pick<Using, "compendium">,
): RuleViolation | undefined {
  const creature = creatureIn(state, id);
  const { name } = creature;
  if (creature.dead) return refuseDead(creature, "moves no more");
  const because =
    creature.hp.current <= 0 ? "it has 0 hit points" : prohibition(creature, "move", compendium);
  if (because !== undefined)
    return {
      code: "CANNOT_MOVE",
      message: `${name} cannot move: ${because}.`,
      hint: "End what holds it first.",
    };
  const combatant = combatantOf(state, id);
  if (combatant === undefined) return undefined;
  if (combatant.surprised)
    return {
      code: "SURPRISED",
      message: `${name} is surprised, and does not move on its first turn.`,
      hint: "It can react once that turn has ended.",
    };
  return isOnTurn(state, id)
    ? undefined
    : {
        code: "NOT_YOUR_TURN",
        message: `It is not ${name}'s turn, but ${creatureIn(state, fightIn(state).turn.of).name}'s.`,
        hint: "Wait for its turn.",
      };
}
