import {
  combatantOf,
  flightLeft,
  isDirectedNow,
  isOnTurn,
  isReactionSpent,
  movementLeft,
  strikesLeft,
} from "@tabletop-mcp/rules-engine";
import type { CombatContext } from "../context.js";
import type { Shown } from "./fight.js";

type Tables = Pick<CombatContext, "compendium" | "rng">;

/** What somebody can still do. */
interface Left {
  /** Nothing of who is not on turn. */
  readonly action?: boolean;
  readonly attacks?: readonly string[];
  readonly bonusAction?: boolean;
  readonly reaction: boolean;
  readonly movement?: number;
}

/** What is left of somebody's turn: of who is not on turn the reaction alone, of a mount what its rider has it do. */
export function economyOf(shown: Shown, id: string, using: Tables): Left | undefined {
  const { state } = shown;
  const combatant = combatantOf(state, id);
  if (combatant === undefined) return undefined;
  const { turn } = combatant;
  const reaction = !isReactionSpent(state, combatant);
  const { left: movement } = movementLeft(state, id, using);
  if (isDirectedNow(state, id, using.compendium))
    return { action: turn.action === undefined, reaction, movement };
  if (!isOnTurn(state, id)) return { reaction };
  const attacks = strikesLeft(state, id, using);
  return {
    action: turn.action === undefined || (turn.extraActions ?? 0) > 0,
    ...(attacks.length > 0 && { attacks }),
    bonusAction: turn.bonus === undefined,
    reaction,
    movement,
  };
}

/** "Left: another attack, bonus action, 30 ft."; out of turn, whose turn it is. */
export function leftText(shown: Shown, id: string, using: Tables): string {
  const left = economyOf(shown, id, using);
  if (left === undefined) return "";
  const { of } = shown.encounter.turn;
  const name = shown.sheets.get(of)?.name ?? of;
  if (left.action === undefined) return `It is ${name}'s turn.`;
  const parts = [...deedsText(left), ...wayText(shown, id, using)];
  return `Left: ${parts.length === 0 ? "nothing" : parts.join(", ")}.`;
}

/** What can still be done; under its rider a mount has three actions ("Controlling a Mount"). */
function deedsText({ action, attacks, bonusAction }: Left): readonly string[] {
  if (bonusAction === undefined) return action ? ["Dash, Disengage or Dodge"] : [];
  return [
    ...(action ? ["action"] : []),
    ...(attacks === undefined ? [] : [attacksText(attacks)]),
    ...(bonusAction ? ["bonus action"] : []),
  ];
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
