import type { Step } from "@tabletop-mcp/srd-data";
import type { Creature } from "../../creature/creature.js";
import type { Command } from "../../game/action.js";
import type { Frame } from "../../game/frame.js";
import type { GameState } from "../../game/state.js";
import type { StepOutcome, StepsFrame } from "../../game/steps-frame.js";
import type { Using } from "../../game/using.js";

/** A step that is under way, in the state that it finds. */
export interface StepTurn {
  readonly state: GameState;
  readonly frame: StepsFrame;
  readonly step: Step;
  readonly using: Using;
}

/** A step that is settled for one of those whom it affects. */
export interface Settling extends StepTurn {
  readonly creature: Creature;
  readonly outcome: StepOutcome;
}

/** An action as a part of a step; whoever is immune, dead or full is left out, with an event that says so. */
export const act = (action: Command): Frame => ({ kind: "act", action, lenient: "told" });

/** The same, without a word. */
export const actQuietly = (action: Command): Frame => ({ kind: "act", action, lenient: true });
