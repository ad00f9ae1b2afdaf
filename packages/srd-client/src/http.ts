import { randomInt } from "node:crypto";
import { setTimeout as sleepFor } from "node:timers/promises";
import { type After, Deadline } from "./deadline.js";
import { UpstreamError, type UpstreamReason } from "./errors.js";
import { limiter } from "./limiter.js";
import { retryAfterMs } from "./retry-after.js";
import type { Stop } from "./stop.js";
import { undiciTransport } from "./undici-transport.js";

/** What one request may take: milliseconds and bytes. */
export const httpLimits = {
  connectMs: 3_000,
  totalMs: 10_000,
  retries: 2,
  bytes: 10 * 1_024 * 1_024,
  atOnce: 8,
  redirects: 3,
  /** The longest wait before another try; who wants more is not asked again. */
  waitMs: 2_000,
} as const;

/** The parts of an HTTP answer that are read. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/** Sends one GET and follows nothing. */
export type Transport = (url: URL, deadline: Deadline) => Promise<HttpAnswer>;

/** The world as the client sees it; tests hand in their own. */
export interface HttpOptions {
  readonly transport?: Transport;
  /** Milliseconds to wait. */
  readonly sleep?: (milliseconds: number) => Promise<unknown>;
  readonly after?: After;
  /** Milliseconds since 1970, which dates of servers are held against. */
  readonly now?: () => number;
  readonly limits?: Partial<Record<keyof typeof httpLimits, number>>;
}

/** On whose behalf a request goes out, and what that allows. */
export interface Asking {
  /** Ends what is under way. */
  readonly stop: Stop;
  /** The most that this request may take, in milliseconds. */
  readonly requestMs: number;
  /** Called before every try; throws where the host is not to be asked now. */
  mayAsk(host: string): void;
  /** Told of what fails for good, before another request takes its place. */
  failed(error: UpstreamError): void;
  /** Counts what was read; throws where it is too much. */
  read(bytes: number, host: string): void;
}

/** Fetches the JSON at a URL; throws an UpstreamError only. */
export type GetJson = (url: URL, asking?: Asking) => Promise<unknown>;

/** GET with retries, a time limit, a size limit, and redirects only within the same host. */
export function httpGet(options: HttpOptions = {}): GetJson {
  const { transport, sleep = sleepFor, now = Date.now, after } = options;
  const { connectMs, totalMs, retries, bytes, atOnce, redirects, waitMs } = {
    ...httpLimits,
    ...options.limits,
  };
  const send = transport ?? undiciTransport({ connectMs, bytes });
  const inTurn = limiter(atOnce);
  const once = async (url: URL, { asking, deadline }: Try, hops = 0): Promise<unknown> => {
    asking?.mayAsk(url.host);
    const answer = await send(url, deadline);
    const text = await readBody(answer.body, { url, bytes, asking });
    if (answer.status >= 300 && answer.status < 400) {
      const target = redirectTarget(url, answer);
      if (hops >= redirects) throw refused(url, "redirected too often");
      return once(target, { asking, deadline }, hops + 1);
    }
    if (answer.status !== 200) throw statusError(url, answer, now());
    return parseJson(text, url, answer);
  };
  const tried = async (url: URL, allowed: Try): Promise<unknown> => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await once(url, allowed);
      } catch (error) {
        const failure = asUpstreamError(error, url, allowed);
        // 200 to 400 ms, then twice that: not all clients at the same instant.
        const wait = Math.max(randomInt(200, 400) * 2 ** attempt, failure.retryAfterMs ?? 0);
        if (attempt >= retries || !mayPass(failure) || wait > waitMs) {
          allowed.asking?.failed(failure);
          throw failure;
        }
        await sleep(wait);
      }
    }
  };
  return (url, asking) =>
    inTurn(async () => {
      const most = Math.min(totalMs, asking?.requestMs ?? totalMs);
      const deadline = new Deadline(most, { stop: asking?.stop, ...(after && { after }) });
      try {
        return await tried(url, { asking, deadline });
      } finally {
        deadline.clear();
      }
    });
}

/** What all tries of one request share. */
interface Try {
  readonly asking: Asking | undefined;
  readonly deadline: Deadline;
}

function redirectTarget(url: URL, { headers }: HttpAnswer): URL {
  const { location } = headers;
  if (typeof location !== "string" || !URL.canParse(location, url.href))
    throw refused(url, "redirected nowhere");
  const target = new URL(location, url);
  if (target.origin !== url.origin) throw refused(url, `redirected to ${target.origin}`);
  return target;
}

const refused = (url: URL, detail: string): UpstreamError =>
  new UpstreamError("redirect", { host: url.host, detail });

function statusError(url: URL, { status, headers }: HttpAnswer, now: number): UpstreamError {
  const busy = status === 429 || status === 503;
  return new UpstreamError("status", {
    host: url.host,
    detail: `${status} for ${url.pathname}`,
    status,
    retryAfterMs: busy ? retryAfterMs(headers["retry-after"], now) : undefined,
  });
}

async function readBody(
  body: HttpAnswer["body"],
  { url, bytes, asking }: { url: URL; bytes: number; asking: Asking | undefined },
): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > bytes)
      throw new UpstreamError("too-large", { host: url.host, detail: `over ${bytes} bytes` });
    chunks.push(chunk);
  }
  asking?.read(size, url.host);
  return Buffer.concat(chunks).toString("utf8");
}

/** What says that it is something else is none, even if it could be read: a page is no answer. */
function parseJson(text: string, url: URL, { headers }: HttpAnswer): unknown {
  const malformed = (what: string): UpstreamError =>
    new UpstreamError("malformed", { host: url.host, detail: `${what} at ${url.pathname}` });
  const type = headers["content-type"];
  if (type !== undefined && !/^application\/([\w.-]+\+)?json\b/i.test(String(type)))
    throw malformed("another content type");
  try {
    return JSON.parse(text);
  } catch {
    throw malformed("no JSON");
  }
}

/** Server errors and broken connections may pass; what the server means does not. */
const mayPass = ({ reason, status }: UpstreamError): boolean =>
  reason === "broken" || (reason === "status" && status !== undefined && status >= 500);

function asUpstreamError(error: unknown, { host }: URL, { asking, deadline }: Try): UpstreamError {
  if (error instanceof UpstreamError) return error;
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const reason =
    asking?.stop.reason ?? (deadline.passed ? "timeout" : (reasons.get(codeOf(error)) ?? "broken"));
  return new UpstreamError(reason, { host, detail });
}

/** What the codes of failures mean, where they mean more than a broken connection. */
const reasons: ReadonlyMap<unknown, UpstreamReason> = new Map([
  ["EADDRNOTAVAIL", "unreachable"],
  ["ECONNREFUSED", "unreachable"],
  ["ENETDOWN", "unreachable"],
  ["ENOTFOUND", "unreachable"],
  ["EAI_AGAIN", "unreachable"],
  ["EHOSTUNREACH", "unreachable"],
  ["ENETUNREACH", "unreachable"],
  ["ETIMEDOUT", "unreachable"],
  ["UND_ERR_CONNECT_TIMEOUT", "unreachable"],
  ["UND_ERR_RES_EXCEEDED_MAX_SIZE", "too-large"],
]);

const codeOf = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : undefined;
