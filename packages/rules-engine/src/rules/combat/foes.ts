import { combatantOf, type GameState } from "../../game/state.js";

/** Whether two who fight are foes: of different sides, and neither is neutral. */
export function areFoes(state: GameState, one: string, other: string): boolean {
  const [side, otherSide] = [combatantOf(state, one)?.side, combatantOf(state, other)?.side];
  return side !== otherSide && side !== "neutral" && otherSide !== "neutral";
}

/** Whether two who fight are on one side, which takes one. */
export function areAllies(state: GameState, one: string, other: string): boolean {
  const [side, otherSide] = [combatantOf(state, one)?.side, combatantOf(state, other)?.side];
  return side !== undefined && side !== "neutral" && side === otherSide;
}
