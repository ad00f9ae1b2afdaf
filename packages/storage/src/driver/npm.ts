import { existsSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";

/** Where npm is looked for. */
export interface Whereabouts {
  readonly execPath: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
}

const script = "node_modules/npm/bin/npm-cli.js";

/** The script of npm, to be run by this very Node: that which started us, the one that came with Node, or one of the PATH. */
export function findNpm({ execPath, env, platform }: Whereabouts): string | undefined {
  const folder = path.dirname(execPath);
  const candidates = [
    env["npm_execpath"] ?? "",
    // Windows, and everywhere else.
    path.join(folder, script),
    path.join(folder, "../lib", script),
    ...pathOf(env, platform).flatMap((one) => [path.join(one, "npm"), path.join(one, script)]),
  ];
  for (const candidate of candidates) {
    const real = candidate === "" || !existsSync(candidate) ? "" : realpathSync(candidate);
    if (path.basename(real) === "npm-cli.js") return real;
  }
  return undefined;
}

const pathOf = (env: Whereabouts["env"], platform: NodeJS.Platform): readonly string[] =>
  (env[pathName(env)] ?? "").split(platform === "win32" ? ";" : ":").filter((one) => one !== "");

/** Windows writes it in any case. */
const pathName = (env: Whereabouts["env"]): string =>
  Object.keys(env).find((name) => name.toUpperCase() === "PATH") ?? "PATH";

/** The environment for npm: what it starts finds this Node first, and the headers that came with it, whichever others somebody has named. */
export function npmEnv({ execPath, env, platform }: Whereabouts, node: string): NodeJS.ProcessEnv {
  const own = [path.dirname(execPath), ...pathOf(env, platform)];
  const headers = headersOf(execPath, node);
  return {
    ...env,
    [pathName(env)]: own.join(platform === "win32" ? ";" : ":"),
    ...(headers === undefined ? {} : { npm_config_nodedir: headers }),
  };
}

/** Where a Node brought its own headers along, for compiling; else they are downloaded. */
function headersOf(execPath: string, node: string): string | undefined {
  const prefix = path.resolve(realpathSync(execPath), "../..");
  const file = path.join(prefix, "include/node/node_version.h");
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, "utf8");
  const parts = ["MAJOR", "MINOR", "PATCH"].map(
    (part) => new RegExp(`#define NODE_${part}_VERSION (\\d+)`).exec(text)?.[1],
  );
  return parts.join(".") === node ? prefix : undefined;
}
