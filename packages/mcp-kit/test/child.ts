import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** The built servers; `pnpm build` comes before the tests. */
export const FIXTURE = fileURLToPath(new URL("../dist/test/fixture/fixture.js", import.meta.url));
export const LIBRARY = fileURLToPath(new URL("../dist/test/library/library.js", import.meta.url));

export const HOUSE = fileURLToPath(new URL("../dist/test/house/house.js", import.meta.url));

/** A running fixture and everything it has said. */
export interface Child {
  readonly process: ChildProcessWithoutNullStreams;
  readonly out: string[];
  readonly err: string[];
  /** Writes one message as a line. */
  send(message: object): void;
  /** The answer to the request with this id. */
  answer(id: number): Promise<{ result?: Record<string, unknown>; error?: unknown }>;
  /** The first stderr line that matches. */
  said(pattern: RegExp): Promise<string>;
  /** The exit code and signal, once all output has been read. */
  readonly exit: Promise<{ code: number | null; signal: string | null }>;
}

/** Starts the fixture as a real process. */
export function startFixture(args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Child {
  return start(FIXTURE, args, env);
}

/** Starts the library as a real process. */
export function startLibrary(args: readonly string[] = []): Child {
  return start(LIBRARY, args, {});
}

/** Starts the house as a real process. */
export function startHouse(args: readonly string[] = []): Child {
  return start(HOUSE, args, {});
}

function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Child {
  const child = spawn(process.execPath, [program, ...args], { env: { ...process.env, ...env } });
  const out = collect(child.stdout);
  const err = collect(child.stderr);
  return {
    process: child,
    out: out.lines,
    err: err.lines,
    send: (message) => void child.stdin.write(`${JSON.stringify(message)}\n`),
    answer: async (id) => JSON.parse(await out.first((line) => JSON.parse(line).id === id)),
    said: (pattern) => err.first((line) => pattern.test(line)),
    exit: once(child, "close").then(([code, signal]) => ({ code, signal })),
  };
}

function collect(stream: NodeJS.ReadableStream) {
  const lines: string[] = [];
  const reader = createInterface(stream);
  reader.on("line", (line) => lines.push(line));
  return {
    lines,
    async first(matches: (line: string) => boolean): Promise<string> {
      for (;;) {
        const found = lines.find(matches);
        if (found !== undefined) return found;
        await once(reader, "line");
      }
    },
  };
}

/** The opening of a 2025-era session. */
export const INITIALIZE = {
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: {
    protocolVersion: "2025-11-25",
    capabilities: {},
    clientInfo: { name: "test", version: "0" },
  },
};

/** A tools/call request. */
export function toolCall(id: number, name: string, args: object) {
  return { jsonrpc: "2.0", id, method: "tools/call", params: { name, arguments: args } };
}

/** What every request of the newer era brings. */
export function modernMeta() {
  return {
    _meta: {
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientInfo": { name: "test", version: "0" },
      "io.modelcontextprotocol/clientCapabilities": {},
    },
  };
}
