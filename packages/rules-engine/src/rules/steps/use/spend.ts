import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Creature, Item } from "../../../creature/creature.js";
import { type TurnSpent, withOnce } from "../../../encounter/combatant.js";
import { isOnTurn } from "../../../encounter/turns.js";
import type { UseAction } from "../../../game/action.js";
import type { Event } from "../../../game/event.js";
import { combatantOf, fightIn, type GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import type { RuleViolation } from "../../../game/violation.js";
import { itemUsesOf } from "../../../sheet/item-uses.js";
import { usesOf } from "../../../sheet/uses.js";
import { isOpen } from "../numbers.js";
import { spendLegendary } from "./legendary.js";
import { spendSlot } from "./slots.js";
import { spentEvent, withUses } from "./spent.js";
import { spendThing } from "./things.js";
import { spendTurn, turnAfter } from "./turn.js";
import type { Usable } from "./usable.js";

type Spending = Result<readonly Event[], RuleViolation>;

/** What is asked of whom. */
export interface Use {
  readonly state: GameState;
  readonly creature: Creature;
  readonly usable: Usable;
  readonly action: UseAction;
  readonly using: Using;
  /** The turn, where part of it has been paid with already. */
  readonly turn?: TurnSpent;
}

/** Pays for a use: what it takes of the turn, and what it takes beside. */
export function spend(use: Use): Spending {
  const ofTurn = spendTurn(use);
  if (!ofTurn.ok || use.action.moment === "sustain") return ofTurn;
  const turn = turnAfter(ofTurn.value);
  const beside = spendBeside(turn === undefined ? use : { ...use, turn });
  return beside.ok ? ok([...ofTurn.value, ...beside.value]) : beside;
}

/** Its limit, its recharge, points of a pool, a slot, legendary actions, charges; or says that it is spent. */
export function spendBeside(use: Use): Spending {
  const { usable } = use;
  if (usable.legendary !== undefined) return spendLegendary(use, usable.legendary);
  if (usable.item !== undefined) return spendItem(use, usable.item);
  if (goesWithOthers(usable)) return err(doesNothing(usable));
  if (usable.cost !== undefined) return spendCost(use, usable.cost);
  if (usable.recharge !== undefined) return spendRecharge(use);
  const per = usable.limit?.per;
  if (per === undefined) return ok([]);
  if (per === "own-turn" && isOthersTurn(use)) return err(onlyOnItsTurn(use));
  return per === "turn" || per === "own-turn" || per === "round"
    ? spendOnce(use)
    : spendUses(use, 1);
}

/** Points that other features are paid with, and what a spell is cast with ("Ki"; "Font of Magic"; "Metamagic"). */
const goesWithOthers = ({ feature, cost }: Usable): boolean =>
  feature !== undefined &&
  ((cost === undefined && stores.includes(feature.id)) ||
    feature.id.startsWith("sorcerer-metamagic-"));

const stores: readonly string[] = ["monk-ki", "sorcerer-font-of-magic"];

const doesNothing = ({ name }: Usable): RuleViolation => ({
  code: "NO_USE_BY_ITSELF",
  message: `${name} does nothing by itself.`,
  hint: name.startsWith("Metamagic")
    ? "Name it where the spell is cast: metamagic."
    : "Use a feature that takes its points.",
});

/** What a thing is used up by, and how often a day it can be used. */
function spendItem(use: Use, item: Item): Spending {
  const { usable } = use;
  const spent = spendThing(use, item);
  const isCounted = itemUsesOf(use.creature, use.using.compendium).some(
    ({ id }) => id === usable.counter,
  );
  if (!spent.ok || !isCounted) return spent;
  const counted = spendUses(use, 1);
  return counted.ok ? ok([...spent.value, ...counted.value]) : counted;
}

const isOthersTurn = ({ state, creature }: Use): boolean =>
  combatantOf(state, creature.id) !== undefined && !isOnTurn(state, creature.id);

const onlyOnItsTurn = ({ creature, usable }: Use): RuleViolation => ({
  code: "NOT_YOUR_TURN",
  message: `${creature.name} uses ${usable.name} on its own turns alone.`,
  hint: "Wait until its turn comes.",
});

/** One of so many before they come back. */
function spendUses({ creature, usable, using }: Use, points: number): Spending {
  const { counter, limit } = usable;
  const known = usesOf(creature, using.compendium).find(({ id }) => id === counter);
  const max = known?.max ?? (typeof limit?.times === "number" ? limit.times : 1);
  const used = creature.spent.uses[counter] ?? 0;
  if (max !== "unlimited" && used + points > max)
    return err(
      noUses(usable, { left: max - used, per: known?.per ?? limit?.per ?? "day", points }),
    );
  const left = max === "unlimited" ? max : max - used - points;
  const spent = withUses(creature.spent, counter, used + points);
  return ok([spentEvent(creature, { use: counter, amount: points, left }, spent)]);
}

/** Points of a pool, or a slot of a spellcaster. */
function spendCost(use: Use, cost: NonNullable<Usable["cost"]>): Spending {
  const { creature, usable, action, using } = use;
  const { of, amount } = cost;
  if (of === "spell-slot") return spendSlot(use);
  const points = isOpen(cost) ? (action.points ?? 1) : amount;
  const pool = usesOf(creature, using.compendium).find(({ id }) => id === of);
  if (pool === undefined) return err(noUses(usable, { left: 0, per: "rest", points }));
  return spendUses({ ...use, usable: { ...usable, counter: of } }, points);
}

/** What recharges is gone until the die of a turn's start, or a rest, brings it back. */
function spendRecharge({ creature, usable }: Use): Spending {
  const { counter, name, recharge } = usable;
  if ((creature.spent.uses[counter] ?? 0) > 0)
    return err({
      code: "RECHARGING",
      message: `${name} has been used and is not back yet.`,
      hint:
        recharge === "short-rest"
          ? "It is back after a short or long rest."
          : `A d6 is rolled for it as its turn begins: it is back on ${recharge} or more.`,
    });
  const spent = withUses(creature.spent, counter, 1);
  return ok([spentEvent(creature, { use: counter, amount: 1, left: 0 }, spent)]);
}

/** Once a turn, by the number of the turn. */
function spendOnce({ state, creature, usable, turn }: Use): Spending {
  const combatant = combatantOf(state, creature.id);
  if (combatant === undefined) return ok([]);
  const { seq } = fightIn(state).turn;
  const { name, counter } = usable;
  return combatant.turn.once[counter] === seq
    ? err(noUses(usable, { left: 0, per: "turn", points: 1 }))
    : ok([
        {
          type: "turn_spent",
          id: creature.id,
          rule: "Your Turn",
          what: name,
          turn: withOnce(turn ?? combatant.turn, counter, seq),
        },
      ]);
}

const noUses = (
  { name }: Usable,
  { left, per, points }: { readonly left: number; readonly per: string; readonly points: number },
): RuleViolation => ({
  code: "NO_USES",
  message:
    left > 0 ? `${name} takes ${points}, and only ${left} is left.` : `${name} has no uses left.`,
  hint:
    per === "turn" ? "It is good once a turn." : `Uses come back per ${per.replaceAll("-", " ")}.`,
});
