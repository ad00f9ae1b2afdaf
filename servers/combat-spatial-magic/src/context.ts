import type { Rng } from "@tabletop-mcp/dice-core";
import { toolsFor } from "@tabletop-mcp/mcp-kit";
import type { Compendium, Reaction } from "@tabletop-mcp/rules-engine";
import type { CampaignFile } from "@tabletop-mcp/storage";

/** What this server needs from the world; tests hand in their own. */
export interface CombatContext {
  readonly campaign: CampaignFile;
  readonly compendium: Compendium;
  readonly rng: Rng;
  /** Reactions that creatures may have; none where this is left out. */
  readonly reactions?: readonly Reaction[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** An id that nothing else has. */
  readonly newId: () => string;
}

/** What a campaign keeps, by name; the rest of storage is behind the context. */
export type { Exit, Location, Named, Note, NoteFilter, Party, Stored } from "@tabletop-mcp/storage";

export const defineTool = toolsFor<CombatContext>();
