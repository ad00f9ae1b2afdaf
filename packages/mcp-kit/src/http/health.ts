import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../log.js";

/** Where it is asked whether the process answers at all. */
const LIVE = "/healthz";
/** Where it is asked whether it can serve. */
const READY = "/healthz/ready";

/** For how long an answer is as good as a new one, and how long one is waited for; in milliseconds. */
const KEPT = 1_000;
const PATIENCE = 2_000;

/** What is answered to those who look after a server. */
export interface Health {
  isAsked(path: string | undefined): boolean;
  answer(req: IncomingMessage, res: ServerResponse): Promise<void>;
}

/** What it needs to know. */
export interface HealthSpec {
  /** Rejects while the server cannot serve. */
  ready(): Promise<void>;
  isStopping(): boolean;
  readonly log: Log;
}

/** One word for each, which is nobody's secret: no token is asked for. */
export function createHealth({ ready, isStopping, log }: HealthSpec): Health {
  const isReady = askedSeldom(ready, log);
  const stateOf = async (path: string | undefined) => {
    if (path === LIVE) return "alive";
    if (isStopping()) return "stopping";
    return (await isReady()) ? "ready" : "unavailable";
  };
  return {
    isAsked: (path) => path === LIVE || path === READY,
    async answer(req, res) {
      if (req.method !== "GET" && req.method !== "HEAD")
        return void res.writeHead(405, { allow: "GET, HEAD" }).end();
      const status = await stateOf(pathOf(req));
      const isWell = status === "alive" || status === "ready";
      res
        .writeHead(isWell ? 200 : 503, {
          "content-type": "application/json",
          "cache-control": "no-store",
          ...(isStopping() && { connection: "close" }),
        })
        .end(JSON.stringify({ status }));
    },
  };
}

/** What a request is for. */
export const pathOf = ({ url }: IncomingMessage): string | undefined => url?.split("?")[0];

/** However many ask, there is one question at a time, and at most one in a second. */
function askedSeldom(ready: () => Promise<void>, log: Log): () => Promise<boolean> {
  let last = { at: Number.NEGATIVE_INFINITY, isReady: true };
  let asking: Promise<boolean> | undefined;
  const ask = async (): Promise<boolean> => {
    const error = await ready().then(
      () => undefined,
      (thrown: unknown) => ({ error: String(thrown) }),
    );
    const isReady = error === undefined;
    if (last.isReady && !isReady) log.warn("cannot serve now", error);
    if (!last.isReady && isReady) log.warn("can serve again");
    last = { at: performance.now(), isReady };
    asking = undefined;
    return isReady;
  };
  return async () => {
    if (performance.now() - last.at < KEPT) return last.isReady;
    asking ??= ask();
    return Promise.race([asking, sleep(PATIENCE, false, { ref: false })]);
  };
}
