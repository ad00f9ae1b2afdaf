import type { AttackFrame, RolledAttack } from "../../../game/attack-frame.js";
import type { Asking } from "../../../game/reaction.js";
import type { GameState } from "../../../game/state.js";
import type { Two } from "../bodies.js";

/** An attack whose die has fallen, with both who take part in it. */
export interface Attacked {
  readonly frame: AttackFrame;
  readonly rolled: RolledAttack;
  readonly two: Two;
}

/** The attack that is asked about; nothing where it is none. */
export function attackedIn(
  { creatures }: GameState,
  { frame }: Pick<Asking, "frame">,
): Attacked | undefined {
  if (frame.kind !== "attack" || frame.rolled === undefined) return undefined;
  const [self, other] = [creatures[frame.id], creatures[frame.target]];
  return self === undefined || other === undefined
    ? undefined
    : { frame, rolled: frame.rolled, two: { self, other } };
}
