import path from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { type Ends, plainEnv, programIn } from "@tabletop-mcp/mcp-kit/testing/program";
import { startUpstream, type Upstream } from "@tabletop-mcp/srd-client/testing";
import { onTestFinished } from "vitest";

/** The built server. */
export const main = path.resolve(import.meta.dirname, "../dist/main.js");
export const { start, serveHttp } = programIn(main);
export const identity = { name: "end-to-end", version: "1.0.0" };

/** An upstream that goes with the test, or with what is named. */
export async function tempUpstream(ends: Ends = onTestFinished): Promise<Upstream> {
  const upstream = await startUpstream();
  ends(() => upstream.close());
  return upstream;
}

/** The flags of a server that asks this origin only and keeps its cache in this folder. */
export const flags = (origin: URL, folder: string): readonly string[] => [
  `--data-dir=${folder}`,
  `--open5e-url=${origin.href}`,
  `--dnd5e-url=${origin.href}`,
];

/** A client of a server of its own, on stdio; both end with the test, or with what is named. */
export async function openClient(
  args: readonly string[],
  ends: Ends = onTestFinished,
): Promise<Client> {
  const client = new Client(identity);
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [main, ...args],
      env: plainEnv(),
      stderr: "ignore",
    }),
  );
  ends(() => client.close());
  return client;
}
