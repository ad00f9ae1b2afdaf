import type { Effect, Lasting } from "@tabletop-mcp/srd-data";
import type { StepNumbers } from "../../game/steps-frame.js";

/** The effects at the slot that they are laid with. */
export function effectsAt(
  { effects, atSlot = {} }: Pick<Lasting, "effects" | "atSlot">,
  { castLevel = 0 }: StepNumbers,
): readonly Effect[] {
  const reached = Object.keys(atSlot)
    .map(Number)
    .filter((from) => from <= castLevel);
  return reached.length === 0 ? effects : (atSlot[Math.max(...reached)] ?? effects);
}
