import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { toNodeHandler } from "@modelcontextprotocol/node";
import type { McpHttpHandler, McpServerFactory } from "@modelcontextprotocol/server";
import type { Assembled } from "../assemble.js";
import type { Serving } from "../grace.js";
import type { Meter } from "../metrics/meter.js";
import { isLoopback, urlOf } from "./address.js";
import type { Door } from "./door.js";
import { frontOf } from "./front.js";
import { commonGate, type Gate, type Guest, guardedGate } from "./gate.js";
import { createHealth, pathOf } from "./health.js";
import type { SessionLimits } from "./kept-sessions.js";
import { listeningPort } from "./listening-port.js";
import type { HttpSettings } from "./settings.js";
import { listening, messageIn, refusalOf } from "./visit.js";

/** How long a client may take to send a request, and how often that is looked at; in milliseconds. */
const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
};

/** Who plays asks every ten seconds or so: a connection that is closed between is often closed while the next request is on its way. In milliseconds. */
const KEEP_ALIVE = 65_000;

/** What serving over HTTP needs besides. */
export interface HttpServing extends Serving, Pick<Assembled, "live" | "own" | "ready"> {
  /** Tells whoever started the server. */
  tell(line: string): void;
  /** Where callers have a token each. */
  readonly door?: Door | undefined;
  /** "2025" for the protocol's versions with sessions alone. */
  readonly era?: unknown;
  readonly patience?: typeof PATIENCE;
  readonly sessionLimits?: SessionLimits;
  /** Where somebody wants to know what is going on. */
  readonly meter?: Meter | undefined;
}

type Onerror = (error: Error) => void;

/** Serves Streamable HTTP at /mcp until `stop` settles and the answers in flight are written. */
export async function runHttp(
  factory: McpServerFactory,
  settings: HttpSettings,
  serving: HttpServing,
): Promise<void> {
  const { log, stop, grace, tell, door, ready, meter, patience = PATIENCE } = serving;
  const onerror: Onerror = (error) => log.debug("a request was refused", { error: error.message });
  const gate = gateOf({ factory, settings, serving, onerror });
  meter?.keeps(gate);
  const answers = new Set<Promise<unknown>>();
  let stopping = false;
  const health = createHealth({ ready, isStopping: () => stopping, log });
  const isForUs = frontOf(settings.host, health);
  const limit = door && { maxRequestBodySize: door.limits.bodyBytes };
  const fetchFor =
    ({ answer, authInfo }: Guest, ended: Promise<unknown>): McpHttpHandler["fetch"] =>
    // This is called once the body is complete: what is half sent holds nothing back.
    async (request) => {
      if (stopping) return unavailable();
      const read = await messageIn(request);
      if ("refusal" in read) return read.refusal;
      // A stream stays open until the server ends it: it is not waited for.
      if (request.method === "GET" || listening(read.message)) meter?.opened(ended);
      else track(answers, ended);
      return answer({ request, ...read, ended, ...(authInfo && { authInfo }) });
    };
  const serve = async (req: IncomingMessage, res: ServerResponse) => {
    if (meter && !health.isAsked(pathOf(req))) count(res, meter);
    if (!(await isForUs(req, res))) return;
    const ended = new Promise((resolve) => res.once("close", resolve));
    const guest = await gate.enter(req.headers.authorization, ended);
    if (guest instanceof Response) return turnAway(res, guest);
    const fetch = fetchFor(guest, ended);
    if (req.method === "GET") flushSoon(res);
    const { method = "GET", url = "/" } = req;
    await toNodeHandler({ fetch }, { onerror, ...limit })(Object.assign(req, { method, url }), res);
  };
  const server = createServer({ ...patience, keepAliveTimeout: KEEP_ALIVE }, (req, res) => {
    serve(req, res).catch((error: Error) => {
      onerror(error);
      res.destroy();
    });
  });
  tell(`listens at ${urlOf({ host: settings.host, port: await listeningPort(server, settings) })}`);
  if (door?.isKnown === false) tell("lets nobody in yet: nobody has a token");
  if (door === undefined && settings.token === undefined && !isLoopback(settings.host)) {
    tell("serves everybody who reaches it (--allow-anyone): they may use all of its tools");
  }
  await stop;
  stopping = true;
  const closed = new Promise((resolve) => server.close(resolve));
  await grace(Promise.all(answers));
  await gate.close();
  server.closeAllConnections();
  await closed;
}

interface GateSpec {
  readonly factory: McpServerFactory;
  readonly settings: HttpSettings;
  readonly serving: HttpServing;
  readonly onerror: Onerror;
}

function gateOf({ factory, settings, serving, onerror }: GateSpec): Gate {
  const { live, own, door, era, sessionLimits } = serving;
  const spec = { factory, live, era, onerror };
  if (door) return guardedGate(spec, door);
  return commonGate({ ...spec, caller: own(), token: settings.token, sessionLimits });
}

/** Who listens to a stream learns at once that it is open, though nothing may be said in it for long. */
function flushSoon(res: ServerResponse): void {
  const flush = () => {
    if (res.headersSent && !res.writableEnded) res.flushHeaders();
  };
  setImmediate(flush);
}

/** Whether it is answered by a handler or by who stands before it. */
function count(res: ServerResponse, meter: Meter): void {
  res.once("close", () => meter.answered(res.headersSent ? res.statusCode : undefined));
}

/** Before its body is read. */
async function turnAway(res: ServerResponse, why: Response): Promise<void> {
  res.writeHead(why.status, Object.fromEntries(why.headers)).end(await why.text());
}

/** A call on a connection that was kept: it is not begun, and the connection ends with the answer. */
function unavailable(): Response {
  const response = refusalOf(503, "The server is stopping");
  response.headers.set("connection", "close");
  return response;
}

function track(answers: Set<Promise<unknown>>, answer: Promise<unknown>): void {
  const settled = answer.finally(() => answers.delete(settled)).catch(() => undefined);
  answers.add(settled);
}
