import { setTimeout as sleep } from "node:timers/promises";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OldHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import {
  ResourceUpdatedNotificationSchema,
  ToolListChangedNotificationSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { INITIALIZE, modernMeta, toolCall } from "../../test/child.js";
import { guardedHouse, move, newHouse, newKeys, takeBack, tokenOf } from "../../test/house-spec.js";
import { type Answer, post, serveSpec } from "../../test/serving.js";
import { ToolFault } from "../faults.js";
import type { Options } from "../flags.js";
import type { DoorLimits } from "./door-spec.js";

const who = { name: "test", version: "0" };
const bearer = (name: string) => ({ authorization: `Bearer ${tokenOf(name)}` });

/** A guarded house that is served, and those who may come in. */
async function opened(limits: Partial<DoorLimits> = {}, options: Options = {}) {
  const [house, keys] = [newHouse(), newKeys()];
  const served = await serveSpec(guardedHouse(house, keys, limits), { options });
  return { house, keys, ...served };
}

/** A player with a client of the 1.x line, and what it has heard. */
async function older(url: URL, name: string) {
  const client = new OldClient(who);
  const heard: string[] = [];
  client.setNotificationHandler(ToolListChangedNotificationSchema, () => void heard.push("tools"));
  client.setNotificationHandler(ResourceUpdatedNotificationSchema, ({ params }) => {
    heard.push(params.uri);
  });
  const transport = new OldHttp(url, { requestInit: { headers: bearer(name) } });
  // Under exactOptionalPropertyTypes the 1.x class is not assignable to its own interface.
  await client.connect(transport as Transport);
  onTestFinished(() => client.close());
  return { client, transport, heard };
}

/** A player with a client of the 2.x line. */
async function newer(url: URL, name: string) {
  const client = new Client(who, { versionNegotiation: { mode: "auto" } });
  const requestInit = { headers: bearer(name) };
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit }));
  onTestFinished(() => client.close());
  return client;
}

const cellar = { name: "go", arguments: { room: "cellar" } };
const textOf = ({ content }: object & { content?: unknown }) =>
  Array.isArray(content) ? content[0]?.text : content;

/** The id of a session that begins, with the status of the answer. */
async function begin(url: URL, name: string) {
  const { status, headers } = await post(url, INITIALIZE, bearer(name));
  return { status, id: String(headers["mcp-session-id"]) };
}

const PING = { jsonrpc: "2.0", id: 2, method: "ping" };
const ping = (url: URL, name: string, id: string): Promise<Answer> =>
  post(url, PING, { ...bearer(name), "mcp-session-id": id });

test.each([
  ["no token", {}],
  ["a wrong token", { authorization: "Bearer somebody-else's" }],
  ["another scheme", { authorization: `Basic ${tokenOf("Ada")}` }],
])("%s is answered by 401 and the challenge", async (_, headers) => {
  const { url } = await opened();
  const answer = await post(url, INITIALIZE, headers);
  expect(answer).toMatchObject({ status: 401 });
  expect(answer.headers["www-authenticate"]).toMatch(/^Bearer error="invalid_token"/u);
});

test("while tokens cannot be verified nobody comes in, and nobody is told why", async () => {
  const { url, keys } = await opened();
  const get = vi.spyOn(keys.tokens, "get").mockImplementation(() => {
    throw new Error("secret detail");
  });
  const { status, body } = await post(url, PING, bearer("Ada"));
  expect([status, body]).toEqual([500, expect.not.stringContaining("secret")]);
  get.mockRestore();
  expect((await post(url, PING, bearer("Ada"))).status).toBe(200);
});

test("who has a token that opens nothing is told why, and that is no fault of the server", async () => {
  const spec = guardedHouse(newHouse(), newKeys());
  const verify = () =>
    Promise.reject(
      new ToolFault({ code: "BANNED", message: "You are banned", hint: "Ask the host" }),
    );
  const { url } = await serveSpec({
    ...spec,
    ...(spec.door && { door: { ...spec.door, verify } }),
  });
  const { status, body } = await post(url, PING, bearer("Ada"));
  expect([status, JSON.parse(body).error.message]).toEqual([
    403,
    "[BANNED] You are banned. Ask the host.",
  ]);
});

test("what all processes allow holds where it is less than the door's own limit, from then on", async () => {
  const spec = guardedHouse(newHouse(), newKeys(), { perSecond: 1_000, burst: 1 });
  let allowed: number | undefined;
  const perSecond = () => allowed;
  const { url } = await serveSpec({
    ...spec,
    ...(spec.door && { door: { ...spec.door, perSecond } }),
  });
  const asked = async () => {
    await sleep(20);
    return (await post(url, PING, bearer("Ada"))).status;
  };
  expect([await asked(), await asked()]).toEqual([200, 200]);
  allowed = 1;
  expect([await asked(), await asked()]).toEqual([200, 429]);
  allowed = 5_000;
  await sleep(1_000);
  expect([await asked(), await asked()]).toEqual([200, 200]);
});

test("Host and Origin are asked before the token", async () => {
  const { url } = await opened();
  for (const headers of [{ host: "evil.example" }, { origin: "https://evil.example" }])
    expect(await post(url, INITIALIZE, { ...bearer("Ada"), ...headers })).toMatchObject({
      status: 403,
    });
});

test("where answers come whole, sessions hear by their streams what is theirs", async () => {
  const [house, keys] = [newHouse(), newKeys()];
  const { url } = await serveSpec(guardedHouse(house, keys, {}, "json"));
  const id = String((await post(url, INITIALIZE, bearer("Bo"))).headers["mcp-session-id"]);
  const called = await post(url, toolCall(2, "go", { room: "cellar" }), {
    ...bearer("Bo"),
    "mcp-session-id": id,
  });
  expect(called.headers["content-type"]).toBe("application/json");
  expect(JSON.parse(called.body)).toMatchObject({ id: 2, result: { content: [{}] } });
  const ada = await older(url, "Ada");
  await ada.client.subscribeResource({ uri: "house://me" });
  expect(textOf(await ada.client.callTool(cellar))).toBe("Ada is in the cellar");
  await vi.waitFor(() => expect(ada.heard.toSorted()).toEqual(["house://me", "tools"]));
});

test("in sessions each is who the token says, and hears what is theirs alone", async () => {
  const { url } = await opened();
  const [ada, bo] = [await older(url, "Ada"), await older(url, "Bo")];
  for (const { client } of [ada, bo]) await client.subscribeResource({ uri: "house://me" });
  expect(textOf(await ada.client.callTool(cellar))).toBe("Ada is in the cellar");
  await vi.waitFor(() => expect(ada.heard.toSorted()).toEqual(["house://me", "tools"]));
  expect((await ada.client.listTools()).tools).toHaveLength(2);
  expect((await bo.client.listTools()).tools).toHaveLength(1);
  expect(bo.heard).toEqual([]);
});

test("in the newer era, too: a stream hears by its own caller's handler", async () => {
  const { url } = await opened();
  const [ada, bo] = [await newer(url, "Ada"), await newer(url, "Bo")];
  expect(ada.getNegotiatedProtocolVersion()).toBe("2026-07-28");
  const heard: string[] = [];
  for (const [name, client] of Object.entries({ ada, bo })) {
    client.setNotificationHandler("notifications/resources/updated", ({ params }) => {
      heard.push(`${name} ${params.uri}`);
    });
    await client.listen({ resourceSubscriptions: ["house://me"] });
  }
  await sleep(50);
  expect(textOf(await bo.callTool(cellar))).toBe("Bo is in the cellar");
  await vi.waitFor(() => expect(heard).toEqual(["bo house://me"]));
  expect(
    textOf(
      await ada
        .getPrompt({ name: "hint" })
        .then(({ messages }) => ({ content: messages.map(({ content }) => content) })),
    ),
  ).toBe("Ada in the hall: basic");
});

test("a session can be used only with the token that opened it, until it is ended", async () => {
  const { url } = await opened();
  const { id } = await begin(url, "Ada");
  expect(await ping(url, "Bo", id)).toMatchObject({ status: 404 });
  expect(await post(url, PING, { "mcp-session-id": id })).toMatchObject({ status: 401 });
  expect(await ping(url, "Ada", id)).toMatchObject({ status: 200 });
  const headers = { ...bearer("Ada"), "mcp-session-id": id };
  expect((await fetch(url, { method: "DELETE", headers })).status).toBe(200);
  expect(await ping(url, "Ada", id)).toMatchObject({ status: 404 });
});

test("of more requests than a player may make the next is 429 and when to try again; others are served", async () => {
  const { url } = await opened({ perSecond: 1, burst: 3 });
  const asked = (name: string) => post(url, PING, bearer(name));
  for (let nth = 0; nth < 3; nth += 1) expect((await asked("Ada")).status).toBe(200);
  const late = await asked("Ada");
  expect([late.status, late.headers["retry-after"]]).toEqual([429, "1"]);
  expect((await asked("Bo")).status).toBe(200);
});

test("the messages of an array count one by one", async () => {
  const { url } = await opened({ perSecond: 1, burst: 5 });
  const asked = (times: number) =>
    post(
      url,
      Array.from({ length: times }, (_, id) => ({ ...PING, id })),
      { ...bearer("Ada"), "mcp-protocol-version": "2025-03-26" },
    );
  expect((await asked(3)).status).toBe(200);
  expect((await asked(3)).status).toBe(429);
});

test("what changes before a session's stream is open, or while it is not, is told when it is", async () => {
  const { url, house } = await opened();
  const { id } = await begin(url, "Ada");
  const headers = { ...bearer("Ada"), "mcp-session-id": id };
  await post(url, { jsonrpc: "2.0", method: "notifications/initialized" }, headers);
  /** What a stream says in a tenth of a second. */
  const heard = async () => {
    const accept = "text/event-stream";
    const { body } = await fetch(url, { headers: { ...headers, accept } });
    const reader = body?.getReader();
    setTimeout(() => void reader?.cancel(), 100);
    let text = "";
    for (;;) {
      const { value, done = true } = (await reader?.read()) ?? {};
      if (done) return text.match(/(?<=notifications\/)[a-z_/]+/gu) ?? [];
      text += new TextDecoder().decode(value);
    }
  };
  const go = (room: string) => post(url, toolCall(2, "go", { room }), headers);
  for (const room of ["cellar", "hall", "cellar"]) await go(room);
  const lists = ["tools/list_changed", "prompts/list_changed"];
  expect(await heard()).toEqual([...lists, "resources/list_changed"]);
  await sleep(50);
  move(house, "Ada", "hall");
  expect(await heard()).toEqual(lists);
  await sleep(50);
  expect(await heard()).toEqual([]);
});

test("a body that is longer than it may be is 413, announced or not", async () => {
  const { url, house } = await opened();
  const long = toolCall(1, "go", { room: "x".repeat(1_000) });
  expect((await post(url, long, bearer("Ada"))).status).toBe(413);
  const chunked = { ...bearer("Ada"), "transfer-encoding": "chunked" };
  expect((await post(url, long, chunked)).status).toBe(413);
  expect((await post(url, toolCall(1, "go", { room: "attic" }), bearer("Ada"))).status).toBe(200);
  expect(house.where.get("Ada")).toBe("attic");
});

test("a player has so many sessions and no more, and all together have so many", async () => {
  const { url, keys } = await opened();
  const statuses = async (name: string, times: number) => {
    const begun = [];
    for (let nth = 0; nth < times; nth += 1) begun.push((await begin(url, name)).status);
    return begun;
  };
  expect(await statuses("Ada", 4)).toEqual([200, 200, 200, 503]);
  expect(await statuses("Bo", 2)).toEqual([200, 503]);
  takeBack(keys, "Ada");
  await vi.waitFor(async () => expect(await statuses("Bo", 2)).toEqual([200, 200]));
  expect(await statuses("Bo", 1)).toEqual([503]);
});

test("a session whose client was closed without a word makes room for the next", async () => {
  const { url } = await opened();
  const clients = [];
  for (let nth = 0; nth < 3; nth += 1) clients.push((await older(url, "Ada")).client);
  await sleep(100);
  expect((await begin(url, "Ada")).status).toBe(503);
  await clients[1]?.close();
  await vi.waitFor(async () => expect((await begin(url, "Ada")).status).toBe(200));
  for (const client of [clients[0], clients[2]]) await client?.ping();
});

test("a player has so many streams of the newer era, too", async () => {
  const { url } = await opened();
  const client = await newer(url, "Ada");
  const listen = () => client.listen({ resourceSubscriptions: ["house://me"] });
  for (let nth = 0; nth < 3; nth += 1) await listen();
  await expect(listen()).rejects.toThrow("Subscription limit reached");
});

test("who has lost a session begins another, though the version is known by then", async () => {
  const { url } = await opened();
  const version = { ...bearer("Ada"), "mcp-protocol-version": "2025-11-25" };
  const { headers } = await post(url, INITIALIZE, version);
  expect(await ping(url, "Ada", String(headers["mcp-session-id"]))).toMatchObject({ status: 200 });
});

test("sessions that begin at once are counted, too", async () => {
  const { url } = await opened();
  // What is no opening takes no place.
  const accept = { ...bearer("Ada"), accept: "application/json" };
  expect((await post(url, INITIALIZE, accept)).status).toBe(406);
  const begun = await Promise.all(Array.from({ length: 6 }, () => begin(url, "Ada")));
  expect(begun.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 503, 503, 503]);
});

test("a session that nothing is asked for in ends with its stream, and frees all it held", async () => {
  const { url, house } = await opened({ idleMs: 600 });
  const { client, transport } = await older(url, "Ada");
  await client.subscribeResource({ uri: "house://me" });
  await vi.waitFor(() => expect(house.watching.size).toBe(1));
  const id = transport.sessionId ?? "";
  await sleep(400);
  expect(await ping(url, "Ada", id)).toMatchObject({ status: 200 });
  await sleep(400);
  expect(await ping(url, "Ada", id)).toMatchObject({ status: 200 });
  await vi.waitFor(() => expect(house.watching.size).toBe(0), { timeout: 2_000 });
  expect(await ping(url, "Ada", id)).toMatchObject({ status: 404 });
});

/** A stream of changes, and whether it is over. */
async function streamOf(url: URL, name: string, init: RequestInit) {
  const abort = new AbortController();
  onTestFinished(() => abort.abort());
  const accept = "application/json, text/event-stream";
  const headers = { accept, ...bearer(name), ...init.headers };
  const response = await fetch(url, { ...init, headers, signal: abort.signal });
  const stream = { status: response.status, isOver: false };
  void response
    .text()
    .then(() => {
      stream.isOver = true;
    })
    .catch(() => undefined);
  return stream;
}

test("once a token is taken back, sessions and streams of both eras end, those of others do not", async () => {
  const { url, keys, house } = await opened();
  const streams = async (name: string) => {
    const { id } = await begin(url, name);
    const notifications = { resourceSubscriptions: ["house://me"] };
    const params = { notifications, ...modernMeta() };
    const method = "subscriptions/listen";
    return [
      await streamOf(url, name, { headers: { "mcp-session-id": id } }),
      await streamOf(url, name, {
        method: "POST",
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
        headers: {
          "content-type": "application/json",
          "mcp-method": method,
          "mcp-protocol-version": "2026-07-28",
        },
      }),
    ];
  };
  const [adas, bos] = [await streams("Ada"), await streams("Bo")];
  expect([...adas, ...bos].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  takeBack(keys, "Ada");
  await vi.waitFor(() => expect(adas.map(({ isOver }) => isOver)).toEqual([true, true]));
  expect(bos.map(({ isOver }) => isOver)).toEqual([false, false]);
  expect((await post(url, PING, bearer("Ada"))).status).toBe(401);
  expect((await post(url, PING, bearer("Bo"))).status).toBe(200);
  expect(house.watching.size).toBe(1);
});

test("--era 2025 speaks the versions with sessions alone, and the 2.x client falls back to them", async () => {
  const { url } = await opened({}, { era: "2025" });
  const client = await newer(url, "Ada");
  expect(client.getNegotiatedProtocolVersion()).toBe("2025-11-25");
  expect((await client.listTools()).tools).toHaveLength(1);
  const { status } = await post(
    url,
    { jsonrpc: "2.0", id: 1, method: "tools/list", params: modernMeta() },
    { ...bearer("Ada"), "mcp-method": "tools/list", "mcp-protocol-version": "2026-07-28" },
  );
  expect(status).toBe(400);
});

describe("the end", () => {
  test("calls in flight are answered, streams hold nothing up, and nobody new comes in", async () => {
    const { url, stop, ended, house } = await opened();
    const { client } = await older(url, "Ada");
    await newer(url, "Bo").then((bo) => bo.listen({ resourceSubscriptions: ["house://me"] }));
    const going = client.callTool(cellar);
    await vi.waitUntil(() => house.where.has("Ada"));
    const start = performance.now();
    stop();
    expect(textOf(await going)).toBe("Ada is in the cellar");
    await ended;
    expect(performance.now() - start).toBeLessThan(2_000);
    expect(house.watching.size).toBe(0);
    await expect(post(url, INITIALIZE, bearer("Bo"))).rejects.toThrow("ECONNREFUSED");
  });
});

test("an address that lets other machines in is refused while nobody has a token", async () => {
  const [house, keys] = [newHouse(), newKeys()];
  keys.tokens.clear();
  const serving = serveSpec(guardedHouse(house, keys), { options: { host: "0.0.0.0" } });
  await expect(serving).rejects.toMatchObject({
    name: "UsageError",
    message: expect.stringContaining("nobody has a token yet"),
  });
});
