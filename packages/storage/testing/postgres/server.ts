import { execFileSync, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { appendFileSync, chownSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** A server of PostgreSQL in a temporary folder, with a superuser whom it trusts. */
export interface PostgresServer {
  readonly url: string;
  /** Asks as the superuser. */
  query<T extends pg.QueryResultRow>(
    text: string,
    values?: readonly unknown[],
  ): Promise<readonly T[]>;
  /** The URL of a new and empty schema. */
  newSchema(): Promise<string>;
  /** What ends and starts it; not there for a server that somebody else runs. */
  readonly process?: ServerProcess;
  /** Ends it and takes its folder away. */
  close(): Promise<void>;
}

/** A server as a process. */
export interface ServerProcess {
  start(): Promise<void>;
  /** Waits for nobody, and breaks their connections. */
  stop(): Promise<void>;
  restart(): Promise<void>;
  /** SIGKILL to it and all its children: what is not on disk is lost. */
  kill(): Promise<void>;
}

/** Settings of a server for tests, which may lose everything when its machine goes down. */
const usually = {
  fsync: "off",
  full_page_writes: "off",
  max_connections: "300",
  max_wal_senders: "0",
  shared_buffers: "32MB",
  jit: "off",
};

/** Makes and starts a server with the programs of this folder; settings as in postgresql.conf. */
export async function startServer(
  binaries: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(tmpdir(), "tabletop-postgres-"));
  const data = path.join(folder, "data");
  const as = servant();
  if (as !== undefined) chownSync(folder, as.uid, as.gid);
  const run = async (program: string, args: readonly string[]): Promise<void> => {
    // Its output goes nowhere: a server that it leaves running would hold the pipe.
    const child = spawn(path.join(binaries, program), args, {
      ...as,
      cwd: folder,
      stdio: "ignore",
    });
    const [code] = (await once(child, "exit")) as [number | null];
    if (code !== 0) throw new Error(`${program} ${args[0]}: ${code}\n${logOf(folder)}`);
  };
  await run("initdb", [
    "-D",
    data,
    "-U",
    "postgres",
    "-A",
    "trust",
    "--no-sync",
    "--locale=C",
    "--encoding=UTF8",
  ]);
  const port = await freePort();
  const all = {
    ...usually,
    port,
    listen_addresses: "'127.0.0.1'",
    unix_socket_directories: "''",
    ...settings,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}\n`);
  appendFileSync(path.join(data, "postgresql.conf"), lines.join(""));
  const control = (...args: readonly string[]) =>
    run("pg_ctl", [...args, "-D", data, "-w", "-t", "60"]);
  const start = () => control("start", "-l", path.join(folder, "log"));
  const stop = () => control("stop", "-m", "fast");
  // Whoever ends without closing it leaves nothing behind.
  const atExit = (): void => {
    spawnSync(path.join(binaries, "pg_ctl"), ["stop", "-m", "immediate", "-D", data], {
      ...as,
      cwd: folder,
      stdio: "ignore",
    });
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  await start();
  process.once("exit", atExit);
  return {
    ...serverAt(`postgres://postgres@127.0.0.1:${port}/postgres`),
    process: {
      start,
      stop,
      async restart() {
        await stop();
        await start();
      },
      kill: () => killed(path.join(data, "postmaster.pid")),
    },
    async close() {
      process.off("exit", atExit);
      await control("stop", "-m", "immediate").catch(() => undefined);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A server that runs. */
export function serverAt(url: string): PostgresServer {
  const query: PostgresServer["query"] = async (text, values = []) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(text, [...values])).rows;
    } finally {
      await client.end();
    }
  };
  return {
    url,
    query,
    async newSchema() {
      const name = `test_${randomBytes(6).toString("hex")}`;
      await query(`CREATE SCHEMA ${name}`);
      return inSchema(url, name);
    },
    close: async () => undefined,
  };
}

/** The same database, with this schema as the one where names are looked up. */
export function inSchema(url: string, name: string): string {
  return `${url}${url.includes("?") ? "&" : "?"}options=${encodeURIComponent(`-c search_path=${name}`)}`;
}

const logOf = (folder: string): string => {
  try {
    return readFileSync(path.join(folder, "log"), "utf8").slice(-2_000);
  } catch {
    return "";
  }
};

/** PostgreSQL refuses to run as root: then as whoever is there for it, else as nobody. */
function servant(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string, name: string) =>
    Number(
      execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
    );
  for (const name of ["postgres", "nobody"]) {
    try {
      return { uid: idOf("-u", name), gid: idOf("-g", name) };
    } catch {
      // The next one.
    }
  }
  return undefined;
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return String(address.port);
}

async function killed(pidFile: string): Promise<void> {
  const main = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
  if (process.platform === "win32") {
    spawnSync("taskkill", ["/F", "/T", "/PID", String(main)]);
  } else {
    const all = [main, ...processes().flatMap(({ pid, parent }) => (parent === main ? pid : []))];
    // It first: it would restart its children.
    for (const pid of all) killOne(pid);
    while (processes().some(({ pid, state }) => all.includes(pid) && !state.startsWith("Z")))
      await sleep(5);
  }
  // A killed process that nobody has waited for still has its number, and would be taken for a running one.
  rmSync(pidFile, { force: true });
}

function killOne(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}

function processes(): readonly {
  readonly pid: number;
  readonly parent: number;
  readonly state: string;
}[] {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,stat="], { encoding: "utf8" });
  return lines
    .trim()
    .split("\n")
    .map((line) => {
      const [pid, parent, state = ""] = line.trim().split(/\s+/);
      return { pid: Number(pid), parent: Number(parent), state };
    });
}
