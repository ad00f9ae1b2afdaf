import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../creature/creature.js";
import { type Combatant, turnDraft } from "../../encounter/combatant.js";
import { deeds } from "../../encounter/deeds.js";
import type { Economy } from "../../game/economy.js";
import type { Event } from "../../game/event.js";
import { combatantOf, creatureIn, fightIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { attacksWithOne } from "../../sheet/attacks-with.js";
import { attacksPerActionNow } from "../../sheet/numbers.js";
import { refuse, spend, spent, turnSpent } from "./economy.js";
import { boundTo, isOneAttack, refuseSecondAttack, withExtraAction } from "./extra-action.js";
import { combinationsOf, isPartOf, nextStrikes, rollStrikes } from "./multiattack.js";

/** One attack, by the name of what it is made with, and what pays for it. */
export interface Striking {
  readonly id: string;
  readonly name: string;
  readonly economy?: Economy | undefined;
  /** One shot with each action, bonus action or reaction ("Loading"). */
  readonly loading?: boolean;
  /** No other attack goes with it in one action (a net). */
  readonly single?: boolean;
  /** An opportunity attack. */
  readonly opportunity?: boolean;
}

type Paid = Result<readonly Event[], RuleViolation>;

const multiattack = "Multiattack";
const isOfAttacks = (action: string | undefined): boolean =>
  action === deeds.attack || action === multiattack;

/**
 * Pays for one attack. Of the action it is a part: the first attack takes it, those that Extra Attack
 * or Multiattack leave go on with it, and grappling and shoving stand in place of one.
 */
export function spendStrike(state: GameState, striking: Striking, using: Using): Paid {
  const { id, economy = "action", name } = striking;
  const combatant = combatantOf(state, id);
  if (economy !== "action" || combatant === undefined)
    return spend(
      state,
      { id, economy, what: deeds.attack, opportunity: striking.opportunity },
      using,
    );
  const refused = refuse(state, { id, economy }, using);
  if (refused !== undefined) return err(refused);
  const limited = refuseSecondAttack(state, combatant, using);
  if (limited !== undefined) return err(limited);
  const { turn } = combatant;
  if (!isOfAttacks(turn.action)) return begin(state, striking, using);
  const creature = creatureIn(state, id);
  if (!striking.single && !isOneAttack(state, turn) && goesOn(creature, { turn, name }, using))
    return striking.loading && turn.strikes.includes(name)
      ? err(notLoaded(creature, name))
      : ok([strikesMade(combatant, name)]);
  return hasAnotherAction(state, combatant, using)
    ? begin(state, striking, using)
    : err(noMoreStrikes(state, combatant, using));
}

const hasAnotherAction = (state: GameState, combatant: Combatant, using: Using): boolean =>
  (combatant.turn.extraActions ?? 0) > 0 ||
  withExtraAction(state, { combatant, what: deeds.attack }, using) !== undefined;

/** Another attack of the same action. */
function strikesMade(combatant: Combatant, name: string): Event {
  const draft = turnDraft(combatant.turn);
  draft.strikes = [...combatant.turn.strikes, name];
  return turnSpent(combatant, name, draft);
}

interface Made {
  readonly turn: Combatant["turn"];
  readonly name: string;
}

/** Whether the action that is taken has room for this attack still. */
function goesOn(creature: Creature, { turn, name }: Made, { compendium }: Using): boolean {
  const { action, strikes, strikesRolled } = turn;
  if (action === multiattack)
    return isPartOf([...strikes, name], combinationsOf(creature, strikesRolled, compendium));
  return strikes.length < mostOf(creature, [...strikes, name], compendium);
}

/** How many there are of an Attack action made so: more where all are with one weapon (Thirsting Blade). */
function mostOf(
  creature: Creature,
  strikes: readonly string[],
  compendium: Using["compendium"],
): number {
  const [first = "", ...others] = strikes;
  const most = attacksPerActionNow(creature, compendium);
  if (others.some((name) => name !== first)) return most;
  return Math.max(most, attacksWithOne(creature, compendium).get(first) ?? 1);
}

/** The action is taken with its first attack: Multiattack, where the stat block has it in a combination. */
function begin(state: GameState, { id, name, single = false }: Striking, using: Using): Paid {
  const creature = creatureIn(state, id);
  const rolled = rollStrikes(state, creature, using);
  // An action beyond the first that is no whole one has no Multiattack in it.
  const { action, extraActions = 0 } = combatantOf(state, id)?.turn ?? {};
  const isWhole = action === undefined || extraActions > 0;
  const isOfMany = isWhole && isPartOf([name], combinationsOf(creature, rolled, using.compendium));
  const what = isOfMany ? multiattack : deeds.attack;
  const paid = spend(state, { id, what }, using);
  if (!paid.ok) return paid;
  return ok(
    paid.value.map((event) => {
      if (event.type !== "turn_spent") return event;
      const draft = turnDraft(event.turn);
      draft.strikes = [name];
      boundTo(draft, { seq: fightIn(state).turn.seq, single, isWhole });
      if (isOfMany && rolled !== undefined) draft.strikesRolled = rolled;
      return turnSpent({ id }, name, draft);
    }),
  );
}

/** The attacks that a creature can still make with the action that it has taken, by name; "any" of its own where no stat block names them. */
export function strikesLeft(
  state: GameState,
  id: string,
  { compendium }: Using,
): readonly string[] {
  const turn = combatantOf(state, id)?.turn;
  if (turn === undefined || !isOfAttacks(turn.action) || isOneAttack(state, turn)) return [];
  const creature = creatureIn(state, id);
  if (turn.action === multiattack)
    return nextStrikes(turn.strikes, combinationsOf(creature, turn.strikesRolled, compendium));
  const { strikes } = turn;
  if (strikes.length < attacksPerActionNow(creature, compendium)) return ["any"];
  return strikes.length < mostOf(creature, strikes, compendium) ? strikes.slice(0, 1) : [];
}

function noMoreStrikes(state: GameState, { id, turn }: Combatant, using: Using): RuleViolation {
  const { code, message, hint } = spent(
    state,
    { id, economy: "action" },
    `${turn.action} with ${turn.strikes.join(", ")}`,
  );
  const legal = strikesLeft(state, id, using);
  return legal.length === 0
    ? { code, message, ...(hint !== undefined && { hint }) }
    : { code, message, hint: "Go on with an attack that its Multiattack has left.", legal };
}

const notLoaded = ({ name }: Creature, weapon: string): RuleViolation => ({
  code: "LOADING",
  message: `${name} has shot ${weapon} with this action, and it takes an action to load (Loading).`,
  hint: "Attack with something else, or end the turn.",
});
