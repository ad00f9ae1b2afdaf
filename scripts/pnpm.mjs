// The pinned pnpm, with nothing installed globally: node scripts/pnpm.mjs run build
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root, run } from "./run.mjs";

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), "utf8"));

/** pnpm's version as package.json pins it; a hash after "+" is not part of it. */
export const pnpmVersion = readJson("package.json").packageManager.match(/^pnpm@([^+]+)/)[1];

/**
 * Runs the pinned pnpm: the installed one once there is one (it starts faster), else npx's.
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean }} [options]
 */
export function pnpm(args, options) {
  const manifest = "node_modules/pnpm/package.json";
  if (existsSync(path.join(root, manifest)) && readJson(manifest).version === pnpmVersion) {
    const script = path.join(root, "node_modules/pnpm", readJson(manifest).bin.pnpm);
    return run(process.execPath, [script, ...args], options);
  }
  return run("npx", ["-y", `pnpm@${pnpmVersion}`, ...args], options);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  process.exitCode = (await pnpm(process.argv.slice(2))).code;
}
