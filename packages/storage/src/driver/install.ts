import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { codeOf, StorageError } from "../errors.js";
import { byNpm, works } from "./by-npm.js";
import { findNpm, type Whereabouts } from "./npm.js";
import { underLock } from "./under-lock.js";

/** What is installed, where, for which Node, and who is told of it. */
export interface Installation {
  readonly version: string;
  /** The folder that it will be. */
  readonly place: string;
  readonly here: Whereabouts & { readonly node: string };
  tell(words: string): void;
}

/** Milliseconds between words that it goes on. */
const pace = 15_000;

/** Has npm install the driver into a folder of its own, once for all processes; the folder is there when what is in it works. Throws NATIVE_MISSING. */
export async function install(installation: Installation): Promise<void> {
  const { version, place, here, tell } = installation;
  const start = performance.now();
  const seconds = () => `${Math.round((performance.now() - start) / 1_000)} s`;
  tell(
    `no SQLite came along for Node ${here.node}: npm installs better-sqlite3 ${version} in ${place}, once; that takes seconds where its makers have it ready-made, and minutes where it must be compiled`,
  );
  const telling = setInterval(() => tell(`SQLite is still being made ready (${seconds()})`), pace);
  try {
    mkdirSync(path.dirname(place), { recursive: true, mode: 0o700 });
    await underLock({
      lock: `${place}.lock`,
      isDone: () => existsSync(place),
      work: () => installed(installation),
    });
    tell(`SQLite is ready (${seconds()})`);
  } catch (thrown) {
    throw notInstalled(thrown, here.node);
  } finally {
    clearInterval(telling);
  }
}

async function installed({ version, place, here }: Installation): Promise<void> {
  const npm = findNpm(here);
  if (npm === undefined) throw new Error(`there is no npm beside ${here.execPath}`);
  clearAway(place);
  const stage = mkdtempSync(place + unfinished);
  try {
    await byNpm({ npm, version, stage, log: `${place}.log`, here });
    await works(stage, here);
    await move(stage, place);
    rmSync(`${place}.log`, { force: true });
  } finally {
    rmSync(stage, { recursive: true, force: true, maxRetries: 5 });
  }
}

const unfinished = ".unfinished-";

/** What those have left that were ended at it. */
function clearAway(place: string): void {
  const folder = path.dirname(place);
  const isLeft = (name: string) => name.startsWith(path.basename(place) + unfinished);
  for (const name of readdirSync(folder).filter(isLeft))
    rmSync(path.join(folder, name), { recursive: true, force: true, maxRetries: 5 });
}

/** Windows moves no folder that a program is just looking through. */
async function move(stage: string, place: string, tries = 10): Promise<void> {
  try {
    renameSync(stage, place);
  } catch (thrown) {
    // Another was faster: theirs is as good.
    if (existsSync(place)) return;
    if (tries === 0 || !/^(EPERM|EACCES|EBUSY)$/.test(codeOf(thrown))) throw thrown;
    await sleep(300);
    await move(stage, place, tries - 1);
  }
}

const older = (node: string) => Number.parseInt(node, 10) < 22;

function notInstalled(cause: unknown, node: string): StorageError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new StorageError({
    code: "NATIVE_MISSING",
    message: `SQLite, which keeps all of this on disk, did not come along for Node ${node}, and could not be installed: ${why}`,
    hint: `${older(node) ? "Start the server with Node 22 or newer, for which it comes ready-made. Else npm" : "npm"} needs the network and leave to run install scripts, and where its makers have none ready-made, Python and a C++ compiler. The next call tries again`,
    cause,
  });
}
