import { err, ok } from "@tabletop-mcp/dice-core";
import type { Modifier } from "../../../dice/d20.js";
import { holds } from "../../../effects/predicate.js";
import { happens } from "../../../game/next.js";
import type { Reaction } from "../../../game/reaction.js";
import type { GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import { blockOf } from "../../../sheet/block-of.js";
import { framed } from "../attack/framed.js";
import { armorClassAgainst, circumstancesOfTarget, hits } from "../attack/hit.js";
import { canReact, spend } from "../economy.js";
import { type Attacked, attackedIn } from "./attacked.js";

const name = "Parry";

/** What a stat block's Parry adds to its armour class against this attack, where it may. */
function parryOf(state: GameState, attacked: Attacked, using: Using): Modifier | undefined {
  const { other } = attacked.two;
  const steps = blockOf(other.make, using.compendium)?.reactions.find(
    (reaction) => reaction.name === name,
  )?.steps;
  const effects = (steps ?? []).flatMap((step) => step.effects ?? []).flatMap((one) => one.effects);
  for (const effect of effects) {
    if (effect.kind !== "stat" || effect.stat !== "armor-class") continue;
    const known = circumstancesOfTarget(state, attacked, using);
    const may = effect.when === undefined || holds(effect.when, known) === true;
    if (may && typeof effect.by === "number") return { source: name, value: effect.by };
  }
  return undefined;
}

/** Turns one melee attack that would hit; asked only where it can ("Monsters, Reactions"). */
export const parry: Reaction = {
  name,
  moment: "hit",
  offeredTo: (state, asking, using) => {
    const attacked = attackedIn(state, asking);
    if (attacked === undefined || !canReact(state, attacked.two.other.id, using)) return [];
    const added = parryOf(state, attacked, using);
    if (added === undefined) return [];
    const armorClass = armorClassAgainst(state, attacked, using);
    const turns =
      hits(attacked.rolled, armorClass) && !hits(attacked.rolled, armorClass + added.value);
    return turns ? [attacked.two.other.id] : [];
  },
  take: (state, { frame, answer }, using) => {
    const attacked = attackedIn(state, { frame });
    const added = attacked && parryOf(state, attacked, using);
    if (attacked === undefined || added === undefined)
      return err({ code: "NOTHING_PENDING", message: "There is nothing to parry." });
    const paid = spend(state, { id: answer.id, what: name, economy: "reaction" }, using);
    if (!paid.ok) return paid;
    const raised = [...(attacked.frame.raised ?? []), added];
    return ok({ next: happens(...paid.value), frame: framed(attacked.frame, { raised }) });
  },
};
