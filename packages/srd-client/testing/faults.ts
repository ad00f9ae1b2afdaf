import type { IncomingMessage, ServerResponse } from "node:http";
import { send } from "./send.js";

/** How a request can go wrong, or astray; a number is a status. */
export type Fault = number | NamedFault;

/** A request, and how it would be answered by a source that means well. */
export interface Exchange {
  readonly url: URL;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly retryAfter: string;
  answer(): void;
}

const faults = {
  /** Hangs: nothing ever comes. */
  "time-out": () => undefined,
  drop: ({ request }) => void request.socket.destroy(),
  truncated: ({ request, response }) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": 1_000 });
    response.write('{"count":1,"results":[{"na', () => request.socket.destroy());
  },
  malformed: ({ response }) => send(response, { body: '{"count":1,"results":[<<' }),
  schema: ({ response }) =>
    send(response, { body: '{"count":1,"results":[{"name":"Fireball","level":"three"}]}' }),
  html: ({ response }) => send(response, { body: "<!doctype html><title>Just a moment</title>" }),
  /** A list of nothing. */
  nothing: ({ response }) => list(response, 0, []),
  /** JSON that says it is a page. */
  "json-as-html": ({ response }) =>
    send(response, {
      body: '{"count":0,"results":[]}',
      "content-type": "text/html; charset=utf-8",
    }),
  elsewhere: ({ url, response }) =>
    redirect(response, `http://localhost:${url.port || 80}/v2/spells/`),
  nowhere: ({ response }) => redirect(response, "http://[nowhere"),
  round: ({ url, response }) => redirect(response, url.pathname),
  moved: ({ url, response, answer }) =>
    url.pathname.startsWith("/moved")
      ? answer()
      : redirect(response, `/moved${url.pathname}${url.search}`),
  /** One body without an end. */
  endless: ({ response }) => pour(response, 200),
  "endless-redirect": ({ response }) => pour(response, 302),
  /** A space every few milliseconds: it lives, and never ends. */
  slow: ({ response }) => drip(response),
  /** Every page is one row of a billion. */
  "endless-pages": ({ url, response }) => list(response, 1e9, [rowOf(url)]),
  /** Every page has a new row and says that there is one more. */
  "one-more": ({ url, response }) => list(response, pageOf(url) + 1, [rowOf(url)]),
  /** Page after page of five megabytes, in which each row is a new one. */
  heavy: ({ url, response }) =>
    list(response, 15_000, [{ ...rowOf(url), desc: "heavy ".repeat(900_000) }]),
  /** Every page is the first, and says that there are more. */
  "same-page": ({ response }) => list(response, 1_000, [row("goblin"), row("orc")]),
  /** A page with one row twice. */
  repeated: ({ response }) => list(response, 2, [row("goblin"), row("goblin")]),
  /** A list of more links, or rows, than anybody could follow. */
  crowded: ({ response }) =>
    list(
      response,
      50_000,
      Array.from({ length: 50_000 }, (_, at) => row(`row-${at}`)),
    ),
} as const satisfies Readonly<Record<string, (exchange: Exchange) => void>>;

/** Each of them by name. */
export type NamedFault = keyof typeof faults;

/** The names, for who wants to try them all. */
export const namedFaults = Object.keys(faults) as readonly NamedFault[];

/** Answers as a source would that is ill, or means ill. */
export function misbehaviour(fault: Fault, exchange: Exchange): void {
  if (typeof fault !== "number") return faults[fault](exchange);
  const { response, retryAfter } = exchange;
  send(response, { status: fault, body: "<h1>Sorry</h1>", "retry-after": retryAfter });
}

const redirect = (response: ServerResponse, location: string): void =>
  send(response, { status: 302, location });

const list = (response: ServerResponse, count: number, results: readonly object[]): void =>
  send(response, { body: JSON.stringify({ count, results }) });

/** A row that lists of all APIs could have. */
const row = (key: string) => ({ key, slug: key, index: key, name: key });

const pageOf = ({ searchParams }: URL): number => Number(searchParams.get("page") ?? 1);
const rowOf = (url: URL) => row(`row-${pageOf(url)}`);

/** Writes as fast as it is read, until the other side hangs up. */
function pour(response: ServerResponse, status: number): void {
  response.writeHead(status, {
    location: "/moved/v2/spells/",
    "content-type": "application/json",
  });
  const block = Buffer.alloc(65_536, " ");
  const more = (): void => {
    while (!response.destroyed && response.write(block));
  };
  response.on("drain", more);
  more();
}

function drip(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json" });
  const timer = setInterval(() => response.write(" "), 5);
  response.on("close", () => clearInterval(timer));
}
