import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { servers } from "../packages.mjs";
import { root } from "../run.mjs";
import { onNewMachine, runThere } from "./stage.mjs";

/** Every entry for the MCP registry is what the schema asks that it names, as the protocol's makers publish it. */
export async function* registry() {
  const entries = servers.map(({ folder }) => entryIn(folder));
  const schema = await fetched(entries[0]?.$schema);
  if (schema === undefined) {
    yield "not tried: the schema cannot be fetched from here";
    return;
  }
  const faults = await onNewMachine((machine) => faultsOf(entries, schema, machine));
  if (faults.length > 0) throw new Error(faults.join("\n"));
  yield `${entries.map(({ name }) => name).join(", ")}: as ${schema.$id} asks`;
}

const entryIn = (/** @type {string} */ folder) =>
  JSON.parse(readFileSync(path.join(root, folder, "server.json"), "utf8"));

/**
 * Nothing where it cannot be reached, which CI can.
 * @param {string} url
 * @returns {Promise<{ $id: string } | undefined>}
 */
async function fetched(url) {
  try {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    return Object(await answer.json());
  } catch (thrown) {
    if (process.env.CI) throw thrown;
    return undefined;
  }
}

/**
 * What of them is not as the schema asks, in words; judged by ajv, which no clone pays for.
 * @param {readonly { name: string }[]} entries
 * @param {object} schema
 * @param {import("./stage.mjs").Machine} machine
 * @returns {Promise<readonly string[]>}
 */
export async function faultsOf(entries, schema, machine) {
  await runThere(machine, "npm", ["install", "--no-audit", "ajv@8.17.1", "ajv-formats@3.0.1"]);
  const require = createRequire(path.join(machine.folder, "x.js"));
  const ajv = new (require("ajv").default)({ strict: false, allErrors: true });
  require("ajv-formats").default(ajv);
  const judge = ajv.compile(schema);
  return entries.flatMap((entry) =>
    judge(entry) ? [] : `${entry.name}: ${ajv.errorsText(judge.errors)}`,
  );
}
