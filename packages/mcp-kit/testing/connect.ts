import {
  type CallToolResult,
  Client,
  StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";
import { createMcpHandler } from "@modelcontextprotocol/server";
import { assemble } from "../src/assemble.js";
import { holdContext } from "../src/context.js";
import { defaultOptions, flagsOf, type Options } from "../src/flags.js";
import { createLog, type LogLevel } from "../src/log.js";
import type { ServerSpec } from "../src/server.js";

/** How a test talks to its server. */
export interface ConnectOptions {
  /** Which protocol the client opens with; the newer by default. */
  readonly era?: "2025" | "2026";
  /** Flags as the command line would have given them, by camelCase name. */
  readonly options?: Options;
  readonly logLevel?: LogLevel;
}

/** A client connected to a server in this process. */
export interface Connection {
  readonly client: Client;
  /** Calls a tool; its structured answer is held against its output schema. */
  call(name: string, args?: Record<string, unknown>): Promise<CallToolResult>;
  close(): Promise<void>;
}

/** Serves `spec` to a client in this process: no port, no child, the real protocol in between. */
export async function connect<Ctx>(
  spec: ServerSpec<Ctx>,
  { era = "2026", options = {}, logLevel = "silent" }: ConnectOptions = {},
): Promise<Connection> {
  const defaults = defaultOptions(flagsOf(spec), {});
  const log = createLog(spec.name, logLevel);
  const wiring = { options: { ...defaults, ...options }, log };
  const holder = holdContext(spec, wiring.options, log);
  const { factory } = await assemble(spec, { ...wiring, holder });
  const handler = createMcpHandler(factory);
  const client = new Client(
    { name: "test", version: "0" },
    { versionNegotiation: { mode: era === "2026" ? "auto" : "legacy" } },
  );
  const transport = new StreamableHTTPClientTransport(new URL("http://127.0.0.1/mcp"), {
    fetch: (url, init) => handler.fetch(new Request(url, init)),
  });
  await client.connect(transport);
  // The client checks answers against the output schemas it has seen.
  await client.listTools();
  return {
    client,
    call: (name, args = {}) => client.callTool({ name, arguments: args }),
    close: async () => {
      await client.close();
      await handler.close();
      await holder.dispose();
    },
  };
}
