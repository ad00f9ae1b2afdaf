import {
  Client as NewClient,
  StreamableHTTPClientTransport as NewHttp,
} from "@modelcontextprotocol/client";
import { StdioClientTransport as NewStdio } from "@modelcontextprotocol/client/stdio";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OldHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { plainEnv, tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { describe, expect, onTestFinished, test } from "vitest";
import { catalog } from "../src/catalog.js";
import { flags, identity, main, openClient, serveHttp, tempUpstream } from "./running.js";

type Answer = Promise<Record<string, unknown>>;
type Reference = { type: "ref/resource"; uri: string } | { type: "ref/prompt"; name: string };

/** What both client lines can do. */
interface Caller {
  callTool(call: { name: string; arguments: Record<string, unknown> }): Answer;
  listTools(): Promise<{ tools: readonly { name: string }[] }>;
  readResource(of: { uri: string }): Answer;
  complete(what: { ref: Reference; argument: { name: string; value: string } }): Answer;
  getPrompt(what: { name: string; arguments: Record<string, string> }): Answer;
  getInstructions(): string | undefined;
}

function newClient(): NewClient {
  const client = new NewClient(identity, { versionNegotiation: { mode: "auto" } });
  onTestFinished(() => client.close());
  return client;
}

const openings: Readonly<Record<string, (args: readonly string[]) => Promise<Caller>>> = {
  "stdio, 1.x client": openClient,
  "HTTP, 1.x client": async (args) => {
    const client = new OldClient(identity);
    await client.connect(new OldHttp(await serveHttp(args)));
    onTestFinished(() => client.close());
    return client;
  },
  "stdio, 2.x client": async (args) => {
    const client = newClient();
    const server = { command: process.execPath, args: [main, ...args], env: plainEnv() };
    await client.connect(new NewStdio({ ...server, stderr: "ignore" }));
    expect(client.getNegotiatedProtocolVersion()).toBe("2026-07-28");
    return client;
  },
  "HTTP, 2.x client": async (args) => {
    const client = newClient();
    await client.connect(new NewHttp(await serveHttp(args)));
    expect(client.getNegotiatedProtocolVersion()).toBe("2026-07-28");
    return client;
  },
};

describe.each(Object.entries(openings))("%s", (_, open) => {
  async function opened() {
    const upstream = await tempUpstream();
    const client = await open(flags(upstream.origin, tempFolder()));
    const call = (name: string, args: Record<string, unknown>) =>
      client.callTool({ name, arguments: args });
    return { upstream, client, call };
  }

  test("lists its tools, looks a spell up in its source, and browses", async () => {
    const { upstream, client, call } = await opened();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(catalog.map(({ name }) => name));
    expect(client.getInstructions()).toContain("lookup_spell");

    const spell = await call("lookup_spell", { name: "Fireball" });
    expect(spell["structuredContent"]).toMatchObject({
      summary: "1 spell: Fireball.",
      results: [
        { name: "Fireball", level: 3, source: { document_key: "srd-2014", api: "open5e-v2" } },
      ],
      metadata: { cache: "miss", total: 1, truncated: false },
    });
    expect(upstream.asked).toHaveLength(1);

    const list = await call("search_spells", { level: 3, fields: ["school"] });
    expect(list["structuredContent"]).toMatchObject({
      success: true,
      data: [{ name: "Fireball", school: "evocation" }],
      metadata: { cached: false, quality: { source: "Official", verified: true } },
      pagination: { total: 1, page: 1, has_more: false },
    });
  });

  test("refuses with a code and what would be right, and goes on", async () => {
    const { call } = await opened();
    const missing = await call("get_spell_details", { spell_name: "Firebll" });
    expect(missing).toMatchObject({
      isError: true,
      structuredContent: { success: false, suggestions: ["Fireball"] },
    });
    expect(JSON.stringify(missing["content"])).toContain("[NOT_FOUND]");

    const senseless = await call("lookup_creature", { cr: 1, cr_min: 1 });
    expect(senseless["isError"]).toBe(true);
    expect(JSON.stringify(senseless["content"])).toContain("[INVALID_ARGUMENT]");

    const misspelt = await call("lookup_spell", { name: "Firebll" });
    expect(misspelt["isError"]).not.toBe(true);
    expect(misspelt["structuredContent"]).toMatchObject({
      results: [],
      suggestions: expect.arrayContaining(["Fireball"]),
    });
  });

  test("reads a spell as a resource, completes its slug, and hands prompts out", async () => {
    const { client } = await opened();
    const uri = "srd://spell/fireball";
    expect(await client.readResource({ uri })).toMatchObject({
      contents: [{ uri, mimeType: "text/markdown", text: expect.stringMatching(/^## Fireball\n/) }],
    });
    await expect(client.readResource({ uri: "srd://spell/firebll" })).rejects.toThrow(
      /\[NOT_FOUND\].*Did you mean fireball/,
    );

    const ref: Reference = { type: "ref/resource", uri: "srd://spell/{slug}" };
    expect(
      await client.complete({ ref, argument: { name: "slug", value: "fireb" } }),
    ).toMatchObject({ completion: { values: ["fireball", "delayed-blast-fireball"] } });

    const card = await client.getPrompt({ name: "spell_card", arguments: { spell: "Fireball" } });
    expect(card).toMatchObject({
      messages: [{ role: "user", content: { text: expect.stringContaining("## Fireball") } }],
    });
  });

  test("asks its source once for a hundred equal lookups at once", async () => {
    const { upstream, call } = await opened();
    const lookups = Array.from({ length: 100 }, () => call("lookup_spell", { name: "Fireball" }));
    for (const { structuredContent } of await Promise.all(lookups)) {
      expect(structuredContent).toMatchObject({ results: [{ name: "Fireball" }] });
    }
    expect(upstream.asked).toHaveLength(1);
  });
});
