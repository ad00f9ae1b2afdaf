import { err, ok } from "@tabletop-mcp/dice-core";
import type { SaveFrame } from "../../../game/frame.js";
import { happens } from "../../../game/next.js";
import type { Reaction } from "../../../game/reaction.js";
import { isFailed, rollSave } from "../../check/save.js";
import { canUse, type Featured, payFeature } from "./featured.js";

/** Rolls one's own failed save again: the second roll stands. It takes no reaction. */
function saveAgain(name: string, of: Featured): Reaction {
  return {
    name,
    moment: "save-rolled",
    offeredTo: (state, { frame }, using) =>
      frame.kind === "save" &&
      frame.rolled !== undefined &&
      isFailed(frame, frame.rolled) &&
      frame.rolled.d20.total !== null &&
      canUse(state, { id: frame.id, of }, using)
        ? [frame.id]
        : [],
    take: (state, { frame, answer }, using) => {
      if (frame.kind !== "save") return err({ code: "NO_SAVE", message: "No save is rolled." });
      const paid = payFeature(state, { id: answer.id, of }, using);
      if (!paid.ok) return paid;
      const { manual } = answer;
      const rolled = rollSave(state, { ...frame, ...(manual && { manual }) }, using);
      const again: SaveFrame = { ...frame, rolled };
      return ok({ next: happens(...paid.value), frame: again });
    },
  };
}

/** "Fighter, Indomitable". */
export const indomitable = saveAgain("Indomitable", { features: ["fighter-indomitable"] });

/** "Monk, Diamond Soul": for a point of ki. */
export const diamondSoul = saveAgain("Diamond Soul", { features: ["monk-diamond-soul"] });
