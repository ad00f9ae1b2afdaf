import {
  Client as NewClient,
  StreamableHTTPClientTransport as NewHttp,
} from "@modelcontextprotocol/client";
import { StdioClientTransport as NewStdio } from "@modelcontextprotocol/client/stdio";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OldHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import {
  type Ends,
  endsWithSuite,
  plainEnv,
  tempFolder,
} from "@tabletop-mcp/mcp-kit/testing/program";
import type { Upstream } from "@tabletop-mcp/srd-client/testing";
import { beforeAll, describe, expect, test } from "vitest";
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

function newClient(ends: Ends): NewClient {
  const client = new NewClient(identity, { versionNegotiation: { mode: "auto" } });
  ends(() => client.close());
  return client;
}

type Opening = (args: readonly string[], ends: Ends) => Promise<Caller>;

const openings: Readonly<Record<string, Opening>> = {
  "stdio, 1.x client": openClient,
  "HTTP, 1.x client": async (args, ends) => {
    const client = new OldClient(identity);
    await client.connect(new OldHttp(await serveHttp(args, ends)));
    ends(() => client.close());
    return client;
  },
  "stdio, 2.x client": async (args, ends) => {
    const client = newClient(ends);
    const server = { command: process.execPath, args: [main, ...args], env: plainEnv() };
    await client.connect(new NewStdio({ ...server, stderr: "ignore" }));
    expect(client.getNegotiatedProtocolVersion()).toBe("2026-07-28");
    return client;
  },
  "HTTP, 2.x client": async (args, ends) => {
    const client = newClient(ends);
    await client.connect(new NewHttp(await serveHttp(args, ends)));
    expect(client.getNegotiatedProtocolVersion()).toBe("2026-07-28");
    return client;
  },
};

describe.each(Object.entries(openings))("%s", (_, open) => {
  // One server for all tests, each of which asks for something else.
  const ends = endsWithSuite();
  let upstream: Upstream;
  let client: Caller;
  beforeAll(async () => {
    upstream = await tempUpstream(ends);
    client = await open(flags(upstream.origin, tempFolder(ends)), ends);
  });
  const call = (name: string, args: Record<string, unknown>) =>
    client.callTool({ name, arguments: args });

  test("lists its tools, looks a spell up in its source, and browses", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(catalog.map(({ name }) => name));
    expect(client.getInstructions()).toContain("lookup_spell");

    const before = upstream.asked.length;
    const spell = await call("lookup_spell", { name: "Fireball" });
    expect(spell["structuredContent"]).toMatchObject({
      summary: "1 spell: Fireball.",
      results: [
        { name: "Fireball", level: 3, source: { document_key: "srd-2014", api: "open5e-v2" } },
      ],
      metadata: { cache: "miss", total: 1, truncated: false },
    });
    expect(upstream.asked).toHaveLength(before + 1);

    const list = await call("search_spells", { level: 3, fields: ["school"] });
    expect(list["structuredContent"]).toMatchObject({
      success: true,
      data: [{ name: "Fireball", school: "evocation" }],
      metadata: { cached: false, quality: { source: "Official", verified: true } },
      pagination: { total: 1, page: 1, has_more: false },
    });
  });

  test("refuses with a code and what would be right, and goes on", async () => {
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
    const uri = "srd://spell/bless";
    expect(await client.readResource({ uri })).toMatchObject({
      contents: [{ uri, mimeType: "text/markdown", text: expect.stringMatching(/^## Bless\n/) }],
    });
    await expect(client.readResource({ uri: "srd://spell/firebll" })).rejects.toThrow(
      /\[NOT_FOUND\].*Did you mean fireball/,
    );

    const ref: Reference = { type: "ref/resource", uri: "srd://spell/{slug}" };
    expect(
      await client.complete({ ref, argument: { name: "slug", value: "fireb" } }),
    ).toMatchObject({ completion: { values: ["fireball", "delayed-blast-fireball"] } });

    const card = await client.getPrompt({ name: "spell_card", arguments: { spell: "Bless" } });
    expect(card).toMatchObject({
      messages: [{ role: "user", content: { text: expect.stringContaining("## Bless") } }],
    });
  });

  test("asks its source once for a hundred equal lookups at once", async () => {
    const before = upstream.asked.length;
    const lookups = Array.from({ length: 100 }, () => call("lookup_spell", { name: "Light" }));
    for (const { structuredContent } of await Promise.all(lookups)) {
      expect(structuredContent).toMatchObject({ results: [{ name: "Light" }] });
    }
    expect(upstream.asked).toHaveLength(before + 1);
  });
});
