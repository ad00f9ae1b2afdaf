import pg from "pg";
import { part } from "./mud-mix.js";

/** The least that a commit and a notification cost here. */
export interface Floor {
  /** Bare commits a second, by so many connections. */
  readonly commits: ReadonlyMap<number, number>;
  /** Milliseconds from NOTIFY to who listens. */
  readonly delay: { readonly p50: number; readonly p99: number };
  /** Transactions a second that do nothing but notify, by eight connections. */
  readonly notifications: number;
}

const connected = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
};

/** What PostgreSQL can do without us, in a schema of its own. */
export async function postgresFloor(url: string): Promise<Floor> {
  const clients = await Promise.all(Array.from({ length: 8 }, () => connected(url)));
  const [first] = clients;
  if (first === undefined) throw new Error("nobody is connected");
  await first.query(`CREATE TABLE head (one integer PRIMARY KEY, seq bigint);
    CREATE TABLE log (seq bigserial PRIMARY KEY, body text);
    INSERT INTO head SELECT n, 0 FROM generate_series(0, 7) n`);
  const commit = (client: pg.Client, nth: number) =>
    client.query(`BEGIN; UPDATE head SET seq = seq + 1 WHERE one = ${nth};
      INSERT INTO log (body) VALUES (repeat('x', 200)); COMMIT`);
  const commits = new Map<number, number>();
  for (const count of [1, 8]) commits.set(count, await perSecond(clients.slice(0, count), commit));
  const notifications = await perSecond(clients, (client) => client.query("NOTIFY floor, '1'"));
  const delay = await delayOf(first, clients[1] ?? first);
  await Promise.all(clients.map((client) => client.end()));
  return { commits, delay, notifications };
}

/** How often this is done in a second, by all at once. */
async function perSecond(
  clients: readonly pg.Client[],
  work: (client: pg.Client, nth: number) => Promise<unknown>,
): Promise<number> {
  const ms = 4_000;
  let done = 0;
  const begun = performance.now();
  await Promise.all(
    clients.map(async (client, nth) => {
      while (performance.now() - begun < ms) {
        await work(client, nth);
        done += 1;
      }
    }),
  );
  return done / ((performance.now() - begun) / 1_000);
}

async function delayOf(speaker: pg.Client, listener: pg.Client): Promise<Floor["delay"]> {
  await listener.query("LISTEN floor");
  const took: number[] = [];
  for (let nth = 0; nth < 200; nth += 1) {
    const heard = new Promise((resolve) => listener.once("notification", resolve));
    const begun = performance.now();
    await speaker.query("NOTIFY floor, '1'");
    await heard;
    took.push(performance.now() - begun);
  }
  took.sort((a, b) => a - b);
  return { p50: part(took, 0.5), p99: part(took, 0.99) };
}
