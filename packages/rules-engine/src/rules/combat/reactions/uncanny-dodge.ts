import { err, ok } from "@tabletop-mcp/dice-core";
import { happens } from "../../../game/next.js";
import type { Reaction } from "../../../game/reaction.js";
import { hasFeature } from "../../../sheet/features.js";
import { framed } from "../attack/framed.js";
import { canReact, spend } from "../economy.js";
import { attackedIn } from "./attacked.js";

const features = ["rogue-uncanny-dodge", "ranger-superior-hunters-defense-uncanny-dodge"];
const name = "Uncanny Dodge";

/** Halves the damage of an attack that hits, by an attacker that is seen ("Rogue, Uncanny Dodge"). */
export const uncannyDodge: Reaction = {
  name,
  moment: "damage",
  offeredTo: (state, asking, using) => {
    const attacked = attackedIn(state, asking);
    if (attacked?.rolled.outcome !== "hit" || attacked.rolled.unseen) return [];
    const { other } = attacked.two;
    const has = hasFeature(other.make, features, using.compendium);
    return has && canReact(state, other.id, using) ? [other.id] : [];
  },
  take: (state, { frame, answer }, using) => {
    const paid = spend(state, { id: answer.id, what: name, economy: "reaction" }, using);
    if (!paid.ok) return paid;
    if (frame.kind !== "attack")
      return err({ code: "NOTHING_PENDING", message: "Nobody attacks." });
    return ok({ next: happens(...paid.value), frame: framed(frame, { halvedBy: name }) });
  },
};
