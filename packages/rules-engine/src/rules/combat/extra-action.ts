import type { Effect } from "@tabletop-mcp/srd-data";
import {
  type Combatant,
  type TurnDraft,
  type TurnSpent,
  turnDraft,
  withOnce,
} from "../../encounter/combatant.js";
import { deeds } from "../../encounter/deeds.js";
import { creatureIn, fightIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { effectsOn } from "../../gather/gather.js";
import { prohibition } from "../../gather/prohibition.js";

type ExtraAction = Extract<Effect, { readonly kind: "extra-action" }>;
type Tables = Pick<Using, "compendium">;

/** Somebody on its turn, and what it is about to do with an action. */
interface Doing {
  readonly combatant: Combatant;
  readonly what: string;
}

/** What an attack with such an action is remembered by: there is no other one of that action. */
const oneAttack = "one attack";

/**
 * The turn with the action spent that is for some deeds alone ("Haste"): on this deed, or on the one
 * before it, where that was of its kind. Nothing where there is none, or none left.
 */
export function withExtraAction(
  state: GameState,
  { combatant, what }: Doing,
  { compendium }: Tables,
): TurnDraft | undefined {
  const { seq } = fightIn(state).turn;
  const { turn } = combatant;
  const found = effectsOn(creatureIn(state, combatant.id), compendium).flatMap(
    ({ effect, source }) => (effect.kind === "extra-action" ? [{ effect, source }] : []),
  )[0];
  if (found === undefined || turn.once[found.source] === seq) return undefined;
  const { effect, source } = found;
  const wasBefore =
    turn.action !== undefined && isFor(effect, turn.action) && turn.strikes.length <= 1;
  if (!wasBefore && !isFor(effect, what)) return undefined;
  const isLimited = !wasBefore && what === deeds.attack;
  const draft = turnDraft(withOnce(turn, source, seq));
  if (isLimited) draft.once = Object.assign({}, draft.once, { [oneAttack]: seq });
  draft.action = what;
  draft.strikes = [];
  delete draft.strikesRolled;
  return draft;
}

const isFor = ({ for: list }: ExtraAction, what: string): boolean =>
  list.some((one) => deeds[one] === what);

/** Of its action an attack with a net is the only one; a whole action of its own begins without such a bound. */
export function boundTo(
  draft: TurnDraft,
  { seq, single, isWhole }: Readonly<Record<"single" | "isWhole", boolean> & { seq: number }>,
): void {
  const isBound = draft.once[oneAttack] === seq;
  if (single === isBound || !(single || isWhole)) return;
  draft.once = Object.assign({}, draft.once, { [oneAttack]: single ? seq : 0 });
}

/** Whether the Attack action that is going on has room for one attack alone. */
export const isOneAttack = (state: GameState, { once }: Pick<TurnSpent, "once">): boolean =>
  once[oneAttack] !== undefined && once[oneAttack] === state.encounter?.turn.seq;

/** Who may not both act and take a bonus action in a turn ("Slow"). */
export function refuseBoth(
  state: GameState,
  { id, turn }: Pick<Combatant, "id" | "turn">,
  { economy, using }: { readonly economy: string; readonly using: Tables },
): RuleViolation | undefined {
  const other = economy === "action" ? turn.bonus : economy === "bonus" ? turn.action : undefined;
  if (other === undefined) return undefined;
  const creature = creatureIn(state, id);
  const because = prohibition(creature, "act-and-bonus", using.compendium);
  return because === undefined
    ? undefined
    : {
        code: "ACTION_OR_BONUS",
        message: `${creature.name} has its action or its bonus action in a turn, not both (${because}): it has taken ${other}.`,
        hint: "What is left may be movement, or the end of its turn.",
      };
}

/** Who makes no more than one attack in its turn, whatever else it has ("Slow"). */
export function refuseSecondAttack(
  state: GameState,
  { id, turn }: Pick<Combatant, "id" | "turn">,
  { compendium }: Tables,
): RuleViolation | undefined {
  if (turn.strikes.length === 0) return undefined;
  const creature = creatureIn(state, id);
  const because = prohibition(creature, "attack-twice", compendium);
  return because === undefined
    ? undefined
    : {
        code: "ONE_ATTACK",
        message: `${creature.name} makes one attack in a turn, and no more: ${because}.`,
        hint: "What is left may be movement, or the end of its turn.",
      };
}
