import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Fault, misbehaviour } from "./faults.js";
import { send } from "./send.js";
import { collections, type Row } from "./upstream-rows.js";

/** What a path that begins so gets, for so many requests. */
export interface Trouble {
  readonly fault: Fault;
  /** "/v1/"; every path without it. */
  readonly only?: string;
  readonly times?: number;
  /** The Retry-After header of a status: seconds, or a date. */
  readonly retryAfter?: string;
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
    const { fault, retryAfter = "1" } = trouble;
    misbehaviour(fault, {
      url,
      request,
      response,
      retryAfter,
      answer: () => answer(url, response),
    });
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

function answer({ pathname, searchParams }: URL, response: ServerResponse): void {
  const body = bodyOf(pathname.replace(/^\/moved/, ""), searchParams);
  if (body === undefined) send(response, { status: 404, body: '{"detail":"Not found."}' });
  else send(response, { body: JSON.stringify(body) });
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
