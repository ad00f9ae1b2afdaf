import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Step } from "@tabletop-mcp/srd-data";
import type { Creature } from "../../creature/creature.js";
import { type Circumstances, holds } from "../../effects/predicate.js";
import { deeds } from "../../encounter/deeds.js";
import type { Economy } from "../../game/economy.js";
import type { Event } from "../../game/event.js";
import { combatantOf, creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { blockOf } from "../../sheet/block-of.js";
import { featuresOf } from "../../sheet/features.js";
import { factsNow } from "../steps/facts-now.js";
import { spend } from "./economy.js";
import { payUse } from "./use-feature.js";

/** What lets a creature do something with its bonus action, and what that costs beside. */
interface Allowing {
  readonly name: string;
  readonly srd: string;
  readonly cost?: { readonly of: string; readonly amount: number };
}

/** Something done in a fight that may be done with a bonus action where a feature says so. */
export interface DeedDone {
  readonly id: string;
  readonly does: keyof typeof deeds;
  readonly economy?: Economy | undefined;
}

/** Pays for what is done: with the bonus action only where a feature or a trait lets (Cunning Action, Nimble Escape). */
export function spendDeed(
  state: GameState,
  { id, does, economy }: DeedDone,
  using: Using,
): Result<readonly Event[], RuleViolation> {
  const what = deeds[does];
  if (economy !== "bonus" || combatantOf(state, id) === undefined)
    return spend(state, { id, what, economy }, using);
  const creature = creatureIn(state, id);
  const allowing = allowingBonus(state, { creature, what }, using);
  if (allowing === undefined) return err(noBonusAction(creature, what));
  const paid = spend(state, { id, what, economy }, using);
  const { cost, name, srd } = allowing;
  if (!paid.ok || cost === undefined) return paid;
  const use = { use: cost.of, amount: cost.amount, name, rule: srd };
  const event = payUse(creature, use, using.compendium);
  return event.ok ? ok([...paid.value, event.value]) : event;
}

/** What lets a creature do this with its bonus action: what costs nothing first. */
function allowingBonus(
  state: GameState,
  { creature: { id, make }, what }: { readonly creature: Creature; readonly what: string },
  using: Using,
): Allowing | undefined {
  const { compendium } = using;
  const allows = (steps: readonly Step[]): boolean =>
    steps.some(({ action }) => [action].flat().includes(what));
  const found = featuresOf(make, compendium).flatMap(({ name, srd, facts }): readonly Allowing[] =>
    (facts.uses ?? [])
      .filter(({ economy, steps }) => economy === "bonus-action" && allows(steps))
      .map(({ cost }) => ({ name, srd, ...(cost && { cost }) })),
  );
  const block = blockOf(make, compendium);
  const now = (): Circumstances => factsNow(state, id, using);
  const isNow = (step: Step): boolean => step.if === undefined || holds(step.if, now()) === true;
  const taken = combatantOf(state, id)?.turn.action;
  const trait = [
    ...(block?.traits ?? []),
    // What an action is followed by is there once that has been taken (Ink Cloud).
    ...(block?.actions ?? []).filter(({ name }) => name === taken),
  ].find(({ steps = [] }) =>
    allows(steps.filter((step) => step.economy === "bonus-action" && isNow(step))),
  );
  const free = found.find(({ cost }) => cost === undefined);
  return free ?? (trait && block && { name: trait.name, srd: block.srd }) ?? found[0];
}

const noBonusAction = ({ name }: Creature, what: string): RuleViolation => ({
  code: "NO_BONUS_ACTION",
  message: `Nothing lets ${name} use ${what} as a bonus action.`,
  hint: "It takes an action, unless a feature such as Cunning Action says otherwise.",
});
