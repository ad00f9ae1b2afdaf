import type { ActionOf, GameState, Pending } from "@tabletop-mcp/rules-engine";

/** What the game master has the server take for who is no player character, beside everything. */
const opportunity = "Opportunity Attack";

type Answer = ActionOf<"react">;

/** The reaction that the server takes by itself: the first that a creature is offered which is no player's, as far as the fight's house rules let it. */
export function obviousReaction({ encounter, creatures, waiting }: GameState): Answer | undefined {
  const auto = encounter?.house.autoReactions ?? "none";
  if (auto === "none" || waiting === undefined) return undefined;
  const taken = (options: Pending["options"]): string | undefined =>
    auto === "all" ? options[0] : options.find((option) => option === opportunity);
  for (const { creatureId: id, pendingId, options } of waiting.window.open) {
    const reaction = creatures[id]?.characterType === "pc" ? undefined : taken(options);
    if (reaction !== undefined) return { type: "react", id, pendingId, reaction };
  }
  return undefined;
}
