import { Readable, Writable } from "node:stream";
import { obeyed } from "../src/run.js";
import type { ServerSpec } from "../src/server.js";

/** What a command has written, and its code. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs commands of a server in this process, as the program would: a process for each takes a test minutes. */
export const commandsOf =
  <Ctx>(spec: ServerSpec<Ctx>) =>
  async (command: string, args: readonly string[], input: string | Buffer = ""): Promise<Ran> => {
    const [out, err] = [written(), written()];
    const terminal = { stdin: Readable.from([input]), stdout: out.stream, stderr: err.stream };
    const code = await obeyed(spec, [command, ...args], terminal);
    return { code, out: out.text(), err: err.text() };
  };

function written() {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      chunks.push(Buffer.from(chunk));
      done();
    },
  });
  return { stream, text: () => Buffer.concat(chunks).toString("utf8") };
}
