import { spawnSync } from "node:child_process";
import {
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root, toolEnv, toolScript } from "../run.mjs";
import { outcomeOf } from "./tests.mjs";

const unit = (name: string) => ({ name, key: "k", hasTests: true });
const [dice, core] = [unit("servers/dice"), unit("packages/dice-core")];
const good = { passed: 3, failed: 0, skipped: 1, ok: true, seconds: 1 };
const inDice = { ...good, file: "servers/dice/src/a.test.ts" };
const inCore = { ...good, file: "packages/dice-core/src/a.test.ts" };

test("what passed is counted, and its units are green", () => {
  const report = { files: [inDice, inCore], errors: 0 };
  expect(outcomeOf(report, 0, [dice, core])).toMatchObject({
    passed: 6,
    failed: 0,
    skipped: 2,
    green: [dice, core],
  });
});

test("a unit none of whose files was run is not green", () => {
  expect(outcomeOf({ files: [inDice], errors: 0 }, 0, [dice, core]).green).toEqual([dice]);
  // A name that begins like another's is another one.
  expect(outcomeOf({ files: [inDice], errors: 0 }, 0, [unit("servers/di")]).green).toEqual([]);
});

test.each([
  ["a test that fails", { files: [{ ...inDice, ok: false, failed: 2 }, inCore], errors: 0 }, 2],
  ["a file that fails as a whole", { files: [{ ...inDice, ok: false }, inCore], errors: 0 }, 1],
])("%s counts, and the other unit is green", (_, report, failed) => {
  expect(outcomeOf(report, 1, [dice, core])).toMatchObject({ failed, green: [core] });
});

test.each([
  ["an error of no test", { files: [inDice], errors: 1 }, 1],
  ["a code that nothing explains", { files: [inDice], errors: 0 }, 1],
  ["no test at all", { files: [], errors: 0 }, 0],
  ["no end", undefined, 139],
])("%s is one failure, and nothing is green", (_, report, code) => {
  expect(outcomeOf(report, code, [dice])).toMatchObject({ failed: 1, green: [] });
});

test("beside an error of no test a test that fails does not say whose the error was", () => {
  const report = { files: [{ ...inDice, ok: false, failed: 1 }, inCore], errors: 1 };
  expect(outcomeOf(report, 1, [dice, core])).toMatchObject({ failed: 2, green: [] });
});

test("the ten slowest files are named, the slowest first", () => {
  const files = Array.from({ length: 12 }, (_, seconds) => ({ ...inDice, seconds }));
  const { slowest } = outcomeOf({ files, errors: 0 }, 0, [dice]);
  expect(slowest.map(({ seconds }) => seconds)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
});

test("vitest tells the reporter of what passes, fails, is skipped, breaks, and leaks", () => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "check-tests-")));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const planted = {
    good: 'test("a", () => {}); test.skip("b", () => {});',
    bad: 'test("a", () => { throw new Error("no"); }); test("b", () => {});',
    broken: 'throw new Error("no");',
    leaking: 'test("a", () => { process.env.LEAK = "1"; });',
  };
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"), "junction");
  for (const [name, code] of Object.entries(planted)) {
    const file = path.join(folder, `${name}.test.ts`);
    writeFileSync(file, `import { test } from "vitest";\n${code}`);
  }
  const setup = path.join(root, "scripts/testing/setup.ts");
  const config = { pool: "threads", isolate: false, maxWorkers: 1, setupFiles: [setup] };
  writeFileSync(
    path.join(folder, "vitest.config.mjs"),
    `export default ${JSON.stringify({ test: config })};`,
  );
  const reporter = path.join(root, "scripts/check/reporter.mjs");
  const { status } = spawnSync(
    process.execPath,
    [toolScript("vitest"), "run", `--reporter=${reporter}`],
    { cwd: folder, env: { ...toolEnv(), CHECK_REPORT: path.join(folder, "report.json") } },
  );
  expect(status).toBe(1);
  const { files, errors } = JSON.parse(readFileSync(path.join(folder, "report.json"), "utf8"));
  expect(errors).toBe(0);
  const told = files.map((one: { file: string }) => [path.basename(one.file), one]);
  const seconds = expect.any(Number);
  expect(Object.fromEntries(told)).toMatchObject({
    "good.test.ts": { passed: 1, failed: 0, skipped: 1, ok: true, seconds },
    "bad.test.ts": { passed: 1, failed: 1, skipped: 0, ok: false, seconds },
    "broken.test.ts": { passed: 0, failed: 0, skipped: 0, ok: false, seconds },
    "leaking.test.ts": { passed: 1, failed: 0, skipped: 0, ok: false, seconds },
  });
});
