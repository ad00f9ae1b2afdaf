import { err } from "@tabletop-mcp/dice-core";
import type { Reaction } from "../../../game/reaction.js";
import { attackedIn } from "../../combat/reactions/attacked.js";
import { answerWith, canAnswer } from "./answering.js";

const spell = "hellish-rebuke";

/** After damage by the attack of somebody seen within 60 feet (Spell Descriptions, Hellish Rebuke). */
export const hellishRebuke: Reaction = {
  name: "Hellish Rebuke",
  moment: "attack-over",
  offeredTo: (state, asking, using) => {
    const attacked = attackedIn(state, asking);
    if (attacked === undefined) return [];
    const { self, other } = attacked.two;
    const isHurt = (attacked.frame.dealt ?? []).some(({ amount }) => amount > 0);
    return isHurt && canAnswer(state, { id: other.id, spell, targets: [self.id] }, using)
      ? [other.id]
      : [];
  },
  take: (state, { frame, answer }, using) =>
    frame.kind === "attack"
      ? answerWith(state, { id: answer.id, spell, targets: [frame.id], answer }, using)
      : err({ code: "NOTHING_PENDING", message: "Nobody attacks." }),
};
