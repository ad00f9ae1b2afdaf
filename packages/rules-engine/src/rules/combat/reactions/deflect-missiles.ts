import { err, ok } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../../creature/creature.js";
import { happens } from "../../../game/next.js";
import type { Reaction } from "../../../game/reaction.js";
import { creatureIn } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import { numbersAt } from "../../../gather/features.js";
import { featuresOf } from "../../../sheet/features.js";
import { bearerOf } from "../../../sheet/numbers/bearer.js";
import { framed } from "../attack/framed.js";
import { rolledFor } from "./added.js";
import { attackedIn } from "./attacked.js";
import { canUse, payFeature } from "./featured.js";

const name = "Deflect Missiles";
const feature = "monk-deflect-missiles";
const of = { features: [feature], use: "Deflect" };

/** 1d10 and the monk level of the feature, and the Dexterity modifier. */
function reductionOf(creature: Creature, { compendium }: Using): string {
  const known = featuresOf(creature.make, compendium).find(({ id }) => id === feature);
  const reduction = known && numbersAt(known)["reduction"];
  const { modifier } = bearerOf(creature, compendium).abilities.dex;
  return typeof reduction === "string" ? `${reduction} + ${modifier}`.replace("+ -", "- ") : "0";
}

/** Takes from the damage of a ranged weapon attack that hits ("Monk, Deflect Missiles"). */
export const deflectMissiles: Reaction = {
  name,
  moment: "damage",
  offeredTo: (state, asking, using) => {
    const attacked = attackedIn(state, asking);
    if (attacked?.rolled.outcome !== "hit") return [];
    const { facts, use } = attacked.frame.order;
    const { id } = attacked.two.other;
    const isMissile = facts.with === "weapon" && use.mode !== "melee";
    return isMissile && canUse(state, { id, of }, using) ? [id] : [];
  },
  take: (state, { frame, answer }, using) => {
    if (frame.kind !== "attack")
      return err({ code: "NOTHING_PENDING", message: "Nobody attacks." });
    const paid = payFeature(state, { id: answer.id, of }, using);
    if (!paid.ok) return paid;
    const dice = reductionOf(creatureIn(state, answer.id), using);
    const off = rolledFor({ source: name, dice }, undefined, using);
    const lessened = [...(frame.lessened ?? []), off];
    return ok({ next: happens(...paid.value), frame: framed(frame, { lessened }) });
  },
};
