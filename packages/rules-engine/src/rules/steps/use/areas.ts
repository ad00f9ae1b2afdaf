import type { UseAction } from "../../../game/action.js";
import type { GameState } from "../../../game/state.js";
import type { StepsFrame } from "../../../game/steps-frame.js";
import type { Using } from "../../../game/using.js";
import { lyingAt, type StepArea } from "../../zones/step-area.js";
import { pointing } from "./pointing.js";
import type { Usable } from "./usable.js";

interface Used {
  readonly usable: Usable;
  readonly action: UseAction;
  readonly frames: readonly StepsFrame[];
}

/** Where the areas of an action lie: a dragon's breath. */
export const areasOfUse = (
  state: GameState,
  { usable, action, frames }: Used,
  using: Using,
): readonly (StepArea & { readonly place: number })[] =>
  frames.flatMap(({ id, at, by }) => {
    const place = Number(at.path[0]);
    const step = usable.steps[place];
    const area = step?.area;
    if (step === undefined || area === undefined) return [];
    const anchor = lyingAt(state, { id, ...pointing(state, { action, area }, using) }, using);
    return anchor === undefined ? [] : [{ step, place, by, area, anchor }];
  });
