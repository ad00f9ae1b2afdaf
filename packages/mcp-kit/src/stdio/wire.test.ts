import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { INITIALIZE, toolCall } from "../../test/child.js";
import { fixture } from "../../test/fixture-spec.js";
import { wire } from "../../test/serving.js";

/** The fixture behind a wire in this process. */
async function wired() {
  const { transport, input, output } = await wire(fixture, { startAt: 0 });
  const lines = createInterface(output)[Symbol.asyncIterator]();
  return {
    transport,
    send: (value: unknown) => void input.write(`${JSON.stringify(value)}\n`),
    next: async () => JSON.parse((await lines.next()).value ?? "null"),
  };
}

/** The opening of a session of that version. */
const opening = (protocolVersion: string) => ({
  ...INITIALIZE,
  params: { ...INITIALIZE.params, protocolVersion },
});

const ping = (id: number) => ({ jsonrpc: "2.0", id, method: "ping" });

test("an array of the era that has them is answered by one, in whatever order its answers come", async () => {
  const { send, next } = await wired();
  send(opening("2025-03-26"));
  const note = { jsonrpc: "2.0", method: "notifications/initialized" };
  const slow = toolCall(2, "add", { step: 2, pauseMs: 50 });
  send([note, slow, ping(3), { jsonrpc: "2.0", id: 4, method: "ping", params: [] }]);
  send(ping(5));
  expect(await next()).toMatchObject({ id: 1, result: { protocolVersion: "2025-03-26" } });
  expect(await next()).toMatchObject({ id: 5, result: {} });
  expect(await next()).toMatchObject([
    { id: 4, error: { code: -32_600 } },
    { id: 3, result: {} },
    { id: 2, result: { structuredContent: { total: 2 } } },
  ]);
});

test("two requests of one id are answered both; notifications alone by nothing", async () => {
  const { send, next } = await wired();
  send(opening("2024-11-05"));
  await next();
  send([{ jsonrpc: "2.0", method: "notifications/initialized" }]);
  send([ping(2), ping(2)]);
  send(ping(2));
  expect(await next()).toMatchObject([{ id: 2 }, { id: 2 }]);
  expect(await next()).toMatchObject({ id: 2 });
});

test("a request of an array that is cancelled does not hold the others' answers back", async () => {
  const { send, next, transport } = await wired();
  send(opening("2025-03-26"));
  await next();
  send([toolCall(2, "add", { pauseMs: 5_000 }), ping(3)]);
  send({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 2 } });
  expect(await next()).toMatchObject([{ id: 3, result: {} }]);
  await transport.idle();
});

test.each(["2025-06-18", "2025-11-25"])("protocol %s has no arrays", async (version) => {
  const { send, next } = await wired();
  send(opening(version));
  send([ping(2)]);
  const answers = [await next(), await next()];
  expect(answers.find(({ id }) => id === null)).toMatchObject({ error: { code: -32_600 } });
  send(ping(3));
  expect(await next()).toMatchObject({ id: 3, result: {} });
});
