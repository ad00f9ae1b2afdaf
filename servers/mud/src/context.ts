import type { Rng } from "@tabletop-mcp/dice-core";
import { toolsFor } from "@tabletop-mcp/mcp-kit";

/** What play needs from the world outside; tests hand in their own. */
export interface MudContext {
  readonly rng: Rng;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export const defineTool = toolsFor<MudContext>();
