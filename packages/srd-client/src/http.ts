import { randomInt } from "node:crypto";
import { setTimeout as sleepFor } from "node:timers/promises";
import { Deadline } from "./deadline.js";
import { UpstreamError, type UpstreamReason } from "./errors.js";
import { limiter } from "./limiter.js";
import { undiciTransport } from "./undici-transport.js";

/** What one request may take: milliseconds and bytes. */
export const httpLimits = {
  connectMs: 3_000,
  totalMs: 10_000,
  retries: 2,
  bytes: 10 * 1_024 * 1_024,
  atOnce: 8,
  redirects: 3,
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
  readonly limits?: Partial<Record<keyof typeof httpLimits, number>>;
}

/** Fetches the JSON at a URL; throws an UpstreamError only. */
export type GetJson = (url: URL) => Promise<unknown>;

/** GET with retries, a time limit, a size limit, and redirects only within the same host. */
export function httpGet({ transport, sleep = sleepFor, limits = {} }: HttpOptions = {}): GetJson {
  const { connectMs, totalMs, retries, bytes, atOnce, redirects } = { ...httpLimits, ...limits };
  const send = transport ?? undiciTransport({ connectMs, bytes });
  const inTurn = limiter(atOnce);
  const once = async (url: URL, deadline: Deadline, hops = 0): Promise<unknown> => {
    const answer = await send(url, deadline);
    const text = await readBody(answer.body, { url, bytes });
    if (answer.status >= 300 && answer.status < 400) {
      const target = redirectTarget(url, answer);
      if (hops >= redirects) throw refused(url, "redirected too often");
      return once(target, deadline, hops + 1);
    }
    if (answer.status !== 200) throw statusError(url, answer);
    return parseJson(text, url);
  };
  const tried = async (url: URL, deadline: Deadline): Promise<unknown> => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await once(url, deadline);
      } catch (error) {
        const failure = asUpstreamError(error, { url, deadline });
        if (attempt >= retries || !mayPass(failure)) throw failure;
        // 200 to 400 ms, then twice that: not all clients at the same instant.
        await sleep(randomInt(200, 400) * 2 ** attempt);
      }
    }
  };
  return (url) =>
    inTurn(async () => {
      const deadline = new Deadline(totalMs);
      try {
        return await tried(url, deadline);
      } finally {
        deadline.clear();
      }
    });
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

const statusError = (url: URL, { status }: HttpAnswer): UpstreamError =>
  new UpstreamError("status", { host: url.host, detail: `${status} for ${url.pathname}`, status });

async function readBody(
  body: HttpAnswer["body"],
  { url, bytes }: { url: URL; bytes: number },
): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > bytes)
      throw new UpstreamError("too-large", { host: url.host, detail: `over ${bytes} bytes` });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parseJson(text: string, url: URL): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UpstreamError("malformed", { host: url.host, detail: `no JSON at ${url.pathname}` });
  }
}

/** Server errors and broken connections may pass; what the server means does not. */
const mayPass = ({ reason, status }: UpstreamError): boolean =>
  reason === "broken" || (reason === "status" && status !== undefined && status >= 500);

function asUpstreamError(error: unknown, { url, deadline }: { url: URL; deadline: Deadline }) {
  if (error instanceof UpstreamError) return error;
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const reason = deadline.passed ? "timeout" : (reasons.get(codeOf(error)) ?? "broken");
  return new UpstreamError(reason, { host: url.host, detail });
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
