import { readFileSync } from "node:fs";
import path from "node:path";
import { servers } from "../packages.mjs";
import { root } from "../run.mjs";
import { onNewMachine } from "./stage.mjs";
import { runTool } from "./tools.mjs";

/** Claude Code, as the README has it: every server is connected, and the plugin is in order. */
export async function* claude() {
  const lines = await onNewMachine(async (machine) => {
    const run = (/** @type {readonly string[]} */ args) => runTool("claude", args, machine);
    for (const args of registrations()) await run(args);
    const listed = await run(["mcp", "list"]);
    for (const { as } of servers)
      if (!new RegExp(`^${as}: .*✔ Connected`, "m").test(listed)) throw new Error(listed);
    for (const folder of [".", "plugin"])
      await run(["plugin", "validate", path.join(root, folder), "--strict"]);
    await run(["plugin", "marketplace", "add", root]);
    await run(["plugin", "install", "tabletop@tabletop-mcp"]);
    // They start once they are published; that Claude Code knows of them can be seen before.
    const known = await run(["mcp", "list"]);
    for (const { as, manifest } of servers)
      if (!known.includes(`plugin:tabletop:${as}: npx -y ${manifest.name}@${manifest.version} `))
        throw new Error(known);
    return listed.split("\n").filter((line) => line.includes("✔"));
  });
  yield* lines;
  yield "plugin and marketplace: valid, installed";
}

/** The README's lines that register what is built here, as arguments. */
export function registrations() {
  const page = readFileSync(path.join(root, "README.md"), "utf8");
  const line = /^claude (mcp add [^\n]* -- node) "\$PWD\/([^"\n]+)"([^\n]*)$/gm;
  const lines = [...page.matchAll(line)];
  if (lines.length !== servers.length)
    throw new Error(`The README registers ${lines.length} of ${servers.length} servers.`);
  return lines.map(([, words = "", file = "", flags = ""]) => [
    ...words.split(" "),
    path.join(root, file),
    ...flags.split(" ").filter(Boolean),
  ]);
}
