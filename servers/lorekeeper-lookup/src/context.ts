import { toolsFor } from "@tabletop-mcp/mcp-kit";
import type { Kind, Sources, SrdClient } from "@tabletop-mcp/srd-client";

/** What a lookup needs from the world; tests hand in their own. */
export interface LoreContext {
  readonly client: SrdClient;
  /** Why answers are kept in memory only, once the cache was asked for; nothing where it is on disk. */
  readonly cacheFault: () => Error | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The documents that are asked unless a call says others. */
  readonly sources: Sources;
  /** Every name of a kind that can be known without asking anybody, for suggestions. */
  readonly names: (kind: Kind) => Promise<readonly string[]>;
  /** A whole number from 0 to below `count`, from the operating system's generator. */
  readonly pick: (count: number) => number;
}

export const defineTool = toolsFor<LoreContext>();
