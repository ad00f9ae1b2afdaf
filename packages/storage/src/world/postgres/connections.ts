import { Socket } from "node:net";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg, { type ClientConfig, type PoolClient } from "pg";
import { asPostgresError } from "./faults.js";
import { retried } from "./retry.js";
import type { Target } from "./target.js";

declare module "pg" {
  // What the driver can and its types do not say.
  interface QueryConfig {
    query_timeout?: number;
  }
  interface Client {
    unref(): void;
  }
}

/** How a world's database is connected to. */
export interface PostgresOptions {
  /** postgres://user:password@host:port/database, with sslmode, options and so on as libpq's. */
  readonly url: string;
  /** So many connections at most for reading and writing; one more listens. */
  readonly pool?: number;
  /** Milliseconds until a server that does not answer is given up; 15,000 unless said otherwise. */
  readonly timeout?: number;
}

/** The connections of one process to one database. Whatever they throw is a StorageError, or a bug. */
export interface Connections {
  readonly name: string;
  /** Milliseconds until a server that does not answer is given up. */
  readonly timeout: number;
  /** One question at a time, each on any of them. */
  readonly db: NodePgDatabase;
  /** Asks what has no effect: again, where others or a lost connection were in the way. */
  ask<T>(question: () => Promise<T>): Promise<T>;
  /** Does work on a connection of its own, which is not used again where that fails. */
  on<T>(work: (client: PoolClient) => Promise<T>): Promise<T>;
  /** For one that stays: neither is it in the pool, nor connected. */
  single(): pg.Client;
  asOurs(thrown: unknown): unknown;
  close(): Promise<void>;
}

/** Milliseconds for which a connection is kept that nobody uses: to make one takes longer than to ask. */
const longestIdle = 60_000;

/** Milliseconds until a connection is made, or one of the pool is free. */
const longestConnecting = 10_000;

/** Connects to nothing yet. */
export function connectionsTo(
  { url, name }: Target,
  { pool: max = 10, timeout = 15_000 }: Omit<PostgresOptions, "url">,
): Connections {
  const sockets = new Set<Socket>();
  const config: ClientConfig = {
    // The driver forgets those on which it could not log in.
    stream() {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once("close", () => sockets.delete(socket));
    },
    connectionString: url,
    connectionTimeoutMillis: longestConnecting,
    query_timeout: timeout,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    fallback_application_name: "tabletop-world",
  };
  const pool = new pg.Pool({
    ...config,
    max,
    idleTimeoutMillis: longestIdle,
    allowExitOnIdle: true,
  });
  // The pool lets go of one that breaks while nobody uses it; who uses it hears of it anyhow.
  pool.on("error", ignored);
  pool.on("connect", (client) => client.on("error", ignored));
  const asOurs = (thrown: unknown): unknown => asPostgresError(thrown, name);
  return {
    name,
    timeout,
    db: drizzle({ client: pool }),
    async ask(question) {
      try {
        return await retried(() => question().catch(rethrowCause));
      } catch (thrown) {
        throw asOurs(thrown);
      }
    },
    on: (work) => onOneOf(pool, work),
    single() {
      const client = new pg.Client({ ...config, query_timeout: Math.min(timeout, 5_000) });
      client.on("error", ignored);
      return client;
    },
    asOurs,
    async close() {
      await atMost(Math.min(timeout, longestFarewell), pool.end());
      for (const socket of sockets) socket.destroy();
    },
  };
}

async function onOneOf<T>(pool: pg.Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    const done = await work(client);
    client.release();
    return done;
  } catch (thrown) {
    client.release(true);
    throw thrown;
  }
}

/** Milliseconds for which a connection that may be dead is asked to end. */
const longestFarewell = 2_000;

/** Settles when this does, or after so many milliseconds. */
export async function atMost(milliseconds: number, done: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((settle) => {
    timer = setTimeout(settle, milliseconds);
  });
  await Promise.race([done, late]).finally(() => clearTimeout(timer));
}

const ignored = (): void => undefined;

/** Drizzle puts what it asked around what the driver says. */
function rethrowCause(thrown: unknown): never {
  throw thrown instanceof DrizzleQueryError ? (thrown.cause ?? thrown) : thrown;
}
