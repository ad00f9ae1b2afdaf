import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  Client as NewClient,
  StreamableHTTPClientTransport as NewHttp,
} from "@modelcontextprotocol/client";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport as OldHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import {
  ended,
  plainEnv,
  programIn,
  type Started,
  sized,
  tempFolder,
} from "@tabletop-mcp/mcp-kit/testing/program";
import { srdCompendium } from "@tabletop-mcp/rules-engine";
import { openWorld, type WorldStore } from "@tabletop-mcp/storage";
import { expect, onTestFinished, test, vi } from "vitest";
import { give, newToken } from "../src/players/tokens.js";
import { happeningsOf } from "../src/state/log.js";
import { loaded } from "../src/state/place.js";
import { defaultWorld } from "../src/world/default-world.js";

const main = path.resolve(import.meta.dirname, "../dist/main.js");
const { start } = programIn(main);
const identity = { name: "crowd", version: "1.0.0" };
const crowd = sized(8, { long: 50 });
/** Of each half, before and after the kill. */
const milliseconds = sized(1_500, { long: 30_000 });

/** What both client lines can do. */
interface Client {
  callTool(call: { name: string; arguments: Record<string, unknown> }): Promise<object>;
  close(): Promise<void>;
}

/** What somebody has said and was answered, and how often a call was answered at all. */
interface Account {
  readonly said: string[];
  answers: number;
}

const directions = ["north", "south", "east", "west"] as const;
const things = ["key", "pouch", "coin", "torch", "sword", "shield", "chain"] as const;

function pick<T>(from: readonly [T, ...T[]]): T {
  return from[Math.floor(Math.random() * from.length)] ?? from[0];
}

/** Anything that a player may do and that neither makes things nor uses them up. */
function deed(name: string, others: readonly [string, ...string[]], number: number) {
  const line = `${name} says line ${number}`;
  return pick([
    { name: "look", arguments: {} },
    { name: "move", arguments: { direction: pick(directions) } },
    { name: "move", arguments: { direction: pick(directions) } },
    { name: "pick_up", arguments: { item: pick(things) } },
    { name: "drop", arguments: { item: pick(things) } },
    { name: "give", arguments: { item: pick(things), player: pick(others) } },
    { name: "battle", arguments: {} },
    { name: "flee", arguments: {} },
    { name: "say", arguments: { text: line } },
  ]);
}

/** Plays until a moment, or until the server is gone. */
async function plays(
  client: Client,
  who: { readonly name: string; readonly account: Account },
  { others, until }: { readonly others: readonly [string, ...string[]]; readonly until: number },
): Promise<void> {
  const { name, account } = who;
  for (let number = account.answers; performance.now() < until; number += 1) {
    const asked = deed(name, others, number);
    const answer = await client.callTool(asked).catch(() => undefined);
    if (answer === undefined) return;
    account.answers += 1;
    if (asked.name === "say" && !isRefusal(answer)) account.said.push(String(asked.arguments.text));
  }
}

const isRefusal = (answer: object): boolean => "isError" in answer && answer.isError === true;

async function serving(folder: string): Promise<{ readonly url: URL; readonly server: Started }> {
  const generous = ["--per-second", "100000", "--burst", "100000"];
  const server = start(["--http", "--port", "0", "--data-dir", folder, ...generous]);
  onTestFinished(async () => {
    if (server.child.signalCode === null)
      await ended(server.child, () => server.child.kill("SIGTERM"));
  });
  const url = await vi.waitUntil(() => /http:\S+/u.exec(server.output.err)?.[0], {
    timeout: 20_000,
  });
  return { url: new URL(url), server };
}

/** A client of the one line or the other. */
async function entered(url: URL, token: string, index: number): Promise<Client> {
  const bearing = { requestInit: { headers: { authorization: `Bearer ${token}` } } };
  if (index % 2 === 0) {
    const client = new OldClient(identity);
    await client.connect(new OldHttp(url, bearing));
    return client;
  }
  const client = new NewClient(identity, { versionNegotiation: { mode: "auto" } });
  await client.connect(new NewHttp(url, bearing));
  return client;
}

/** Somebody with a process of their own beside the server. */
async function beside(folder: string, player: string): Promise<Client> {
  const client = new OldClient(identity);
  onTestFinished(() => client.close());
  const args = [main, "--player", player, "--data-dir", folder];
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args, env: plainEnv() }),
  );
  return client;
}

const world = await defaultWorld(await srdCompendium());
const rooms = world.rooms.map(({ id }) => id);

/** Everything that there is, by kind. */
async function everything(store: WorldStore, names: readonly string[]) {
  const places = [...rooms, ...names.map((name) => `@${name.toLowerCase()}`), ""];
  const rows = await store.read(places.map((place) => ({ place })));
  return {
    players: loaded("player", rows),
    items: loaded("item", rows),
    mints: loaded("mint", rows),
    monsters: loaded("monster", rows),
  };
}

/** Nothing is lost and nothing is there twice; everybody is somewhere, alive. */
async function expectWhole(store: WorldStore, names: readonly string[]): Promise<void> {
  const { players, items, mints, monsters } = await everything(store, names);
  expect(players.map(({ id }) => id).toSorted()).toEqual(
    names.map((name) => name.toLowerCase()).toSorted(),
  );
  for (const { place, body } of players) {
    expect(rooms).toContain(place);
    const hp = body.life.hp?.current ?? 28;
    expect(hp).toBeGreaterThan(0);
    expect(hp).toBeLessThanOrEqual(28);
  }
  const counted = mints.map(({ id, body }) => [id, body.last] as const);
  const found = counted.map(([id]) => [id, items.filter(({ body }) => body.of === id).length]);
  expect(found).toEqual(counted);
  for (const { body } of monsters) expect(body.life.hp?.current ?? 1).toBeGreaterThanOrEqual(0);
}

async function saidIn(store: WorldStore): Promise<ReadonlySet<string>> {
  const said = new Set<string>();
  for (let seq = 0; ; ) {
    const log = await store.changesSince(seq, 500);
    for (const { body } of happeningsOf(log)) if (body.type === "said") said.add(body.text);
    const last = log.at(-1);
    if (last === undefined) return said;
    seq = last.seq;
  }
}

test("a crowd plays, its server is killed and comes back: nothing answered is lost, nothing is there twice", async () => {
  const folder = tempFolder();
  const names = Array.from({ length: crowd }, (_, index) => `Player${index}`);
  const store = await openWorld({ file: path.join(folder, "worlds", "ninth-bell.sqlite") });
  onTestFinished(() => store.close());
  const tokens = names.map(newToken);
  for (const [index, name] of names.entries())
    await give({ store, now: Date.now }, name, tokens[index] ?? "");
  const neighbour = await beside(folder, "Neighbour");
  const all: [string, ...string[]] = ["Neighbour", ...names];
  const accounts = new Map<string, Account>(all.map((name) => [name, { said: [], answers: 0 }]));
  const half = async (url: URL) => {
    const clients = await Promise.all(tokens.map((token, index) => entered(url, token, index)));
    const until = performance.now() + milliseconds;
    const playing = [neighbour, ...clients].map((client, index) => {
      const name = all[index] ?? "";
      const account = accounts.get(name);
      if (account === undefined) throw new Error(`nobody is called ${name}`);
      return plays(client, { name, account }, { others: all, until });
    });
    return { clients, playing };
  };
  const first = await serving(folder);
  const before = await half(first.url);
  // In the midst of it: what is on its way is answered by nobody.
  await sleep(milliseconds * 0.9);
  await ended(first.server.child, () => first.server.child.kill("SIGKILL"));
  await Promise.all(before.playing);
  await Promise.allSettled(before.clients.map((client) => client.close()));
  await expectWhole(store, all);
  const second = await serving(folder);
  const after = await half(second.url);
  await Promise.all(after.playing);
  await Promise.allSettled(after.clients.map((client) => client.close()));
  await expectWhole(store, all);
  const kept = await saidIn(store);
  for (const { said, answers } of accounts.values()) {
    expect(answers).toBeGreaterThan(0);
    for (const line of said) expect(kept).toContain(line);
  }
}, 120_000);
