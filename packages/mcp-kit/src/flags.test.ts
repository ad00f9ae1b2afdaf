import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { boardServer, newBoard } from "../test/board-spec.js";
import { guardedHouse, newHouse, newKeys } from "../test/house-spec.js";
import { defaultOptions, flagsOf } from "./flags.js";
import { obeyed } from "./run.js";

const guarded = () => guardedHouse(newHouse(), newKeys());
const DOORS = {
  perSecond: 1_000,
  burst: 1_000,
  bodyBytes: 1_000,
  sessionsEach: 3,
  sessions: 4,
  idle: 1,
};

test("a guarded server has its door's limits for flags, and no flags of open doors", () => {
  expect(defaultOptions(flagsOf(guarded()), {})).toMatchObject(DOORS);
  const flags = flagsOf(guarded()).map(({ flag }) => flag);
  expect(flags).toEqual(expect.arrayContaining(["--era <year>", "--static-tools"]));
  for (const flag of ["--token-file <file>", "--allow-anyone"]) {
    expect(flags).not.toContain(flag);
    expect(flagsOf(boardServer(newBoard().board)).map((one) => one.flag)).toContain(flag);
  }
});

/** The code with which a command line ends, and what it complains of. */
async function ended(...argv: readonly string[]) {
  const stderr = new PassThrough();
  const terminal = { stdin: new PassThrough(), stdout: new PassThrough(), stderr };
  return { code: await obeyed(guarded(), argv, terminal), said: String(stderr.read()) };
}

test.each([
  [["--idle", "5"], "--idle goes with --http"],
  [["--sessions", "5"], "--sessions goes with --http"],
  [["--http", "--idle", "0"], '--idle <minutes>: "0" is not a number of minutes'],
  [["--http", "--burst", "1.5"], '--burst <number>: "1.5" is not a whole number from 1 on'],
  [["--http", "--token-file", "x"], "unknown option '--token-file'"],
  [["--http", "--allow-anyone"], "unknown option '--allow-anyone'"],
  [["--era", "2026"], '--era <year>: "2026" is not one of 2025'],
])("%j is refused with code 2", async (argv, message) => {
  const { code, said } = await ended(...argv);
  expect([code, said]).toEqual([2, expect.stringContaining(message)]);
});
