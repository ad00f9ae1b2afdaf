import { connect } from "@tabletop-mcp/mcp-kit/testing";
import type { Finder } from "@tabletop-mcp/srd-client";
import { expect, test, vi } from "vitest";
import { lorekeeperServer } from "./server.js";
import { contextOf } from "./testing/lore.js";

/** A server whose sources never answer, and the signals of its questions. */
async function waiting() {
  const signals: (AbortSignal | undefined)[] = [];
  const context = contextOf();
  const never: Finder = { find: () => new Promise(() => undefined) };
  const question = (signal?: AbortSignal): Finder => {
    signals.push(signal);
    return never;
  };
  const createContext = () => ({ ...context, client: { ...context.client, ...never, question } });
  const connection = await connect({ ...lorekeeperServer, createContext });
  return { signals, client: connection.client, close: connection.close };
}

type Client = Awaited<ReturnType<typeof waiting>>["client"];
type Ask = (client: Client, options: { readonly signal: AbortSignal }) => Promise<unknown>;

const calling =
  (name: string, args: Record<string, unknown> = {}): Ask =>
  (client, options) =>
    client.callTool({ name, arguments: args }, options);

test.each<[string, Ask]>([
  ["a lookup", calling("lookup_spell")],
  ["a list", calling("get_spell_by_level", { level: 1 })],
  ["a search", calling("search_content", { query: "fire" })],
  ["a resource", (one, options) => one.readResource({ uri: "srd://spell/fireball" }, options)],
  [
    "a prompt",
    (one, options) =>
      one.getPrompt({ name: "spell_card", arguments: { spell: "Fireball" } }, options),
  ],
])("%s that is cancelled tells its question to the sources", async (_, ask) => {
  const { signals, client, close } = await waiting();
  const caller = new AbortController();
  const asked = ask(client, { signal: caller.signal });
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  expect(signals[0]?.aborted).toBe(false);
  caller.abort();
  await expect(asked).rejects.toThrow(/abort|cancel/i);
  await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true));
  await close();
});
