import { type Shape, type ToolSpec, type TypedToolSpec, toolsFor } from "@tabletop-mcp/mcp-kit";
import type { Finder, Kind, Sources, SrdClient } from "@tabletop-mcp/srd-client";

/** What a lookup needs from the world; tests hand in their own. */
export interface LoreContext {
  readonly client: Finder;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The documents that are asked unless a call says others. */
  readonly sources: Sources;
  /** Every name of a kind that can be known without asking anybody, for suggestions. */
  readonly names: (kind: Kind) => Promise<readonly string[]>;
  /** A whole number from 0 to below `count`, from the operating system's generator. */
  readonly pick: (count: number) => number;
}

/** What the server has, beside what its lookups need. */
export interface ServerContext extends LoreContext {
  readonly client: SrdClient;
  /** Why answers are kept in memory only, once the cache was asked for; nothing where it is on disk. */
  readonly cacheFault: () => Error | undefined;
}

/** All that a call asks is one question to the sources, which ends when its caller leaves. */
export const inCall = (ctx: ServerContext, signal?: AbortSignal): LoreContext => ({
  ...ctx,
  client: ctx.client.question(signal),
});

/** Defines a tool whose every call is one question to the sources. */
export function defineTool<const I extends Shape>(
  spec: TypedToolSpec<LoreContext, I>,
): ToolSpec<ServerContext> {
  const tool = toolsFor<LoreContext>()(spec);
  return {
    ...tool,
    handle: (args, ctx: ServerContext, call) => tool.handle(args, inCall(ctx, call.signal), call),
  };
}
