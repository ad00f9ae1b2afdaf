import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type Driver from "better-sqlite3";
import { isNativeMissing, nativeMissing } from "../errors.js";
import { keepAlive } from "../keep-alive.js";

/** SQLite's driver, as its package exports it. */
export interface DriverModule {
  readonly default: typeof Driver;
}

/** How the driver is loaded. Throws where there is none that works with this Node. */
export type LoadDriver = () => Promise<DriverModule>;

let source: LoadDriver | undefined;

/** Says where the whole process gets its driver; whoever says it first is heard, and before the first database is opened. */
export function useDriver(load: LoadDriver): void {
  source ??= load;
}

/** The one driver of the process: two copies of SQLite in one process undo each other's locks. */
export const driver: LoadDriver = () => (source ?? besideUs)();

/** The driver that was installed with us. Throws NATIVE_MISSING. */
export async function besideUs(): Promise<DriverModule> {
  try {
    refuseTooNew(majorBeside(), process.versions.node);
    return proven(await import("better-sqlite3"));
  } catch (thrown) {
    throw isNativeMissing(thrown) ? nativeMissing(thrown) : thrown;
  }
}

/** Since this version the driver is for Node 22 and newer, and ends an older one without a word; npx keeps what it has installed for whichever Node comes next. */
const newer = { driver: 13, node: 22 };

/** Throws where this Node must not even try to load that version. */
export function refuseTooNew(major: number, node: string): void {
  if (major >= newer.driver && Number.parseInt(node, 10) < newer.node)
    throw nativeMissing(new Error(`better-sqlite3 ${major} does not work with Node ${node}`));
}

function majorBeside(): number {
  const manifest = createRequire(import.meta.url).resolve("better-sqlite3/package.json");
  const [, major] = /"version":\s*"(\d+)\./.exec(readFileSync(manifest, "utf8")) ?? [];
  return Number(major);
}

/** The binding is loaded with the first connection: that it is there is known only then. */
export function proven(loaded: DriverModule): DriverModule {
  keepAlive(new loaded.default(":memory:")).close();
  return loaded;
}
