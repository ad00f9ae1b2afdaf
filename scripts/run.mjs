import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root: every script works there, wherever it was called from. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * The environment for tools: the one we got, less what would change their answers.
 * npm and pnpm describe the script they run in `npm_*` variables; a nested pnpm or npx
 * must not take that description for its own. The user's `npm_config_*` stay.
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnv() {
  const stale = /^npm_(package_|lifecycle_|command$|execpath$|node_execpath$|config_user_agent$)/;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !stale.test(name)));
  const bin = path.join(root, "node_modules", ".bin");
  // turbo looks for pnpm on the PATH, and Windows spells that name "Path".
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === "PATH") ?? "PATH";
  return {
    ...env,
    [pathName]: [bin, env[pathName]].filter(Boolean).join(path.delimiter),
    TURBO_TELEMETRY_DISABLED: "1",
    TURBO_NO_UPDATE_NOTIFIER: "1",
    ...(env.CI ? { NO_COLOR: "1", FORCE_COLOR: undefined } : {}),
  };
}

/**
 * The script behind an installed tool's command. Run with this very node: no shell, no
 * `.cmd` on Windows.
 * @param {string} packageName
 * @param {string} [command]
 */
export function toolScript(packageName, command = packageName) {
  const folder = path.join(root, "node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  return path.join(folder, typeof bin === "string" ? bin : bin[command]);
}

const quoted = (/** @type {string} */ word) => (/\s/.test(word) ? `"${word}"` : word);

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, cwd?: string, env?: NodeJS.ProcessEnv, bare?: boolean }} [options]
 *   `quiet` keeps the output instead of showing it, `env` goes on top of the environment for tools,
 *   or, `bare`, in its place.
 * @returns {Promise<{ code: number, output: string, stdout: string }>} `output` is all that it said
 */
export function run(command, args, { quiet = false, cwd = root, env = {}, bare = false } = {}) {
  // A .cmd starts only through the shell, which takes words with spaces in quotes.
  const shell = process.platform === "win32" && !path.isAbsolute(command);
  const child = spawn(
    shell ? [command, ...args.map(quoted)].join(" ") : command,
    shell ? [] : args,
    {
      cwd,
      shell,
      env: bare ? env : { ...toolEnv(), ...env },
      stdio: ["inherit", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
    },
  );
  let [output, stdout] = ["", ""];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => {
      output += text;
      if (stream === child.stdout) stdout += text;
    });
  }
  return new Promise((resolve) => {
    child.on("error", (error) =>
      resolve({ code: 127, output: `${command}: ${error.message}`, stdout }),
    );
    // Ended by a signal counts as failed: then there is no code.
    child.on("close", (code) => resolve({ code: code ?? 1, output, stdout }));
  });
}
