import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OldHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { ResourceUpdatedNotificationSchema } from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { boardServer, newBoard } from "../../test/board-spec.js";
import { INITIALIZE, modernMeta, toolCall } from "../../test/child.js";
import { post, serveSpec, wire } from "../../test/serving.js";

const updated = (uri: string) => ({
  method: "notifications/resources/updated",
  params: expect.objectContaining({ uri }),
});

/** The board's server on a wire, and every message that it has written. */
async function wired() {
  const { board, write } = newBoard();
  const { input, output } = await wire(boardServer(board));
  const heard: Record<string, unknown>[] = [];
  createInterface(output).on("line", (line) => heard.push(JSON.parse(line)));
  const send = (message: object) =>
    void input.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  const answer = (id: number) => vi.waitUntil(() => heard.find((one) => one["id"] === id));
  const notified = () => heard.filter(({ method }) => method === updated("").method);
  return { board, write, send, answer, heard, notified };
}

async function initialized() {
  const table = await wired();
  table.send(INITIALIZE);
  const { result } = await table.answer(1);
  return { ...table, opening: result };
}

const subscribe = (id: number, uri: string, method = "resources/subscribe") => ({
  id,
  method,
  params: { uri },
});

describe("over stdio in the older era", () => {
  test("who subscribes hears what others change, once for each change", async () => {
    const { board, write, send, answer, notified, opening } = await initialized();
    expect(opening).toMatchObject({ capabilities: { resources: { subscribe: true } } });
    send(subscribe(2, "board://a"));
    expect(await answer(2)).toMatchObject({ result: {} });
    await vi.waitUntil(() => board.watching.size === 1);
    write("b", "not followed");
    write("a", "one");
    await sleep(20);
    expect(notified()).toEqual([]);
    write("a", "two");
    await vi.waitFor(() => expect(notified()).toMatchObject([updated("board://a")]));
    send(subscribe(3, "board://a", "resources/unsubscribe"));
    await answer(3);
    expect(board.watching.size).toBe(0);
  });

  test("a change of its own follows the answer", async () => {
    const { send, answer, heard } = await initialized();
    send(subscribe(2, "board://a"));
    await answer(2);
    send(toolCall(3, "write", { name: "a", text: "two" }));
    await vi.waitFor(() => expect(heard.at(-1)).toMatchObject(updated("board://a")));
    expect(heard.at(-2)).toMatchObject({ id: 3 });
  });

  test("nothing is read again for who only looks", async () => {
    const { board, send, answer } = await initialized();
    send(subscribe(2, "board://a"));
    await answer(2);
    const before = board.readings;
    send(toolCall(3, "count", {}));
    await answer(3);
    await sleep(20);
    expect(board.readings).toBe(before);
  });

  test("what is not there is refused, and a hundred are followed at most", async () => {
    const { board, send, answer } = await initialized();
    send(subscribe(2, "board://z"));
    expect(await answer(2)).toMatchObject({ error: { data: { uri: "board://z" } } });
    for (let name = 0; name <= 100; name += 1) {
      board.notes.set(`n${name}`, "");
      send(subscribe(100 + name, `board://n${name}`));
    }
    expect(await answer(199)).toMatchObject({ result: {} });
    expect(await answer(200)).toMatchObject({ error: { message: expect.stringMatching(/100/) } });
  });
});

describe("over stdio in the newer era", () => {
  const listen = (id: number, ...resourceSubscriptions: readonly string[]) => ({
    id,
    method: "subscriptions/listen",
    params: { notifications: { resourceSubscriptions }, ...modernMeta() },
  });

  test("a stream hears of what it has asked for, until it is cancelled", async () => {
    const { board, write, send, answer, heard, notified } = await wired();
    send({ id: 1, method: "server/discover", params: modernMeta() });
    await answer(1);
    send(listen(2, "board://a", "board://later"));
    send(listen(3, "board://a"));
    await vi.waitUntil(() => heard.filter(({ id }) => id === undefined).length === 2);
    await vi.waitUntil(() => board.watching.size === 1);
    write("a", "two");
    // A copy for each stream.
    await vi.waitFor(() =>
      expect(notified()).toMatchObject([updated("board://a"), updated("board://a")]),
    );
    write("later", "made since");
    await vi.waitFor(() => expect(notified().at(2)).toMatchObject(updated("board://later")));
    for (const requestId of [2, 3])
      send({ method: "notifications/cancelled", params: { requestId, ...modernMeta() } });
    await vi.waitUntil(() => board.watching.size === 0);
  });
});

describe("over HTTP", () => {
  const who = { name: "test", version: "0" };

  test("a stream of the newer era hears, until it is closed", async () => {
    const { board, write } = newBoard();
    const { url } = await serveSpec(boardServer(board));
    const client = new Client(who, { versionNegotiation: { mode: "auto" } });
    onTestFinished(() => client.close());
    await client.connect(new StreamableHTTPClientTransport(url));
    const heard: string[] = [];
    client.setNotificationHandler("notifications/resources/updated", ({ params }) => {
      heard.push(params.uri);
    });
    const stream = await client.listen({ resourceSubscriptions: ["board://a"] });
    expect(stream.honoredFilter).toEqual({ resourceSubscriptions: ["board://a"] });
    await vi.waitUntil(() => board.watching.size === 1);
    write("b", "not followed");
    write("a", "two");
    await vi.waitFor(() => expect(heard).toEqual(["board://a"]));
    await client.callTool({ name: "write", arguments: { name: "a", text: "three" } });
    await vi.waitFor(() => expect(heard).toEqual(["board://a", "board://a"]));
    await stream.close();
    await vi.waitUntil(() => board.watching.size === 0);
  });

  /** A client of the 1.x line, and what it has heard. */
  async function older(url: URL) {
    const client = new OldClient(who);
    const transport = new OldHttp(url);
    const heard: string[] = [];
    client.setNotificationHandler(ResourceUpdatedNotificationSchema, ({ params }) => {
      heard.push(params.uri);
    });
    // Under exactOptionalPropertyTypes the 1.x class is not assignable to its own interface.
    await client.connect(transport as Transport);
    onTestFinished(() => client.close());
    return { client, transport, heard };
  }

  test("a session of the older era hears what others do, until it ends", async () => {
    const { board, write } = newBoard();
    const { url } = await serveSpec(boardServer(board));
    const [one, other] = [await older(url), await older(url)];
    await one.client.subscribeResource({ uri: "board://a" });
    await vi.waitUntil(() => board.watching.size === 1);
    write("b", "not followed");
    write("a", "two");
    await vi.waitFor(() => expect(one.heard).toEqual(["board://a"]));
    await other.client.callTool({ name: "write", arguments: { name: "a", text: "three" } });
    await vi.waitFor(() => expect(one.heard).toEqual(["board://a", "board://a"]));
    expect(other.heard).toEqual([]);
    const headers = { "mcp-session-id": one.transport.sessionId ?? "" };
    await one.transport.terminateSession();
    await vi.waitUntil(() => board.watching.size === 0);
    expect((await post(url, toolCall(9, "write", {}), headers)).status).toBe(404);
    expect((await other.client.listTools()).tools).toHaveLength(2);
  });

  test("a stream of the older era does not hold up the end", async () => {
    const { board } = newBoard();
    const { url, stop, ended } = await serveSpec(boardServer(board));
    const { client } = await older(url);
    await client.subscribeResource({ uri: "board://a" });
    stop();
    await ended;
    expect(board.watching.size).toBe(0);
  });

  test("of more sessions than are kept those go that nothing is heard of, and nobody listens in", async () => {
    const { board } = newBoard();
    const { url } = await serveSpec(boardServer(board), {
      sessionLimits: { most: 2, idleMs: 60_000 },
    });
    const initialized = async () => {
      const { status, headers } = await post(url, INITIALIZE);
      return { status, id: String(headers["mcp-session-id"]) };
    };
    const listed = async (id: string) => {
      const headers = { "mcp-session-id": id, "mcp-protocol-version": "2025-11-25" };
      return (await post(url, { jsonrpc: "2.0", id: 2, method: "tools/list" }, headers)).status;
    };
    const [first, second] = [await initialized(), await initialized()];
    expect(await listed(first.id)).toBe(200);
    const third = await initialized();
    expect([await listed(second.id), await listed(first.id), await listed(third.id)]).toEqual([
      404, 200, 200,
    ]);
    // Who listens stays: nobody else can come.
    const abort = new AbortController();
    onTestFinished(() => abort.abort());
    const streams = [first, third].map(({ id }) =>
      fetch(url, {
        headers: { "mcp-session-id": id, accept: "text/event-stream" },
        signal: abort.signal,
      })
        .then((response) => response.text())
        .catch(() => "aborted"),
    );
    await sleep(100);
    expect((await initialized()).status).toBe(503);
    abort.abort();
    expect(await Promise.all(streams)).toEqual(["aborted", "aborted"]);
    await vi.waitFor(async () => expect((await initialized()).status).toBe(200));
  });

  test("a session that nothing is heard of for long is gone when another begins", async () => {
    const { board } = newBoard();
    const { url } = await serveSpec(boardServer(board), { sessionLimits: { most: 9, idleMs: 50 } });
    const first = await post(url, INITIALIZE);
    const headers = { "mcp-session-id": String(first.headers["mcp-session-id"]) };
    await sleep(100);
    const ping = { jsonrpc: "2.0", id: 2, method: "ping" };
    expect((await post(url, ping, headers)).status).toBe(200);
    await sleep(100);
    expect((await post(url, INITIALIZE)).status).toBe(200);
    expect((await post(url, ping, headers)).status).toBe(404);
  });

  test("who initializes nothing is served as it comes", async () => {
    const { board } = newBoard();
    const { url } = await serveSpec(boardServer(board));
    const { status, body } = await post(url, toolCall(1, "write", { name: "a", text: "x" }));
    expect([status, body]).toEqual([200, expect.stringContaining("written")]);
    expect((await fetch(url)).status).toBe(405);
  });
});
