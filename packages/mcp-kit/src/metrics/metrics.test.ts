import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OldHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { expect, onTestFinished, test, vi } from "vitest";
import { startHouse, toolCall } from "../../test/child.js";
import { tokenOf } from "../../test/house-spec.js";
import { post } from "../../test/serving.js";
import { samplesIn, sampleValue } from "../../testing/prometheus-text.js";
import { createPrometheus } from "./prometheus.js";

const who = { name: "test", version: "0" };
const bearer = (name: string) => ({ authorization: `Bearer ${tokenOf(name)}` });

/** The house with its metrics, as a process of its own. */
async function served(...flags: readonly string[]) {
  const args = ["--http", "--port", "0", "--burst", "20", "--sessions-each", "1"];
  const server = startHouse([...args, "--metrics", "0", ...flags]);
  onTestFinished(async () => {
    server.process.kill("SIGTERM");
    await server.exit;
  });
  const url = new URL((await server.said(/listens at/u)).replace(/^.* at /u, ""));
  const shown = (await server.said(/shows its metrics at/u)).replace(/^.* at /u, "");
  const look = async () => samplesIn(await (await fetch(shown)).text());
  return { server, url, shown: new URL(shown), look };
}

/** Ada in a session with a stream, Bo with a stream of the newer era. */
async function both(url: URL) {
  const [ada, bo] = [new OldClient(who), new Client(who, { versionNegotiation: { mode: "auto" } })];
  onTestFinished(async () => {
    await ada.close();
    await bo.close();
  });
  const to = (name: string) => ({ requestInit: { headers: bearer(name) } });
  // Under exactOptionalPropertyTypes the 1.x class is not assignable to its own interface.
  await ada.connect(new OldHttp(url, to("Ada")) as Transport);
  await bo.connect(new StreamableHTTPClientTransport(url, to("Bo")));
  await bo.listen({ resourceSubscriptions: ["house://me"] });
  return { ada, bo };
}

test("what clients do is counted, by names that are the server's own alone", async () => {
  const { url, look } = await served();
  const { ada, bo } = await both(url);
  const cellar = { name: "go", arguments: { room: "cellar" } };
  await ada.callTool(cellar);
  await bo.callTool(cellar);
  // Where no chest is, and where nobody can go.
  await ada.callTool({ name: "open_chest", arguments: {} });
  await ada.callTool({ name: "open_chest", arguments: {} });
  await ada.callTool({ name: "go", arguments: { room: "moon" } });
  await ada.callTool({ name: "Ada's own tool", arguments: {} });
  await vi.waitFor(async () => {
    const all = await look();
    const notified = (of: string) => sampleValue(all, "tabletop_notifications_total", { of });
    expect([notified("tools"), notified("resource")]).toEqual([2, 1]);
  });
  const all = await look();
  const calls = (tool: string, outcome: string) =>
    sampleValue(all, "tabletop_tool_calls_total", { tool, outcome });
  expect([calls("go", "ok"), calls("go", "refused")]).toEqual([2, 1]);
  expect([calls("open_chest", "ok"), calls("open_chest", "refused")]).toEqual([1, 1]);
  expect(calls("unknown", "refused")).toBe(1);
  const took = (le: string) =>
    sampleValue(all, "tabletop_tool_call_duration_seconds_bucket", { tool: "go", le });
  // Going takes 20 ms; what is refused no time.
  expect([took("0.01"), took("+Inf")]).toEqual([1, 3]);
  expect(sampleValue(all, "tabletop_sessions")).toBe(1);
  expect(sampleValue(all, "tabletop_callers")).toBe(2);
  expect(sampleValue(all, "tabletop_streams")).toBe(2);
  const labels = JSON.stringify(all.map(({ labels: named }) => named));
  for (const secret of ["Ada", "Bo", tokenOf("Ada")]) expect(labels).not.toContain(secret);
});

test("who is turned away is counted by why, and who asks for health is not", async () => {
  const { url, look } = await served("--body-bytes", "1000", "--per-second", "1");
  await post(url, toolCall(1, "go", { room: "hall" }));
  await post(url, toolCall(1, "go", { room: "x".repeat(2_000) }), bearer("Ada"));
  await post(url, toolCall(1, "go", { room: "hall" }), { host: "evil.example" });
  await fetch(new URL("/healthz/ready", url));
  const asked = Array.from({ length: 30 }, () =>
    post(url, { jsonrpc: "2.0", id: 2, method: "ping" }, bearer("Bo")),
  );
  await Promise.all(asked);
  await vi.waitFor(async () => {
    const all = await look();
    const answers = ["401", "413", "403"].map((status) =>
      sampleValue(all, "tabletop_http_requests_total", { status }),
    );
    expect(answers).toEqual([1, 1, 1]);
    // Twenty at once, and one for each second in which they come.
    const late = sampleValue(all, "tabletop_http_requests_total", { status: "429" }) ?? 0;
    const fine = sampleValue(all, "tabletop_http_requests_total", { status: "200" }) ?? 0;
    expect([late > 5, late + fine]).toEqual([true, 30]);
  });
});

test("the process is described as everybody describes one", async () => {
  const { look } = await served();
  const all = await look();
  const now = Date.now() / 1000;
  expect(sampleValue(all, "process_resident_memory_bytes")).toBeGreaterThan(2 ** 20);
  expect(sampleValue(all, "process_start_time_seconds")).toBeGreaterThan(now - 60);
  expect(sampleValue(all, "nodejs_eventloop_lag_p99_seconds")).toBeGreaterThanOrEqual(0);
});

test("metrics are at a port of their own, and only there", async () => {
  const { url, shown, server } = await served();
  expect(shown.hostname).toBe("127.0.0.1");
  expect((await fetch(new URL("/metrics", url))).status).toBe(404);
  expect((await fetch(new URL("/mcp", shown))).status).toBe(404);
  expect((await fetch(shown, { method: "POST" })).status).toBe(405);
  expect((await fetch(shown, { headers: { origin: "https://evil.example" } })).status).toBe(403);
  expect((await post(shown, {}, { host: "evil.example" })).status).toBe(403);
  const second = startHouse(["--http", "--port", "0", "--metrics", shown.port]);
  expect(await second.exit).toMatchObject({ code: 1 });
  expect(second.err.join("\n")).toContain("is in use; choose another with --metrics");
  expect(server.out).toEqual([]);
});

test.each([
  [["--metrics", "9464"], "--metrics goes with --http"],
  [["--http", "--metrics", "everywhere"], "is no port, and no ADDRESS:PORT"],
])("%j is refused", async (args, why) => {
  const child = startHouse(args);
  expect(await child.exit).toMatchObject({ code: 2 });
  expect(child.err.join("\n")).toContain(why);
});

test("of a number of a server's own that cannot be told the last is shown", async () => {
  let isBroken = false;
  const count = () => (isBroken ? Promise.reject(new Error("away")) : 7);
  const own = [
    { name: "doors", help: "Doors", type: "gauge", value: count },
    { name: "knocks_total", help: "Knocks", type: "counter", value: count },
  ] as const;
  const { text } = createPrometheus(own, async () => undefined);
  for (const broken of [false, true]) {
    isBroken = broken;
    const all = samplesIn(await text());
    expect(sampleValue(all, "tabletop_doors")).toBe(7);
    expect(sampleValue(all, "tabletop_knocks_total")).toBe(7);
  }
});
