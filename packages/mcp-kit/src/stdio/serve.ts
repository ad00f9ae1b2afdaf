import type { McpServerFactory } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import type { Serving } from "../grace.js";
import { StdioWire } from "./wire.js";

/** Serves on stdin and stdout until stdin ends or `stop` settles, and the answers in flight are written. */
export async function runStdio(
  factory: McpServerFactory,
  { log, stop, grace, live }: Serving,
): Promise<void> {
  const wire = new StdioWire(process.stdin, process.stdout, live?.streams);
  // The reason may quote the line, and a line may hold what a player wrote: only that it happened is logged.
  const onerror = (error: Error) =>
    log.debug("a message was not understood", { error: error.name });
  const serving = serveStdio(factory, { transport: wire, onerror });
  await Promise.race([wire.ended, stop]);
  wire.stopReading();
  await grace(wire.idle());
  await serving.close();
}
