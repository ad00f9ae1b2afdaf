import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { npmEnv, type Whereabouts } from "./npm.js";

/** Which npm installs which version of the driver where, and where it may say what. */
export interface NpmRun {
  readonly npm: string;
  readonly version: string;
  readonly stage: string;
  readonly log: string;
  readonly here: Whereabouts & { readonly node: string };
}

/** Installs the driver, and what it needs, alone in a folder. */
export async function byNpm({ npm, version, stage, log, here }: NpmRun): Promise<void> {
  writeFileSync(path.join(stage, "package.json"), '{ "private": true }\n');
  const flags = ["--location=project", "--no-package-lock", "--no-audit", "--no-fund"];
  const patience = ["--fetch-retries=1", "--fetch-retry-mintimeout=2000"];
  const args = [npm, "install", "--prefix", stage, ...flags, ...patience];
  const out = openSync(log, "w", 0o600);
  try {
    const child = spawn(here.execPath, [...args, `better-sqlite3@${version}`], {
      cwd: stage,
      env: npmEnv(here, here.node),
      stdio: ["ignore", out, out],
      windowsHide: true,
      // A group of its own, to be ended with all that it has started.
      detached: here.platform !== "win32",
    });
    if ((await codeOf(child)) !== 0) throw new Error(`npm: ${reasonIn(log)} (all of it: ${log})`);
  } finally {
    closeSync(out);
  }
}

/** npm's own words for what went wrong, which it begins with "npm error". */
function reasonIn(log: string): string {
  const lines = readFileSync(log, "utf8").split("\n");
  const said = lines.flatMap((line) => /^npm error (?!A complete log)(.+)/.exec(line)?.[1] ?? []);
  return said.length === 0 ? "it has ended without saying why" : said.slice(0, 3).join("; ");
}

/** Whether what was installed can be used, tried by another process: what does not fit may end the one that loads it. */
export async function works(stage: string, { execPath }: Whereabouts): Promise<void> {
  const script = 'new (require("better-sqlite3"))(":memory:").close()';
  const child = spawn(execPath, ["-e", script], { cwd: stage, stdio: "ignore", windowsHide: true });
  if ((await codeOf(child)) !== 0)
    throw new Error(
      "it was installed, but does not work: npm may be told to run no install scripts",
    );
}

/** How it ended; it does not outlive us. */
async function codeOf(child: ChildProcess): Promise<number | null> {
  const end = () => endAll(child);
  process.once("exit", end);
  try {
    await once(child, "exit");
    return child.exitCode;
  } finally {
    process.off("exit", end);
  }
}

function endAll({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? pid : -pid);
  } catch {
    // It has ended already.
  }
}
