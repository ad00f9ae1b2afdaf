import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { collections, type Row } from "./upstream-rows.js";

/** How a request can go wrong, or astray; a number is a status. */
export type Fault =
  | number
  | "time-out"
  | "drop"
  | "truncated"
  | "malformed"
  | "schema"
  | "html"
  | "elsewhere"
  | "nowhere"
  | "round"
  | "moved"
  | "endless"
  | "endless-redirect"
  | "slow";

/** What a path that begins so gets, for so many requests. */
export interface Trouble {
  readonly fault: Fault;
  /** "/v1/"; every path without it. */
  readonly only?: string;
  readonly times?: number;
}

/** A server on loopback with a few records of the three APIs, that misbehaves when told to. */
export interface Upstream {
  readonly origin: URL;
  /** Path and query of every request so far, in order. */
  readonly asked: readonly string[];
  misbehave(trouble: Trouble | undefined): void;
  close(): Promise<void>;
}

/** Starts one on a free port. */
export async function startUpstream(): Promise<Upstream> {
  const asked: string[] = [];
  let trouble: Trouble | undefined;
  let left = 0;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://upstream.invalid");
    asked.push(url.pathname + url.search);
    const hit = trouble !== undefined && left > 0 && url.pathname.startsWith(trouble.only ?? "/");
    if (!hit || trouble === undefined) return answer(url, response);
    left -= 1;
    misbehave(trouble.fault, { url, request, response });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    origin: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    asked,
    misbehave(next) {
      trouble = next;
      left = next?.times ?? Number.POSITIVE_INFINITY;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** An origin where nobody listens: it was free a moment ago. */
export async function deadOrigin(): Promise<URL> {
  const upstream = await startUpstream();
  await upstream.close();
  return upstream.origin;
}

interface Exchange {
  readonly url: URL;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

function answer({ pathname, searchParams }: URL, response: ServerResponse): void {
  const body = bodyOf(pathname.replace(/^\/moved/, ""), searchParams);
  if (body === undefined) send(response, { status: 404, body: '{"detail":"Not found."}' });
  else send(response, { body: JSON.stringify(body) });
}

function send(
  response: ServerResponse,
  { status = 200, body = "", ...headers }: Readonly<Record<string, string | number>>,
): void {
  response.writeHead(Number(status), { "content-type": "application/json", ...headers });
  response.end(body);
}

/** Lists end in a slash in Open5e; the D&D 5e API lists links. */
function bodyOf(pathname: string, query: URLSearchParams): unknown {
  const rows = collections[pathname];
  if (rows === undefined) {
    const at = pathname.lastIndexOf("/");
    return collections[pathname.slice(0, at)]?.find(
      ({ index }) => index === pathname.slice(at + 1),
    );
  }
  const wanted = rows.filter((row) => isWanted(row, query));
  if (pathname.startsWith("/api/")) {
    const results = wanted.map(({ index, name }) => ({ index, name }));
    return { count: results.length, results };
  }
  const limit = Number(query.get("limit") ?? 50);
  const from = (Number(query.get("page") ?? 1) - 1) * limit;
  return { count: wanted.length, results: wanted.slice(from, from + limit) };
}

function isWanted(row: Row, query: URLSearchParams): boolean {
  const name = query.get("name__icontains") ?? query.get("name") ?? "";
  const documents = query.get("document__key__in") ?? query.get("document__slug__in");
  const own = typeof row.document === "object" ? row.document.key : row.document__slug;
  return (
    row.name.toLowerCase().includes(name.toLowerCase()) &&
    (documents === null || own === undefined || documents.split(",").includes(own))
  );
}

function misbehave(fault: Fault, { url, request, response }: Exchange): void {
  if (typeof fault === "number") {
    send(response, { status: fault, body: "<h1>Sorry</h1>", "retry-after": "1" });
    return;
  }
  const redirect = (location: string): void => send(response, { status: 302, location });
  const acts: Readonly<Record<Exclude<Fault, number>, () => void>> = {
    "time-out": () => undefined,
    drop: () => request.socket.destroy(),
    truncated: () => {
      response.writeHead(200, { "content-type": "application/json", "content-length": 1_000 });
      response.write('{"count":1,"results":[{"na', () => request.socket.destroy());
    },
    malformed: () => send(response, { body: '{"count":1,"results":[<<' }),
    schema: () =>
      send(response, { body: '{"count":1,"results":[{"name":"Fireball","level":"three"}]}' }),
    html: () => send(response, { body: "<!doctype html><title>Just a moment</title>" }),
    elsewhere: () => redirect(`http://localhost:${url.port || 80}/v2/spells/`),
    nowhere: () => redirect("http://[nowhere"),
    round: () => redirect(url.pathname),
    moved: () =>
      url.pathname.startsWith("/moved")
        ? answer(url, response)
        : redirect(`/moved${url.pathname}${url.search}`),
    endless: () => pour(response, 200),
    "endless-redirect": () => pour(response, 302),
    slow: () => drip(response),
  };
  acts[fault]();
}

/** Writes as fast as it is read, until the other side hangs up. */
function pour(response: ServerResponse, status: number): void {
  response.writeHead(status, { location: "/moved/v2/spells/" });
  const block = Buffer.alloc(65_536, " ");
  const more = (): void => {
    while (!response.destroyed && response.write(block));
  };
  response.on("drain", more);
  more();
}

/** A space every few milliseconds: it lives, and never ends. */
function drip(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json" });
  const timer = setInterval(() => response.write(" "), 5);
  response.on("close", () => clearInterval(timer));
}
