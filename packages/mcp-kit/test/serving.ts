import { type Agent, request } from "node:http";
import { createInterface } from "node:readline";
import { PassThrough } from "node:stream";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { onTestFinished, vi } from "vitest";
import { assemble } from "../src/assemble.js";
import { holdContext } from "../src/context.js";
import type { Options } from "../src/flags.js";
import { createGrace } from "../src/grace.js";
import { openDoor } from "../src/http/door.js";
import { type HttpServing, runHttp } from "../src/http/listen.js";
import type { HttpSettings } from "../src/http/settings.js";
import { createLog } from "../src/log.js";
import type { Results } from "../src/results.js";
import type { ServerSpec } from "../src/server.js";
import { serveOlderEra } from "../src/stdio/serve.js";
import { StdioWire } from "../src/stdio/wire.js";
import type { ToolSpec } from "../src/tool.js";
import { INITIALIZE } from "./child.js";
import { type Counter, fixture } from "./fixture-spec.js";

/** The fixture served over HTTP in this process, and what it has said. */
export interface Served {
  readonly url: URL;
  readonly said: readonly string[];
  /** Does what a signal does. */
  stop(): void;
  readonly ended: Promise<void>;
}

/** How a test wants it served. */
export interface How
  extends Partial<HttpSettings>,
    Pick<HttpServing, "patience" | "sessionLimits"> {
  /** Tools in place of the fixture's. */
  readonly catalog?: readonly ToolSpec<Counter>[];
  readonly results?: Results;
}

/** Serves the fixture on a free port; it ends with the test. */
export function serveFixture(how: How = {}): Promise<Served> {
  const { catalog = fixture.catalog, results = "auto", ...settings } = how;
  return serveSpec({ ...fixture, catalog }, { options: { startAt: 0, results }, ...settings });
}

/** How any server is to be served. */
interface HowServed extends Omit<How, "catalog" | "results"> {
  readonly options?: Options;
}

/** Serves a server on a free port; it ends with the test. */
export async function serveSpec<Ctx>(
  spec: ServerSpec<Ctx>,
  { options = {}, patience, sessionLimits, ...settings }: HowServed = {},
): Promise<Served> {
  const said: string[] = [];
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const log = createLog(spec.name, "silent");
  const holder = holdContext(spec, options, log);
  const { factory, live, own, ready } = await assemble(spec, { options, log, holder });
  const guarded = { holder, options: { host: "127.0.0.1", ...options }, log };
  const door = spec.door && (await openDoor(spec.door, guarded));
  const ended = runHttp(
    factory,
    { host: "127.0.0.1", port: 0, token: undefined, ...settings },
    {
      log,
      stop: stopped,
      grace: createGrace(log),
      live,
      own,
      ready,
      door,
      era: options["era"],
      tell: (line) => void said.push(line),
      ...(patience && { patience }),
      ...(sessionLimits && { sessionLimits }),
    },
  );
  onTestFinished(() => {
    stop();
    return ended;
  });
  const url = await vi.waitUntil(() => said[0]?.replace(/^listens at /u, ""));
  return { url: new URL(url), said, stop, ended };
}

/** A server on a wire in this process: the client's ends of its two pipes. */
export async function wire<Ctx>(spec: ServerSpec<Ctx>, options: Options = {}) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const log = createLog(spec.name, "silent");
  const holder = holdContext(spec, options, log);
  const { factory, live, own } = await assemble(spec, { options, log, holder });
  const transport = new StdioWire(input, output, live?.streams(own()));
  const serving =
    options["era"] === "2025"
      ? await serveOlderEra(factory, transport)
      : serveStdio(factory, { transport });
  onTestFinished(() => serving.close());
  return { transport, input, output };
}

/** A server of the older era on a wire, and how to ask it one thing after the other. */
export async function initialized<Ctx>(spec: ServerSpec<Ctx>) {
  const { input, output } = await wire(spec);
  const lines = createInterface(output)[Symbol.asyncIterator]();
  let id = 0;
  const ask = async (method: string, params?: unknown): Promise<unknown> => {
    id += 1;
    input.write(`${JSON.stringify({ jsonrpc: "2.0", id, method, params })}\n`);
    return JSON.parse((await lines.next()).value ?? "null");
  };
  await ask(INITIALIZE.method, INITIALIZE.params);
  return { ask };
}

/** What a server answers to one POST. */
export interface Answer {
  readonly status: number | undefined;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

type Post = (
  target: URL,
  body: object | string,
  headers?: Readonly<Record<string, string>>,
) => Promise<Answer>;

/** Posts a message over the agent's connection: fetch() does not let a test choose it, nor the Host. */
export const postBy =
  (agent: Agent | undefined): Post =>
  (target, body, headers) =>
    new Promise((resolve, reject) => {
      const accept = "application/json, text/event-stream";
      const all = { "content-type": "application/json", accept, ...headers };
      const req = request(target, { method: "POST", agent, headers: all }, async (res) => {
        const chunks = await res.toArray();
        const { statusCode: status } = res;
        resolve({ status, headers: res.headers, body: Buffer.concat(chunks).toString() });
      });
      req.on("error", reject);
      req.end(typeof body === "string" ? body : JSON.stringify(body));
    });

/** Posts a message over any connection. */
export const post = postBy(undefined);
