import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import type { PostgresServer } from "../../testing/postgres/index.js";
import { made, opened, schemaOf } from "./opened.js";
import { proxyTo } from "./proxy.js";

/** What is true of commits that others are in the way of. */
export function writingSuite(server: PostgresServer): void {
  test("a role whose transactions are serializable loses nothing by it", async () => {
    const url = `${await server.newSchema()}%20-c%20default_transaction_isolation%3Dserializable`;
    const stores = [await opened({ url }), await opened({ url }), await opened({ url })];
    const numbers = await Promise.all(
      Array.from({ length: 150 }, async (_, at) => {
        const number = await stores[at % 3]?.commit({ at, changes: [made(String(at))] });
        await stores[(at + 1) % 3]?.read([{ place: "hall" }]);
        return number;
      }),
    );
    expect(new Set(numbers).size).toBe(150);
    expect(await stores[0]?.read([{ place: "hall" }])).toHaveLength(150);
  });

  test("serialization failures are tried again, those at COMMIT, too, and not for ever", async () => {
    const url = await server.newSchema();
    const schema = schemaOf(url);
    const store = await opened({ url });
    // A count that no rollback takes back.
    await server.query(`CREATE SEQUENCE ${schema}.tries`);
    await server.query(`CREATE FUNCTION ${schema}.fail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF nextval('${schema}.tries') % 5 <> 0 THEN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END IF;
  RETURN NEW;
END $$`);
    await server.query(`CREATE CONSTRAINT TRIGGER late AFTER INSERT ON ${schema}.world_log
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ${schema}.fail()`);
    expect(await store.commit({ at: 1, changes: [made("a")] })).toBe(1);
    expect(await store.commit({ at: 2, changes: [made("b")] })).toBe(2);
    expect(await server.query(`SELECT last_value::int FROM ${schema}.tries`)).toEqual([
      { last_value: 10 },
    ]);
    await server.query(`ALTER SEQUENCE ${schema}.tries MAXVALUE 4 MINVALUE 1 RESTART CYCLE`);
    await expect(store.commit({ at: 3, changes: [made("c")] })).rejects.toMatchObject({
      code: "DATABASE_UNAVAILABLE",
    });
    expect(await store.latest()).toBe(2);
  });

  test("a deadlock with somebody else's transaction is tried again", async () => {
    const url = await server.newSchema();
    const store = await opened({ url });
    await store.commit({ at: 1, changes: [made("lamp")] });
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    onTestFinished(() => other.end());
    await other.query("BEGIN");
    await other.query("UPDATE world_aggregates SET body = body");
    const moved = { ...made("lamp", "yard"), version: 1 };
    const written = store.commit({ at: 2, changes: [moved] });
    // By then ours has the head, and waits for the row.
    await waiting(server, 1);
    const theirs = other.query("SELECT 1 FROM world_head FOR UPDATE");
    await theirs.catch(() => undefined);
    await other.query("ROLLBACK");
    expect(await written).toBe(2);
    expect(await store.read([{ place: "yard" }])).toHaveLength(1);
  });

  test("a lock that another holds for too long is told as that, and nothing is written later", async () => {
    const url = await server.newSchema();
    const store = await opened({ url, timeout: 1_500 });
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    onTestFinished(() => other.end());
    await other.query("BEGIN");
    await other.query("SELECT 1 FROM world_head FOR UPDATE");
    await expect(store.commit({ at: 1, changes: [made("lamp")] })).rejects.toMatchObject({
      code: "DATABASE_UNAVAILABLE",
      message: expect.stringContaining("another has been writing to it for too long") as string,
    });
    await other.query("ROLLBACK");
    expect(await store.commit({ at: 2, changes: [made("rope")] })).toBe(1);
    expect(await store.read([{ place: "hall" }])).toMatchObject([{ id: "rope" }]);
  });

  test("whoever has the turn and is not heard of any more loses it", async () => {
    const url = await server.newSchema();
    const other = await opened({ url });
    const proxy = await proxyTo(url);
    const lost = await opened({ url: proxy.url, timeout: 900 });
    proxy.hold("FOR UPDATE");
    const late = lost.commit({ at: 1, changes: [made("lamp")] });
    expect(await other.commit({ at: 1, changes: [made("rope")] })).toBe(1);
    expect(await late).toBe(2);
  });

  test("what cannot be written is in nobody else's way", async () => {
    const store = await opened({ url: await server.newSchema() });
    const ids = ["a", "\u0000", "b", "c"];
    const outcomes = await Promise.allSettled(
      ids.map((id) => store.commit({ at: 1, changes: [made(id)] })),
    );
    expect(outcomes.map(({ status }) => status)).toEqual([
      "fulfilled",
      "rejected",
      "fulfilled",
      "fulfilled",
    ]);
    expect(await store.read([{ place: "hall" }])).toHaveLength(3);
  });

  describe("the log", () => {
    test("keeps the last hundred thousand commits, and up to a thousand more", async () => {
      const url = await server.newSchema();
      const store = await opened({ url });
      const schema = schemaOf(url);
      await server.query(`INSERT INTO ${schema}.world_log (seq, at, touched, events)
SELECT seq, 1, '[]', '[]' FROM generate_series(1, 100999) AS seq`);
      await server.query(`UPDATE ${schema}.world_head SET seq = 100999`);
      expect(await store.commit({ at: 1, changes: [] })).toBe(101_000);
      const [first] = await store.changesSince(0, 1);
      expect(first?.seq).toBe(1_001);
      expect(await store.changesSince(100_998, 10)).toHaveLength(2);
    });
  });
}

/** Settles when so many backends wait for a row that another has. */
async function waiting(server: PostgresServer, count: number): Promise<void> {
  for (let found = 0; found < count; ) {
    const rows = await server.query<{ count: number }>(
      "SELECT count(*)::int FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND application_name = 'tabletop-world'",
    );
    found = rows[0]?.count ?? 0;
  }
}
