import { ToolFault } from "@tabletop-mcp/mcp-kit";

/** Spells are no part of fights yet. */
export const noMagic = new ToolFault({
  code: "NOT_AVAILABLE",
  message: "Spells cannot be cast by execute_action in this version",
  hint: "roll_check makes spell attacks and saves; apply_damage, apply_healing, manage_condition and manage_effect do what a spell brings",
});
