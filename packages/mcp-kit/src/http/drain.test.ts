import { once } from "node:events";
import { Agent } from "node:http";
import { connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod";
import { toolCall } from "../../test/child.js";
import { post, postBy, serveFixture } from "../../test/serving.js";
import { toolsFor } from "../tool.js";

/** A tool whose calls end when the test says so, and the names of those that have begun. */
function gated() {
  const begun: string[] = [];
  const gates = new Map<string, () => void>();
  const wait = toolsFor<unknown>()({
    name: "wait",
    title: "Wait",
    description: "Waits at a gate.",
    access: "read",
    input: { gate: z.string() },
    async handle({ gate }) {
      begun.push(gate);
      await new Promise<void>((resolve) => gates.set(gate, resolve));
      return { data: { gate }, text: `through ${gate}` };
    },
  });
  return { catalog: [wait], begun, open: (gate: string) => gates.get(gate)?.() };
}

test("once it stops, a call on a connection that was kept is not begun, and those in flight are answered", async () => {
  const { catalog, begun, open } = gated();
  const { url, stop, ended } = await serveFixture({ catalog });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const long = post(url, toolCall(1, "wait", { gate: "long" }));
  const kept = postBy(agent)(url, toolCall(2, "wait", { gate: "kept" }));
  await vi.waitUntil(() => begun.length === 2);
  stop();
  open("kept");
  expect((await kept).body).toContain("through kept");
  const late = await postBy(agent)(url, toolCall(3, "wait", { gate: "late" }));
  expect(late).toMatchObject({ status: 503, headers: { connection: "close" } });
  open("long");
  expect((await long).body).toContain("through long");
  await ended;
  expect(begun.toSorted()).toEqual(["kept", "long"]);
});

/** A connection that has sent the beginning of a request. */
async function halfSent(url: URL, text: string) {
  const socket = connect(Number(url.port), url.hostname);
  await once(socket, "connect");
  socket.write(text);
  onTestFinished(() => void socket.destroy());
  return socket;
}

const HEAD =
  "POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n";

test("a body that is half sent does not hold the end back", async () => {
  const { url, stop, ended } = await serveFixture();
  const socket = await halfSent(url, `${HEAD}Expect: 100-continue\r\n\r\n{"jsonrpc":`);
  expect(String((await once(socket, "data"))[0])).toMatch(/^HTTP\/1\.1 100 /u);
  const start = performance.now();
  stop();
  await ended;
  expect(performance.now() - start).toBeLessThan(2_000);
});

test.each([
  ["headers", HEAD],
  ["a body", `${HEAD}\r\n{"jsonrpc":`],
])("whoever takes too long to send %s is hung up on", async (_, text) => {
  const patience = { headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 20 };
  const { url } = await serveFixture({ patience });
  const socket = await halfSent(url, text);
  const answer = await socket.toArray();
  expect(Buffer.concat(answer).toString()).toMatch(/^HTTP\/1\.1 408 /u);
});
