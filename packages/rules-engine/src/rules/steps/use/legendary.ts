import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import { turnDraft, withOnce } from "../../../encounter/combatant.js";
import { isTurnOver, isTurnUntouched, overAt } from "../../../encounter/turns.js";
import type { Event } from "../../../game/event.js";
import {
  combatantIn,
  combatantOf,
  creatureIn,
  fightIn,
  type GameState,
} from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import type { RuleViolation } from "../../../game/violation.js";
import { blockOf } from "../../../sheet/block-of.js";
import { unable } from "../../combat/able.js";
import { strikesLeft } from "../../combat/strikes.js";
import type { Use } from "./spend.js";
import type { Usable } from "./usable.js";

const rule = "Legendary Actions";

/** What the last one is remembered by: the number of the turn at whose end it was taken. */
const taken = "legendary action";

/** One, out of so many until its own turn, at the end of another's turn ("Legendary Actions"). */
export function spendLegendary(
  { state, creature: { id, name }, usable, using }: Use,
  { cost, perRound }: NonNullable<Usable["legendary"]>,
): Result<readonly Event[], RuleViolation> {
  const combatant = combatantOf(state, id);
  if (combatant === undefined) return ok([]);
  const end = endFor(state, id, using);
  if (!end.ok) return end;
  const left = perRound - combatant.turn.legendary;
  if (cost > left) return err(tooFew(`${usable.name} takes ${counted(cost)}, and ${name}`, left));
  const turn = turnDraft(withOnce(combatant.turn, taken, end.value));
  turn.legendary += cost;
  const spent: Event = { type: "turn_spent", id, rule, what: usable.name, turn };
  return ok([spent, ...overBy(state, end.value)]);
}

/** How many legendary actions a creature could take one of now, at the end of a turn that has been; 0 where it may not. */
export function legendaryNow(
  state: GameState,
  id: string,
  using: Pick<Using, "compendium">,
): number {
  const { perRound = 0 } = blockOf(creatureIn(state, id).make, using.compendium)?.legendary ?? {};
  if (perRound === 0 || unable(state, { id }, using) !== undefined) return 0;
  return isAfterOthers(state, id) && !combatantIn(state, id).surprised
    ? perRound - combatantIn(state, id).turn.legendary
    : 0;
}

/** Whether another's turn has just ended at whose end it has taken none: nothing of the next is done yet. */
function isAfterOthers(state: GameState, id: string): boolean {
  const { of, seq, before } = fightIn(state).turn;
  return (
    before !== undefined &&
    before !== id &&
    of !== id &&
    lastOf(state, id) < seq - 1 &&
    isTurnUntouched(state)
  );
}

const lastOf = (state: GameState, id: string): number =>
  combatantIn(state, id).turn.once[taken] ?? 0;

/** The number of the turn at whose end it would be taken: of the last one, or of the one that goes on and has nothing left to do. */
function endFor(state: GameState, id: string, using: Use["using"]): Result<number, RuleViolation> {
  const { of, seq } = fightIn(state).turn;
  const { name } = creatureIn(state, id);
  if (combatantIn(state, id).surprised) return err(surprised(name));
  if (of === id) return err(ownTurn(name));
  if (isAfterOthers(state, id)) return ok(seq - 1);
  const other = creatureIn(state, of).name;
  if (lastOf(state, id) >= seq) return err(onlyOne(name, other));
  return hasActed(state, of, using) ? ok(seq) : err(notYet(name, other));
}

/** Whether somebody has made what it could of its action. */
const hasActed = (state: GameState, id: string, using: Use["using"]): boolean => {
  const { action, extraActions = 0 } = combatantIn(state, id).turn;
  if (isTurnOver(state, id) || unable(state, { id }, using) !== undefined) return true;
  return action !== undefined && extraActions === 0 && strikesLeft(state, id, using).length === 0;
};

/** Taken while a turn goes on, it is that turn's end: who is on it does nothing more. */
function overBy(state: GameState, end: number): readonly Event[] {
  const { of, seq } = fightIn(state).turn;
  if (end !== seq || isTurnOver(state, of)) return [];
  const turn = withOnce(combatantIn(state, of).turn, overAt, seq);
  return [{ type: "turn_spent", id: of, rule, what: "its turn is at its end", turn }];
}

const counted = (actions: number): string =>
  `${actions} legendary ${actions === 1 ? "action" : "actions"}`;

const tooFew = (what: string, left: number): RuleViolation => ({
  code: "NO_LEGENDARY_ACTIONS",
  message: `${what} has ${left} left.`,
  hint: "They are back at the start of its turn.",
});

const ownTurn = (name: string): RuleViolation => ({
  code: "OWN_TURN",
  message: `${name} takes legendary actions at the end of another creature's turn.`,
  hint: "Take an ordinary action, or wait.",
});

const surprised = (name: string): RuleViolation => ({
  code: "SURPRISED",
  message: `${name} is surprised: it takes no legendary action until its first turn is over.`,
  hint: "Wait for that.",
});

const onlyOne = (name: string, other: string): RuleViolation => ({
  code: "ONE_AT_A_TIME",
  message: `${name} takes one legendary action at the end of a turn, and has taken it.`,
  hint: `The next one comes at the end of ${other}'s turn.`,
});

const notYet = (name: string, other: string): RuleViolation => ({
  code: "NOT_YET",
  message: `${other}'s turn is not at its end, and ${name} takes legendary actions at the end of another creature's turn.`,
  hint: `Let ${other} act and end its turn; right after that, before anybody does anything else, is the time.`,
});
