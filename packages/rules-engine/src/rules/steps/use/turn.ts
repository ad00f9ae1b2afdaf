import type { Result } from "@tabletop-mcp/dice-core";
import { ok } from "@tabletop-mcp/dice-core";
import type { TurnSpent } from "../../../encounter/combatant.js";
import type { Economy } from "../../../game/economy.js";
import type { Event } from "../../../game/event.js";
import { combatantOf } from "../../../game/state.js";
import type { RuleViolation } from "../../../game/violation.js";
import { spend as spendOfTurn } from "../../combat/economy.js";
import { combinationsOf, isPartOf } from "../../combat/multiattack.js";
import { spendStrike } from "../../combat/strikes.js";
import type { Use } from "./spend.js";
import { paidBy } from "./usable.js";

/** Pays for a use with what it takes of the turn; an attack of a stat block, and whatever its Multiattack names, is a strike. */
export function spendTurn(use: Use): Result<readonly Event[], RuleViolation> {
  const { state, creature, usable, using } = use;
  const { id } = creature;
  const economy = economyOf(use);
  if (economy === undefined || economy === "free" || combatantOf(state, id) === undefined)
    return ok([]);
  return isStrike(use)
    ? spendStrike(state, { id, name: usable.name, economy }, using)
    : spendOfTurn(state, { id, what: usable.name, economy }, using);
}

/** What happens at a moment of its own is paid for by that; going on with it has a price of its own. */
function economyOf({ usable, action: { economy, moment } }: Use): Economy | undefined {
  if (moment === undefined || moment === "use") return economy ?? usable.economy;
  const step = usable.steps.find(({ when }) => when === "sustain");
  return moment === "sustain" ? (economy ?? paidBy(step?.economy).economy) : undefined;
}

const isStrike = ({ creature, usable: { home, name, steps }, using }: Use): boolean =>
  home.of === "action" &&
  (steps.some(({ attack }) => attack !== undefined) ||
    isPartOf([name], combinationsOf(creature, undefined, using.compendium)));

/** What is left of the turn once that is paid. */
export const turnAfter = (events: readonly Event[]): TurnSpent | undefined =>
  events.flatMap((event) => (event.type === "turn_spent" ? event.turn : [])).at(-1);
