import { err, type Result } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../../creature/creature.js";
import type { Event } from "../../../game/event.js";
import { creatureIn, type GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import type { RuleViolation } from "../../../game/violation.js";
import { hasFeature } from "../../../sheet/features.js";
import type { Compendium } from "../../../tables/compendium.js";
import { spend } from "../../steps/use/spend.js";
import { type Usable, usablesOf } from "../../steps/use/usable.js";

/** Ids of features that are used so, and which of its uses where a feature has several. */
export interface Featured {
  readonly features: readonly string[];
  readonly use?: string;
}

/** The feature that somebody has of these, with its price. */
const usableOf = (
  creature: Creature,
  { features, use }: Featured,
  compendium: Compendium,
): Usable | undefined =>
  usablesOf(creature, compendium).find(
    (one) =>
      one.home.of === "feature" &&
      features.includes(one.home.id) &&
      (use === undefined || one.use === use),
  );

/** Pays for a feature that answers something: its reaction where it takes one, its uses, its points. */
export function payFeature(
  state: GameState,
  { id, of }: { readonly id: string; readonly of: Featured },
  using: Using,
): Result<readonly Event[], RuleViolation> {
  const creature = creatureIn(state, id);
  const usable = usableOf(creature, of, using.compendium);
  if (usable === undefined)
    return err({ code: "NO_FEATURE", message: `${creature.name} has nothing of the kind.` });
  const action = { type: "use", id, what: { of: "feature", name: usable.name } } as const;
  return spend({ state, creature, usable, action, using });
}

/** Whether somebody has one of these and can pay for it now. */
export const canUse = (
  state: GameState,
  asked: { readonly id: string; readonly of: Featured },
  using: Using,
): boolean => {
  const creature = state.creatures[asked.id];
  return (
    creature !== undefined &&
    !creature.dead &&
    hasFeature(creature.make, asked.of.features, using.compendium) &&
    payFeature(state, asked, using).ok
  );
};

/** Those of a fight who have one of these features: of a hundred who are there, hardly anybody. */
export function havingOneOf(
  { combatants, creatures }: GameState,
  features: readonly string[],
  { compendium }: Using,
): readonly Creature[] {
  const having: Creature[] = [];
  for (const id in combatants) {
    const creature = creatures[id];
    if (creature !== undefined && hasFeature(creature.make, features, compendium))
      having.push(creature);
  }
  return having;
}
