import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { servers } from "../packages.mjs";
import { root } from "../run.mjs";
import { served } from "./served.mjs";
import { onNewMachine, talkWith } from "./stage.mjs";
import { runTool } from "./tools.mjs";

/**
 * The scenarios that any server can pass. The others need tools, resources and prompts of set names,
 * or sampling, logging, elicitation and tasks, which no server here offers: docs/security.md lists them.
 */
export const scenarios = [
  "server-initialize",
  "server-stateless",
  "ping",
  "tools-list",
  "dns-rebinding-protection",
  "caching",
  "http-header-validation",
  "input-required-result-unsupported-methods",
  "input-required-result-ignore-extra-params",
];

/** And those of what only some servers have. */
export const scenariosOf = {
  resources: ["resources-list", "sep-2164-resource-not-found"],
  prompts: ["prompts-list"],
};

/** Checks in other scenarios that ask for the same. */
const checksOf = { resources: "sep-2549-resources-", prompts: "sep-2549-prompts-" };

/** Checks in them that need a tool which asks for a capability that its client has not declared. */
const needAFixture = [
  "sep-2575-server-rejects-undeclared-capability",
  "sep-2575-missing-capability-http-400",
];

/** The conformance suite's scenarios pass for every server over HTTP, in both protocol eras. */
export async function* conformance() {
  if (Number.parseInt(process.versions.node, 10) < 22) {
    yield "not tried: the suite needs Node 22";
    return;
  }
  for (const server of servers)
    yield await onNewMachine(async (machine) => {
      const program = path.join(root, server.folder, "dist/main.js");
      const line = /** @type {const} */ ([process.execPath, program]);
      const capabilities = await talkWith(machine, line, async (_, those) => those);
      const own = Object.entries(scenariosOf).flatMap(([name, some]) =>
        capabilities[name] === undefined ? [] : some,
      );
      const all = [...scenarios, ...own];
      return served(machine, { program, admits: server.admits }, async (url) => {
        let passed = 0;
        for (const scenario of all)
          passed += await passes(scenario, { url, machine, capabilities });
        return `${server.as}: ${all.length} scenarios, ${passed} checks`;
      });
    });
}

/**
 * How many checks a scenario made; throws where one of them failed.
 * @param {string} scenario
 * @param {{ url: string, machine: import("./stage.mjs").Machine, capabilities: object }} server
 */
async function passes(scenario, { url, machine, capabilities }) {
  const results = path.join(machine.folder, scenario);
  const args = ["server", "--url", url, "--scenario", scenario, "--output-dir", results];
  // It fails where any check does; which, stands in its report.
  await runTool("conformance", args, machine).catch(() => undefined);
  const [report = ""] = readdirSync(results, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith("checks.json"),
  );
  /** @type {readonly { id: string, status: string, errorMessage?: string }[]} */
  const checks = JSON.parse(readFileSync(path.join(results, report), "utf8"));
  const lacking = Object.entries(checksOf).filter(([name]) => !(name in capabilities));
  const applies = (/** @type {string} */ id) =>
    !needAFixture.includes(id) && !lacking.some(([, beginning]) => id.startsWith(beginning));
  const failed = checks.filter(({ id, status }) => status === "FAILURE" && applies(id));
  if (failed.length > 0) throw new Error(`${scenario}: ${JSON.stringify(failed, null, 2)}`);
  const passed = checks.filter(({ status }) => status === "SUCCESS").length;
  if (passed === 0) throw new Error(`${scenario} has checked nothing.`);
  return passed;
}
