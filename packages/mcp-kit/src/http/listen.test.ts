import {
  Client as NewClient,
  StreamableHTTPClientTransport as NewHttp,
} from "@modelcontextprotocol/client";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Child, INITIALIZE, startFixture, toolCall } from "../../test/child.js";
import { post, serveFixture } from "../../test/serving.js";

const who = { name: "test", version: "0" };
let server: Child;
let url: URL;

beforeAll(async () => {
  server = startFixture(["--http", "--port", "0"]);
  url = await urlOf(server);
});

afterAll(async () => {
  server.process.kill("SIGTERM");
  expect(await server.exit).toEqual({ code: 0, signal: null });
  expect(server.out).toEqual([]);
});

test("listens on loopback at /mcp", () => {
  expect(url.href).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/mcp$/u);
});

test("the 1.x client initializes, lists and calls", async () => {
  const client = new Client(who);
  // Under exactOptionalPropertyTypes the 1.x class is not assignable to its own interface.
  await client.connect(new StreamableHTTPClientTransport(url) as Transport);
  expect((await client.listTools()).tools).toHaveLength(3);
  const reply = await client.callTool({ name: "greet", arguments: { who: "Ada" } });
  expect(reply.structuredContent).toEqual({ greeting: "Hello, Ada!" });
  await client.close();
});

test("the 2.x client discovers, lists and calls; the context outlives the request", async () => {
  const client = new NewClient(who, { versionNegotiation: { mode: "auto" } });
  await client.connect(new NewHttp(url));
  expect(client.getNegotiatedProtocolVersion()).toBe("2026-07-28");
  expect((await client.listTools()).tools).toHaveLength(3);
  await client.callTool({ name: "add", arguments: {} });
  const reply = await client.callTool({ name: "add", arguments: {} });
  expect(reply.structuredContent).toEqual({ total: 2, start: 0 });
  await client.close();
});

test.each([
  ["a foreign Host", { host: "evil.example" }, 403],
  ["a foreign Host with our port", { host: "evil.example:3000" }, 403],
  ["a Host that hides behind localhost", { host: "evil@localhost" }, 403],
  ["a Host that is a path on localhost", { host: "localhost/evil" }, 403],
  ["a foreign Origin", { origin: "https://evil.example" }, 403],
  ["an opaque Origin", { origin: "null" }, 403],
  ["a local Origin", { origin: "http://localhost:5173" }, 200],
  ["localhost as Host", { host: "localhost" }, 200],
  ["no Origin", {}, 200],
])("%s", async (_, headers, status) => {
  expect(await post(url, INITIALIZE, headers)).toMatchObject({ status });
});

test("another path is not found, and refused all the same from a foreign Host", async () => {
  const elsewhere = new URL("/", url);
  expect(await post(elsewhere, INITIALIZE)).toMatchObject({ status: 404 });
  expect(await post(elsewhere, INITIALIZE, { host: "evil.example" })).toMatchObject({
    status: 403,
  });
});

test("a body that is not JSON is a parse error, and leaves the server answering", async () => {
  const broken = await post(url, "{");
  expect([broken.status, JSON.parse(broken.body).error.code]).toEqual([400, -32_700]);
  expect((await post(url, INITIALIZE)).status).toBe(200);
});

test("an array of messages of the older era gets its answers", async () => {
  const batch = [{ jsonrpc: "2.0", id: 1, method: "ping" }, toolCall(2, "greet", { who: "Ada" })];
  const { status, body } = await post(url, batch, { "mcp-protocol-version": "2025-03-26" });
  expect(status).toBe(200);
  const ids = [...body.matchAll(/^data: (.*)$/gm)].map(([, json = ""]) => JSON.parse(json).id);
  expect(ids.toSorted()).toEqual([1, 2]);
});

test("--allow-anyone serves everybody by the names that are its own, and says what that means", async () => {
  const { url: shown, said } = await serveFixture({ host: "0.0.0.0" });
  const local = new URL(`http://127.0.0.1:${shown.port}/mcp`);
  expect(await post(local, INITIALIZE)).toMatchObject({ status: 200 });
  expect(await post(local, INITIALIZE, { host: "evil.example" })).toMatchObject({ status: 403 });
  expect(said.slice(1)).toEqual([
    "serves everybody who reaches it (--allow-anyone): they may use all of its tools",
  ]);
});

test("SIGTERM waits for the answer in flight", async () => {
  const slow = startFixture(["--http", "--port", "0", "--log-level", "debug"]);
  const target = await urlOf(slow);
  const answer = post(target, toolCall(1, "add", { pauseMs: 500 }));
  const quick = post(target, toolCall(2, "add", {}));
  await quick;
  slow.process.kill("SIGTERM");
  expect((await answer).body).toContain("total 2");
  expect(await slow.exit).toEqual({ code: 0, signal: null });
});

test("a port that is taken is a plain message and code 1", async () => {
  const second = startFixture(["--http", "--port", url.port]);
  expect((await second.exit).code).toBe(1);
  expect(second.err.join("\n")).toMatch(
    /^fixture: port \d+ is in use; choose another with --port/u,
  );
});

async function urlOf(child: Child): Promise<URL> {
  const line = await child.said(/listens at/u);
  return new URL(line.replace(/^.* at /u, ""));
}
