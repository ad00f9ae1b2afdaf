import path from "node:path";
import {
  Client as NewClient,
  StreamableHTTPClientTransport as NewHttp,
} from "@modelcontextprotocol/client";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport as OldHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { plainEnv, programIn, tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { srdCompendium } from "@tabletop-mcp/rules-engine";
import { expect, onTestFinished, test } from "vitest";
import * as z from "zod";
import { defaultWorld } from "../src/world/default-world.js";
import { finish } from "./ninth-bell.js";
import type { Pilgrim } from "./pilgrim.js";

const main = path.resolve(import.meta.dirname, "../dist/main.js");
const { run, serveHttp } = programIn(main);
const identity = { name: "quest", version: "1.0.0" };
const generous = ["--per-second", "100000", "--burst", "100000"];

/** What both client lines can do. */
interface Client {
  callTool(call: { name: string; arguments: Record<string, unknown> }): Promise<object>;
  readResource(asked: { uri: string }): Promise<object>;
  close(): Promise<void>;
}

/** Ada, by the 1.x client over stdio. */
async function overStdio(): Promise<Client> {
  const client = new OldClient(identity);
  const args = [main, "--player", "Ada", "--data-dir", tempFolder()];
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args, env: plainEnv() }),
  );
  return client;
}

/** A server over HTTP, and what Ada's requests bear. */
async function byToken() {
  const where = ["--data-dir", tempFolder()];
  const token = (await run("player", ["add", "Ada", ...where])).out.trim();
  const url = await serveHttp([...where, ...generous]);
  return { url, bearing: { requestInit: { headers: { authorization: `Bearer ${token}` } } } };
}

async function overHttp(): Promise<Client> {
  const { url, bearing } = await byToken();
  const client = new OldClient(identity);
  await client.connect(new OldHttp(url, bearing));
  return client;
}

/** By the 2.x client in the newer era. */
async function overNewHttp(): Promise<Client> {
  const { url, bearing } = await byToken();
  const client = new NewClient(identity, { versionNegotiation: { mode: "auto" } });
  await client.connect(new NewHttp(url, bearing));
  expect(client.getNegotiatedProtocolVersion()).toBe("2026-07-28");
  return client;
}

const things = z.array(z.looseObject({ id: z.string(), name: z.string() }));
const state = z.looseObject({
  room: z.string(),
  health: z.number(),
  inventory: things,
  quests: z.array(z.looseObject({ id: z.string(), status: z.string() })),
});
const room = z.looseObject({ items: things, monsters: things });
const contents = z.looseObject({ contents: z.tuple([z.looseObject({ text: z.string() })]) });
const answer = z.looseObject({ content: z.tuple([z.looseObject({ text: z.string() })]) });

async function read<T>(client: Client, uri: string, shape: z.ZodType<T>): Promise<T> {
  const [{ text }] = contents.parse(await client.readResource({ uri })).contents;
  return shape.parse(JSON.parse(text));
}

const world = await defaultWorld(await srdCompendium());

/** The second thing of a kind is "rusty_key-2". */
const ofKind = ({ id, name }: { readonly id: string; readonly name: string }) => ({
  of: id.replace(/-\d+$/u, ""),
  name,
});

/** Plays by a client: time passes as it does, and the dice are the server's. */
const playing = (client: Client): Pilgrim => ({
  world,
  wait: () => undefined,
  async see() {
    const me = await read(client, "game://player/state", state);
    const here = await read(client, "game://room/current", room);
    return {
      room: me.room,
      hp: me.health,
      carried: me.inventory.map(ofKind),
      items: here.items.map(ofKind),
      foes: here.monsters.map(({ id }) => id),
    };
  },
  call: async (name, args = {}) => {
    const [{ text }] = answer.parse(
      await client.callTool({ name, arguments: { ...args } }),
    ).content;
    return text;
  },
});

test.each([
  ["the 1.x client over stdio", overStdio],
  ["the 1.x client over HTTP", overHttp],
  ["the 2.x client over HTTP in the newer era", overNewHttp],
])(
  "both quests are finished by %s",
  async (_, open) => {
    const client = await open();
    onTestFinished(() => client.close());
    await finish(playing(client));
    const { quests, inventory } = await read(client, "game://player/state", state);
    expect(quests.map(({ id, status }) => `${id} ${status}`).toSorted()).toEqual([
      "lost_brother completed",
      "three_keys completed",
    ]);
    expect(inventory.map(({ name }) => name)).toContain("crown of bells");
  },
  120_000,
);
