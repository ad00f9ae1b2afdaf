import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { startUpstream, type Upstream } from "@tabletop-mcp/srd-client/testing";
import { onTestFinished } from "vitest";

/** The built server. */
export const main = path.resolve(import.meta.dirname, "../dist/main.js");
export const identity = { name: "end-to-end", version: "1.0.0" };

/** A folder that goes with the test. */
export function tempFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "tabletop-lorekeeper-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** An upstream that goes with the test. */
export async function tempUpstream(): Promise<Upstream> {
  const upstream = await startUpstream();
  onTestFinished(() => upstream.close());
  return upstream;
}

/** The flags of a server that asks this origin only and keeps its cache in this folder. */
export const flags = (origin: URL, folder: string): readonly string[] => [
  `--data-dir=${folder}`,
  `--open5e-url=${origin.href}`,
  `--dnd5e-url=${origin.href}`,
];

/** The environment without what would configure a server. */
export const plainEnv = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined || /^(TABLETOP|OPEN5E|DND5E)_/.test(name) ? [] : [[name, value]],
    ),
  );

/** A client of a server of its own, on stdio; both end with the test. */
export async function openClient(args: readonly string[]): Promise<Client> {
  const client = new Client(identity);
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [main, ...args],
      env: plainEnv(),
      stderr: "ignore",
    }),
  );
  onTestFinished(() => client.close());
  return client;
}

/** Starts the server on a free port and gives its URL; it ends with the test. */
export async function serveHttp(args: readonly string[]): Promise<URL> {
  const child = spawn(process.execPath, [main, "--http", "--port", "0", ...args], {
    env: plainEnv(),
  });
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
