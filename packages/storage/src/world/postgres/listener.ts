import type pg from "pg";
import { atMost } from "./connections.js";
import { pause } from "./retry.js";

/** What a listener needs. */
export interface Hearing {
  readonly channel: string;
  /**
   * Milliseconds between two questions to the server: they find out that a connection is dead though
   * nobody has said so, and make up for what somebody in between (a pooler) does not pass on.
   */
  readonly every: number;
  /** A connection of its own, not yet connected. */
  connect(): pg.Client;
  /** Told of numbers of commits, one's own among them, and of some more than once. */
  heard(seq: number): void;
  /** Told of the last number when a lost connection is there again: something may have been missed. */
  regained(seq: number): void;
}

/** A connection that listens. */
export interface Listener {
  /** The number of the last commit when it began. */
  readonly begun: number;
  close(): Promise<void>;
}

/** Listens until it is closed, on another connection where one is lost. Throws where the first cannot be had. */
export async function listen(hearing: Hearing): Promise<Listener> {
  let isClosed = false;
  const first = await attached(hearing);
  let current = first;
  /** Ends when it is closed. */
  const stay = async (): Promise<void> => {
    while (!isClosed) {
      await current.lost;
      const next = await regained();
      if (next === undefined) return;
      current = next;
      hearing.regained(next.begun);
    }
  };
  const regained = async (): Promise<Ear | undefined> => {
    for (let tries = 1; !isClosed; tries += 1) {
      const next = await attached(hearing).catch(() => undefined);
      if (next !== undefined && !isClosed) return next;
      await next?.end();
      await pause(tries);
    }
    return undefined;
  };
  const staying = stay();
  return {
    begun: first.begun,
    async close() {
      isClosed = true;
      await current.end();
      await staying;
    },
  };
}

interface Ear {
  readonly begun: number;
  readonly lost: Promise<void>;
  end(): Promise<void>;
}

async function attached({ channel, every, connect, heard }: Hearing): Promise<Ear> {
  const client = connect();
  const { promise: lost, resolve: lose } = settledLater();
  client.on("end", lose);
  client.on("notification", ({ payload }) => heard(Number(payload)));
  const end = (): Promise<void> =>
    atMost(
      every,
      client.end().catch(() => undefined),
    );
  try {
    await client.connect();
    await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    const begun = await latest(client);
    let isAsking = false;
    const ask = async (): Promise<void> => {
      // The driver has one question at a time.
      if (isAsking) return;
      isAsking = true;
      heard(await latest(client));
      isAsking = false;
    };
    const timer = setInterval(() => void ask().catch(end), every).unref();
    void lost.then(() => clearInterval(timer));
    // Who only listens keeps no process alive.
    client.unref();
    return { begun, lost, end };
  } catch (thrown) {
    await end();
    throw thrown;
  }
}

async function latest(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ seq: string }>("SELECT seq FROM world_head");
  return Number(rows[0]?.seq ?? 0);
}

function settledLater(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
