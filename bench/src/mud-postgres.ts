import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openPostgresWorld, openWorld, type WorldStore } from "@tabletop-mcp/storage";
import { type PostgresServer, postgresForTests } from "@tabletop-mcp/storage/testing/postgres";
import { cpuOf, cpuOfFamily } from "./cpu-seconds.js";
import type { HttpPlayer } from "./http-player.js";
import { type HttpServer, httpServer } from "./http-server.js";
import { delays, generous, mud, opened, play, print } from "./mud.js";
import { part, type Traffic, traffic } from "./mud-mix.js";
import { crowdWithTokens } from "./mud-world.js";
import { postgresFloor } from "./postgres-floor.js";

/** A way to play the world: what keeps it, and how many processes. */
interface Way {
  readonly name: string;
  readonly processes: number;
  /** Where it is kept by now; empty. */
  place(): Promise<Place>;
}

interface Place {
  readonly args: readonly string[];
  open(): Promise<WorldStore>;
  end(): void;
}

const players = 64;
/** What every process has answered before it is measured: until then most of its time is the compiler's. */
const warmedBy = 1_500;
const longestWarmUpMs = 30_000;
const ms = 12_000;

/** The mix of commands on SQLite by one process, and on PostgreSQL by one, two and four: prints what each costs. There is no other program to hold it to, and no goal. */
export async function benchMudPostgres(): Promise<boolean> {
  const server = await postgresForTests({
    fsync: "on",
    full_page_writes: "on",
    synchronous_commit: "on",
    shared_buffers: "128MB",
  });
  if (server === undefined) return true;
  try {
    await floors(server);
    const onPostgres = [1, 2, 4].map((processes) => inPostgres(server, processes));
    for (const way of [inFile, ...onPostgres]) await measured(way, server);
    await hearing(inPostgres(server, 2));
    await floors(server);
    return true;
  } finally {
    await server.close();
  }
}

async function floors(server: PostgresServer): Promise<void> {
  const { commits, delay, notifications } = await postgresFloor(await server.newSchema());
  for (const [connections, perSecond] of commits)
    print(`bare commits by ${connections} connections: ${perSecond.toFixed(0)} a second`);
  print(`bare notifications by 8 connections: ${notifications.toFixed(0)} a second`);
  print(`a bare notification: p50 ${delay.p50.toFixed(2)} ms, p99 ${delay.p99.toFixed(2)} ms`);
}

const inFile: Way = {
  name: "SQLite, 1 process",
  processes: 1,
  async place() {
    const folder = mkdtempSync(path.join(tmpdir(), "tabletop-bench-"));
    const file = path.join(folder, "worlds", "ninth-bell.sqlite");
    return {
      args: [`--data-dir=${folder}`],
      open: () => openWorld({ file }),
      end: () => rmSync(folder, { recursive: true }),
    };
  },
};

const inPostgres = (server: PostgresServer, processes: number): Way => ({
  name: `PostgreSQL, ${processes} ${processes === 1 ? "process" : "processes"}`,
  processes,
  async place() {
    const url = await server.newSchema();
    return {
      args: [`--store=${url}`],
      open: () => openPostgresWorld({ url }),
      end: () => undefined,
    };
  },
});

/** Processes that serve a crowd. */
interface Served {
  readonly servers: readonly HttpServer[];
  readonly store: WorldStore;
  readonly tokens: readonly string[];
}

async function whileServed(way: Way, work: (served: Served) => Promise<void>): Promise<void> {
  const { args, open, end } = await way.place();
  const tokens = await crowdWithTokens(await open(), players + 2);
  const servers = await Promise.all(
    Array.from({ length: way.processes }, () =>
      httpServer(mud, ["--http", "--port=0", ...args, ...generous], "any"),
    ),
  );
  const store = await open();
  try {
    await work({ servers, store, tokens });
  } finally {
    await store.close();
    await Promise.all(servers.map((server) => server.end()));
    end();
  }
}

const measured = (way: Way, postgres: PostgresServer): Promise<void> =>
  whileServed(way, async ({ servers, store, tokens }) => {
    const { length: processes } = servers;
    const heard = await acrossProcesses(servers, tokens.slice(0, 2));
    const all = await Promise.all(
      servers.map(({ url }, at) =>
        opened(
          url,
          tokens.slice(2).filter((_, nth) => nth % processes === at),
        ),
      ),
    );
    await warmedUp(all.flat(), processes);
    const cost = await costed(all.flat(), { servers, postgres, store });
    const { perSecond, p50, p99 } = cost.traffic;
    print(
      `${way.name}: ${perSecond.toFixed(0)} commands a second of ${players} players, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    );
    print(
      `  a command: ${cost.commits.toFixed(2)} commits, ${cost.transactions.toFixed(1)} transactions; CPU ${inMs(cost.ours)} of ours, ${inMs(cost.theirs)} of PostgreSQL's`,
    );
    print(
      `  another's step is heard of after p50 ${part(heard, 0.5).toFixed(1)} ms, p99 ${part(heard, 0.99).toFixed(1)} ms`,
    );
  });

/** What a process pays for what others do, of whose players one listens and nobody plays. */
const hearing = (way: Way): Promise<void> =>
  whileServed(way, async ({ servers, store, tokens }) => {
    const [busy, calm] = servers;
    if (busy === undefined || calm === undefined) throw new Error("two processes");
    const [watcher] = await opened(calm.url, tokens.slice(0, 1));
    watcher?.listen();
    const all = await opened(busy.url, tokens.slice(2));
    await warmedUp(all, 1);
    const now = async () => ({ used: cpuOf([calm.pid]), seq: await store.latest() });
    const before = await now();
    await traffic(all, play, { ms });
    const after = await now();
    const seconds =
      before.used === undefined || after.used === undefined ? undefined : after.used - before.used;
    const commits = after.seq - before.seq;
    print(
      `a process where nobody plays hears ${commits} commits of another: CPU ${inMs(seconds && seconds / commits)} each`,
    );
  });

async function warmedUp(all: readonly HttpPlayer[], processes: number): Promise<void> {
  const end = performance.now() + longestWarmUpMs;
  for (let count = 0; count < warmedBy * processes && performance.now() < end; )
    count += (await traffic(all, play, { ms: 2_000 })).count;
}

const inMs = (seconds: number | undefined): string =>
  seconds === undefined ? "(unknown)" : `${(seconds * 1_000).toFixed(2)} ms`;

/** Of one who listens at the first process, and one who walks at the last. */
async function acrossProcesses(
  servers: readonly HttpServer[],
  tokens: readonly (string | undefined)[],
): Promise<readonly number[]> {
  const [first, last] = [servers[0], servers.at(-1)];
  if (first === undefined || last === undefined) throw new Error("no server runs");
  const [here] = await opened(first.url, tokens.slice(0, 1));
  const [goes] = await opened(last.url, tokens.slice(1));
  if (here === undefined || goes === undefined) throw new Error("nobody plays");
  await Promise.all([here.call("look", {}), goes.call("look", {})]);
  return delays(here, goes);
}

interface Cost {
  readonly traffic: Traffic;
  /** Of the world, of a command. */
  readonly commits: number;
  /** PostgreSQL's, of a command: what is read is one each, what is written together is one. */
  readonly transactions: number;
  /** Seconds of CPU of a command. */
  readonly ours: number | undefined;
  readonly theirs: number | undefined;
}

/** What a command takes of everybody. */
async function costed(
  all: readonly HttpPlayer[],
  {
    servers,
    postgres,
    store,
  }: {
    readonly servers: readonly HttpServer[];
    readonly postgres: PostgresServer;
    readonly store: WorldStore;
  },
): Promise<Cost> {
  const [checkpointer] = await postgres.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE backend_type = 'checkpointer'",
  );
  const used = () => ({
    ours: cpuOf(servers.map(({ pid }) => pid)),
    theirs: cpuOfFamily(checkpointer?.pid ?? 0),
  });
  const now = async () => ({
    ...used(),
    seq: await store.latest(),
    transactions: await transactionsOf(postgres),
  });
  const before = await now();
  const played = await traffic(all, play, { ms });
  const after = await now();
  const commands = played.count;
  const each = (late: number | undefined, early: number | undefined) =>
    late === undefined || early === undefined ? undefined : (late - early) / commands;
  return {
    traffic: played,
    commits: (after.seq - before.seq) / commands,
    transactions: (after.transactions - before.transactions) / commands,
    ours: each(after.ours, before.ours),
    theirs: each(after.theirs, before.theirs),
  };
}

/** What each connection has counted it says once a second. */
async function transactionsOf({ query }: PostgresServer): Promise<number> {
  await sleep(1_100);
  const [row] = await query<{ count: string }>(
    "SELECT sum(xact_commit) AS count FROM pg_stat_database",
  );
  return Number(row?.count ?? 0);
}
