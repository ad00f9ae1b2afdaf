import { err } from "@tabletop-mcp/dice-core";
import type { CastFrame } from "../../../game/cast-frame.js";
import type { Reaction } from "../../../game/reaction.js";
import { combatantOf, type GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import { feetBetween, isInSight } from "../../steps/space.js";
import { answerWith, canAnswer } from "./answering.js";

const name = "Counterspell";
const spell = "counterspell";
const range = 60;

/** Another's spell that is being cast, as Counterspell is aimed at it. */
const aimedAt = (id: string, { id: caster, cast }: CastFrame) => ({
  id,
  spell,
  targets: [caster],
  craft: { ends: [{ id: caster, cast }] },
});

/** Whether somebody of another side sees the casting within 60 feet; of a subtle spell without materials there is nothing to see. */
function sees(
  state: GameState,
  { id, frame }: { readonly id: string; readonly frame: CastFrame },
  using: Using,
): boolean {
  const [own, other] = [combatantOf(state, id), combatantOf(state, frame.id)];
  if (id === frame.id || own === undefined || own.side === other?.side) return false;
  const { material } = using.compendium.spells.find(frame.spell)?.components ?? {};
  if (frame.action.metamagic?.includes("subtle") && material === undefined) return false;
  const pair = [id, frame.id] as const;
  return (feetBetween(state, pair, using) ?? 0) <= range && isInSight(state, pair, using);
}

/** Breaks off another's spell, a Counterspell too, before anything of it happens (Spell Descriptions, Counterspell). */
export const counterspell: Reaction = {
  name,
  moment: "cast-begun",
  offeredTo: (state, { frame }, using) =>
    frame.kind === "cast"
      ? Object.keys(state.combatants ?? {}).filter(
          (id) => canAnswer(state, aimedAt(id, frame), using) && sees(state, { id, frame }, using),
        )
      : [],
  take: (state, { frame, answer }, using) =>
    frame.kind === "cast"
      ? answerWith(state, { ...aimedAt(answer.id, frame), answer }, using)
      : err({ code: "NOTHING_PENDING", message: "Nobody casts a spell." }),
};
