import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { Client as NewClient } from "@modelcontextprotocol/client";
import { StdioClientTransport as NewStdio } from "@modelcontextprotocol/client/stdio";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { onTestFinished } from "vitest";

/** The built server. */
export const main = path.resolve(import.meta.dirname, "../dist/main.js");
export const identity = { name: "end-to-end", version: "1.0.0" };

/** A folder that goes with the test. */
export function tempFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "tabletop-combat-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** The flags of a server that plays this campaign of this folder. */
export const flags = (folder: string, campaign = "test"): readonly string[] => [
  `--data-dir=${folder}`,
  `--campaign=${campaign}`,
];

/** The file of that campaign. */
export const fileIn = (folder: string, campaign = "test"): string =>
  path.join(folder, "campaigns", `${campaign}.sqlite`);

/** The environment without what would configure a server. */
export const plainEnv = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined || name.startsWith("TABLETOP_") ? [] : [[name, value]],
    ),
  );

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

/** Starts a server and a client of the 1.x line; both end with the test. */
export async function openTable(args: readonly string[]): Promise<Table> {
  const client = new Client(identity);
  const server = { command: process.execPath, args: [main, ...args], env: plainEnv() };
  const transport = new StdioClientTransport({ ...server, stderr: "ignore" });
  await client.connect(transport);
  onTestFinished(() => client.close());
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

/** A client of the 2.x line; it ends with the test. */
export function newClient(): NewClient {
  const client = new NewClient(identity, { versionNegotiation: { mode: "auto" } });
  onTestFinished(() => client.close());
  return client;
}

/** The same over stdio, with a server of its own. */
export async function openNewClient(args: readonly string[]): Promise<NewClient> {
  const client = newClient();
  const server = { command: process.execPath, args: [main, ...args], env: plainEnv() };
  await client.connect(new NewStdio({ ...server, stderr: "ignore" }));
  return client;
}

/** Starts the server on a free port and gives its URL; it ends with the test. */
export async function serveHttp(args: readonly string[]): Promise<URL> {
  const { child } = start(["--http", "--port", "0", ...args]);
  onTestFinished(() => ended(child, () => child.kill("SIGTERM")));
  for await (const line of createInterface({ input: child.stderr })) {
    const url = /http:\/\/\S+/.exec(line)?.[0];
    if (url !== undefined) return new URL(url);
  }
  throw new Error("The server ended without naming its URL.");
}

/** Does what ends a child, and waits until its output is read. */
export async function ended(child: ChildProcessWithoutNullStreams, end: () => void): Promise<void> {
  const close = once(child, "close");
  end();
  await close;
}

/** A child process with every byte that it writes. */
export function start(args: readonly string[]) {
  const child = spawn(process.execPath, [main, ...args], { env: plainEnv() });
  const output = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output.out += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output.err += text;
  });
  return { child, output };
}

/** Runs a command to its end, with this as its input. */
export async function run(command: string, args: readonly string[], input = "") {
  const { child, output } = start([command, ...args]);
  await ended(child, () => child.stdin.end(input));
  return { ...output, code: child.exitCode };
}
