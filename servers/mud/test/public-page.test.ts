import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OldHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { ended, plainEnv, programIn, tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { postgresForTests, serverAt } from "@tabletop-mcp/storage/testing/postgres";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";

const main = path.resolve(import.meta.dirname, "../dist/main.js");
const { run, serveHttp, start } = programIn(main);
const page = readFileSync(path.resolve(import.meta.dirname, "../../../docs/mud-public.md"), "utf8");

/** The blocks of the page in this language. */
const blocks = (language: string): readonly string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "gmsu"))].map(
    ([, text = ""]) => text,
  );

/** The program's commands that the page shows, as words. */
const commands = blocks("sh")
  .flatMap((block) => block.split("\n"))
  .filter((line) => line.startsWith("tabletop-mud "))
  .map((line) => line.split(" ").slice(1));

const server = await postgresForTests();
afterAll(() => server?.close());

/** Runs a command of the program in this folder, with this store. */
async function inFolder(cwd: string, store: string, args: readonly string[]) {
  const env = { ...plainEnv(), TABLETOP_MUD_STORE: store, TABLETOP_DATA_DIR: cwd };
  const child = spawn(process.execPath, [main, ...args], { cwd, env });
  const [out, err] = await Promise.all([
    child.stdout.toArray(),
    child.stderr.toArray(),
    once(child, "close"),
  ]);
  const text = (chunks: readonly unknown[]) => Buffer.concat(chunks as Buffer[]).toString();
  return { code: child.exitCode, out: text(out), err: text(err) };
}

describe.skipIf(server === undefined)("with a server of PostgreSQL", () => {
  if (server === undefined) return;

  test("the roles of the page play and migrate, and may do nothing else; its commands do what they say", async () => {
    const [first = "", second = ""] = blocks("sql");
    const drop = [
      "DROP DATABASE IF EXISTS tabletop",
      "DROP ROLE IF EXISTS mud",
      "DROP ROLE IF EXISTS mud_owner",
    ];
    const statements = (sql: string) => sql.split(/;\n/u).filter((one) => one.trim() !== "");
    for (const one of [...drop, ...statements(first)]) await server.query(one);
    onTestFinished(async () => {
      for (const one of drop) await server.query(one);
    });
    const at = (role: string) => {
      const url = new URL(server.url);
      url.pathname = "/tabletop";
      url.username = role;
      return url.href;
    };
    const ask = (role: string, sql: string) => serverAt(at(role)).query(sql);
    const root = new URL(server.url).username;
    for (const one of statements(second)) await ask(root, one);

    const folder = tempFolder();
    const early = await inFolder(folder, at("mud"), ["player", "list"]);
    expect([early.code, early.err]).toEqual([1, expect.stringContaining("[DATABASE_REFUSED]")]);
    const [migrate = [], ...others] = commands.filter((words) => !words.includes("--from"));
    expect((await inFolder(folder, at("mud_owner"), migrate)).out).toMatch(
      /^migrated from schema 0 to \d+\n$/u,
    );
    for (const words of others) {
      const { code, err } = await inFolder(folder, at("mud"), words);
      expect([words, code, err]).toEqual([words, 0, expect.not.stringContaining("[")]);
    }
    const { out: limits } = await inFolder(folder, at("mud"), ["world", "limit"]);
    expect(limits).toBe("players\t500\nper-second\t5\n");
    const made = path.join(folder, "backup.sqlite");
    expect(
      (await run("copy", ["--from", made, "--to", path.join(folder, "again.sqlite")])).code,
    ).toBe(0);
    for (const sql of ["CREATE TABLE mine ()", "CREATE TABLE public.mine ()", "CREATE SCHEMA mine"])
      await expect(ask("mud", sql)).rejects.toThrow("permission denied");
    await expect(ask("mud", "DROP TABLE world_log")).rejects.toThrow("must be owner");
  });

  test("the page's move into an empty schema is a whole one", async () => {
    const folder = tempFolder();
    mkdirSync(path.join(folder, "worlds"));
    expect((await run("player", ["add", "Ada", "--data-dir", folder])).code).toBe(0);
    const [words = []] = commands.filter((one) => one.includes("--from"));
    const { code, out } = await inFolder(folder, await server.newSchema(), words);
    expect([code, out]).toEqual([0, expect.stringContaining("Both are equal")]);
  });
});

test("every metric that the page names is shown", async () => {
  const where = ["--data-dir", tempFolder()];
  const token = (await run("player", ["add", "Ada", ...where])).out.trim();
  const { child, output } = start(["--http", "--port", "0", "--metrics", "0", ...where]);
  onTestFinished(() => ended(child, () => child.kill("SIGTERM")));
  await vi.waitUntil(() => output.err.includes("listens at"), { timeout: 10_000 });
  const [shown = "", url = ""] = output.err.match(/(?<= at )http:\S+/gu) ?? [];
  await fetch(url, { method: "POST", headers: { authorization: `Bearer ${token}` } });
  const text = await (await fetch(shown)).text();
  const named = new Set(page.match(/\b(?:tabletop|nodejs)_[a-z\d_]+[a-z\d]\b/gu));
  expect(named.size).toBeGreaterThan(10);
  expect([...named].filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([]);
});

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const listener = createServer().listen(0, "127.0.0.1");
  await once(listener, "listening");
  const address = listener.address();
  listener.close();
  await once(listener, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}

const hasProxy = spawnSync("haproxy", ["-v"]).status === 0;

test.skipIf(!hasProxy)(
  "the page's proxy keeps sessions with their process, and finds another when that has gone",
  async () => {
    const folder = tempFolder();
    const where = ["--data-dir", folder];
    const token = (await run("player", ["add", "Ada", ...where])).out.trim();
    const victim = start(["--http", "--port", "0", "--sessions-each", "20", ...where]);
    const victimEnded = once(victim.child, "close");
    onTestFinished(() => void victim.child.kill("SIGKILL"));
    const first = await vi.waitUntil(
      () => /(?<=listens at )http:\S+/u.exec(victim.output.err)?.[0],
      {
        timeout: 10_000,
      },
    );
    const second = await serveHttp(["--sessions-each", "20", ...where]);
    const port = await freePort();
    const [block = ""] = blocks("haproxy");
    const config = block
      .replace(/^ {2}bind .*$/mu, `  bind 127.0.0.1:${port}`)
      .replace("10.0.0.11:3000", new URL(first).host)
      .replace("10.0.0.12:3000", second.host);
    const file = path.join(folder, "haproxy.cfg");
    writeFileSync(file, config);
    const proxy = spawn("haproxy", ["-db", "-f", file]);
    const proxyEnded = once(proxy, "close");
    onTestFinished(async () => {
      proxy.kill("SIGKILL");
      await proxyEnded;
    });
    const url = new URL(`http://127.0.0.1:${port}/mcp`);
    const health = async () =>
      fetch(new URL("/healthz/ready", url)).then(
        ({ status }) => status,
        () => 0,
      );
    await vi.waitFor(async () => expect(await health()).toBe(200), { timeout: 10_000 });

    const begin = async () => {
      const client = new OldClient({ name: "proxy", version: "1.0.0" });
      onTestFinished(() => client.close());
      const requestInit = { headers: { authorization: `Bearer ${token}` } };
      await client.connect(new OldHttp(url, { requestInit }));
      return client;
    };
    const clients = await Promise.all(Array.from({ length: 8 }, begin));
    const look = async (client: OldClient) =>
      client.callTool({ name: "look", arguments: {} }).then(
        () => "looked",
        (thrown: unknown) =>
          String(thrown).includes("There is no such session") ? "no session" : String(thrown),
      );
    // Without what is learnt half of these would come to a process that knows nothing of them.
    for (let nth = 0; nth < 5; nth += 1)
      expect(await Promise.all(clients.map(look))).toEqual(clients.map(() => "looked"));
    victim.child.kill("SIGKILL");
    await victimEnded;
    const after = await Promise.all(clients.map(look));
    expect(after).toEqual(expect.arrayContaining(["looked", "no session"]));
    expect(new Set(after).size).toBe(2);
    expect(await look(await begin())).toBe("looked");
  },
  60_000,
);
