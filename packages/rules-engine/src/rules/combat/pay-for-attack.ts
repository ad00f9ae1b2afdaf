import { err, ok, type Result } from "@tabletop-mcp/dice-core";
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
import { blockOf } from "../../sheet/block-of.js";
import { hasFeature } from "../../sheet/features.js";
import { findUsable } from "../steps/use/find.js";
import { spendBeside } from "../steps/use/spend.js";
import { turnAfter } from "../steps/use/turn.js";
import { isSingle } from "./attack/special-weapons.js";
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
  const loading = facts.ammunition?.loading === true;
  const opportunity = use.opportunity === true;
  const single = isSingle(creatureIn(state, id), facts, using.compendium);
  const striking = { id, name, economy, loading, single, opportunity };
  const paid = spendStrike(state, striking, using);
  if (!paid.ok || economy === "free") return paid;
  const beside = spendLimit(state, { id, facts, paid: paid.value }, using);
  return beside.ok ? ok([...paid.value, ...beside.value]) : beside;
}

/** An attack that a stat block has only so often, or that recharges, is spent (the ettercap's Web); one that a use makes was paid for by that. */
function spendLimit(
  state: GameState,
  { id, facts: { from }, paid }: Limited,
  using: Using,
): Result<readonly Event[], RuleViolation> {
  if (!("action" in from)) return nothing;
  const creature = creatureIn(state, id);
  const action = blockOf(creature.make, using.compendium)?.actions.find(
    ({ name }) => name === from.action,
  );
  if (action?.recharge === undefined && action?.limit === undefined) return nothing;
  const what = { of: "action", name: action.name } as const;
  const usable = findUsable(creature, what, using.compendium);
  if (!usable.ok) return usable;
  const use = { type: "use", id, what } as const;
  const turn = turnAfter(paid);
  const spending = { state, creature, usable: usable.value, action: use, using };
  return spendBeside(turn === undefined ? spending : { ...spending, turn });
}

interface Limited extends Pick<Paying, "id"> {
  readonly facts: AttackFacts;
  /** What was paid for it so far. */
  readonly paid: readonly Event[];
}

const nothing = ok([]);

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
    "unarmed" in facts.from && hasFeature(creature.make, ["monk-martial-arts"], using.compendium);
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
