import type { McpServerFactory } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import type { Serving } from "../grace.js";
import type { Streams } from "../live/subscriptions.js";
import { StdioWire } from "./wire.js";

/** What serving over stdio needs besides. */
export interface StdioServing extends Serving {
  /** The caller's, where the server pushes. */
  readonly streams?: Streams | undefined;
  /** "2025" for the protocol's versions with sessions alone; else whichever the client opens with. */
  readonly era?: unknown;
}

/** Serves on stdin and stdout until stdin ends or `stop` settles, and the answers in flight are written. */
export async function runStdio(
  factory: McpServerFactory,
  { log, stop, grace, streams, era }: StdioServing,
): Promise<void> {
  const wire = new StdioWire(process.stdin, process.stdout, streams);
  // The reason may quote the line, and a line may hold what a player wrote: only that it happened is logged.
  const onerror = (error: Error) =>
    log.debug("a message was not understood", { error: error.name });
  const serving =
    era === "2025"
      ? await serveOlderEra(factory, wire)
      : serveStdio(factory, { transport: wire, onerror });
  await Promise.race([wire.ended, stop]);
  wire.stopReading();
  await grace(wire.idle());
  await serving.close();
}

/** The era with sessions alone: to clients of the newer one it is a server that knows nothing of theirs. */
export async function serveOlderEra(factory: McpServerFactory, wire: StdioWire) {
  const server = await factory({ era: "legacy" });
  await server.connect(wire);
  return server;
}
