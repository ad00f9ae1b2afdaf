import type { CastAction } from "./cast-action.js";
import type { Craft } from "./craft.js";
import type { Askable } from "./frame.js";
import type { StepNumbers } from "./steps-frame.js";

export type CastPhase = "held" | "released";

/**
 * A spell that is being cast: whoever sees it may break it off, then it takes effect. The cast is
 * among its caster's from the beginning: where it has ended meanwhile, nothing comes of it.
 */
export interface CastFrame extends Askable {
  readonly kind: "cast";
  readonly id: string;
  /** Of the cast that is under way. */
  readonly cast: string;
  /** The spell's id. */
  readonly spell: string;
  readonly by: StepNumbers;
  /** As it was asked for. */
  readonly action: CastAction;
  /** Which of several cases its caster has chosen. */
  readonly option?: string;
  readonly craft?: Craft;
  /** It is held back once it was cast; or what was held back is released ("Ready"). */
  readonly phase?: CastPhase;
}
