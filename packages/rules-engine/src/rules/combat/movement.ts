import { isOnTurn, isTurnOver } from "../../encounter/turns.js";
import { combatantOf, creatureIn, fightIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { prohibition } from "../../gather/prohibition.js";
import { refuseDead } from "../life/dead.js";
import { hasEscaped } from "../life/escape.js";
import { isDirectedNow } from "./mounts/ridden.js";
import { type Allowance, allowanceOf } from "./move/speed.js";
import { turnIsOver } from "./turn-is-over.js";

/** How far a creature can still walk in this turn; outside a fight nobody counts it. */
export const movementLeft = (
  state: GameState,
  id: string,
  { compendium }: Pick<Using, "compendium">,
): Allowance => allowanceOf(state, { id, mode: "walk" }, compendium);

/** The same through the air, for who flies. */
export const flightLeft = (
  state: GameState,
  id: string,
  { compendium }: Pick<Using, "compendium">,
): Allowance => allowanceOf(state, { id, mode: "fly" }, compendium);

/** Why a creature moves no foot, whosever turn it is. */
export function refuseHelpless(
  state: GameState,
  id: string,
  { compendium }: Pick<Using, "compendium">,
): RuleViolation | undefined {
  const creature = creatureIn(state, id);
  if (creature.dead) return refuseDead(creature, "moves no more");
  const because =
    creature.hp.current <= 0 && !hasEscaped(creature, { compendium })
      ? "it has 0 hit points"
      : prohibition(creature, "move", compendium);
  return because === undefined
    ? undefined
    : {
        code: "CANNOT_MOVE",
        message: `${creature.name} cannot move: ${because}.`,
        hint: "End what holds it first.",
      };
}

/** Why a creature cannot move by itself now: it is not its turn, or something keeps it where it is. */
export function refuseMoving(
  state: GameState,
  id: string,
  using: Pick<Using, "compendium">,
): RuleViolation | undefined {
  const helpless = refuseHelpless(state, id, using);
  const combatant = combatantOf(state, id);
  if (helpless !== undefined || combatant === undefined) return helpless;
  const { name } = creatureIn(state, id);
  if (combatant.surprised)
    return {
      code: "SURPRISED",
      message: `${name} is surprised, and does not move on its first turn.`,
      hint: "It can react once that turn has ended.",
    };
  if (isTurnOver(state, id)) return turnIsOver(name);
  return isOnTurn(state, id) || isDirectedNow(state, id, using.compendium)
    ? undefined
    : {
        code: "NOT_YOUR_TURN",
        message: `It is not ${name}'s turn, but ${creatureIn(state, fightIn(state).turn.of).name}'s.`,
        hint: "Wait for its turn.",
      };
}
