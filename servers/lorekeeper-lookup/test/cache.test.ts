import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { expect, test } from "vitest";
import { flags, openClient, tempUpstream } from "./running.js";

async function fireball(client: Client): Promise<unknown> {
  const call = { name: "lookup_spell", arguments: { name: "Fireball" } };
  return (await client.callTool(call)).structuredContent;
}
const answered = (cache: string) => ({ results: [{ name: "Fireball" }], metadata: { cache } });

test("two servers share one cache: what one was told, the other knows", async () => {
  const upstream = await tempUpstream();
  const args = flags(upstream.origin, tempFolder());
  const [first, second] = await Promise.all([openClient(args), openClient(args)]);
  expect(await fireball(first)).toMatchObject(answered("miss"));
  expect(await fireball(second)).toMatchObject(answered("hit"));
  expect(await fireball(first)).toMatchObject(answered("hit"));
  expect(upstream.asked).toHaveLength(1);
});

test("a server that starts again answers from its file, without asking", async () => {
  const upstream = await tempUpstream();
  const args = flags(upstream.origin, tempFolder());
  const first = await openClient(args);
  expect(await fireball(first)).toMatchObject(answered("miss"));
  await first.close();
  upstream.misbehave({ fault: 500 });
  expect(await fireball(await openClient(args))).toMatchObject(answered("hit"));
  expect(upstream.asked).toHaveLength(1);
});

test("a source that fails leaves the servers answering, and its failure is not a fact", async () => {
  const upstream = await tempUpstream();
  upstream.misbehave({ fault: "malformed" });
  const client = await openClient(flags(upstream.origin, tempFolder()));
  expect(await fireball(client)).toMatchObject({
    results: [{ name: "Fireball" }, { name: "Delayed Blast Fireball" }],
    metadata: { cache: "bundled" },
  });
  upstream.misbehave(undefined);
  const call = { name: "lookup_creature", arguments: { name: "Goblin" } };
  expect((await client.callTool(call)).structuredContent).toMatchObject({
    results: [{ name: "Goblin" }],
    metadata: { cache: "miss" },
  });
});
