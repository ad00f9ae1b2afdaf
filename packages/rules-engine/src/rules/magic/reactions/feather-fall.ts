import { err } from "@tabletop-mcp/dice-core";
import type { Reaction } from "../../../game/reaction.js";
import { combatantOf } from "../../../game/state.js";
import { fallsNow } from "../../combat/move/fall.js";
import { answerWith, canAnswer } from "./answering.js";

const spell = "feather-fall";

/** When somebody falls: the caster itself, or one of its side within 60 feet (Spell Descriptions, Feather Fall). */
export const featherFall: Reaction = {
  name: "Feather Fall",
  moment: "falls",
  offeredTo: (state, { frame }, using) => {
    if (frame.kind !== "fall" || !fallsNow(state, frame, using)) return [];
    const side = combatantOf(state, frame.id)?.side;
    return Object.values(state.combatants ?? {}).flatMap(({ id, side: own }) =>
      own === side && canAnswer(state, { id, spell, targets: [frame.id] }, using) ? id : [],
    );
  },
  take: (state, { frame, answer }, using) =>
    frame.kind === "fall"
      ? answerWith(state, { id: answer.id, spell, targets: [frame.id], answer }, using)
      : err({ code: "NOTHING_PENDING", message: "Nobody falls." }),
};
