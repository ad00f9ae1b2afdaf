import { err, ok } from "@tabletop-mcp/dice-core";
import { turnDraft, withOnce } from "../../encounter/combatant.js";
import { type Decision, happens } from "../../game/next.js";
import { combatantOf, creatureIn, fightIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { featuresOf } from "../../sheet/features.js";
import { refuse, turnSpent } from "./economy.js";
import { noFight } from "./no-fight.js";
import { payUse } from "./use-feature.js";

/** The feature by id. */
export const actionSurge = "fighter-action-surge";

/** One more action in this turn, and never two ("Fighter, Action Surge"). */
export function actionSurgeRule(
  state: GameState,
  { id }: { readonly id: string },
  using: Using,
): Decision {
  const combatant = combatantOf(state, id);
  if (combatant === undefined) return err(noFight);
  const creature = creatureIn(state, id);
  const known = featuresOf(creature.make, using.compendium).find((one) => one.id === actionSurge);
  if (known === undefined)
    return err({
      code: "NO_FEATURE",
      message: `${creature.name} has no Action Surge.`,
      hint: "Fighters have it from level 2 on.",
    });
  const refused = refuse(state, { id }, using);
  if (refused !== undefined) return err(refused);
  const { name, srd } = known;
  const { seq } = fightIn(state).turn;
  if (combatant.turn.once[name] === seq)
    return err({
      code: "ONCE_A_TURN",
      message: `${creature.name} has surged in this turn.`,
      hint: "Action Surge is good for one more action in a turn.",
    });
  const use = { use: actionSurge, amount: 1, name, rule: srd };
  const paid = payUse(creature, use, using.compendium);
  if (!paid.ok) return paid;
  const turn = turnDraft(withOnce(combatant.turn, name, seq));
  turn.extraActions = (combatant.turn.extraActions ?? 0) + 1;
  return ok(happens(paid.value, turnSpent({ id }, name, turn)));
}
