import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import { type Combatant, type TurnDraft, turnDraft } from "../../encounter/combatant.js";
import { deeds } from "../../encounter/deeds.js";
import { isOnTurn, isTurnOver } from "../../encounter/turns.js";
import type { Economy } from "../../game/economy.js";
import type { Event, EventOf } from "../../game/event.js";
import { combatantOf, creatureIn, fightIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { unable } from "./able.js";
import { startsActing } from "./acts-surprised.js";
import { refuseBoth, withExtraAction } from "./extra-action.js";
import { isDirectedNow } from "./mounts/ridden.js";
import { reactionLeft, spendReaction } from "./reactions-left.js";
import { turnIsOver } from "./turn-is-over.js";

/** Something that a creature does, in words ("Dash"), and what pays for it: its action where nobody says. */
export interface Spending {
  readonly id: string;
  readonly what: string;
  readonly economy?: Economy | undefined;
  /** It is an opportunity attack, for which some have more reactions. */
  readonly opportunity?: boolean | undefined;
}

type Paid = Result<readonly Event[], RuleViolation>;
type Tables = Pick<Using, "compendium">;

/**
 * Pays for what a creature does: the one place that judges whether it can and what is left of its
 * turn. Outside a fight nothing is counted, but nobody acts who cannot.
 */
export function spend(state: GameState, spending: Spending, using: Tables): Paid {
  const { economy = "action" } = spending;
  const combatant = combatantOf(state, spending.id);
  const seen =
    combatant?.surprised && startsActing(state, spending, using) ? awake(state, combatant) : state;
  const refused = refuse(seen, spending, using) ?? refuseControlled(seen, spending, using);
  if (refused !== undefined) return err(refused);
  if (combatant === undefined || economy === "free") return ok([]);
  if (economy === "readied" && !isReadied(combatant, spending.what))
    return err(notReadied(state, combatant));
  const limited = refuseBoth(state, combatant, { economy, using });
  if (limited !== undefined) return err(limited);
  const { what } = spending;
  const paid = paidBy(state, { combatant, spending, economy }, using);
  if (typeof paid === "string") return err(spent(state, { id: combatant.id, economy }, paid));
  const event = turnSpent(combatant, what, paid);
  return ok(economy === "readied" ? [event, released(combatant, paid)] : [event]);
}

interface Paying {
  readonly combatant: Combatant;
  readonly spending: Spending;
  readonly economy: Exclude<Economy, "free">;
}

/** The turn with that spent, or what has used it already. */
function paidBy(
  state: GameState,
  { combatant, spending: { what, opportunity }, economy }: Paying,
  using: Tables,
): TurnDraft | string {
  if (economy === "reaction" || economy === "readied")
    return spendReaction(state, { combatant, what, opportunity }, using);
  const paid = payers[economy](combatant, what);
  return typeof paid === "string" && economy === "action"
    ? (withExtraAction(state, { combatant, what }, using) ?? paid)
    : paid;
}

/** The state as it would be if somebody were not surprised. */
function awake(state: GameState, { surprised: _surprised, ...combatant }: Combatant): GameState {
  return { ...state, combatants: { ...state.combatants, [combatant.id]: combatant } };
}

/** Why a creature may do nothing of this kind now, whatever is left of its turn. */
export function refuse(
  state: GameState,
  { id, economy = "action" }: Pick<Spending, "id" | "economy">,
  using: Tables,
): RuleViolation | undefined {
  const isReaction = economy === "reaction" || economy === "readied";
  const helpless = unable(state, { id, does: isReaction ? "react" : "act" }, using);
  const combatant = combatantOf(state, id);
  if (helpless !== undefined || combatant === undefined || economy === "free") return helpless;
  if (combatant.surprised) return surprised(state, id);
  if (isReaction) return undefined;
  if (isTurnOver(state, id)) return turnIsOver(creatureIn(state, id).name);
  return isOnTurn(state, id) || isDirectedNow(state, id, using.compendium)
    ? undefined
    : notYourTurn(state, id);
}

/** A mount that its rider controls does nothing else ("Controlling a Mount"). */
const underRider: readonly string[] = [deeds.dash, deeds.disengage, deeds.dodge];

function refuseControlled(
  state: GameState,
  { id, what, economy = "action" }: Spending,
  { compendium }: Tables,
): RuleViolation | undefined {
  const isOwn = economy === "action" || economy === "bonus";
  if (!isOwn || underRider.includes(what) || !isDirectedNow(state, id, compendium))
    return undefined;
  return {
    code: "CONTROLLED_MOUNT",
    message: `${creatureIn(state, id).name} is controlled by its rider, and does nothing but Dash, Disengage and Dodge.`,
    hint: "Its rider may dismount.",
  };
}

/** Whether a creature has a reaction left, and can take it. */
export const canReact = (state: GameState, id: string, using: Tables): boolean =>
  hasReaction(state, { id }, using);

/** The same of a reaction that is for opportunity attacks, of which some have more. */
export const canStrike = (state: GameState, id: string, using: Tables): boolean =>
  hasReaction(state, { id, opportunity: true }, using);

function hasReaction(
  state: GameState,
  { id, opportunity }: Pick<Spending, "id" | "opportunity">,
  using: Tables,
): boolean {
  if (state.creatures[id] === undefined) return false;
  if (refuse(state, { id, economy: "reaction" }, using) !== undefined) return false;
  const combatant = combatantOf(state, id);
  return (
    combatant === undefined || reactionLeft(state, { combatant, opportunity }, using) !== undefined
  );
}

/** The part of the turn that is used up by something, or what has used it already. */
type Pay = (combatant: Combatant, what: string) => TurnDraft | string;

const payers: Readonly<Record<Exclude<Economy, "free" | "reaction" | "readied">, Pay>> = {
  action: ({ turn }, what) => {
    const { action, extraActions = 0 } = turn;
    if (action !== undefined && extraActions === 0) return action;
    const draft = turnDraft(turn);
    draft.action = what;
    draft.strikes = [];
    delete draft.strikesRolled;
    if (action !== undefined) draft.extraActions = extraActions - 1;
    return draft;
  },
  bonus: ({ turn }, what) => {
    if (turn.bonus !== undefined) return turn.bonus;
    const draft = turnDraft(turn);
    draft.bonus = what;
    return draft;
  },
  object: ({ turn }) => {
    if (turn.object) return "another object";
    const draft = turnDraft(turn);
    draft.object = true;
    return draft;
  },
};

const isReadied = ({ readied }: Combatant, what: string): boolean =>
  readied !== undefined && deeds[readied.action] === what;

const notReadied = (state: GameState, { id, readied }: Combatant): RuleViolation => ({
  code: "NOT_READIED",
  message: `${creatureIn(state, id).name} has readied ${readied === undefined ? "nothing" : deeds[readied.action]}.`,
  hint: "Release what was readied, or take another reaction.",
});

/** That part of a creature's turn is used up. */
export const turnSpent = (
  { id }: Pick<Combatant, "id">,
  what: string,
  turn: Combatant["turn"],
): EventOf<"turn_spent"> => ({ type: "turn_spent", id, rule: "Your Turn", what, turn });

/** What was readied is released with the reaction ("Ready"). */
function released(combatant: Combatant, turn: Combatant["turn"]): Event {
  const { readied: _, ...rest } = combatant;
  return {
    type: "combatant_changed",
    id: combatant.id,
    rule: "Ready",
    what: "acts as it had readied",
    combatant: { ...rest, turn },
  };
}

const codes = {
  action: "ACTION_SPENT",
  bonus: "BONUS_SPENT",
  object: "OBJECT_SPENT",
  reaction: "REACTION_SPENT",
  readied: "REACTION_SPENT",
} as const;

const words = {
  action: "action of this turn",
  bonus: "bonus action of this turn",
  object: "free interaction with an object",
  reaction: "reaction until its next turn",
  readied: "reaction until its next turn",
} as const;

const hints = {
  action: "What is left may be movement, a bonus action, or the end of its turn.",
  bonus: "There is one bonus action in a turn.",
  object: "A second object takes an action.",
  reaction: "A reaction comes back as its next turn begins.",
  readied: "A reaction comes back as its next turn begins.",
} as const;

/** The refusal of what there is nothing left for. */
export const spent = (
  state: GameState,
  { id, economy }: { readonly id: string; readonly economy: Exclude<Economy, "free"> },
  by: string,
): RuleViolation => ({
  code: codes[economy],
  message: `${creatureIn(state, id).name} has used its ${words[economy]}: ${by}.`,
  hint: hints[economy],
});

const surprised = (state: GameState, id: string): RuleViolation => ({
  code: "SURPRISED",
  message: `${creatureIn(state, id).name} is surprised: it neither moves, acts nor reacts until its first turn is over.`,
  hint: "It can react once that turn has ended.",
});

const notYourTurn = (state: GameState, id: string): RuleViolation => ({
  code: "NOT_YOUR_TURN",
  message: `It is not ${creatureIn(state, id).name}'s turn, but ${creatureIn(state, fightIn(state).turn.of).name}'s.`,
  hint: "Out of turn there are reactions alone.",
});
