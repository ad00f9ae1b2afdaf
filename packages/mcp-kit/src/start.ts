import nodeModule from "node:module";
import { homedir } from "node:os";
import path from "node:path";
import { setFlagsFromString } from "node:v8";

/**
 * Starts a program: sets the engine up, then loads what does the work. Both come before the first
 * module of any size, so the file that calls this imports nothing else.
 */
export async function start(load: () => Promise<unknown>): Promise<void> {
  // A server waits nearly always, and there is one in each of a user's windows: left to itself the
  // engine lets the young generation grow to tens of megabytes. Calls are as fast without.
  setFlagsFromString("--semi-space-growth-factor=1");
  // And the old one gets a quarter larger before it is looked through, not half as large again and
  // more: after thousands of calls a server holds a seventh less.
  setFlagsFromString("--heap-growing-percent=25");
  callModule("enableCompileCache", cacheFolder(process.platform, process.env));
  await load();
  // A client may kill its servers: what was compiled is kept before that.
  setTimeout(callModule, FLUSH_MS, "flushCompileCache").unref();
}

const FLUSH_MS = 2_000;

/** Node 20 has no compile cache. */
function callModule(name: string, ...args: readonly string[]): void {
  const method: unknown = Reflect.get(nodeModule, name);
  if (typeof method === "function") method.apply(nodeModule, args);
}

/** Where this user's programs keep what can be made again: the folder of all users is anybody's to write to. */
export function cacheFolder(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string {
  const { join } = platform === "win32" ? path.win32 : path.posix;
  const home = homedir();
  const bases: Partial<Record<NodeJS.Platform, string>> = {
    darwin: join(home, "Library", "Caches"),
    win32: env["LOCALAPPDATA"] ?? join(home, "AppData", "Local"),
  };
  const base = bases[platform] ?? env["XDG_CACHE_HOME"] ?? join(home, ".cache");
  return join(base, "tabletop-mcp", "compiled");
}
