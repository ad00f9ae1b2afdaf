import path from "node:path";
import { servers } from "../packages.mjs";
import { root } from "../run.mjs";
import { onNewMachine } from "./stage.mjs";
import { runTool } from "./tools.mjs";

/** @typedef {import("../packages.mjs").Server} Server */

/** The MCP Inspector lists every server's tools, and calls one. */
export async function* inspector() {
  for (const server of servers)
    yield await onNewMachine(async (machine) => {
      const ask = async (/** @type {readonly string[]} */ ...args) =>
        JSON.parse(await runTool("inspector", ["--cli", ...lineOf(server), ...args], machine));
      const { tools } = await ask("--method", "tools/list");
      if (tools.length === 0) throw new Error(`${server.as} lists no tool.`);
      const { tool, arguments: given, hears } = server.asks;
      const pairs = Object.entries(given).flatMap((pair) => ["--tool-arg", pair.join("=")]);
      const { content } = await ask("--method", "tools/call", "--tool-name", tool, ...pairs);
      const said = content[0]?.text ?? "";
      if (!hears.test(said)) throw new Error(`${server.as}: ${tool} answered: ${said}`);
      return `${server.as}: ${tools.length} tools, ${tool} called`;
    });
}

const lineOf = (/** @type {Server} */ { folder }) => [
  process.execPath,
  path.join(root, folder, "dist/main.js"),
];
