import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import {
  Client as NewClient,
  StreamableHTTPClientTransport as NewHttp,
} from "@modelcontextprotocol/client";
import { StdioClientTransport as NewStdio } from "@modelcontextprotocol/client/stdio";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as OldStdio } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport as OldHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { ended, programIn } from "@tabletop-mcp/mcp-kit/testing/program";
import { afterEach, describe, expect, test } from "vitest";

const main = path.resolve(import.meta.dirname, "../dist/main.js");
const command = { command: process.execPath, args: [main] };
const { serveHttp } = programIn(main);
const identity = { name: "end-to-end", version: "1.0.0" };

/** What both client lines can do. */
interface Caller {
  callTool(call: {
    name: string;
    arguments: Record<string, unknown>;
  }): Promise<Record<string, unknown>>;
  listTools(): Promise<{ tools: readonly { name: string }[] }>;
  getInstructions(): string | undefined;
  close(): Promise<void>;
}

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const openings: Readonly<Record<string, () => Promise<Caller>>> = {
  "stdio, 1.x client": async () => {
    const client = new OldClient(identity);
    await client.connect(new OldStdio(command));
    return client;
  },
  "HTTP, 1.x client": async () => {
    const client = new OldClient(identity);
    await client.connect(new OldHttp(await serveHttp()));
    return client;
  },
  "stdio, 2.x client": async () => {
    const client = new NewClient(identity, { versionNegotiation: { mode: "auto" } });
    await client.connect(new NewStdio(command));
    expect(client.getNegotiatedProtocolVersion()).toBe("2026-07-28");
    return client;
  },
  "HTTP, 2.x client": async () => {
    const client = new NewClient(identity, { versionNegotiation: { mode: "auto" } });
    await client.connect(new NewHttp(await serveHttp()));
    expect(client.getNegotiatedProtocolVersion()).toBe("2026-07-28");
    return client;
  },
};

describe.each(Object.entries(openings))("%s", (_, open) => {
  test("lists, rolls, refuses and goes on", async () => {
    const client = await open();
    cleanUps.push(() => client.close());
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(["roll_dice"]);
    expect(client.getInstructions()).toContain("roll_dice");
    const roll = (text: string) => client.callTool({ name: "roll_dice", arguments: { text } });

    const rolled = await roll("2d10 + 2d4 + 4");
    expect(rolled["structuredContent"]).toMatchObject({
      request_id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/),
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      normalized_expression: "2d10 + 2d4 + 4",
      rng: { source: "crypto.getRandomValues", nonce: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      explanation: expect.stringMatching(
        /^2d10: rolls \[\d+, \d+\] = \d+; 2d4: rolls \[\d, \d\] = \d; \+4 => \d+$/,
      ),
    });

    const refused = await roll("2d7 + 1");
    expect(refused["isError"]).toBe(true);
    expect(JSON.stringify(refused["content"])).toContain("[INVALID_DIE]");

    const again = await roll("d20");
    expect(again["isError"]).not.toBe(true);
  });
});

/** A conversation in bare lines, to see every byte on stdout. */
class Lines {
  readonly child = spawn(process.execPath, [main, "--log-level", "debug"]);
  readonly out: string[] = [];
  err = "";
  constructor() {
    createInterface({ input: this.child.stdout }).on("line", (line) => this.out.push(line));
    this.child.stderr.setEncoding("utf8").on("data", (text: string) => {
      this.err += text;
    });
  }
  say(message: Record<string, unknown>): void {
    this.child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  }
  open(): void {
    const params = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: identity };
    this.say({ id: 1, method: "initialize", params });
    this.say({ method: "notifications/initialized" });
  }
  roll(id: number, text: string): void {
    this.say({ id, method: "tools/call", params: { name: "roll_dice", arguments: { text } } });
  }
  /** Ends stdin as a client does that leaves, and gives the exit code. */
  async leave(): Promise<number | null> {
    await ended(this.child, () => this.child.stdin.end());
    return this.child.exitCode;
  }
}

test("stdout carries protocol and nothing else; the log names neither the text nor its meaning", async () => {
  const lines = new Lines();
  lines.open();
  lines.roll(2, "2d6 for the secret of Strahd");
  lines.roll(3, "Strahd");
  expect(await lines.leave()).toBe(0);
  const messages = lines.out.map((line) => JSON.parse(line));
  expect(messages.map(({ jsonrpc, id }) => `${jsonrpc} ${id}`).sort()).toEqual([
    "2.0 1",
    "2.0 2",
    "2.0 3",
  ]);
  const logged = lines.err
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(logged).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ length: 28, outcome: "OK" }),
      expect.objectContaining({ length: 6, outcome: "UNPARSEABLE_INPUT" }),
    ]),
  );
  expect(lines.err).not.toMatch(/Strahd|2d6/i);
});

test("10,000 malformed lines leave the server answering", async () => {
  const lines = new Lines();
  lines.open();
  const bad = [
    "{",
    "null",
    "[]",
    "hello",
    '{"jsonrpc":"2.0"}',
    '{"id":1}',
    "\u0000",
    "{}",
    "[1]",
    '"d20"',
  ];
  for (let i = 0; i < 10_000; i++) lines.child.stdin.write(`${bad[i % bad.length]}\n`);
  lines.roll(2, "d20 + 5");
  expect(await lines.leave()).toBe(0);
  const answer = lines.out.map((line) => JSON.parse(line)).find(({ id }) => id === 2);
  expect(answer.result.structuredContent.normalized_expression).toBe("d20 + 5");
});

test.each(["SIGINT", "SIGTERM"] as const)("%s ends the server in peace", async (signal) => {
  const lines = new Lines();
  lines.open();
  await once(lines.child.stdout, "data");
  await ended(lines.child, () => lines.child.kill(signal));
  expect(lines.child.exitCode).toBe(0);
});
