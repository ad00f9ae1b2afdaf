import { combatReactions, magicReactions, type Reaction } from "@tabletop-mcp/rules-engine";

/** All that creatures are asked for: first the spells among it, in the order in which they are offered. */
export const reactions: readonly Reaction[] = [...magicReactions, ...combatReactions];
