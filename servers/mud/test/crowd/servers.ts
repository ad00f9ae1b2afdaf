import path from "node:path";
import {
  Client as NewClient,
  StreamableHTTPClientTransport as NewHttp,
} from "@modelcontextprotocol/client";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OldHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { ended, programIn, type Started } from "@tabletop-mcp/mcp-kit/testing/program";
import { onTestFinished, vi } from "vitest";
import type { Ground } from "./ground.js";
import type { Client } from "./players.js";

/** The built server. */
export const main = path.resolve(import.meta.dirname, "../../dist/main.js");
const { start } = programIn(main);
const identity = { name: "crowd", version: "1.0.0" };
const generous = ["--per-second", "100000", "--burst", "100000"];

/** Server processes that play one world. */
export interface Servers {
  /** Where those listen that run. */
  readonly urls: readonly URL[];
  add(): Promise<void>;
  /** SIGKILL to the first of them. */
  kill(): Promise<void>;
}

/** None yet; they end with the test. */
export function serversOn({ args }: Ground): Servers {
  const all: { readonly url: URL; readonly server: Started }[] = [];
  const urls: URL[] = [];
  const listed = (): void => void urls.splice(0, urls.length, ...all.map(({ url }) => url));
  return {
    urls,
    async add() {
      const server = start(["--http", "--port", "0", ...args, ...generous]);
      onTestFinished(async () => {
        if (server.child.signalCode === null && server.child.exitCode === null)
          await ended(server.child, () => server.child.kill("SIGTERM"));
      });
      const found = () => /http:\S+/u.exec(server.output.err)?.[0];
      const url = await vi.waitUntil(found, { timeout: 30_000 });
      all.push({ url: new URL(url), server });
      listed();
    },
    async kill() {
      const first = all.shift();
      listed();
      if (first !== undefined)
        await ended(first.server.child, () => first.server.child.kill("SIGKILL"));
    },
  };
}

/** A client of the newer line, whose requests go to one process after the other, as behind a proxy. */
export async function inTurns({ urls }: Pick<Servers, "urls">, token: string): Promise<NewClient> {
  const client = new NewClient(identity, { versionNegotiation: { mode: "auto" } });
  let turn = 0;
  await client.connect(
    new NewHttp(new URL("http://proxy/mcp"), {
      ...bearing(token),
      fetch: (_, init) => fetch(next(urls, turn++), init),
    }),
  );
  return client;
}

/** A client of either line: one of the older stays with the process that it has begun with. */
export async function entered(
  servers: Pick<Servers, "urls">,
  token: string,
  index: number,
): Promise<Client> {
  if (index % 2 === 1) return inTurns(servers, token);
  const client = new OldClient(identity);
  await client.connect(new OldHttp(next(servers.urls, index / 2), bearing(token)));
  return client;
}

const bearing = (token: string) => ({
  requestInit: { headers: { authorization: `Bearer ${token}` } },
});

function next(urls: readonly URL[], turn: number): URL {
  const url = urls[turn % urls.length];
  if (url === undefined) throw new Error("no server runs");
  return url;
}
