import { err, ok } from "@tabletop-mcp/dice-core";
import type { AttackFrame } from "../../../game/attack-frame.js";
import type { AttackAction } from "../../../game/fight-action.js";
import { joined } from "../../../game/next.js";
import type { Reaction } from "../../../game/reaction.js";
import { combatantOf, creatureIn, type GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import type { RuleViolation } from "../../../game/violation.js";
import { hasFeature } from "../../../sheet/features.js";
import { attackRule } from "../attack.js";
import { canReact, spend } from "../economy.js";
import { attackedIn } from "./attacked.js";

const name = "Stand Against the Tide";
const feature = "ranger-superior-hunters-defense-stand-against-the-tide";

/** The same attack, on another. */
const again = ({ id, order }: AttackFrame, target: string): AttackAction => ({
  type: "attack",
  id,
  target,
  attack: order.facts.name,
  mode: order.use.mode,
  hands: order.use.hands,
  economy: "free",
});

/** Whom the attacker could strike in the hunter's place: not itself. */
const others = (state: GameState, frame: AttackFrame, using: Using): readonly string[] =>
  Object.keys(state.combatants ?? {}).filter(
    (id) =>
      id !== frame.id &&
      id !== frame.target &&
      state.creatures[id]?.dead !== true &&
      attackRule(state, again(frame, id), using).ok,
  );

/** An enemy whose melee attack misses the hunter makes it again, on a creature of the hunter's choice ("Ranger, Superior Hunter's Defense"). */
export const standAgainstTheTide: Reaction = {
  name,
  moment: "attack-over",
  offeredTo: (state, asking, using) => {
    const attacked = attackedIn(state, asking);
    if (attacked?.rolled.outcome !== "miss" || attacked.frame.order.use.mode !== "melee") return [];
    const { self, other } = attacked.two;
    const may =
      hasFeature(other.make, [feature], using.compendium) &&
      combatantOf(state, self.id)?.side !== combatantOf(state, other.id)?.side &&
      canReact(state, other.id, using) &&
      others(state, attacked.frame, using).length > 0;
    return may ? [other.id] : [];
  },
  take: (state, { frame, answer: { id, target, manual } }, using) => {
    if (frame.kind !== "attack")
      return err({ code: "NOTHING_PENDING", message: "Nobody attacks." });
    const legal = others(state, frame, using);
    if (target === undefined || !legal.includes(target)) return err(nobodyNamed(state, legal));
    const paid = spend(state, { id, what: name, economy: "reaction" }, using);
    if (!paid.ok) return paid;
    const struck = attackRule(state, { ...again(frame, target), ...(manual && { manual }) }, using);
    return struck.ok ? ok({ next: joined([{ events: paid.value }, struck.value]) }) : struck;
  },
};

const nobodyNamed = (state: GameState, legal: readonly string[]): RuleViolation => ({
  code: "NO_TARGETS",
  message: `${name} needs somebody else for the attack.`,
  hint: "Name whom it is made on as the target.",
  legal: legal.map((id) => creatureIn(state, id).name),
});
