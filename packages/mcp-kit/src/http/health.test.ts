import { Agent, get as httpGet, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { toolCall } from "../../test/child.js";
import { type Counter, fixture } from "../../test/fixture-spec.js";
import { guardedHouse, newHouse, newKeys } from "../../test/house-spec.js";
import { post, postBy, serveSpec } from "../../test/serving.js";
import { toolsFor } from "../index.js";

/** A server with a store that answers as the test says. */
async function served(ready: () => Promise<void>) {
  const { url } = await serveSpec({ ...fixture, ready }, { options: { startAt: 0 } });
  const get = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(new URL(path, url), init);
    return [response.status, await response.text()];
  };
  return { get };
}

const ALIVE = [200, '{"status":"alive"}'];
const READY = [200, '{"status":"ready"}'];
const UNAVAILABLE = [503, '{"status":"unavailable"}'];

test("a server lives while it cannot serve, and is ready again by itself", async () => {
  let isBroken = true;
  const { get } = await served(async () => {
    if (isBroken) throw new Error("postgres://ada:secret@db is away");
  });
  expect([await get("/healthz"), await get("/healthz/ready")]).toEqual([ALIVE, UNAVAILABLE]);
  isBroken = false;
  await vi.waitFor(async () => expect(await get("/healthz/ready")).toEqual(READY), 3_000);
});

test("the context that cannot be made is not ready, either, and one that needs none is", async () => {
  const bare = await serveSpec(fixture, { options: { startAt: 0 } });
  expect((await fetch(new URL("/healthz/ready?verbose", bare.url))).status).toBe(200);
  const createContext = () => Promise.reject(new Error("no such file"));
  const spec = { ...fixture, createContext, ready: async () => undefined };
  const broken = await serveSpec(spec, { options: { startAt: 0 } });
  expect((await fetch(new URL("/healthz/ready", broken.url))).status).toBe(503);
});

test("however many ask, the store is asked once in a second, and one that hangs holds up nobody", async () => {
  const ready = vi.fn<() => Promise<void>>(async () => undefined);
  const { get } = await served(ready);
  const answers = await Promise.all(Array.from({ length: 200 }, () => get("/healthz/ready")));
  expect(answers).toEqual(Array.from({ length: 200 }, () => READY));
  expect(ready).toHaveBeenCalledTimes(1);
  const hung = await served(() => new Promise(() => undefined));
  const start = performance.now();
  const both = await Promise.all([hung.get("/healthz/ready"), hung.get("/healthz/ready")]);
  expect(both).toEqual([UNAVAILABLE, UNAVAILABLE]);
  expect(performance.now() - start).toBeLessThan(4_000);
  expect(await hung.get("/healthz")).toEqual(ALIVE);
});

test("nobody needs a token for it, and a foreign Host or Origin gets none of it", async () => {
  const { url } = await serveSpec(guardedHouse(newHouse(), newKeys()));
  const health = new URL("/healthz", url);
  expect((await post(url, toolCall(1, "go", {}))).status).toBe(401);
  expect((await fetch(health)).status).toBe(200);
  expect((await fetch(health, { method: "HEAD" })).status).toBe(200);
  expect((await fetch(health, { headers: { origin: "https://evil.example" } })).status).toBe(403);
  expect(await post(health, {})).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
  expect(await post(health, {}, { host: "evil.example" })).toMatchObject({ status: 403 });
  expect((await fetch(new URL("/healthz/secrets", url))).status).toBe(404);
});

test("a probe by HTTP/1.0 names no host, and is answered; calls are not", async () => {
  const { url } = await serveSpec(fixture, { options: { startAt: 0 } });
  const said = async (path: string) => {
    const socket = connect(Number(url.port), url.hostname);
    onTestFinished(() => void socket.destroy());
    socket.write(`GET ${path} HTTP/1.0\r\n\r\n`);
    return Buffer.concat(await socket.toArray()).toString();
  };
  expect(await said("/healthz")).toMatch(/^HTTP\/1\.1 200 [^]*\{"status":"alive"\}$/u);
  expect(await said("/mcp")).toMatch(/^HTTP\/1\.1 403 /u);
});

test("one that stops says so to who is still there", async () => {
  const ends: (() => void)[] = [];
  const wait = toolsFor<Counter>()({
    name: "wait",
    title: "Wait",
    description: "Waits until the test lets it go.",
    access: "read",
    input: {},
    async handle() {
      await new Promise<void>((end) => ends.push(end));
      return { data: {}, text: "waited" };
    },
  });
  const spec = { ...fixture, catalog: [wait] };
  const { url, stop, ended } = await serveSpec(spec, { options: { startAt: 0 } });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  // Its connection is kept: idle ones end with the listening.
  const kept = postBy(agent)(url, toolCall(1, "wait", {}));
  await vi.waitFor(() => expect(ends).toHaveLength(1), 10_000);
  const slow = post(url, toolCall(2, "wait", {}));
  await vi.waitFor(() => expect(ends).toHaveLength(2), 10_000);
  stop();
  ends[0]?.();
  expect((await kept).status).toBe(200);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    httpGet(new URL("/healthz/ready", url), { agent }, resolve).on("error", reject);
  });
  expect([answer.statusCode, answer.headers.connection]).toEqual([503, "close"]);
  expect(String(Buffer.concat(await answer.toArray()))).toBe('{"status":"stopping"}');
  ends[1]?.();
  expect((await slow).status).toBe(200);
  await ended;
});
