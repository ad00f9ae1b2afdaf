import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { toNodeHandler } from "@modelcontextprotocol/node";
import {
  createMcpHandler,
  isJSONRPCRequest,
  type McpHttpHandler,
  type McpServerFactory,
} from "@modelcontextprotocol/server";
import { anybody } from "../caller.js";
import type { Serving } from "../grace.js";
import type { Live } from "../live/live.js";
import { type Streams, tellerBy } from "../live/subscriptions.js";
import { isTextOnly } from "../results.js";
import { type Address, isLoopback, urlOf } from "./address.js";
import { frontOf } from "./front.js";
import { tagging } from "./session-tag.js";
import { createSessions, type SessionLimits } from "./sessions.js";
import type { HttpSettings } from "./settings.js";

/** How long a client may take to send a request, and how often that is looked at; in milliseconds. */
const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
};

/** What serving over HTTP needs besides. */
export interface HttpServing extends Serving {
  /** Where the server pushes. */
  readonly live?: Live | undefined;
  /** Tells whoever started the server. */
  tell(line: string): void;
  readonly patience?: typeof PATIENCE;
  readonly sessionLimits?: SessionLimits;
}

/** Serves Streamable HTTP at /mcp until `stop` settles and the answers in flight are written. */
export async function runHttp(
  factory: McpServerFactory,
  settings: HttpSettings,
  { log, stop, grace, tell, live, patience = PATIENCE, sessionLimits }: HttpServing,
): Promise<void> {
  const onerror = (error: Error) => log.debug("a request was refused", { error: error.message });
  const handler = createMcpHandler(factory, { onerror });
  const stateless = tagging(handler.fetch, (name) => isTextOnly("auto", () => name));
  const sessions = live && createSessions(factory, stateless, sessionLimits);
  const answer = sessions?.fetch ?? stateless;
  const streams = live?.streamsTo(anybody, tellerBy(handler.notify));
  const answers = new Set<Promise<unknown>>();
  let stopping = false;
  const mayPass = frontOf(settings);
  const serve = async (req: IncomingMessage, res: ServerResponse) => {
    if (!(await mayPass(req, res))) return;
    // This is called once the body is complete: what is half sent holds nothing back.
    const fetch: McpHttpHandler["fetch"] = async (request, options) => {
      if (stopping) return unavailable();
      // A stream stays open until the server ends it: it is not waited for.
      if (request.headers.get("mcp-method") === "subscriptions/listen")
        await noteStream(streams, request, res);
      else if (request.method !== "GET") track(answers, once(res, "close"));
      return answer(request, options);
    };
    const { method = "GET", url = "/" } = req;
    await toNodeHandler({ fetch }, { onerror })(Object.assign(req, { method, url }), res);
  };
  const server = createServer(patience, (req, res) => void serve(req, res));
  tell(`listens at ${urlOf({ host: settings.host, port: await listening(server, settings) })}`);
  if (settings.token === undefined && !isLoopback(settings.host)) {
    tell("serves everybody who reaches it (--allow-anyone): they may use all of its tools");
  }
  await stop;
  stopping = true;
  server.close();
  await grace(Promise.all(answers));
  await Promise.all([handler.close(), sessions?.close()]);
  server.closeAllConnections();
}

/** The port, once the server listens. */
async function listening(server: Server, { host, port }: Address): Promise<number> {
  server.listen(port, host);
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    throw new Error(CANNOT_LISTEN[error.code ?? ""]?.({ host, port }) ?? error.message);
  });
  const bound = server.address();
  return typeof bound === "object" && bound !== null ? bound.port : port;
}

const CANNOT_LISTEN: Readonly<Record<string, (address: Address) => string>> = {
  EADDRINUSE: ({ port }) =>
    `port ${port} is in use; choose another with --port, or 0 for a free one`,
  EACCES: ({ port }) => `port ${port} is not this user's to listen on; choose one above 1023`,
  EADDRNOTAVAIL: ({ host }) => `${host} is no address of this machine; choose another --host`,
  ENOTFOUND: ({ host }) => `there is no address of the name ${host}; choose another --host`,
};

/** A stream hears until its connection closes; ids of requests are each client's own. */
async function noteStream(
  streams: Streams | undefined,
  request: Request,
  res: ServerResponse,
): Promise<void> {
  if (streams === undefined) return;
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  if (!isJSONRPCRequest(body)) return;
  const id = crypto.randomUUID();
  streams.opened(id, body.params);
  res.once("close", () => streams.closed(id));
}

/** A call on a connection that was kept: it is not begun, and the connection ends with the answer. */
const unavailable = (): Response =>
  Response.json(
    { jsonrpc: "2.0", error: { code: -32_000, message: "The server is stopping" }, id: null },
    { status: 503, headers: { connection: "close" } },
  );

function track(answers: Set<Promise<unknown>>, answer: Promise<unknown>): void {
  const settled = answer.finally(() => answers.delete(settled)).catch(() => undefined);
  answers.add(settled);
}
