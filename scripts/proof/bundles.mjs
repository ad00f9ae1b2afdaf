import { existsSync } from "node:fs";
import path from "node:path";
import { bundleAll, programOf } from "../clients/mcpb.mjs";
import { kilobytes } from "../pack/pack-all.mjs";
import { keepsData } from "../packages.mjs";
import { checkAnswers, onNewMachine, talkWith } from "./stage.mjs";
import { runTool } from "./tools.mjs";

/** Every bundle for Claude Desktop is valid, and the server in it answers. */
export async function* bundles() {
  for await (const { server, file } of bundleAll())
    yield await onNewMachine(async (machine) => {
      await runTool("mcpb", ["unpack", file, machine.folder], machine);
      const program = path.join(machine.folder, programOf(server));
      if (!existsSync(program)) throw new Error(`${file} has no ${programOf(server)}.`);
      const line = /** @type {const} */ ([process.execPath, program]);
      // Its SQLite is of the kind that Claude Desktop's Node can load; Node 20 cannot.
      if (keepsData(server) && Number.parseInt(process.versions.node, 10) < 22)
        return `${server.as}: ${kilobytes(file)}, valid; not started, as Node 20 cannot load it`;
      const tools = await talkWith(machine, line, (ask) => checkAnswers(ask, server));
      return `${server.as}: ${kilobytes(file)}, valid, ${tools} tools`;
    });
}
