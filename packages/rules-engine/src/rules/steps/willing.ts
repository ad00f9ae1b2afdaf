import type { Save } from "@tabletop-mcp/srd-data";
import { combatantOf, type GameState } from "../../game/state.js";
import type { StepsFrame } from "../../game/steps-frame.js";
import { goesOn } from "./goes-on.js";
import type { StepTurn } from "./settling.js";

/** Whether somebody lets another's magic work on it: its own side's, outside fights anybody's. */
export function isOnOneSide(state: GameState, one: string, other: string): boolean {
  const [own, theirs] = [combatantOf(state, one), combatantOf(state, other)];
  return own === undefined || theirs === undefined || own.side === theirs.side;
}

/** What only the unwilling save against comes over the willing; nothing where nobody is. */
export function withWilling(
  { state, frame }: StepTurn,
  { unwilling }: Save,
): StepsFrame | undefined {
  if (unwilling !== true) return undefined;
  const { saving = [], outcomes = [], craft } = frame;
  const willing = saving.filter((id) => craft?.willing ?? isOnOneSide(state, frame.id, id));
  if (willing.length === 0) return undefined;
  return goesOn(frame, {
    saving: saving.filter((id) => !willing.includes(id)),
    outcomes: [...outcomes, ...willing.map((id) => ({ id, hit: true }))],
  });
}
