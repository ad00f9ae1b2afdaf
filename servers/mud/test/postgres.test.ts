import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync } from "node:fs";
import path from "node:path";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { ended, plainEnv, programIn, tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { postgresForTests } from "@tabletop-mcp/storage/testing/postgres";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";

const main = path.resolve(import.meta.dirname, "../dist/main.js");
const { run, serveHttp, start } = programIn(main);

// All that needs a server of PostgreSQL is in this file: starting one takes a second.
const server = await postgresForTests();
afterAll(() => server?.close());

const SECRET = "s3cret-of-the-database";

/** A URL with a password, which the server does not ask for. */
const withPassword = (url: string) => url.replace("postgres@", `postgres:${SECRET}@`);

async function player(url: URL, token: string) {
  const client = new Client(
    { name: "postgres", version: "1.0.0" },
    { versionNegotiation: { mode: "auto" } },
  );
  onTestFinished(() => client.close());
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit }));
  const call = async (name: string, args: Record<string, unknown> = {}) =>
    JSON.stringify((await client.callTool({ name, arguments: args })).content);
  return { client, call };
}

describe.skipIf(server === undefined)("with a server of PostgreSQL", () => {
  if (server === undefined) return;

  test("two processes play one world, and whoever runs it reaches both within two seconds", async () => {
    const store = ["--store", withPassword(await server.newSchema()), "--pool", "3"];
    const token = async (name: string) => (await run("player", ["add", name, ...store])).out.trim();
    const [adas, bos] = [await token("Ada"), await token("Bo")];
    const [one, other] = [await serveHttp(store), await serveHttp(store)];
    const [ada, bo] = [await player(one, adas), await player(other, bos)];
    const updated: string[] = [];
    ada.client.setNotificationHandler("notifications/resources/updated", ({ params }) => {
      updated.push(params.uri);
    });
    await ada.call("look");
    await ada.client.listen({ resourceSubscriptions: ["game://room/current"] });
    expect(await bo.call("look")).toContain("Players: Ada.");
    await vi.waitFor(() => expect(updated).toContain("game://room/current"), { timeout: 2_000 });
    for (const url of [one, other])
      expect((await fetch(new URL("/healthz/ready", url))).status).toBe(200);
    expect((await run("player", ["ban", "Bo", ...store])).code).toBe(0);
    await vi.waitFor(() => expect(bo.call("look")).rejects.toThrow("[BANNED]"), { timeout: 2_000 });
    expect(await ada.call("look")).toContain("dungeon entrance");
  });

  test("a world is carried over and back, counted and compared; nobody reads the password", async () => {
    const folder = tempFolder();
    const local = ["--data-dir", folder];
    const adas = (await run("player", ["add", "Ada", ...local])).out.trim();
    const file = path.join(folder, "worlds", "ninth-bell.sqlite");
    const url = withPassword(await server.newSchema());
    const there = await run("copy", ["--from", file, "--to", url]);
    // How far it is, where it takes longer than a moment.
    expect([there.code, there.err]).toEqual([0, expect.stringMatching(/^(\d+ rows copied\n)*$/u)]);
    expect(there.out).toMatch(/^token\t1$/mu);
    expect(there.out).toMatch(
      /^commits\t2\tthe last one 2\nBoth are equal: SHA-256 [\da-f]{64}\.$/mu,
    );
    expect(await run("migrate", ["--store", url])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^schema \d+: nothing to do\n$/u),
    });
    const { call } = await player(await serveHttp(["--store", url]), adas);
    expect(await call("look")).toContain("dungeon entrance");
    const back = path.join(folder, "back.sqlite");
    const again = await run("copy", ["--to", back, "--store", url]);
    expect(again.code).toBe(0);
    const checks = [
      await run("check", ["--store", url]),
      await run("copy", ["--from", back, "--to", withPassword(await server.newSchema())]),
    ];
    const counted = again.out.replace(/^Both.*\n/mu, "");
    expect(checks.map(({ code, out }) => [code, out.replace(/^Both.*\n/mu, "")])).toEqual([
      [0, `${counted}All is well.\n`],
      [0, counted],
    ]);
    const full = await run("copy", ["--from", file, "--to", url]);
    expect([full.code, full.err]).toEqual([
      1,
      expect.stringMatching(
        /^tabletop-mud: \[COPY_REFUSED\] There is a world in .* already\. .*\n$/u,
      ),
    ]);
    for (const { out, err } of [there, again, full, ...checks])
      expect(out + err).not.toContain(SECRET);
  });

  test("a schema keeps the world that was played there first, and no other", async () => {
    const store = ["--store", await server.newSchema()];
    expect((await run("player", ["add", "Ada", ...store])).code).toBe(0);
    const world = path.join(tempFolder(), "small.json");
    copyFileSync(path.join(import.meta.dirname, "../worlds/ninth-bell.json"), world);
    const refused = await run("player", ["list", "--world", world, ...store]);
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringContaining(
        "[WORLD_OTHER] This database keeps the world ninth-bell, and not small",
      ),
    ]);
  });

  test("what is wrong with a world is listed, and the end is 1", async () => {
    const url = await server.newSchema();
    await run("player", ["add", "Ada", "--store", url]);
    const sound = await run("check", ["--store", url]);
    expect([sound.code, sound.err]).toEqual([0, ""]);
    const schema = /search_path(?:%3D|=)(\w+)/iu.exec(url)?.[1];
    await server.query(`UPDATE ${schema}.world_aggregates SET body = '{' WHERE kind = 'token'`);
    const { code, out, err } = await run("check", ["--store", url]);
    expect(code).toBe(1);
    expect(out).toBe(sound.out.replace("All is well.", "token:ada: its body is not JSON"));
    expect(err).toMatch(/^tabletop-mud: \[DATABASE_DAMAGED\] 1 found to be wrong\. .*\n$/u);
  });

  test("the environment names the store, and what cannot be used is one line without the password", async () => {
    const TABLETOP_MUD_STORE = withPassword(await server.newSchema());
    const child = spawn(process.execPath, [main, "migrate"], {
      env: { ...plainEnv(), TABLETOP_MUD_STORE },
    });
    const [out] = await Promise.all([child.stdout.toArray(), once(child, "close")]);
    expect(String(Buffer.concat(out))).toMatch(/^migrated from schema 0 to \d+\n$/u);
    const away = TABLETOP_MUD_STORE.replace(/:\d+\//u, ":1/");
    for (const command of [
      ["migrate"],
      ["check"],
      ["player", "list"],
      ["copy", "--to", "x.sqlite"],
    ]) {
      const [first = "", ...rest] = command;
      const failed = await run(first, [...rest, "--store", away]);
      expect([failed.code, failed.out, failed.err]).toEqual([
        1,
        "",
        expect.stringMatching(/^tabletop-mud: \[DATABASE_UNREACHABLE\] .*\n$/u),
      ]);
      expect(failed.err).not.toContain(SECRET);
    }
    const { child: serving, output } = start([
      "--http",
      "--port",
      "0",
      "--log-level",
      "debug",
      "--store",
      away,
    ]);
    await ended(serving, () => undefined);
    expect([serving.exitCode, output.err]).toEqual([1, expect.not.stringContaining(SECRET)]);
  });

  test("a server whose database has gone is not ready, says why without the password, and heals", async () => {
    const own = await postgresForTests();
    onTestFinished(() => own?.close());
    // Somebody else's is not for us to end.
    if (own?.process === undefined) return;
    const store = withPassword(await own.newSchema());
    const adas = (await run("player", ["add", "Ada", "--store", store])).out.trim();
    const { child, output } = start(["--http", "--port", "0", "--store", store]);
    onTestFinished(() => ended(child, () => child.kill("SIGTERM")));
    const found = () => /(?<=listens at )http:\S+/u.exec(output.err)?.[0];
    const url = new URL(await vi.waitUntil(found, { timeout: 10_000 }));
    const { call } = await player(url, adas);
    expect(await call("look")).toContain("dungeon entrance");
    const ready = async () => (await fetch(new URL("/healthz/ready", url))).status;
    expect(await ready()).toBe(200);
    await own.process.stop();
    expect(await call("look")).toContain("[DATABASE_UNREACHABLE] The database cannot be used: ");
    await vi.waitFor(async () => expect(await ready()).toBe(503), { timeout: 5_000 });
    expect((await fetch(new URL("/healthz", url))).status).toBe(200);
    await own.process.start();
    await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 10_000 });
    expect(await call("look")).toContain("dungeon entrance");
    expect(output.err).toContain("cannot serve now");
    // Where it is kept is for the log.
    expect(output.err).toContain('"tool":"look","stack":"StorageError: postgres://postgres@');
    expect(output.err).not.toContain(SECRET);
  });
});

test.each([
  [["check", "--store", `mysql://ada:${SECRET}@db/mud`], "that is no URL of PostgreSQL"],
  [["check", "--store", `postgres://ada:${SECRET}@[db/mud`], "that is no URL of PostgreSQL"],
  [["copy", "--to", `postgres://ada:${SECRET}@[db/mud`], "that is no URL of PostgreSQL"],
  [["copy"], "say --from or --to"],
  [["check", "--pool", "3"], "--pool goes with --store"],
  [["check", "--store", "postgres://db/mud", "--pool", "0"], '"0" is not a number of connections'],
  [["migrate"], "migrate goes with --store"],
])("%j is a usage error", async ([command = "", ...args], why) => {
  const { code, out, err } = await run(command, args);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain(why);
  expect(err).not.toContain(SECRET);
});

test("a file that is not there is not made by who only looks", async () => {
  const folder = tempFolder();
  const { code, err } = await run("check", ["--data-dir", folder]);
  expect([code, err]).toEqual([1, expect.stringContaining("[DATABASE_MISSING]")]);
});
