import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

/** The built writer; `pnpm build` comes before the tests. */
const WRITER = fileURLToPath(new URL("../dist/test/writer.js", import.meta.url));

/** A running writer. */
export interface Writer {
  readonly process: ChildProcess;
  /** What it has said so far. */
  readonly said: readonly string[];
  /** Settles when it has said this line. */
  hears(line: string): Promise<void>;
  /** Lets it open the file and write. */
  go(): void;
  /** Its exit code or signal and its complaints, once all it said was read. */
  readonly end: Promise<{ readonly how: number | string; readonly complaints: string }>;
}

/** Starts a process that writes `count` answers named `NAME NUMBER` into one cache. */
export function startWriter(file: string, name: string, count: number): Writer {
  const child = spawn(process.execPath, [WRITER, file, name, String(count)]);
  onTestFinished(() => void child.kill("SIGKILL"));
  const said: string[] = [];
  let complaints = "";
  const lines = createInterface(child.stdout);
  lines.on("line", (line) => said.push(line));
  child.stderr.on("data", (text) => {
    complaints += String(text);
  });
  return {
    process: child,
    said,
    async hears(line) {
      while (!said.includes(line)) await once(lines, "line");
    },
    go: () => void child.stdin.write("go\n"),
    end: once(child, "close").then(([code, signal]) => ({ how: signal ?? code, complaints })),
  };
}

/** Starts writers that open the same file at the same moment, and waits for their end. */
export async function writeAtOnce(file: string, names: readonly string[], count: number) {
  const writers = names.map((name) => startWriter(file, name, count));
  await Promise.all(writers.map((writer) => writer.hears("ready")));
  for (const writer of writers) writer.go();
  return Promise.all(writers.map((writer) => writer.end));
}
