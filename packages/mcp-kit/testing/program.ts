import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterAll, onTestFinished } from "vitest";

export { sized } from "./sized.js";

/** Takes note of how something ends, and sees to it when its time has come. */
export type Ends = (end: () => Promise<void> | void) => void;

/** For what all tests of a suite share: it ends after them, the last first. To be called in `describe`. */
export function endsWithSuite(): Ends {
  const ends: (() => Promise<void> | void)[] = [];
  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
  });
  return (end) => void ends.push(end);
}

/** A folder that goes with the test, or with what is named. */
export function tempFolder(ends: Ends = onTestFinished): string {
  const folder = mkdtempSync(path.join(tmpdir(), "tabletop-"));
  ends(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** The environment without what would configure a server. */
export const plainEnv = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined || /^(?:TABLETOP|OPEN5E|DND5E)_/u.test(name) ? [] : [[name, value]],
    ),
  );

/** A child process with every byte that it has written so far. */
export interface Started {
  readonly child: ChildProcessWithoutNullStreams;
  readonly output: { readonly out: string; readonly err: string };
}

/** A built server, as a program that tests run. */
export interface Program {
  start(args?: readonly string[]): Started;
  /** Runs a command to its end, with this as its input. */
  run(
    command: string,
    args: readonly string[],
    input?: string,
  ): Promise<Started["output"] & { readonly code: number | null }>;
  /** Starts the server on a free port and gives its URL; it ends with the test, or with what is named. */
  serveHttp(args?: readonly string[], ends?: Ends): Promise<URL>;
}

/** The program in this file. */
export function programIn(main: string): Program {
  const start: Program["start"] = (args = []) => {
    const child = spawn(process.execPath, [main, ...args], { env: plainEnv() });
    const output = { out: "", err: "" };
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output.out += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      output.err += text;
    });
    return { child, output };
  };
  return {
    start,
    async run(command, args, input = "") {
      const { child, output } = start([command, ...args]);
      await ended(child, () => child.stdin.end(input));
      return { ...output, code: child.exitCode };
    },
    async serveHttp(args = [], ends = onTestFinished) {
      const { child } = start(["--http", "--port", "0", ...args]);
      ends(() => ended(child, () => child.kill("SIGTERM")));
      for await (const line of createInterface({ input: child.stderr })) {
        const url = /(?<=listens at )http:\/\/\S+/u.exec(line)?.[0];
        if (url !== undefined) return new URL(url);
      }
      throw new Error("The server ended without naming its URL.");
    },
  };
}

/** Does what ends a child, and waits until its output is read. */
export async function ended(child: ChildProcessWithoutNullStreams, end: () => void): Promise<void> {
  const close = once(child, "close");
  end();
  await close;
}
