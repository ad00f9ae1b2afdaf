import { Readable } from "node:stream";
import type { CommandCall, Log } from "@tabletop-mcp/mcp-kit";
import { connect } from "@tabletop-mcp/mcp-kit/testing";
import { fakeClient, type World } from "../browse/testing/fake.js";
import { library } from "../browse/testing/records.js";
import type { ServerContext } from "../context.js";
import { lorekeeperServer } from "../server.js";

/** The moment at which a test's clock stands. */
export const now = Date.parse("2026-01-22T19:03:12.000Z");

/** A context over records in memory, for functions that take one. */
export function contextOf(world: World = {}): ServerContext {
  const { records = library, sources = ["srd-2014"] } = world;
  return {
    client: fakeClient(world),
    cacheFault: () => undefined,
    now: () => now,
    sources,
    names: (kind) =>
      Promise.resolve(records.filter((one) => one.kind === kind).map((one) => one.name)),
    pick: () => 0,
  };
}

/** A client of the server over records in memory, through the protocol. */
export const connected = (world: World = {}) =>
  connect({ ...lorekeeperServer, createContext: () => contextOf(world) });

/** A log that keeps its lines: "warn a source failed". */
export function keptLog() {
  const lines: string[] = [];
  const keep = (level: string) => (message: string) => {
    lines.push(`${level} ${message}`);
  };
  const log: Log = {
    debug: keep("debug"),
    info: keep("info"),
    warn: keep("warn"),
    error: keep("error"),
    flush: () => Promise.resolve(),
  };
  return { log, lines };
}

/** A command's surroundings, with what it printed. */
export function commandIn(context: ServerContext) {
  const printed: string[] = [];
  const call: CommandCall<ServerContext> = {
    print: (line) => {
      printed.push(line);
    },
    say: () => undefined,
    input: Readable.from([]),
    context: () => Promise.resolve(context),
    log: keptLog().log,
  };
  return { call, printed };
}

/** The names of a lookup's rows. */
export function rowsIn({ data }: { readonly data: Record<string, unknown> }): readonly unknown[] {
  const { results } = data;
  return Array.isArray(results) ? results.map((row: { name?: unknown }) => row.name) : [];
}
