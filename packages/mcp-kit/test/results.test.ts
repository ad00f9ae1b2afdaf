import {
  Client as NewClient,
  StreamableHTTPClientTransport as NewHttp,
} from "@modelcontextprotocol/client";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OldHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Results } from "../src/results.js";
import { StdioWire } from "../src/stdio/wire.js";
import { fixture } from "./fixture-spec.js";
import { post, serveFixture, wire } from "./serving.js";

/** The client's end of the server's two pipes. */
async function pipes(results: Results): Promise<StdioWire> {
  const { input, output } = await wire(fixture, { startAt: 0, results });
  return new StdioWire(output, input);
}

const urlOf = async (results: Results) => (await serveFixture({ results })).url;

/** What both client lines can do. */
interface Caller {
  list(): Promise<readonly object[]>;
  call(name: string, args: Record<string, unknown>): Promise<object>;
  close(): Promise<void>;
}
type Open = (name: string, results: Results) => Promise<Caller>;

const callerOf = (client: OldClient | NewClient): Caller => ({
  list: async () => (await client.listTools()).tools,
  call: (name, args) => client.callTool({ name, arguments: args }),
  close: () => client.close(),
});

async function old(name: string, transport: unknown): Promise<Caller> {
  const client = new OldClient({ name, version: "0" });
  // Under exactOptionalPropertyTypes the 1.x classes are not assignable to their own interface.
  await client.connect(transport as Transport);
  return callerOf(client);
}

async function modern(name: string, transport: StdioWire | NewHttp): Promise<Caller> {
  const auto = { versionNegotiation: { mode: "auto" as const } };
  const client = new NewClient({ name, version: "0" }, auto);
  await client.connect(transport);
  expect(client.getNegotiatedProtocolVersion()).toBe("2026-07-28");
  return callerOf(client);
}

const openings: Readonly<Record<string, Open>> = {
  "stdio, 1.x client": async (name, results) => old(name, await pipes(results)),
  "HTTP, 1.x client": async (name, results) => old(name, new OldHttp(await urlOf(results))),
  "stdio, 2.x client": async (name, results) => modern(name, await pipes(results)),
  "HTTP, 2.x client": async (name, results) => modern(name, new NewHttp(await urlOf(results))),
};

describe.each(Object.entries(openings))("%s", (_, open) => {
  test.each([
    ["claude-code", "auto", false],
    ["somebody-else", "auto", true],
    ["claude-code", "both", true],
    ["somebody-else", "text", false],
  ] as const)("%s with --results %s is sent structured content: %s", async (...row) => {
    const [name, results, isSent] = row;
    const client = await open(name, results);
    onTestFinished(() => client.close());
    const listed = await client.list();
    expect(listed.map((tool) => "outputSchema" in tool)).toEqual([false, isSent, false]);
    const content = [{ type: "text", text: "Hello, Ada!" }];
    const greeted = await client.call("greet", { who: "Ada" });
    expect(greeted).toMatchObject({ content });
    const failed = await client.call("fail", { how: "fault" });
    expect(failed).toMatchObject({ isError: true });
    for (const result of [greeted, failed]) expect("structuredContent" in result).toBe(isSent);
  });
});

test("over HTTP a name that nothing follows from gets no session, and a made-up session does no harm", async () => {
  const { url } = await serveFixture();
  const opening = (name: string) => ({
    jsonrpc: "2.0",
    id: 1,
    method: "initialize",
    params: {
      protocolVersion: "2025-06-18",
      capabilities: {},
      clientInfo: { name, version: "0" },
    },
  });
  expect((await post(url, opening("claude-code"))).headers["mcp-session-id"]).toMatch(
    /^claude-code\.[\da-f-]{36}$/u,
  );
  expect((await post(url, opening("other"))).headers).not.toHaveProperty("mcp-session-id");
  const list = { jsonrpc: "2.0", id: 2, method: "tools/list" };
  for (const id of ["%", ".", "x", "a.b.c", "%E0%A4%A.x"])
    expect(await post(url, list, { "mcp-session-id": id })).toMatchObject({ status: 200 });
});
