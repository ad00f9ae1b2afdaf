// Runs the tests of some units, and says what came of it.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { run, toolScript } from "../run.mjs";

/** @typedef {import("./units.mjs").Unit} Unit */

/** @typedef {{ file: string, passed: number, failed: number, skipped: number, ok: boolean, seconds: number }} FileReport */
/** @typedef {{ files: readonly FileReport[], errors: number }} Report `errors` are those of no test. */

/**
 * @param {readonly Unit[]} units
 * @param {{ everything: boolean }} options `everything` leaves it to vitest to find the files.
 */
export async function runTests(units, { everything }) {
  const folder = mkdtempSync(path.join(tmpdir(), "tabletop-check-"));
  const file = path.join(folder, "tests.json");
  const { code } = await run(
    process.execPath,
    [
      toolScript("vitest"),
      "run",
      ...(everything ? [] : units.map(({ name }) => `${name}/`)),
      "--reporter=default",
      `--reporter=${fileURLToPath(new URL("reporter.mjs", import.meta.url))}`,
      // A forgotten .only would leave the other tests out.
      "--allowOnly=false",
      // A snapshot nobody has reviewed is a failure, here as in CI: see CONTRIBUTING.md.
      "--update=none",
    ],
    { env: { CHECK_REPORT: file } },
  );
  /** @type {Report | undefined} */
  const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
  rmSync(folder, { recursive: true });
  return outcomeOf(report, code, units);
}

/**
 * Counts, and the units whose tests all passed; whatever went wrong outside of a test is one failure more.
 * @param {Report | undefined} report None where the run did not come to its end.
 * @param {number} code vitest's exit code
 * @param {readonly Unit[]} units
 */
export function outcomeOf({ files, errors } = { files: [], errors: 0 }, code, units) {
  const sum = (/** @type {"passed" | "failed" | "skipped"} */ what) =>
    files.reduce((total, file) => total + file[what], 0);
  const broken = files.filter(({ ok, failed }) => !ok && failed === 0).length;
  const failures = sum("failed") + broken + errors;
  const unexplained = failures === 0 && (code !== 0 || sum("passed") === 0);
  const of = (/** @type {Unit} */ { name }) =>
    files.filter(({ file }) => file.startsWith(`${name}/`));
  const green = units.filter((unit) => of(unit).length > 0 && of(unit).every(({ ok }) => ok));
  return {
    passed: sum("passed"),
    failed: failures + (unexplained ? 1 : 0),
    skipped: sum("skipped"),
    // Nobody knows whose an error of no test was.
    green: unexplained || errors > 0 ? [] : green,
    slowest: files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10),
  };
}
