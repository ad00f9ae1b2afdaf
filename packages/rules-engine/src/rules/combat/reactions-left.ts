import type { Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import { type Combatant, type TurnDraft, turnDraft, withOnce } from "../../encounter/combatant.js";
import { creatureIn, fightIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { onceOf } from "../../once.js";
import { blockOf } from "../../sheet/block-of.js";
import { headsLeft } from "./heads.js";

/** A reaction that is asked for: of opportunity attacks some have more. */
export interface ReactionAsked {
  readonly combatant: Combatant;
  readonly opportunity?: boolean | undefined;
}

type Tables = Pick<Using, "compendium">;

/** What a reaction of each turn is remembered by. */
const reacted = "reaction";

const reactionsIn = onceOf(
  ({ traits }: StatBlock) => traits.find(({ reactions }) => reactions)?.reactions,
);

/** Whether the reaction of a creature is spent; who has one in every turn remembers the turn of the last one. */
export function isReactionSpent(
  { encounter }: Pick<GameState, "encounter">,
  { turn }: Pick<Combatant, "turn">,
): boolean {
  const last = turn.once[reacted];
  return turn.reaction !== undefined && (last === undefined || last === encounter?.turn.seq);
}

/**
 * Which reaction a creature has left: its own, which some have in every turn (Reactive), or one of a
 * head, which is for opportunity attacks alone (Reactive Heads).
 */
export function reactionLeft(
  state: GameState,
  { combatant, opportunity }: ReactionAsked,
  { compendium }: Tables,
): "own" | "head" | undefined {
  const { id, turn } = combatant;
  const block = blockOf(creatureIn(state, id).make, compendium);
  const more = block && reactionsIn(block);
  const isFree = !isReactionSpent(state, combatant);
  if (more !== "each-head") return isFree ? "own" : undefined;
  const extra = (headsLeft(state, id, compendium) ?? 1) - 1 - (turn.headReactions ?? 0);
  if (opportunity && extra > 0) return "head";
  return isFree ? "own" : undefined;
}

/** The turn once it is taken, or what has used it already. */
export function spendReaction(
  state: GameState,
  asked: ReactionAsked & { readonly what: string },
  using: Tables,
): TurnDraft | string {
  const { combatant, what } = asked;
  const { turn } = combatant;
  const left = reactionLeft(state, asked, using);
  if (left === undefined) return turn.reaction ?? what;
  if (left === "head") {
    const draft = turnDraft(turn);
    draft.headReactions = (turn.headReactions ?? 0) + 1;
    return draft;
  }
  const block = blockOf(creatureIn(state, combatant.id).make, using.compendium);
  const isEach = block !== undefined && reactionsIn(block) === "each-turn";
  const draft = turnDraft(isEach ? withOnce(turn, reacted, fightIn(state).turn.seq) : turn);
  draft.reaction = what;
  return draft;
}
