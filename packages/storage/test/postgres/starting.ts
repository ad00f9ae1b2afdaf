import { readFileSync, writeFileSync } from "node:fs";
import { inspect } from "node:util";
import { describe, expect, test, vi } from "vitest";
import { migratePostgresWorld, openPostgresWorld, StorageError } from "../../src/index.js";
import { inSchema, type PostgresServer } from "../../testing/postgres/index.js";
import { made, opened, schemaOf } from "./opened.js";

/** What is true of worlds when they are opened: by many, by those who may not, by older programs. */
export function startingSuite(server: PostgresServer): void {
  test("of ten that open a new world at once one makes its tables", async () => {
    const url = await server.newSchema();
    const ten = Array.from({ length: 10 }, () => migratePostgresWorld({ url }));
    const stores = await Promise.all(Array.from({ length: 10 }, () => opened({ url, pool: 1 })));
    const made = (await Promise.all(ten)).filter(({ from }) => from === 0);
    expect(made.length).toBeLessThanOrEqual(1);
    expect(await migratePostgresWorld({ url })).toEqual({ from: 1, to: 1 });
    expect(await Promise.all(stores.map((store) => store.commit({ at: 1, changes: [] })))).toEqual(
      expect.arrayContaining(stores.map((_, at) => at + 1)) as number[],
    );
  });

  test("of ten that migrate at once one does, and each says so", async () => {
    const url = await server.newSchema();
    const all = await Promise.all(Array.from({ length: 10 }, () => migratePostgresWorld({ url })));
    expect(all.filter(({ from }) => from === 0)).toEqual([{ from: 0, to: 1 }]);
    expect(all.filter(({ from }) => from === 1)).toHaveLength(9);
  });

  test("a role without the right to make tables plays in those that are there", async () => {
    const url = await server.newSchema();
    const schema = schemaOf(url);
    await server.query(`CREATE ROLE r_${schema} LOGIN`);
    await server.query(`GRANT USAGE ON SCHEMA ${schema} TO r_${schema}`);
    const player = url.replace("//postgres@", `//r_${schema}@`);
    await expect(openPostgresWorld({ url: player })).rejects.toMatchObject({
      code: "DATABASE_REFUSED",
      message: expect.stringContaining(`permission denied for schema ${schema}`) as string,
    });
    await migratePostgresWorld({ url });
    await expect(openPostgresWorld({ url: player })).rejects.toMatchObject({
      code: "DATABASE_REFUSED",
    });
    await server.query(
      `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO r_${schema}`,
    );
    const store = await opened({ url: player });
    expect(await store.commit({ at: 1, changes: [made("lamp")] })).toBe(1);
    expect(await store.read([{ place: "hall" }])).toHaveLength(1);
  });

  test("a newer program's tables are left as they are, by who opens them and by who has them open", async () => {
    const url = await server.newSchema();
    const store = await opened({ url });
    await store.commit({ at: 1, changes: [made("lamp")] });
    await server.query(`UPDATE ${schemaOf(url)}.world_head SET schema = 99`);
    const newer = { code: "DATABASE_NEWER" };
    await expect(openPostgresWorld({ url })).rejects.toMatchObject(newer);
    await expect(migratePostgresWorld({ url })).rejects.toMatchObject(newer);
    await expect(store.commit({ at: 2, changes: [made("rope")] })).rejects.toMatchObject(newer);
    expect(await store.read([{ place: "hall" }])).toHaveLength(1);
    expect(await store.latest()).toBe(1);
  });

  test("a world whose head or whose tables are taken away while it is open is told as that", async () => {
    const url = await server.newSchema();
    const store = await opened({ url });
    await server.query(`DELETE FROM ${schemaOf(url)}.world_head`);
    await expect(store.commit({ at: 1, changes: [made("lamp")] })).rejects.toMatchObject({
      code: "DATABASE_DAMAGED",
    });
    await server.query(`DROP SCHEMA ${schemaOf(url)} CASCADE`);
    await expect(store.read([{ place: "hall" }])).rejects.toMatchObject({
      code: "DATABASE_MISSING",
    });
  });

  test("another program's tables are left as they are", async () => {
    const url = await server.newSchema();
    await server.query(`CREATE TABLE ${schemaOf(url)}.world_log (mine text)`);
    await expect(openPostgresWorld({ url })).rejects.toMatchObject({ code: "DATABASE_FOREIGN" });
    const tables = await server.query("SELECT tablename FROM pg_tables WHERE schemaname = $1", [
      schemaOf(url),
    ]);
    expect(tables).toEqual([{ tablename: "world_log" }]);
  });

  describe("where there is nothing to play in", () => {
    test.each([
      ["a schema that is not there", (url: string) => inSchema(url, "nowhere"), "no schema"],
      [
        "a database that is not there",
        (url: string) => url.replace(/\/postgres$/u, "/nowhere"),
        'database "nowhere" does not exist',
      ],
      [
        "a role that is not there",
        (url: string) => url.replace("//postgres@", "//nobody:geheim@"),
        'role "nobody" does not exist',
      ],
      [
        "a server without TLS, which is asked for",
        (url: string) => `${url}?sslmode=verify-full`,
        "does not support SSL",
      ],
    ])("%s is told as that", async (_, change, words) => {
      await expect(openPostgresWorld({ url: change(server.url) })).rejects.toMatchObject({
        code: "DATABASE_REFUSED",
        message: expect.stringContaining(words) as string,
      });
    });

    test.skipIf(server.process === undefined)(
      "a wrong password is told as that, and printed nowhere",
      async () => {
        await server.query("CREATE ROLE guarded LOGIN SUPERUSER PASSWORD 'a/b@c#%'");
        const [row] = await server.query<{ hba_file: string }>("SHOW hba_file");
        const file = row?.hba_file ?? "";
        const before = readFileSync(file, "utf8");
        writeFileSync(file, `host all guarded 127.0.0.1/32 scram-sha-256\n${before}`);
        await server.query("SELECT pg_reload_conf()");
        const url = await server.newSchema();
        const asked = (user: string) =>
          openPostgresWorld({ url: url.replace("//postgres@", user) });
        const errorOf = (user: string) =>
          asked(user).then(
            (store) => store.close(),
            (thrown: unknown) => thrown,
          );
        // A server reads its files again when it comes to it.
        const wrong = await vi.waitFor(async () => {
          const thrown = await errorOf("//guarded:geheim@");
          expect(thrown).toBeInstanceOf(StorageError);
          return thrown;
        });
        const none = await errorOf("//guarded@");
        for (const thrown of [wrong, none])
          expect(thrown).toMatchObject({ code: "DATABASE_REFUSED" });
        expect(inspect([wrong, none], { depth: 9, showHidden: true })).not.toContain("geheim");
        const store = await asked("//guarded:a%2Fb%40c%23%25@");
        await store.close();
        expect(inspect(store, { depth: 9 })).not.toContain("b@c");
      },
    );

    test("a database in which not everybody can be named is told as that", async () => {
      const name = `latin_${schemaOf(await server.newSchema())}`;
      await server.query(
        `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C'`,
      );
      const url = server.url.replace(/\/postgres$/u, `/${name}`);
      await expect(openPostgresWorld({ url })).rejects.toMatchObject({
        code: "DATABASE_REFUSED",
        message: expect.stringContaining("its encoding is LATIN1, and not UTF8") as string,
      });
      // For which the server waits for every connection, also for those that never came to log in.
      await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
    });

    test("a database that may only be read is told as that", async () => {
      const url = `${await server.newSchema()}%20-c%20default_transaction_read_only%3Don`;
      await expect(openPostgresWorld({ url })).rejects.toMatchObject({
        code: "DATABASE_REFUSED",
        message: expect.stringContaining("it may only be read") as string,
      });
    });

    test("a server that has too many connections is told as that, and no server as that", async () => {
      await server.query("DROP ROLE IF EXISTS few");
      await server.query("CREATE ROLE few LOGIN CONNECTION LIMIT 1");
      const url = await server.newSchema();
      await migratePostgresWorld({ url });
      await server.query(`GRANT ALL ON SCHEMA ${schemaOf(url)} TO few`);
      await server.query(`GRANT ALL ON ALL TABLES IN SCHEMA ${schemaOf(url)} TO few`);
      const few = url.replace("//postgres@", "//few@");
      await expect(openPostgresWorld({ url: few })).rejects.toMatchObject({
        code: "DATABASE_UNREACHABLE",
        message: expect.stringContaining("too many connections") as string,
      });
      await expect(
        openPostgresWorld({ url: "postgres://me:geheim@127.0.0.1:1/x" }),
      ).rejects.toMatchObject({
        code: "DATABASE_UNREACHABLE",
        message:
          "postgres://me@127.0.0.1:1/x cannot be used: no server answers there (ECONNREFUSED)",
      });
    });
  });
}
