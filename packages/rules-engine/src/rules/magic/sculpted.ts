import type { Craft } from "../../game/craft.js";
import { combatantOf, type GameState } from "../../game/state.js";
import { stepAt } from "../../game/step-ref.js";
import type { StepsFrame } from "../../game/steps-frame.js";
import type { Using } from "../../game/using.js";
import { isInSight } from "../steps/space.js";

/** Where nobody says whom to spare, an evoker spares those of its side whom it sees in the midst of it, as many as it may ("Sculpt Spells"). */
export const sculpted = (
  state: GameState,
  frames: readonly StepsFrame[],
  using: Using,
): readonly StepsFrame[] =>
  frames.map((frame) => {
    const { sculpts, ...craft } = frame.craft ?? {};
    if (sculpts === undefined || stepAt(frame.at, using.compendium)?.save === undefined)
      return frame;
    const spared = alliesIn(state, frame, using).slice(0, sculpts);
    const own: Craft = spared.length === 0 ? craft : Object.assign(craft, { spared, wholly: true });
    return Object.assign({}, frame, { craft: own });
  });

function alliesIn(state: GameState, { id, targets }: StepsFrame, using: Using): readonly string[] {
  const side = combatantOf(state, id)?.side;
  return side === undefined
    ? []
    : targets.filter(
        (one) =>
          one !== id &&
          combatantOf(state, one)?.side === side &&
          isInSight(state, [id, one], using),
      );
}
