// All that must hold before a push: node scripts/check.mjs. The last line counts what was checked.
// What has not changed since it was found in order is not linted and tested again: check/units.mjs.
// With --all, and in CI, it is.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { addGreens, changed, greensFor, readGreens } from "./check/greens.mjs";
import { runTests } from "./check/tests.mjs";
import { unitsIn } from "./check/units.mjs";
import { root, run, toolScript } from "./run.mjs";

/** @typedef {import("./check/units.mjs").Unit} Unit */
/** @typedef {{ everything: boolean, units: readonly Unit[] }} Work */

const count = { passed: 0, failed: 0 };
const inSeconds = (/** @type {number} */ milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/**
 * @param {boolean} ok
 * @param {string} name
 * @param {number} start
 */
function report(ok, name, start) {
  console.log(`${ok ? "ok" : "FAILED"} ${name} (${inSeconds(performance.now() - start)})`);
  return ok;
}

/**
 * Runs a tool to its end; shows what it says where it finds a fault.
 * @param {string} name
 * @param {readonly string[]} args
 */
async function check(name, args) {
  const start = performance.now();
  const { code, output } = await run(process.execPath, args, { quiet: true });
  count[code === 0 ? "passed" : "failed"] += 1;
  // oxlint paints wherever CI is set, whatever NO_COLOR says.
  if (code !== 0) console.log(process.env.CI ? stripVTControlCharacters(output) : output);
  return report(code === 0, name, start);
}

function format() {
  const flags = ["check", "--error-on-warnings", "--max-diagnostics=100"];
  return check("format", [toolScript("@biomejs/biome", "biome"), ...flags, "."]);
}

function build() {
  // --continue: one package's mistake must not hide another's.
  const flags = ["--continue=always", "--output-logs=errors-only"];
  return check("build", [toolScript("turbo"), "run", "build", ...flags]);
}

const typesOfScripts = () =>
  check("types of scripts", [toolScript("typescript", "tsc"), "-p", "tsconfig.json"]);

const dependencyRules = () =>
  check("dependency rules", [path.join(root, "scripts", "dependency-rules.mjs")]);

/** @param {Work} work */
function lint({ everything, units }) {
  if (units.length === 0) return true;
  const folders = everything ? [] : units.map(({ name }) => name);
  return check("lint", [toolScript("oxlint"), "--type-aware", "--deny-warnings", ...folders]);
}

/** @param {Work} work */
async function test({ everything, units }) {
  if (units.length === 0) return [];
  const start = performance.now();
  const { passed, failed, skipped, slowest, green } = await runTests(units, { everything });
  count.passed += passed;
  count.failed += failed;
  report(failed === 0, `tests${skipped > 0 ? `, ${skipped} skipped` : ""}`, start);
  console.log("The slowest files:");
  for (const { file, seconds } of slowest)
    console.log(`${seconds.toFixed(1).padStart(6)} s ${file}`);
  return green;
}

/** Runs all of them whatever the others say (a failing build emits, too), and prints what came of it. */
export async function checkAll({ everything = false } = {}) {
  const [isBuilt] = await Promise.all([build(), format(), typesOfScripts()]);
  const units = unitsIn();
  const greens = everything ? {} : readGreens();
  const toLint = changed("lint", units, greens);
  const [isLinted] = await Promise.all([lint({ everything, units: toLint }), dependencyRules()]);
  const toTest = changed("tests", units, greens).filter(({ hasTests }) => hasTests);
  const green = await test({ everything, units: toTest });
  if (isBuilt) {
    const now = unitsIn();
    const linted = isLinted ? toLint : [];
    addGreens({ ...greensFor("lint", linted, now), ...greensFor("tests", green, now) });
  }
  const rest = units.filter((unit) => unit.hasTests && !toTest.includes(unit));
  if (rest.length > 0)
    console.log(`Unchanged since they were green: ${rest.map(({ name }) => name).join(", ")}.`);
  // Since this process was started: with the set-up, where it began with that.
  console.log(`All in all ${inSeconds(performance.now())}.`);
  console.log(`${count.passed} passed, ${count.failed} failed`);
  process.exitCode = count.failed > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const all = { type: /** @type {const} */ ("boolean"), default: Boolean(process.env.CI) };
  await checkAll({ everything: parseArgs({ options: { all } }).values.all });
}
