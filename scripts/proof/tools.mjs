// The tools of others that the proofs use: pinned here, and fetched by npx when a proof wants one,
// so that no clone pays for them.
import { run } from "../run.mjs";

const tools = {
  publint: "publint@0.3.25",
  attw: "@arethetypeswrong/cli@0.18.5",
};

/**
 * Runs one of them, and gives what it printed; throws that where it finds a fault.
 * @param {keyof typeof tools} name
 * @param {readonly string[]} args
 * @param {import("./stage.mjs").Machine} [machine]
 */
export async function runTool(name, args, machine) {
  const there = machine && { cwd: machine.folder, env: machine.env, bare: true };
  const { code, output } = await run("npx", ["-y", tools[name], ...args], {
    quiet: true,
    ...there,
  });
  if (code !== 0)
    throw new Error(`${tools[name]} ${args.join(" ")} ended with ${code}.\n${output}`);
  return output;
}
