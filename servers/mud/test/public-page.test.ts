import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  Client as NewClient,
  StreamableHTTPClientTransport as NewHttp,
} from "@modelcontextprotocol/client";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OldHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { ended, plainEnv, programIn, tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { postgresForTests, serverAt } from "@tabletop-mcp/storage/testing/postgres";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";

const main = path.resolve(import.meta.dirname, "../dist/main.js");
const { run, start } = programIn(main);
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

/** Two processes of one world behind the page's proxy, and the player who plays there. */
async function behindProxy() {
  const folder = tempFolder();
  const where = ["--data-dir", folder];
  const token = (await run("player", ["add", "Ada", ...where])).out.trim();
  const begin = async (port = 0) => {
    const limits = ["--sessions-each", "20", "--per-second", "1000"];
    const { child, output } = start(["--http", "--port", String(port), ...limits, ...where]);
    const end = once(child, "close");
    onTestFinished(() => void child.kill("SIGKILL"));
    const listens = () => /(?<=listens at )http:\S+/u.exec(output.err)?.[0];
    const { host } = new URL(await vi.waitUntil(listens, { timeout: 20_000 }));
    const ends = async (signal: NodeJS.Signals) => {
      child.kill(signal);
      await end;
    };
    return { host, ends };
  };
  const [one, other] = [await begin(), await begin()];
  const port = await freePort();
  const [block = ""] = blocks("haproxy");
  const file = path.join(folder, "haproxy.cfg");
  const config = block
    .replace(/^ {2}bind .*$/mu, `  bind 127.0.0.1:${port}`)
    .replace("/run/haproxy/admin.sock", path.join(folder, "admin.sock"))
    .replace("10.0.0.11:3000", one.host)
    .replace("10.0.0.12:3000", other.host);
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
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  /** Does what the page pipes into socat. */
  const command = async (text: string) => {
    const socket = connect(path.join(folder, "admin.sock"));
    socket.end(`${text}\n`);
    expect(
      Buffer.concat(await socket.toArray())
        .toString()
        .trim(),
    ).toBe("");
  };
  const [drain = "", back = ""] = [...page.matchAll(/(?<=echo ")[^"]+(?=" \| socat)/gu)].map(
    String,
  );
  const told = (how: "drain" | "back", name: "a" | "b") =>
    command((how === "drain" ? drain : back).replace("mud/a", `mud/${name}`));
  return { url, requestInit, one, other, begin, told };
}

test.skipIf(!hasProxy)(
  "the page's proxy keeps sessions with their process, and finds another when that has gone",
  async () => {
    const { url, requestInit, one } = await behindProxy();
    const join = async () => {
      const client = new OldClient({ name: "proxy", version: "1.0.0" });
      onTestFinished(() => client.close());
      await client.connect(new OldHttp(url, { requestInit }));
      return client;
    };
    const clients = await Promise.all(Array.from({ length: 8 }, join));
    const look = async (client: OldClient) =>
      client.callTool({ name: "look", arguments: {} }).then(
        () => "looked",
        (thrown: unknown) =>
          String(thrown).includes("There is no such session") ? "no session" : String(thrown),
      );
    // Without what is learnt half of these would come to a process that knows nothing of them.
    for (let nth = 0; nth < 5; nth += 1)
      expect(await Promise.all(clients.map(look))).toEqual(clients.map(() => "looked"));
    await one.ends("SIGKILL");
    const after = await Promise.all(clients.map(look));
    expect(after).toEqual(expect.arrayContaining(["looked", "no session"]));
    expect(new Set(after).size).toBe(2);
    expect(await look(await join())).toBe("looked");
  },
  60_000,
);

test.skipIf(!hasProxy)(
  "while processes are restarted one after the other every call of the newer era is answered",
  async () => {
    const { url, requestInit, one, other, begin, told } = await behindProxy();
    const join = async () => {
      const client = new NewClient(
        { name: "proxy", version: "1.0.0" },
        { versionNegotiation: { mode: "auto" } },
      );
      onTestFinished(() => client.close());
      await client.connect(new NewHttp(url, { requestInit }));
      return client;
    };
    let isOver = false;
    let calls = 0;
    const play = async (client: NewClient) => {
      for (; !isOver; calls += 1) {
        const { isError } = await client.callTool({ name: "look", arguments: {} });
        expect(isError).toBeUndefined();
      }
    };
    const playing = Promise.all((await Promise.all(Array.from({ length: 6 }, join))).map(play));
    // What goes wrong is thrown at the end, and not before anybody listens.
    playing.catch(() => undefined);
    for (const [name, { host, ends }] of [
      ["a", one],
      ["b", other],
    ] as const) {
      await told("drain", name);
      await sleep(1_000);
      await ends("SIGTERM");
      await begin(Number(host.split(":")[1]));
      await told("back", name);
      // So long a proxy may take to see that it is there again.
      await sleep(2_500);
    }
    isOver = true;
    await playing;
    expect(calls).toBeGreaterThan(100);
  },
  60_000,
);
