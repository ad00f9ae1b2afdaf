import type { Step } from "@tabletop-mcp/srd-data";
import type { Creature } from "../../creature/creature.js";
import type { Command } from "../../game/action.js";
import { type GameState, secondsNow } from "../../game/state.js";
import type { StepsFrame } from "../../game/steps-frame.js";
import { secondsOf } from "./durations.js";
import type { StepTurn } from "./settling.js";

type Immunity = NonNullable<Step["immuneAfter"]>;

/** What who has saved, or got free, is immune to is held as an effect of this name. */
const nameOf = (source: string, home: string): string => `Immunity to ${source} (${home})`;

/** Whether a creature has saved against the same before, or got free of it, of late. */
export function isImmuneTo({ effects }: Creature, { step, frame }: StepTurn): boolean {
  const { immuneAfter } = step;
  if (immuneAfter === undefined || effects.length === 0) return false;
  const { source } = frame.by;
  const names = (immuneAfter.ofAll ?? [frame.at.id]).map((home) => nameOf(source, home));
  return effects.some(
    ({ name, from }) =>
      names.includes(name) && (immuneAfter.ofAll !== undefined || from === frame.id),
  );
}

/** Makes a creature immune to the same for as long as the step says. */
export const immunity = (
  state: GameState,
  { id, immuneAfter: { amount, unit } }: { readonly id: string; readonly immuneAfter: Immunity },
  frame: Pick<StepsFrame, "id" | "by" | "at">,
): Command => ({
  type: "gain_effect",
  id,
  name: nameOf(frame.by.source, frame.at.id),
  kind: "neutral",
  from: frame.id,
  source: frame.by.source,
  effects: [],
  lasting: { kind: "time", until: secondsNow(state) + amount * secondsOf[unit] },
});
