import type { ActionOf, GameState } from "@tabletop-mcp/rules-engine";

type Answer = ActionOf<"react">;

/** The reaction that the server takes by itself, where it takes all of them: the first that a creature is offered which is no player's. Opportunity attacks the rules take themselves. */
export function obviousReaction({ encounter, creatures, waiting }: GameState): Answer | undefined {
  if (encounter?.house.autoReactions !== "all") return undefined;
  for (const { creatureId: id, pendingId, options } of waiting?.window.open ?? []) {
    const [reaction] = options;
    if (reaction !== undefined && creatures[id]?.characterType !== "pc")
      return { type: "react", id, pendingId, reaction };
  }
  return undefined;
}
