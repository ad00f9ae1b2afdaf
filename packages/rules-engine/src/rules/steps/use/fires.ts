import type { UseAction } from "../../../game/action.js";
import type { Event } from "../../../game/event.js";
import type { GameState } from "../../../game/state.js";
import type { StepsFrame } from "../../../game/steps-frame.js";
import type { Using } from "../../../game/using.js";
import { type FieryStep, kindledBy, lyingAt } from "../../zones/alight.js";
import { pointing } from "./pointing.js";
import type { Usable } from "./usable.js";

interface Used {
  readonly usable: Usable;
  readonly action: UseAction;
  readonly frames: readonly StepsFrame[];
}

/** What the fire of an action sets alight in its area: a dragon's breath. */
export const kindledByUse = (
  state: GameState,
  { usable, action, frames }: Used,
  using: Using,
): readonly Event[] =>
  kindledBy(
    state,
    () =>
      frames.flatMap(({ id, at, by }): readonly FieryStep[] => {
        const step = usable.steps[Number(at.path[0])];
        const area = step?.area;
        if (step === undefined || area === undefined) return [];
        const anchor = lyingAt(state, { id, ...pointing(state, { action, area }, using) }, using);
        return anchor === undefined ? [] : [{ step, by, area, anchor }];
      }),
    using,
  );
