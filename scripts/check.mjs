// All that must hold before a push: node scripts/check.mjs. The last line counts what was checked.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root, run, toolScript } from "./run.mjs";

const script = (/** @type {string} */ name) => path.join(root, "scripts", name);

/** Each is one check. All of them run whatever the others say: a failing build emits, too. */
const checks = [
  [
    "format",
    [
      toolScript("@biomejs/biome", "biome"),
      "check",
      "--error-on-warnings",
      "--max-diagnostics=100",
      ".",
    ],
  ],
  // --continue: one package's mistake must not hide another's.
  [
    "build",
    [toolScript("turbo"), "run", "build", "--continue=always", "--output-logs=errors-only"],
  ],
  ["types of scripts", [toolScript("typescript", "tsc"), "-p", "tsconfig.json"]],
  ["lint", [toolScript("oxlint"), "--type-aware", "--deny-warnings"]],
  ["dependency rules", [script("dependency-rules.mjs")]],
];

let passed = 0;
let failed = 0;

/**
 * @param {boolean} ok
 * @param {string} name
 * @param {number} start
 */
function report(ok, name, start) {
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${ok ? "ok" : "FAILED"} ${name} (${seconds} s)`);
}

for (const [name, args] of checks) {
  const start = performance.now();
  const { code, output } = await run(process.execPath, /** @type {string[]} */ (args), {
    quiet: true,
  });
  if (code === 0) passed += 1;
  else {
    failed += 1;
    // oxlint paints wherever CI is set, whatever NO_COLOR says.
    console.log(process.env.CI ? stripVTControlCharacters(output) : output);
  }
  report(code === 0, String(name), start);
}

/**
 * Counts from vitest's own report; whatever went wrong outside of a test is one failure more.
 * @param {string} file
 * @param {number} code vitest's exit code
 */
function countTests(file, code) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const result = JSON.parse(readFileSync(file, "utf8"));
  const brokenFiles = result.testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ suite) =>
      suite.status === "failed" && !suite.assertionResults.some((t) => t.status === "failed"),
  ).length;
  const failures = result.numFailedTests + brokenFiles;
  const unexplained = failures === 0 && (code !== 0 || result.numPassedTests === 0);
  return {
    passed: result.numPassedTests,
    failed: failures + (unexplained ? 1 : 0),
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

const start = performance.now();
const folder = mkdtempSync(path.join(tmpdir(), "tabletop-check-"));
const file = path.join(folder, "tests.json");
const { code } = await run(process.execPath, [
  toolScript("vitest"),
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${file}`,
  // A forgotten .only would leave the other tests out.
  "--allowOnly=false",
  // A snapshot nobody has reviewed is a failure, here as in CI: see CONTRIBUTING.md.
  "--update=none",
]);
const tests = countTests(file, code);
rmSync(folder, { recursive: true });
report(tests.failed === 0, `tests${tests.skipped > 0 ? `, ${tests.skipped} skipped` : ""}`, start);

passed += tests.passed;
failed += tests.failed;
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
