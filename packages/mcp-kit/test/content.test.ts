import {
  Client as NewClient,
  StreamableHTTPClientTransport as NewHttp,
} from "@modelcontextprotocol/client";
import { StdioClientTransport as NewStdio } from "@modelcontextprotocol/client/stdio";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as OldStdio } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport as OldHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { afterEach, describe, expect, test } from "vitest";
import { LIBRARY, startLibrary } from "./child.js";

const identity = { name: "test", version: "0" };
const command = { command: process.execPath, args: [LIBRARY], stderr: "ignore" as const };
const auto = { versionNegotiation: { mode: "auto" as const } };

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function serveHttp(): Promise<URL> {
  const server = startLibrary(["--http", "--port", "0"]);
  cleanUps.push(() => {
    server.process.kill("SIGTERM");
    return server.exit;
  });
  return new URL((await server.said(/listens at/u)).replace(/^.* at /u, ""));
}

type Steps = (step: { progress: number; total?: number | undefined }) => void;

/** What both client lines can do; only calls with progress are written differently. */
type Caller = Pick<
  NewClient,
  | "close"
  | "complete"
  | "getPrompt"
  | "listPrompts"
  | "listResources"
  | "listResourceTemplates"
  | "readResource"
> & { count(pages: number, onprogress: Steps): Promise<unknown> };

const counting = (pages: number) => ({ name: "count", arguments: { pages, pauseMs: 5 } });

async function old(transport: OldStdio | OldHttp) {
  const client = new OldClient(identity);
  // Under exactOptionalPropertyTypes the 1.x class is not assignable to its own interface.
  await client.connect(transport as Transport);
  return Object.assign(client, {
    count: (pages: number, onprogress: Steps) =>
      client.callTool(counting(pages), undefined, { onprogress }),
  });
}

async function modern(transport: NewStdio | NewHttp) {
  const client = new NewClient(identity, auto);
  await client.connect(transport);
  expect(client.getNegotiatedProtocolVersion()).toBe("2026-07-28");
  return Object.assign(client, {
    count: (pages: number, onprogress: Steps) => client.callTool(counting(pages), { onprogress }),
  });
}

const openings: Readonly<Record<string, () => Promise<Caller>>> = {
  "stdio, 1.x client": () => old(new OldStdio(command)),
  "HTTP, 1.x client": async () => old(new OldHttp(await serveHttp())),
  "stdio, 2.x client": () => modern(new NewStdio(command)),
  "HTTP, 2.x client": async () => modern(new NewHttp(await serveHttp())),
};

describe.each(Object.entries(openings))("%s", (_, open) => {
  test("reads, completes, prompts, and sees progress and clean errors", async () => {
    const client = await open();
    cleanUps.push(() => client.close());
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ name }) => name)).toEqual(["book", "page"]);
    expect((await client.listResources()).resources).toHaveLength(1);
    expect(await client.readResource({ uri: "library://book/emma" })).toMatchObject({
      contents: [{ uri: "library://book/emma", mimeType: "text/markdown", text: "# Emma" }],
    });
    await expect(client.readResource({ uri: "library://book/ulysses" })).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining("[BOOK_NOT_FOUND] There is no book ulysses."),
      data: { uri: "library://book/ulysses" },
    });

    const slug = { name: "slug", value: "emm" };
    const ref = { type: "ref/resource" as const, uri: "library://book/{slug}" };
    expect(await client.complete({ ref, argument: slug })).toMatchObject({
      completion: { values: ["emma"], total: 1, hasMore: false },
    });

    expect((await client.listPrompts()).prompts.map(({ name }) => name)).toEqual(["review"]);
    const review = { name: "review", arguments: { book: "emma" } };
    expect((await client.getPrompt(review)).messages).toHaveLength(2);
    await expect(client.getPrompt({ name: "review" })).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining("[INVALID_ARGUMENT] book is missing"),
    });

    const steps: number[] = [];
    await client.count(60, ({ progress }) => steps.push(progress));
    // Both clients drop a step that arrives in one piece with the answer: the last is not awaited here.
    expect(steps[0]).toBe(1);
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.length).toBeLessThan(60);
  });
});
