import {
  combatantOf,
  flightLeft,
  isOnTurn,
  isReactionSpent,
  movementLeft,
  strikesLeft,
} from "@tabletop-mcp/rules-engine";
import type { CombatContext } from "../context.js";
import type { Shown } from "./fight.js";

type Tables = Pick<CombatContext, "compendium" | "rng">;

/** What is left of somebody's turn: of who is not on turn the reaction alone. */
export function economyOf(shown: Shown, id: string, using: Tables) {
  const { state } = shown;
  const combatant = combatantOf(state, id);
  if (combatant === undefined) return undefined;
  const { turn } = combatant;
  const reaction = !isReactionSpent(state, combatant);
  if (!isOnTurn(state, id)) return { reaction };
  const attacks = strikesLeft(state, id, using);
  return {
    action: turn.action === undefined || (turn.extraActions ?? 0) > 0,
    ...(attacks.length > 0 && { attacks }),
    bonusAction: turn.bonus === undefined,
    reaction,
    movement: movementLeft(state, id, using).left,
  };
}

/** "Left: another attack, bonus action, 30 ft."; out of turn, whose turn it is. */
export function leftText(shown: Shown, id: string, using: Tables): string {
  const left = economyOf(shown, id, using);
  if (left === undefined) return "";
  const { of } = shown.encounter.turn;
  const name = shown.sheets.get(of)?.name ?? of;
  if (!("action" in left)) return `It is ${name}'s turn.`;
  const parts = [
    ...(left.action ? ["action"] : []),
    ...(left.attacks === undefined ? [] : [attacksText(left.attacks)]),
    ...(left.bonusAction ? ["bonus action"] : []),
    ...wayText(shown, id, using),
  ];
  return `Left: ${parts.length === 0 ? "nothing" : parts.join(", ")}.`;
}

/** Feet that are left to go; of who has gone all those, that are left to fly. */
function wayText({ state }: Shown, id: string, using: Tables): readonly string[] {
  if (combatantOf(state, id)?.at === undefined) return [];
  const walking = movementLeft(state, id, using).left;
  if (walking > 0) return [`${walking} ft`];
  const flying = flightLeft(state, id, using).left;
  return flying > 0 ? [`${flying} ft flying`] : [];
}

const attacksText = (names: readonly string[]): string =>
  names.includes("any") ? "another attack" : `an attack with ${names.join(" or ")}`;
