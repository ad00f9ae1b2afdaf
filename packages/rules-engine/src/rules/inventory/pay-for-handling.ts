import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Item } from "../../creature/creature.js";
import type { Economy } from "../../game/economy.js";
import type { Event } from "../../game/event.js";
import { combatantOf } from "../../game/state.js";
import type { RuleViolation } from "../../game/violation.js";
import { findItem, type ItemFacts } from "../../tables/item-facts.js";
import { feetOf } from "../combat/bodies.js";
import { spendDeed } from "../combat/bonus-deeds.js";
import { spend } from "../combat/economy.js";
import { findCarried } from "./carried.js";
import type { Turn } from "./turn.js";
import { isUsedUp } from "./use.js";

type Paid = Result<readonly Event[], RuleViolation>;

/**
 * What it takes of a turn to handle things in a fight ("Other Activity on Your Turn", "Use an
 * Object"): one is drawn, stowed or handed over along the way, another takes the action. What is
 * given and taken away is the game master's doing, and takes nothing.
 */
export function payForHandling(turn: Turn): Paid {
  const { state, creature, request } = turn;
  const isFree = request.paid === true || combatantOf(state, creature.id) === undefined;
  if (isFree || state.encounter?.status !== "active") return ok([]);
  switch (request.operation) {
    case "equip":
      return payForWearing(turn, "don");
    case "unequip":
      return payForWearing(turn, "doff");
    case "transfer":
      return within5Feet(turn, "It is handed over") ?? payForObject(turn);
    case "use":
      return payForUse(turn);
    default:
      return ok([]);
  }
}

/** A shield takes an action, armour longer than a fight gives ("Getting Into and Out of Armor"). */
function payForWearing(turn: Turn, which: "don" | "doff"): Paid {
  const { state, creature, compendium } = turn;
  const item = itemOf(turn);
  if (item === undefined) return ok([]);
  const { armor } = findItem(item, compendium);
  if (armor === undefined)
    // What is in hand is only held otherwise.
    return which === "don" && item.slot !== undefined ? ok([]) : payForObject(turn);
  const { amount, unit } = armor[which];
  if (unit === "action")
    return spend(
      state,
      { id: creature.id, what: `${which === "don" ? "Don" : "Doff"} ${item.name}` },
      turn,
    );
  return err({
    code: "TAKES_MINUTES",
    message: `${creature.name} cannot ${which} ${item.name} in a fight: it takes ${amount} minute${amount === 1 ? "" : "s"}.`,
    hint: "A shield takes an action; armor waits until the fight is over.",
  });
}

/** The thing that is named, or what is in the slot. */
function itemOf({ creature, request, compendium }: Turn): Item | undefined {
  const { item, slot, operation } = request;
  if (item === undefined) return creature.items.find((one) => one.slot === slot);
  const found = findCarried(creature, item, compendium);
  if (!found.ok) return undefined;
  const worn = found.value.find((one) => one.slot !== undefined);
  return operation === "unequip" ? worn : found.value[0];
}

/** The first object of a turn is free. */
function payForObject(turn: Turn): Paid {
  const { state, creature } = turn;
  const { id } = creature;
  const what = "free object interaction";
  const first = spend(state, { id, what, economy: "object" }, turn);
  if (first.ok || first.error.code !== "OBJECT_SPENT") return first;
  const second = payWithAction(turn);
  return second.ok
    ? second
    : err({
        ...second.error,
        hint: "The first object of a turn is free, a second takes the action.",
      });
}

/** With the bonus action where a feature lets (Fast Hands), else with the action. */
function payWithAction(turn: Turn): Paid {
  const { state, creature } = turn;
  const deed = { id: creature.id, does: "use_object" } as const;
  const quick = spendDeed(state, { ...deed, economy: "bonus" }, turn);
  return quick.ok ? quick : spendDeed(state, deed, turn);
}

/** A draught, a blade's poison, a wand: one at a time, and on another only within reach. */
function payForUse(turn: Turn): Paid {
  const { state, creature, request, compendium } = turn;
  const item = itemOf(turn);
  if (item === undefined) return ok([]);
  const facts = findItem(item, compendium);
  const isGone = isUsedUp(facts);
  if (isGone && (request.quantity ?? 1) > 1)
    return err({
      code: "ONE_AT_A_TIME",
      message: `${creature.name} uses one ${item.name} at a time in a fight: each takes an action.`,
      hint: "Leave quantity out.",
    });
  const far =
    facts.magic === undefined || isGone ? within5Feet(turn, `${item.name} is used`) : undefined;
  if (far !== undefined) return far;
  if (facts.magic === undefined) return payWithAction(turn);
  return spend(state, { id: creature.id, what: item.name, economy: economyOf(facts) }, turn);
}

/** An action, unless everything that the thing does takes a bonus action ("Activating an Item"). */
function economyOf({ magic }: ItemFacts): Economy {
  const uses = magic?.uses ?? [];
  return uses.length > 0 && uses.every(({ economy }) => economy === "bonus-action")
    ? "bonus"
    : "action";
}

/** The refusal where the other is out of reach. */
function within5Feet(
  { state, creature, request, compendium }: Turn,
  how: string,
): Paid | undefined {
  const other = request.to === undefined ? undefined : state.creatures[request.to];
  if (other === undefined || combatantOf(state, other.id) === undefined) return undefined;
  const feet = feetOf(state, { self: creature, other }, compendium);
  if (feet === undefined || feet <= reach) return undefined;
  return err({
    code: "OUT_OF_RANGE",
    message: `${other.name} is ${feet} feet away. ${how} within ${reach} feet.`,
    hint: "Move nearer first.",
  });
}

const reach = 5;
