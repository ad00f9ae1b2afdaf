import { programIn, sized } from "@tabletop-mcp/mcp-kit/testing/program";
import { openPostgresWorld } from "@tabletop-mcp/storage";
import { type PostgresServer, postgresForTests } from "@tabletop-mcp/storage/testing/postgres";
import { afterAll, describe, expect, test } from "vitest";
import type { Ground } from "./crowd/ground.js";
import { main } from "./crowd/servers.js";
import { crowdPlays, type Fault } from "./crowd/story.js";
import { lostOrTwice } from "./crowd/whole.js";
import { races, unfair } from "./race.js";

// What is killed here must have been written to the disk.
const server = await postgresForTests({ fsync: "on", full_page_writes: "on" });
afterAll(() => server?.close());

const { run } = programIn(main);

/** A schema of its own. */
async function inPostgres({ newSchema }: PostgresServer): Promise<Ground> {
  const url = await newSchema();
  return { args: ["--store", url, "--pool", "4"], open: () => openPostgresWorld({ url }) };
}

const killServer: Fault = async ({ kill, add }) => {
  await kill();
  await add();
};

describe.skipIf(server === undefined)("with a server of PostgreSQL", () => {
  if (server === undefined) return;
  const { query, process: own } = server;

  /** Every connection of the world's, in the midst of whatever it does. */
  const endBackends: Fault = async () => {
    const ended = await query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tabletop-world'",
    );
    expect(ended.length).toBeGreaterThan(2);
  };
  const killPostgres: Fault = async () => {
    await own?.kill();
    await own?.start();
  };

  test("a crowd plays by two processes, whatever is killed: nothing answered is lost, nothing is there twice", async () => {
    const { store, accounts } = await crowdPlays({
      ground: await inPostgres(server),
      players: sized(8, { long: 50 }),
      processes: 2,
      milliseconds: sized(500, { long: 15_000 }),
      faults: [killServer, endBackends, ...(own === undefined ? [] : [killPostgres])],
    });
    expect(await lostOrTwice(store, accounts)).toEqual([]);
  }, 180_000);

  test("two programs race for one thing: one gets it, the other is told who has it", async () => {
    const run = await races(await inPostgres(server), sized(20, { long: 200 }));
    expect(unfair(run)).toEqual([]);
  });

  test("of ten processes that start at once on a new schema one migrates it", async () => {
    const url = await server.newSchema();
    const all = await Promise.all(
      Array.from({ length: 10 }, () => run("migrate", ["--store", url])),
    );
    expect(all.map(({ code, err }) => [code, err])).toEqual(all.map(() => [0, ""]));
    const said = all.map(({ out }) => out).toSorted();
    expect(said[0]).toMatch(/^migrated from schema 0 to \d+\n$/u);
    for (const other of said.slice(1)) expect(other).toMatch(/^schema \d+: nothing to do\n$/u);
  });
});
