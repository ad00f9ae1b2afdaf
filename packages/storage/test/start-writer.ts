import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

/** What writers write: answers into a cache, or changes of one character of a campaign. */
export type Script = "writer" | "campaign-writer";

/** A built writer; `pnpm build` comes before the tests. */
const built = (script: Script): string =>
  fileURLToPath(new URL(`../dist/test/${script}.js`, import.meta.url));

/** Whose writers are to be started, and on what. */
export interface Target {
  readonly file: string;
  /** The cache's unless said otherwise. */
  readonly script?: Script;
}

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

/** Starts a process that writes `count` times, what it writes is named `NAME NUMBER`. */
export function startWriter(
  { file, script = "writer" }: Target,
  name: string,
  count: number,
): Writer {
  const child = spawn(process.execPath, [built(script), file, name, String(count)]);
  onTestFinished(() => void child.kill("SIGKILL"));
  const said: string[] = [];
  let complaints = "";
  const lines = createInterface(child.stdout);
  lines.on("line", (line) => said.push(line.trimEnd()));
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
export async function writeAtOnce(target: Target, names: readonly string[], count: number) {
  const writers = names.map((name) => startWriter(target, name, count));
  await Promise.all(writers.map((writer) => writer.hears("ready")));
  for (const writer of writers) writer.go();
  return Promise.all(writers.map((writer) => writer.end));
}
