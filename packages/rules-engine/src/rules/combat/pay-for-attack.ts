import { err, type Result } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../creature/creature.js";
import { deeds } from "../../encounter/deeds.js";
import type { AttackOrder } from "../../game/attack-frame.js";
import type { Economy } from "../../game/economy.js";
import type { Event } from "../../game/event.js";
import { combatantOf, creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import type { AttackFacts } from "../../sheet/attacks/facts.js";
import { attackFactsOf } from "../../sheet/attacks.js";
import { featuresOf } from "../../sheet/features.js";
import { spendStrike } from "./strikes.js";

interface Paying {
  readonly id: string;
  readonly order: AttackOrder;
  readonly economy: Economy | undefined;
}

/** Pays for one attack with what it is made with; a bonus action has to be one that may be an attack. */
export function payForAttack(
  state: GameState,
  { id, order: { facts, use }, economy }: Paying,
  using: Using,
): Result<readonly Event[], RuleViolation> {
  const refused =
    economy === "bonus" && combatantOf(state, id) !== undefined
      ? refuseBonus(state, { id, facts, offhand: use.offhand === true }, using)
      : undefined;
  if (refused !== undefined) return err(refused);
  const name = strikeOf(facts);
  return spendStrike(
    state,
    { id, name, economy, loading: facts.ammunition?.loading === true },
    using,
  );
}

/** The name that an attack counts by: of a stat block the action's. */
const strikeOf = ({ name, from }: AttackFacts): string => ("action" in from ? from.action : name);

interface Second {
  readonly id: string;
  readonly facts: AttackFacts;
  readonly offhand: boolean;
}

/** The bonus attack of two-weapon fighting, or that of martial arts: each after an attack with the action. */
function refuseBonus(
  state: GameState,
  { id, facts, offhand }: Second,
  using: Using,
): RuleViolation | undefined {
  const creature = creatureIn(state, id);
  const { action, strikes } = combatantOf(state, id)?.turn ?? { strikes: [] };
  const made = action === deeds.attack ? strikes : [];
  const all = attackFactsOf(creature, using.compendium);
  if (offhand) {
    const others = all.filter(({ pair, from }) => pair !== undefined && from !== facts.from);
    return others.some(({ name }) => made.includes(name)) ? undefined : notYet(creature, facts);
  }
  const isMonks = ({ weapon, from }: AttackFacts): boolean =>
    weapon.includes("monk") || "unarmed" in from;
  const isMartial =
    "unarmed" in facts.from &&
    featuresOf(creature.make, using.compendium).some((one) => one.id === "monk-martial-arts");
  if (!isMartial) return noBonusAttack(creature, facts);
  return all.some((one) => isMonks(one) && made.includes(one.name))
    ? undefined
    : notYet(creature, facts);
}

const notYet = ({ name }: Creature, { name: weapon }: AttackFacts): RuleViolation => ({
  code: "NO_BONUS_ATTACK",
  message: `${name} strikes with ${weapon} as a bonus action only after it has attacked with its action and the other weapon.`,
  hint: "Attack with the action first (Two-Weapon Fighting; Martial Arts).",
});

const noBonusAttack = ({ name }: Creature, { name: weapon }: AttackFacts): RuleViolation => ({
  code: "NO_BONUS_ATTACK",
  message: `Nothing lets ${name} attack with ${weapon} as a bonus action.`,
  hint: "Two light melee weapons in hand do; so do some features.",
});
