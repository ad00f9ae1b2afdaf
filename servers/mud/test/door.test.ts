import { renameSync } from "node:fs";
import path from "node:path";
import {
  Client as NewClient,
  StreamableHTTPClientTransport as NewHttp,
} from "@modelcontextprotocol/client";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport as OldHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { ResourceUpdatedNotificationSchema } from "@modelcontextprotocol/sdk/types.js";
import { samplesIn, sampleValue } from "@tabletop-mcp/mcp-kit/testing";
import { ended, plainEnv, programIn, tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { expect, onTestFinished, test, vi } from "vitest";

const main = path.resolve(import.meta.dirname, "../dist/main.js");
const { run, serveHttp, start } = programIn(main);
const identity = { name: "door", version: "1.0.0" };

/** A world in a folder of its own, and the commands about its players. */
function world() {
  const folder = tempFolder();
  const where = ["--data-dir", folder];
  const player = (...words: readonly string[]) => run("player", [...words, ...where]);
  const token = async (...words: readonly string[]) => (await player(...words)).out.trim();
  return { folder, where, player, token };
}

const bearing = (token: string) => ({
  requestInit: { headers: { authorization: `Bearer ${token}` } },
});

/** A player in a session of the older era, and what was updated. */
async function older(url: URL, token: string) {
  const client = new OldClient(identity);
  onTestFinished(() => client.close());
  const updated: string[] = [];
  client.setNotificationHandler(ResourceUpdatedNotificationSchema, ({ params }) => {
    updated.push(params.uri);
  });
  await client.connect(new OldHttp(url, bearing(token)));
  return { client, updated };
}

async function newer(url: URL, token: string) {
  const client = new NewClient(identity, { versionNegotiation: { mode: "auto" } });
  onTestFinished(() => client.close());
  await client.connect(new NewHttp(url, bearing(token)));
  return client;
}

/** The room that a player is in. */
async function roomOf(client: Pick<OldClient, "readResource">): Promise<unknown> {
  const { contents } = await client.readResource({ uri: "game://player/state" });
  const [{ text = "" } = {}] = contents as { text?: string }[];
  return JSON.parse(text).room;
}

const north = { name: "move", arguments: { direction: "north" } };

/** Sends a message with this token. */
const post = (url: URL, token: string, message: object) =>
  fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, ...message }),
  });

const statusFor = async (url: URL, token: string) =>
  (await post(url, token, { method: "ping" })).status;

/** The stream of a session that begins, and whether it is over. */
async function streamOf(url: URL, token: string) {
  const abort = new AbortController();
  onTestFinished(() => abort.abort());
  const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: identity };
  const { headers } = await post(url, token, { method: "initialize", params });
  const id = headers.get("mcp-session-id") ?? "";
  const listening = { accept: "text/event-stream", authorization: `Bearer ${token}` };
  const response = await fetch(url, {
    headers: { ...listening, "mcp-session-id": id },
    signal: abort.signal,
  });
  const stream = { status: response.status, isOver: false };
  const over = () => {
    stream.isOver = true;
  };
  response.text().then(over, over);
  return stream;
}

test("the commands print a token alone, and end with 0, 1 or 2", async () => {
  const { player } = world();
  const added = await player("add", "Ada");
  expect([added.code, added.out]).toEqual([0, expect.stringMatching(/^mud_[\w-]{43}\n$/u)]);
  expect(added.err).toContain("Ada comes in with this token");
  expect(await player("add", "ada")).toMatchObject({ code: 1, out: "" });
  expect(await player("add", "no such name")).toMatchObject({ code: 2, out: "" });
  expect((await player("list")).out).toMatch(/^Ada\t\d{4}-\d\d-\d\dT[\d:.]+Z\n$/u);
});

test("a token that another process takes back ends what is open with it within two seconds", async () => {
  const { where, player, token } = world();
  const [adas, bos] = [await token("add", "Ada"), await token("add", "Bo")];
  const url = await serveHttp(where);
  const [ada, bo] = [await streamOf(url, adas), await streamOf(url, bos)];
  expect([ada.status, bo.status, ada.isOver]).toEqual([200, 200, false]);
  expect(await player("remove", "Ada")).toMatchObject({ code: 0, out: "" });
  const begun = performance.now();
  await vi.waitUntil(() => ada.isOver, { timeout: 2_000, interval: 20 });
  expect(performance.now() - begun).toBeLessThan(2_000);
  expect([await statusFor(url, adas), await statusFor(url, bos), bo.isOver]).toEqual([
    401,
    200,
    false,
  ]);
});

test("a ban reaches every process within two seconds, ends what is open there, and can be lifted", async () => {
  const { folder, where, player, token } = world();
  const adas = await token("add", "Ada");
  const urls = [await serveHttp(where), await serveHttp(where)];
  const streams = await Promise.all(urls.map((url) => streamOf(url, adas)));
  const args = [main, "--player", "Ada", "--data-dir", folder];
  const local = new OldClient(identity);
  onTestFinished(() => local.close());
  await local.connect(
    new StdioClientTransport({ command: process.execPath, args, env: plainEnv() }),
  );
  const look = async () => {
    const { content } = await local.callTool({ name: "look", arguments: {} });
    return JSON.stringify(content);
  };
  expect(await look()).toContain("dungeon entrance");
  expect(await player("ban", "ada")).toMatchObject({ code: 0, out: "" });
  await vi.waitUntil(() => streams.every(({ isOver }) => isOver), { timeout: 2_000, interval: 20 });
  for (const url of urls) {
    const answer = await post(url, adas, { method: "ping" });
    expect([answer.status, await answer.text()]).toEqual([
      403,
      expect.stringContaining("[BANNED] Ada is banned from this world."),
    ]);
  }
  await vi.waitFor(async () => expect(await look()).toContain("[BANNED]"), { timeout: 2_000 });
  expect(await player("unban", "Ada")).toMatchObject({ code: 0, out: "" });
  const statuses = () => Promise.all(urls.map((url) => statusFor(url, adas)));
  await vi.waitFor(async () => expect(await statuses()).toEqual([200, 200]), { timeout: 2_000 });
  await vi.waitFor(async () => expect(await look()).toContain("dungeon entrance"), {
    timeout: 2_000,
  });
});

test("what a world allows a player in a second holds at every process within two seconds", async () => {
  const { where, token } = world();
  const adas = await token("add", "Ada");
  const burst = ["--burst", "1", "--per-second", "1000"];
  const urls = [await serveHttp([...where, ...burst]), await serveHttp([...where, ...burst])];
  const twice = async (url: URL) => [await statusFor(url, adas), await statusFor(url, adas)];
  expect(await Promise.all(urls.map(twice))).toEqual([
    [200, 200],
    [200, 200],
  ]);
  expect(await run("world", ["limit", "per-second", "1", ...where])).toMatchObject({
    code: 0,
    out: "players\tnone\nper-second\t1\n",
  });
  for (const url of urls)
    await vi.waitFor(async () => expect((await twice(url))[1]).toBe(429), { timeout: 2_000 });
});

test("after rotation the old token is nobody's, and the new one the same player's", async () => {
  const { where, token } = world();
  const first = await token("add", "Ada");
  const url = await serveHttp(where);
  const { client } = await older(url, first);
  await client.callTool(north);
  const second = await token("rotate", "Ada");
  expect(second).not.toBe(first);
  await vi.waitFor(async () => expect(await statusFor(url, first)).toBe(401), { timeout: 2_000 });
  await expect(client.callTool(north)).rejects.toThrow("nobody");
  expect(await roomOf(await newer(url, second))).toBe("hallway");
});

test("who comes in over HTTP hears what another process does in the room", async () => {
  const { folder, where, token } = world();
  const adas = await token("add", "Ada");
  const url = await serveHttp(where);
  const { client, updated } = await older(url, adas);
  await client.subscribeResource({ uri: "game://room/current" });
  const bo = new OldClient(identity);
  onTestFinished(() => bo.close());
  const args = [main, "--player", "Bo", "--data-dir", folder];
  await bo.connect(new StdioClientTransport({ command: process.execPath, args, env: plainEnv() }));
  await bo.callTool({ name: "look", arguments: {} });
  await vi.waitFor(() => expect(updated).toContain("game://room/current"), { timeout: 2_000 });
});

test("after kill -9 players come in with the tokens they have, where they were", async () => {
  const { where, token } = world();
  const adas = await token("add", "Ada");
  const first = start(["--http", "--port", "0", ...where]);
  const url = await vi.waitUntil(() => /http:\S+/u.exec(first.output.err)?.[0], {
    timeout: 10_000,
  });
  const { client } = await older(new URL(url), adas);
  await client.callTool(north);
  await ended(first.child, () => first.child.kill("SIGKILL"));
  expect(await roomOf(await newer(await serveHttp(where), adas))).toBe("hallway");
});

test.skipIf(process.platform === "win32")(
  "it is ready for who has no token, until its world is gone",
  async () => {
    const { folder, where } = world();
    const url = await serveHttp(where);
    const health = async (path: string) => {
      const response = await fetch(new URL(path, url));
      return [response.status, await response.json()];
    };
    expect(await health("/healthz/ready")).toEqual([200, { status: "ready" }]);
    renameSync(path.join(folder, "worlds"), path.join(folder, "moved"));
    await vi.waitFor(
      async () => expect(await health("/healthz/ready")).toEqual([503, { status: "unavailable" }]),
      { timeout: 3_000 },
    );
    expect(await health("/healthz")).toEqual([200, { status: "alive" }]);
  },
);

test("--metrics shows what its players do, to this machine, and who they are to nobody", async () => {
  const { where, token } = world();
  const adas = await token("add", "Ada");
  const { child, output } = start(["--http", "--port", "0", "--metrics", "0", ...where]);
  onTestFinished(() => ended(child, () => child.kill("SIGTERM")));
  const [shown = "", url = ""] = await vi.waitUntil(
    () => {
      const found = output.err.match(/(?<= at )http:\S+/gu);
      return found?.length === 2 ? found : undefined;
    },
    { timeout: 10_000 },
  );
  const ada = await newer(new URL(url), adas);
  await ada.callTool(north);
  await ada.callTool({ name: "talk", arguments: {} });
  const text = await (await fetch(shown)).text();
  const all = samplesIn(text);
  const calls = (tool: string, outcome: string) =>
    sampleValue(all, "tabletop_tool_calls_total", { tool, outcome });
  expect([calls("move", "ok"), calls("talk", "refused")]).toEqual([1, 1]);
  // Ada joins, and goes north: the world was laid out when she got her token.
  expect(sampleValue(all, "tabletop_mud_commits_total")).toBe(2);
  expect(sampleValue(all, "tabletop_mud_stale_commits_total")).toBe(0);
  expect(sampleValue(all, "tabletop_mud_store_errors_total")).toBe(0);
  expect(sampleValue(all, "tabletop_mud_players_online")).toBe(1);
  expect(text).not.toMatch(/ada/iu);
});

test("beyond this machine it is not opened while nobody has a token, and by no other means", async () => {
  const { where, token } = world();
  const refused = async (...args: readonly string[]) => {
    const { child, output } = start(["--http", "--port", "0", ...args, ...where]);
    await ended(child, () => undefined);
    return { code: child.exitCode, said: output.err };
  };
  expect(await refused("--host", "0.0.0.0")).toEqual({
    code: 2,
    said: expect.stringContaining("nobody has a token yet"),
  });
  expect((await refused("--allow-anyone")).said).toContain("unknown option '--allow-anyone'");
  await token("add", "Ada");
  expect((await serveHttp(["--host", "0.0.0.0", ...where])).hostname).toBe("0.0.0.0");
});
