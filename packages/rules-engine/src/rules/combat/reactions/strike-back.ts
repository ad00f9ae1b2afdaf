import { err, ok } from "@tabletop-mcp/dice-core";
import { sizes } from "@tabletop-mcp/srd-data";
import type { AttackAction } from "../../../game/fight-action.js";
import type { Reaction } from "../../../game/reaction.js";
import type { GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import { hasFeature } from "../../../sheet/features.js";
import { sizeOf } from "../../../sheet/size.js";
import { attackRule } from "../attack.js";
import { feetOf } from "../bodies.js";
import { canReact } from "../economy.js";
import { areFoes } from "../foes.js";
import { isSeenBy } from "../scene.js";
import { type Attacked, attackedIn } from "./attacked.js";
import { refuseOther } from "./provoker.js";

const beside = 5;

interface Striker {
  readonly name: string;
  readonly feature: string;
  /** Whether this attack, which is over, calls for it. */
  readonly calls: (state: GameState, attacked: Attacked, using: Using) => boolean;
  readonly mode?: AttackAction["mode"];
}

/** Attacks with the reaction whoever has just attacked, from within 5 feet. */
function strikeBack({ name, feature, calls, mode }: Striker): Reaction {
  const strike = (id: string, target: string): AttackAction => ({
    type: "attack",
    id,
    target,
    economy: "reaction",
    ...(mode && { mode }),
  });
  return {
    name,
    moment: "attack-over",
    offeredTo: (state, asking, using) => {
      const attacked = attackedIn(state, asking);
      if (attacked === undefined) return [];
      const { self, other } = attacked.two;
      if (!hasFeature(other.make, [feature], using.compendium)) return [];
      const feet = feetOf(state, attacked.two, using.compendium);
      const may =
        canReact(state, other.id, using) &&
        (feet === undefined || feet <= beside) &&
        calls(state, attacked, using) &&
        attackRule(state, strike(other.id, self.id), using).ok;
      return may ? [other.id] : [];
    },
    isWorth: (state, { frame, id }) => frame.kind === "attack" && areFoes(state, id, frame.id),
    take: (state, { frame, answer }, using) => {
      if (frame.kind !== "attack")
        return err({ code: "NOTHING_PENDING", message: "Nobody attacks." });
      const refused = refuseOther(state, frame.id, answer);
      if (refused !== undefined) return refused;
      const decided = attackRule(state, strike(answer.id, frame.id), using);
      return decided.ok ? ok({ next: decided.value }) : decided;
    },
  };
}

/** After an attack of a Large or larger creature on the hunter, hit or miss ("Ranger, Hunter's Prey: Giant Killer"). */
export const giantKiller = strikeBack({
  name: "Giant Killer",
  feature: "ranger-hunters-prey-giant-killer",
  calls: (state, { two }, using) =>
    sizes.indexOf(sizeOf(two.self.make, using.compendium)) >= sizes.indexOf("large") &&
    isSeenBy(state, { self: two.self, other: two.other }, using),
});

/** After damage by somebody beside one ("Barbarian, Retaliation"). */
export const retaliation = strikeBack({
  name: "Retaliation",
  feature: "barbarian-retaliation",
  calls: (_state, { frame }) => (frame.dealt ?? []).some(({ amount }) => amount > 0),
  mode: "melee",
});
