import {
  type CallToolResult,
  Client,
  StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";
import { createMcpHandler } from "@modelcontextprotocol/server";
import { holdContext } from "../src/context.js";
import { COMMON_FLAGS, defaultOptions, type Options } from "../src/flags.js";
import { createLog, type LogLevel } from "../src/log.js";
import { createFactory, type ServerSpec } from "../src/server.js";

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
  const defaults = defaultOptions([...COMMON_FLAGS, ...(spec.flags ?? [])], {});
  const log = createLog(spec.name, logLevel);
  const wiring = { options: { ...defaults, ...options }, log };
  const holder = holdContext(spec, wiring.options, log);
  const handler = createMcpHandler(createFactory(spec, { ...wiring, holder }));
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
