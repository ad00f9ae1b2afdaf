import type { Rng } from "@tabletop-mcp/dice-core";
import { toolsFor } from "@tabletop-mcp/mcp-kit";

/** What a roll needs from the world; tests hand in their own. */
export interface DiceContext {
  readonly rng: Rng;
  readonly now: () => Date;
  /** A ULID for the request. */
  readonly requestId: () => string;
  /** A UUID that no other response has. */
  readonly nonce: () => string;
}

export const defineTool = toolsFor<DiceContext>();
