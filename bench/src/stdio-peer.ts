import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";

const clientInfo = { name: "bench", version: "1.0.0" };

/** The first message of each protocol era. */
export const openings = {
  initialize: {
    method: "initialize",
    params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo },
  },
  discover: {
    method: "server/discover",
    params: {
      _meta: {
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientInfo": clientInfo,
        "io.modelcontextprotocol/clientCapabilities": {},
      },
    },
  },
} as const;

/** A server process spoken to in bare lines of JSON-RPC: no client library's time is measured. */
export class StdioPeer {
  readonly #child: ChildProcessWithoutNullStreams;
  #buffer = "";
  #id = 0;
  readonly #waiting = new Map<number, (message: Readonly<Record<string, unknown>>) => void>();

  constructor(main: string, args: readonly string[] = []) {
    this.#child = spawn(process.execPath, [main, ...args]);
    this.#child.setMaxListeners(0);
    this.#child.stderr.pipe(process.stderr);
    this.#child.stdout.setEncoding("utf8").on("data", (chunk: string) => this.#receive(chunk));
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Megabytes of memory that the process holds, where the system tells. */
  get residentMegabytes(): number | undefined {
    const { status, stdout } = spawnSync("ps", ["-o", "rss=", "-p", String(this.pid)]);
    return status === 0 ? Number(stdout.toString()) / 1_024 : undefined;
  }

  /** Sends a request and gives its result; an error answer throws. */
  async request(method: string, params: object): Promise<unknown> {
    const id = ++this.#id;
    const answer = new Promise<Readonly<Record<string, unknown>>>((resolve, reject) => {
      this.#waiting.set(id, resolve);
      this.#child.once("exit", () =>
        reject(new Error(`The server ended before it answered ${method}.`)),
      );
    });
    this.#child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id, method, params })}\n`);
    const message = await answer;
    if (!("result" in message)) throw new Error(`${method} failed: ${JSON.stringify(message)}`);
    return message["result"];
  }

  notify(method: string): void {
    this.#child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", method })}\n`);
  }

  async end(): Promise<void> {
    const ended = once(this.#child, "exit");
    this.#child.stdin.end();
    await ended;
  }

  #receive(chunk: string): void {
    const lines = (this.#buffer + chunk).split("\n");
    this.#buffer = lines.pop() ?? "";
    for (const line of lines) {
      const message: Readonly<Record<string, unknown>> = JSON.parse(line);
      const id = Number(message["id"]);
      this.#waiting.get(id)?.(message);
      this.#waiting.delete(id);
    }
  }
}

/** Milliseconds from spawn to the answer to a server's first message, or to the list of its tools after it. */
export async function coldStart(
  main: string,
  opening: keyof typeof openings,
  { args = [], toList = false }: { args?: readonly string[]; toList?: boolean } = {},
): Promise<number> {
  const start = performance.now();
  const peer = new StdioPeer(main, args);
  await peer.request(openings[opening].method, openings[opening].params);
  if (toList) await peer.request("tools/list", {});
  const took = performance.now() - start;
  await peer.end();
  return took;
}
