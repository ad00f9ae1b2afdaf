// npm run release: everything of a release but publishing it. Versions and changelogs by changesets,
// what is made of them, the whole check, the tarballs and the bundles. It ends with what is left to do.
import { pathToFileURL } from "node:url";
import { built } from "./built.mjs";
import { root, run, toolScript } from "./run.mjs";

/** @typedef {{ name: string, command: string, args: readonly string[] }} Step */

const node = (/** @type {string} */ name, /** @type {readonly string[]} */ args) =>
  /** @type {Step} */ ({ name, command: process.execPath, args });

/** What is done, in this order. */
export const steps = () => [
  node("versions and changelogs", [toolScript("@changesets/cli", "changeset"), "version"]),
  node("what clients are told", ["scripts/clients/manifests.mjs"]),
  node("format", [toolScript("@biomejs/biome", "biome"), "check", "--write", "."]),
  node("the whole check", ["scripts/test.mjs"]),
  node("tarballs and bundles", ["scripts/clients/mcpb.mjs"]),
];

/** Nothing is released of a tree that nobody could come back to. */
async function refusal() {
  const { code, output } = await run("git", ["status", "--porcelain"], { quiet: true });
  if (code !== 0) return "git could not be asked whether all is committed.";
  return output.trim() === "" ? undefined : `Commit or stash these first:\n${output}`;
}

async function release() {
  const refused = await refusal();
  if (refused !== undefined) {
    console.error(refused);
    return 1;
  }
  if (!(await built("release"))) return 1;
  for (const { name, command, args } of steps()) {
    console.log(`\nrelease: ${name}`);
    const { code } = await run(command, args, { cwd: root });
    if (code === 0) continue;
    console.error(`release: stopped at ${name}. "git restore ." takes it all back.`);
    return code;
  }
  console.log("\nReleased is nothing yet. What is left:");
  console.log('  read the changes, then: git add -A && git commit -m "Release"');
  console.log("  npm run proof");
  console.log("  node scripts/pnpm.mjs changeset publish, and git push --follow-tags");
  return 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  process.exitCode = await release();
