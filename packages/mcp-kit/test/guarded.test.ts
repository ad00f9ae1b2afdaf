import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OldHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { expect, onTestFinished, test } from "vitest";
import { type Child, HOUSE, INITIALIZE, startHouse, toolCall } from "./child.js";
import { tokenOf } from "./house-spec.js";

const who = { name: "test", version: "0" };
const auto = { versionNegotiation: { mode: "auto" as const } };

/** The house over HTTP, as a process of its own. */
async function served() {
  const server = startHouse(["--http", "--port", "0"]);
  const url = new URL((await server.said(/listens at/u)).replace(/^.* at /u, ""));
  return { server, url };
}

const sentBy = (name: string) => ({
  requestInit: { headers: { authorization: `Bearer ${tokenOf(name)}` } },
});

/** Ada in a session, and Bo with a stream of the newer era. */
async function both(url: URL) {
  const [ada, bo] = [new OldClient(who), new Client(who, auto)];
  onTestFinished(async () => {
    await ada.close();
    await bo.close();
  });
  // Under exactOptionalPropertyTypes the 1.x class is not assignable to its own interface.
  await ada.connect(new OldHttp(url, sentBy("Ada")) as Transport);
  await bo.connect(new StreamableHTTPClientTransport(url, sentBy("Bo")));
  await bo.listen({ resourcesListChanged: true });
  return { ada, bo };
}

/** How long a process takes to end, in milliseconds. */
async function ending({ process, exit }: Child): Promise<number> {
  const start = performance.now();
  process.kill("SIGTERM");
  expect(await exit).toEqual({ code: 0, signal: null });
  return performance.now() - start;
}

const going = (pauseMs: number) => ({ name: "go", arguments: { room: "attic", pauseMs } });

test("SIGTERM: calls in flight are answered, streams hold nothing up", async () => {
  const { server, url } = await served();
  const { ada, bo } = await both(url);
  const calls = [ada.callTool(going(400)), bo.callTool(going(400))];
  await bo.listTools();
  expect(await ending(server)).toBeLessThan(2_500);
  expect(await Promise.all(calls)).toMatchObject([
    { structuredContent: { room: "attic" } },
    { structuredContent: { room: "attic" } },
  ]);
});

test("SIGTERM: a call that does not end is not waited for beyond five seconds", async () => {
  const { server, url } = await served();
  const { ada } = await both(url);
  const call = ada.callTool(going(60_000)).catch(() => "cut");
  await ada.listTools();
  expect(await ending(server)).toBeLessThan(5_000);
  await ada.close();
  expect(await call).toBe("cut");
}, 15_000);

test("--era 2025 on stdio: the 2.x client falls back, and stdin's end ends it", async () => {
  const client = new Client(who, auto);
  const args = [HOUSE, "--era", "2025", "--player", "Cy"];
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args, stderr: "ignore" }),
  );
  expect(client.getNegotiatedProtocolVersion()).toBe("2025-11-25");
  expect(await client.callTool(going(0))).toMatchObject({
    content: [{ text: "Cy is in the attic" }],
  });
  await client.close();
  const server = startHouse(["--era", "2025"]);
  server.send(INITIALIZE);
  server.send(toolCall(2, "go", { room: "cellar", pauseMs: 100 }));
  server.process.stdin.end();
  expect(await server.exit).toEqual({ code: 0, signal: null });
  expect(server.out.map((line) => JSON.parse(line).id)).toEqual([1, 2]);
});
