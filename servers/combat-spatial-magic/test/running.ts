import path from "node:path";
import { Client as NewClient } from "@modelcontextprotocol/client";
import { StdioClientTransport as NewStdio } from "@modelcontextprotocol/client/stdio";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { commandsOf, connect, type Ran } from "@tabletop-mcp/mcp-kit/testing";
import { type Ends, plainEnv, programIn } from "@tabletop-mcp/mcp-kit/testing/program";
import { onTestFinished } from "vitest";
import { combatServer } from "../src/server.js";

/** The built server. */
export const main = path.resolve(import.meta.dirname, "../dist/main.js");
export const { start, run, serveHttp } = programIn(main);
export const identity = { name: "end-to-end", version: "1.0.0" };

/** The flags of a server that plays this campaign of this folder. */
export const flags = (folder: string, campaign = "test"): readonly string[] => [
  `--data-dir=${folder}`,
  `--campaign=${campaign}`,
];

/** The file of that campaign. */
export const fileIn = (folder: string, campaign = "test"): string =>
  path.join(folder, "campaigns", `${campaign}.sqlite`);

/** A command of the server in this process: where no process of its own is what is tested. */
export const runHere: (
  command: string,
  args: readonly string[],
  input?: string | Buffer,
) => Promise<Ran> = commandsOf(combatServer);

/** What a tool has answered. */
export interface Reply {
  readonly isError: boolean;
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export type Call = (tool: string, args?: Readonly<Record<string, unknown>>) => Promise<Reply>;

/** What both client lines can do with a tool. */
interface Caller {
  callTool(call: { name: string; arguments: Record<string, unknown> }): Promise<object>;
}

/** Calls of tools by this client. */
export const callsOf =
  (client: Caller): Call =>
  async (name, args = {}) => {
    const reply = Object.entries(await client.callTool({ name, arguments: { ...args } }));
    const { isError, content, structuredContent } = Object.fromEntries(reply);
    return { isError: isError === true, text: content[0].text, data: structuredContent ?? {} };
  };

/** A server of its own at the other end of stdio, and how it ends. */
export interface Table {
  readonly client: Client;
  readonly call: Call;
  /** As a client leaves: the server ends by itself. */
  close(): Promise<void>;
  /** As a power cut does: kill -9. */
  kill(): Promise<void>;
}

/** A server of this campaign in this process, and a client; it ends with the test. */
export async function tableHere(
  folder: string,
  campaign = "test",
): Promise<Pick<Table, "call" | "close"> & { readonly client: NewClient }> {
  const options = { dataDir: folder, campaign };
  const { client, close } = await connect(combatServer, { options });
  onTestFinished(close);
  return { client, call: callsOf(client), close };
}

/** Starts a server and a client of the 1.x line; both end with the test, or with what is named. */
export async function openTable(
  args: readonly string[],
  ends: Ends = onTestFinished,
  program = main,
): Promise<Table> {
  const client = new Client(identity);
  const server = { command: process.execPath, args: [program, ...args], env: plainEnv() };
  const transport = new StdioClientTransport({ ...server, stderr: "ignore" });
  await client.connect(transport);
  ends(() => client.close());
  return {
    client,
    call: callsOf(client),
    close: () => client.close(),
    async kill() {
      const { pid } = transport;
      if (pid === null) throw new Error("The server has ended before it was killed.");
      const gone = new Promise<void>((resolve) => {
        client.onclose = () => resolve();
      });
      process.kill(pid, "SIGKILL");
      await gone;
    },
  };
}

/** A client of the 2.x line; it ends with what is named. */
export function newClient(ends: Ends): NewClient {
  const client = new NewClient(identity, { versionNegotiation: { mode: "auto" } });
  ends(() => client.close());
  return client;
}

/** The same over stdio, with a server of its own. */
export async function openNewClient(args: readonly string[], ends: Ends): Promise<NewClient> {
  const client = newClient(ends);
  const server = { command: process.execPath, args: [main, ...args], env: plainEnv() };
  await client.connect(new NewStdio({ ...server, stderr: "ignore" }));
  return client;
}
