// Writes what a check wants to know of a run of tests to the file that CHECK_REPORT names.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../run.mjs";

/** @typedef {import("vitest/node").TestModule} TestModule */

export default class Reporter {
  /**
   * @param {readonly TestModule[]} modules
   * @param {readonly unknown[]} errors Those of no test.
   */
  onTestRunEnd(modules, errors) {
    /** @type {import("./tests.mjs").Report} */
    const report = { files: modules.map(reportOf), errors: errors.length };
    writeFileSync(process.env.CHECK_REPORT ?? "", JSON.stringify(report));
  }
}

/** @param {TestModule} module */
function reportOf(module) {
  const states = [...module.children.allTests()].map((test) => test.result().state);
  const count = (/** @type {string} */ state) => states.filter((one) => one === state).length;
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return {
    file: path.relative(root, module.moduleId).replaceAll("\\", "/"),
    passed: count("passed"),
    failed: count("failed"),
    skipped: count("skipped"),
    // Not "not failed": a file that was never run is queued for ever.
    ok: ["passed", "skipped"].includes(module.state()),
    seconds: (collectDuration + setupDuration + duration) / 1000,
  };
}
