import { err, ok } from "@tabletop-mcp/dice-core";
import type { RolledAttack } from "../../../game/attack-frame.js";
import { happens } from "../../../game/next.js";
import type { Reaction } from "../../../game/reaction.js";
import { framed } from "../attack/framed.js";
import { armorClassAgainst, hits } from "../attack/hit.js";
import { attackedIn } from "./attacked.js";
import { canUse, payFeature } from "./featured.js";

const of = { features: ["rogue-stroke-of-luck"] };

/** One's own attack that would miss hits ("Rogue, Stroke of Luck"). It takes no reaction. */
export const strokeOfLuck: Reaction = {
  name: "Stroke of Luck",
  moment: "attack-rolled",
  offeredTo: (state, asking, using) => {
    const attacked = attackedIn(state, asking);
    if (attacked === undefined) return [];
    const { id } = attacked.frame;
    if (!canUse(state, { id, of }, using)) return [];
    return hits(attacked.rolled, armorClassAgainst(state, attacked, using)) ? [] : [id];
  },
  take: (state, { frame, answer }, using) => {
    if (frame.kind !== "attack" || frame.rolled === undefined)
      return err({ code: "NOTHING_PENDING", message: "Nobody attacks." });
    const paid = payFeature(state, { id: answer.id, of }, using);
    if (!paid.ok) return paid;
    const rolled: RolledAttack = Object.assign({}, frame.rolled, { sure: true as const });
    return ok({ next: happens(...paid.value), frame: framed(frame, { rolled }) });
  },
};
