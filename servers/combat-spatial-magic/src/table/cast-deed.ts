import type { CastAction } from "@tabletop-mcp/rules-engine";
import type { CastAsked } from "../input/casting.js";
import type { DeedAsked } from "../input/deed.js";
import { castOf } from "./casting.js";
import { readied } from "./readied.js";
import type { Session } from "./session.js";

/** A casting as execute_action is asked for it, as cast_spell would be. */
export function castAsked(asked: DeedAsked): CastAsked {
  const { spellName, spellSlot, targetId, targetIds, targetPosition, abilityDetails } = asked;
  const { manualRoll, manualRolls, pendingId } = asked;
  const { direction, option } = abilityDetails ?? {};
  return {
    casterId: "",
    spellName,
    slotLevel: spellSlot,
    targetIds: targetIds ?? (targetId === undefined ? undefined : [targetId]),
    targetPosition,
    direction,
    choices: option === undefined ? undefined : { option },
    manualRoll,
    manualRolls,
    pendingId,
  };
}

/** The spell that is held back, where it is one that is readied. */
export async function spellReadied(
  session: Session,
  id: string,
  asked: DeedAsked,
): Promise<{ readonly spell?: Omit<CastAction, "type" | "id"> }> {
  if (readied(asked).action !== "cast") return {};
  const { type: _type, id: _id, ...spell } = await castOf(session, id, castAsked(asked));
  return { spell };
}
