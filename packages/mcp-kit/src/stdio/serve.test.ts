import { Client as NewClient } from "@modelcontextprotocol/client";
import { StdioClientTransport as NewStdio } from "@modelcontextprotocol/client/stdio";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { expect, onTestFinished, test } from "vitest";
import { FIXTURE, INITIALIZE, modernMeta, startFixture, toolCall } from "../../test/child.js";

const who = { name: "test", version: "0" };
const command = { command: process.execPath, args: [FIXTURE] };

test("the 1.x client initializes, lists and calls", async () => {
  const client = new Client(who);
  await client.connect(new StdioClientTransport(command));
  expect(client.getServerVersion()).toMatchObject({ name: "fixture", version: "1.2.3" });
  expect(client.getInstructions()).toBe("Only for tests.");
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual([
    "add",
    "greet",
    "fail",
  ]);
  const reply = await client.callTool({ name: "greet", arguments: { who: "Ada" } });
  expect(reply.structuredContent).toEqual({ greeting: "Hello, Ada!" });
  const refused = await client.callTool({ name: "greet", arguments: { who: "nobody" } });
  expect(refused).toMatchObject({ isError: true });
  expect(refused).not.toHaveProperty("structuredContent");
  await client.close();
});

test("the 2.x client discovers, lists and calls", async () => {
  const client = new NewClient(who, { versionNegotiation: { mode: "auto" } });
  await client.connect(new NewStdio(command));
  expect(client.getNegotiatedProtocolVersion()).toBe("2026-07-28");
  expect(client.getInstructions()).toBe("Only for tests.");
  expect((await client.listTools()).tools).toHaveLength(3);
  await client.callTool({ name: "add", arguments: { step: 2 } });
  const reply = await client.callTool({ name: "add", arguments: { step: 3 } });
  expect(reply.structuredContent).toEqual({ total: 5, start: 0 });
  await client.close();
});

test("a probe that falls back to initialize shares the process's context", async () => {
  const server = startFixture();
  server.send({ jsonrpc: "2.0", id: 0, method: "server/discover", params: modernMeta() });
  expect((await server.answer(0)).result).toMatchObject({ supportedVersions: ["2026-07-28"] });
  server.send(INITIALIZE);
  expect((await server.answer(1)).result).toMatchObject({ protocolVersion: "2025-11-25" });
  server.process.stdin.end();
  expect(await server.exit).toEqual({ code: 0, signal: null });
});

test("10,000 malformed lines are answered each, and leave the server answering", async () => {
  const server = startFixture();
  server.send(INITIALIZE);
  await server.answer(1);
  const bad = [
    ["{", -32_700],
    ["null", -32_600],
    ["[]", -32_600],
    ['{"jsonrpc":"1.0"}', -32_600],
    ["\u0000\uFFFD", -32_700],
    ['{"id":{}}', -32_600],
    ["", undefined],
    ["0", -32_600],
    ['"x"', -32_600],
    ["}{", -32_700],
  ] as const;
  server.process.stdin.write(`${bad.map(([line]) => line).join("\n")}\n`.repeat(1000));
  server.send(toolCall(2, "add", {}));
  expect((await server.answer(2)).result).toMatchObject({ structuredContent: { total: 1 } });
  server.process.stdin.end();
  expect(await server.exit).toEqual({ code: 0, signal: null });
  const codes = server.out
    .map((line) => JSON.parse(line))
    .flatMap(({ id, error }) => (id === null ? [error.code] : []));
  const once = bad.flatMap(([, code]) => code ?? []);
  expect(codes).toEqual(Array.from({ length: 1000 }, () => once).flat());
  expect(server.out).toHaveLength(2 + codes.length);
  expect(server.err).toEqual([]);
});

test("a line beyond the size limit is refused by its id, and the next one answered", async () => {
  const server = startFixture();
  server.send(INITIALIZE);
  await server.answer(1);
  server.send(toolCall(7, "greet", { who: "x".repeat(25_000_000) }));
  server.send(toolCall(2, "add", {}));
  expect((await server.answer(2)).result).toMatchObject({ structuredContent: { total: 1 } });
  expect((await server.answer(7)).error).toEqual({
    code: -32_600,
    message: "Invalid request: a line has at most 10 MB",
  });
  server.process.stdin.end();
  expect((await server.exit).code).toBe(0);
});

test("a message split between chunks, in the middle of a character too, is one message", async () => {
  const server = startFixture();
  server.send(INITIALIZE);
  await server.answer(1);
  const bytes = Buffer.from(`${JSON.stringify(toolCall(2, "greet", { who: "Zoë" }))}\r\n`);
  for (const byte of bytes) {
    server.process.stdin.write(Buffer.of(byte));
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await server.answer(2)).result).toMatchObject({
    structuredContent: { greeting: "Hello, Zoë!" },
  });
  server.process.stdin.end();
  await server.exit;
});

test("at stdin's end the answers in flight are written before the process ends", async () => {
  const server = startFixture();
  server.send(INITIALIZE);
  server.send(toolCall(2, "add", { pauseMs: 300 }));
  server.send(toolCall(3, "add", { pauseMs: 300 }));
  server.process.stdin.end();
  expect(await server.exit).toEqual({ code: 0, signal: null });
  expect(server.out.map((line) => JSON.parse(line).id).toSorted()).toEqual([1, 2, 3]);
});

test("an open subscription or a cancelled call does not hold the process back", async () => {
  const server = startFixture();
  server.send({ jsonrpc: "2.0", id: 1, method: "server/discover", params: modernMeta() });
  const notifications = { toolsListChanged: true };
  server.send({
    jsonrpc: "2.0",
    id: 2,
    method: "subscriptions/listen",
    params: { ...modernMeta(), notifications },
  });
  const call = toolCall(3, "add", { pauseMs: 400 });
  server.send({ ...call, params: { ...call.params, ...modernMeta() } });
  const cancel = { ...modernMeta(), requestId: 3 };
  server.send({ jsonrpc: "2.0", method: "notifications/cancelled", params: cancel });
  server.process.stdin.end();
  expect(await server.exit).toEqual({ code: 0, signal: null });
  expect(server.out.map((line) => JSON.parse(line).id)).not.toContain(3);
  expect(server.err).toEqual([]);
});

test.each(["SIGTERM", "SIGINT"] as const)("%s ends with the answers in flight", async (signal) => {
  const server = startFixture(["--log-level", "debug"]);
  server.send(INITIALIZE);
  await server.answer(1);
  server.send(toolCall(2, "add", { pauseMs: 300 }));
  server.send(toolCall(3, "add", {}));
  await server.answer(3);
  server.process.kill(signal);
  expect(await server.exit).toEqual({ code: 0, signal: null });
  expect(server.out).toHaveLength(3);
});

test("a reader that goes away ends the server", async () => {
  const server = startFixture();
  server.send(INITIALIZE);
  await server.answer(1);
  server.process.stdout.destroy();
  // Once the server has ended, nobody reads them any more.
  server.process.stdin.on("error", () => undefined);
  // Where another thread starts a process at this moment, that holds the pipe open until it runs:
  // one answer can still be written in vain.
  const calls = setInterval(() => server.send(toolCall(2, "add", {})), 20);
  onTestFinished(() => clearInterval(calls));
  expect((await server.exit).signal).toBeNull();
});

test("none of an oversized line is a message, whatever its end looks like", async () => {
  const server = startFixture();
  server.send(INITIALIZE);
  await server.answer(1);
  const chunk = "x".repeat(65_536);
  for (let i = 0; i < 161; i++) server.process.stdin.write(chunk);
  server.send(toolCall(77, "greet", { who: "nobody asked" }));
  server.send(toolCall(78, "greet", { who: "Ada" }));
  await server.answer(78);
  server.process.stdin.end();
  await server.exit;
  expect(server.out.map((line) => JSON.parse(line).id)).toEqual([1, null, 78]);
});
