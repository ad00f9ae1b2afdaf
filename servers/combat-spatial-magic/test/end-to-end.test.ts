import { StreamableHTTPClientTransport as NewHttp } from "@modelcontextprotocol/client";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OldHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { type Ends, endsWithSuite, tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { catalog } from "../src/catalog.js";
import {
  callsOf,
  flags,
  identity,
  newClient,
  openNewClient,
  openTable,
  serveHttp,
} from "./running.js";
import { playStory } from "./story.js";

/** What both client lines can do. */
interface Caller {
  callTool(call: { name: string; arguments: Record<string, unknown> }): Promise<object>;
  listTools(): Promise<{ tools: readonly { name: string }[] }>;
  listPrompts(): Promise<{ prompts: readonly { name: string }[] }>;
  listResourceTemplates(): Promise<{ resourceTemplates: readonly { uriTemplate: string }[] }>;
  readResource(of: { uri: string }): Promise<object>;
  complete(what: {
    ref: { type: "ref/resource"; uri: string };
    argument: { name: string; value: string };
  }): Promise<{ completion: { values: string[] } }>;
  getInstructions(): string | undefined;
}

type Opening = (args: readonly string[], ends: Ends) => Promise<Caller>;

const openings: Readonly<Record<string, Opening>> = {
  "stdio, 1.x client": async (args, ends) => (await openTable(args, ends)).client,
  "HTTP, 1.x client": async (args, ends) => {
    const client = new OldClient(identity);
    await client.connect(new OldHttp(await serveHttp(args, ends)));
    ends(() => client.close());
    return client;
  },
  "stdio, 2.x client": async (args, ends) => {
    const client = await openNewClient(args, ends);
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

const refusals: readonly (readonly [code: string, tool: string, args: Record<string, unknown>])[] =
  [
    ["NOT_FOUND", "get_character", { characterId: "Brak" }],
    ["NAME_TAKEN", "create_character", { name: "BRAKKA" }],
    ["INVALID_ARGUMENT", "roll_check", { characterId: "Brakka" }],
    ["UNKNOWN_PARAMETER", "get_character", { charakterId: "Brakka" }],
    [
      "TOO_MANY_DICE",
      "roll_check",
      { characterId: "Sela", kind: "initiative", manualRolls: [1, 2] },
    ],
    ["INVALID_DIE", "roll_dice", { expression: "1d1" }],
    ["UNKNOWN_TOOL", "summon_demon", { name: "Orcus" }],
    ["NOT_KNOWN", "cast_spell", { casterId: "Brakka", spellName: "Sleep" }],
  ];

describe.each(Object.entries(openings))("%s", (_, open) => {
  test("lists 49 tools, plays a story with each of them, and refuses with a code", async () => {
    const client = await open(flags(tempFolder()), onTestFinished);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(catalog.map(({ name }) => name));
    expect(tools).toHaveLength(49);
    expect(client.getInstructions()).toContain("get_session_context");
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(["run_turn", "start_session"]);

    const call = callsOf(client);
    const used = new Set<string>();
    await playStory((tool, args) => {
      used.add(tool);
      return call(tool, args);
    });
    const unused = tools.map(({ name }) => name).filter((name) => !used.has(name));
    expect(unused).toEqual(["roll_dice"]);
    expect((await call("roll_dice", { expression: "4d6kh3" })).text).toMatch(/^4d6kh3: rolls \[/);

    for (const [code, tool, args] of refusals) {
      const { isError, text } = await call(tool, args);
      expect({ tool, isError, text }).toEqual({
        tool,
        isError: true,
        text: expect.stringContaining(`[${code}]`),
      });
    }
  });

  // One campaign for both, of which each needs nothing but a character of its own.
  const ends = endsWithSuite();
  let client: Caller;
  beforeAll(async () => {
    client = await open(flags(tempFolder(ends)), ends);
  });

  test("a batch with one bad item changes nothing, and names it", async () => {
    const call = callsOf(client);
    await call("create_character", { name: "Odo" });
    const batch = [{ item: "Torch" }, { item: "Torhc" }];
    const given = await call("manage_inventory", {
      characterId: "Odo",
      operation: "give",
      batch,
    });
    expect(given.isError).toBe(true);
    expect(given.text).toMatch(/^\[\w+\] batch\[1\]: .*Torch/);
    const { data } = await call("get_character", { characterId: "Odo" });
    expect(data).toMatchObject({ character: { inventory: [] } });
  });

  test("reads sheets, parties and notes as resources, and completes their names", async () => {
    const call = callsOf(client);
    await call("create_character", { name: "Brakka Two-Axes", class: "Barbarian" });
    const party = { operation: "create", name: "Lanternbearers", characterId: "Brakka Two-Axes" };
    await call("manage_party", party);
    const note = { type: "clue", content: "The seal on the letter is a raven." };
    const { noteId } = (await call("add_session_note", note)).data;

    const { resourceTemplates } = await client.listResourceTemplates();
    const kinds = ["character", "encounter", "battlefield", "party", "notes"];
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual(
      expect.arrayContaining(kinds.map((of) => `rpg://${of}/{id}`)),
    );
    const markdown = (uri: string, text: RegExp) => ({
      contents: [{ uri, mimeType: "text/markdown", text: expect.stringMatching(text) }],
    });
    const pages = [
      ["rpg://character/Brakka%20Two-Axes", /^# Brakka Two-Axes\n.*Barbarian 1/s],
      ["rpg://party/lanternbearers", /^# Lanternbearers\n.*- Brakka Two-Axes/s],
      [`rpg://notes/${String(noteId)}`, /seal on the letter/],
    ] as const;
    for (const [uri, text] of pages)
      expect(await client.readResource({ uri })).toMatchObject(markdown(uri, text));
    await expect(client.readResource({ uri: "rpg://character/Brakka" })).rejects.toThrow(
      /\[NOT_FOUND\].*Brakka Two-Axes/,
    );

    const completed = async (uri: string, value: string) => {
      const ref = { type: "ref/resource" as const, uri };
      return (await client.complete({ ref, argument: { name: "id", value } })).completion.values;
    };
    expect(await completed("rpg://character/{id}", "brak")).toEqual(["Brakka Two-Axes"]);
    expect(await completed("rpg://party/{id}", "lantern")).toEqual(["Lanternbearers"]);
    expect(await completed("rpg://notes/{id}", "seals")).toEqual([noteId]);
  });
});
