import type { ActionOf } from "../game/action.js";
import type { Pending } from "../game/reaction.js";
import type { GameState } from "../game/state.js";
import type { Using } from "../game/using.js";
import { reactionCalled } from "./window.js";

type Answer = ActionOf<"react" | "decline">;

/**
 * What the rules answer by themselves for creatures that nobody plays, where the house lets them take
 * all reactions: the first on offer that is worth taking, or none. Players are always asked.
 */
export function obviousAnswer(state: GameState, using: Using): Answer | undefined {
  const { encounter, creatures, waiting } = state;
  if (encounter?.house.autoReactions !== "all") return undefined;
  const entry = waiting?.window.open.find(
    ({ creatureId }) => creatures[creatureId]?.characterType !== "pc",
  );
  return entry && answerOf(state, entry, using);
}

function answerOf(
  state: GameState,
  { creatureId: id, pendingId, options }: Pending,
  using: Using,
): Answer {
  const { waiting } = state;
  const frame = waiting?.frames.at(-1);
  const reaction = options.find((name) => {
    if (waiting === undefined || frame === undefined) return false;
    const { moment } = waiting.window;
    const known = reactionCalled(name, { moment }, using);
    return known !== undefined && known.isWorth?.(state, { moment, frame, id }, using) !== false;
  });
  return reaction === undefined
    ? { type: "decline", id, pendingId }
    : { type: "react", id, pendingId, reaction };
}
