import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { hostname, networkInterfaces } from "node:os";
import { hostHeaderValidation, originValidation, toNodeHandler } from "@modelcontextprotocol/node";
import {
  createMcpHandler,
  localhostAllowedHostnames,
  type McpServerFactory,
} from "@modelcontextprotocol/server";
import type { Serving } from "./grace.js";

const PATH = "/mcp";

/** Where to listen; port 0 takes a free one. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

/** Serves Streamable HTTP at /mcp until `stop` settles and the answers in flight are written. */
export async function runHttp(
  factory: McpServerFactory,
  address: Address,
  { log, stop, grace, announce }: Serving & { announce: (url: string) => void },
): Promise<void> {
  const onerror = (error: Error) => log.debug("a request was refused", { error: error.message });
  const handler = createMcpHandler(factory, { onerror });
  const answers = new Set<Promise<unknown>>();
  const serve = guarded(toNodeHandler(handler, { onerror }), allowedHosts(address.host));
  const server = createServer((req, res) => {
    // A subscription stays open until the server ends it: it is not waited for.
    if (req.headers["mcp-method"] !== "subscriptions/listen") track(answers, once(res, "close"));
    serve(req, res);
  });
  server.listen(address.port, address.host);
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    throw new Error(
      `port ${address.port} is in use; choose another with --port, or 0 for a free one`,
    );
  });
  if (!isLoopback(address.host)) {
    log.warn("reachable from other machines, without authentication", { host: address.host });
  }
  announce(urlOf(address.host, server.address()));
  await stop;
  server.close();
  await grace(Promise.all(answers));
  await handler.close();
  server.closeAllConnections();
}

type NodeHandler = ReturnType<typeof toNodeHandler>;

/** A web page must not reach the server, by a name of its own that points here or from an origin of its own. */
function guarded(handle: NodeHandler, hosts: string[]) {
  const hostIsOurs = hostHeaderValidation(hosts);
  const originIsOurs = originValidation(hosts);
  return (req: IncomingMessage, res: ServerResponse): void => {
    if (!isHostName(req.headers.host)) {
      res.writeHead(403, { "content-type": "text/plain" }).end("Forbidden: malformed Host\n");
      return;
    }
    if (!hostIsOurs(req, res) || !originIsOurs(req, res)) return;
    const { method = "GET", url = "/" } = req;
    if (url.split("?")[0] === PATH) void handle(Object.assign(req, { method, url }), res);
    else res.writeHead(404, { "content-type": "text/plain" }).end(`MCP is served at ${PATH}\n`);
  };
}

/** A name or an address, with or without a port: a URL parser would also take "a@localhost" for localhost. */
const isHostName = (host = ""): boolean => /^(\[[\da-f:.]+\]|[\w.-]+)(:\d+)?$/iu.test(host);

function track(answers: Set<Promise<unknown>>, answer: Promise<unknown>): void {
  const settled = answer.finally(() => answers.delete(settled)).catch(() => undefined);
  answers.add(settled);
}

/** Names a client may call this server by: loopback's, the address asked for, and with a wildcard all of its own. */
function allowedHosts(host: string): string[] {
  const local = localhostAllowedHostnames();
  if (isLoopback(host)) return local;
  if (host !== "0.0.0.0" && host !== "::") return [...local, bracketed(host).toLowerCase()];
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return [...local, hostname().toLowerCase(), ...own.map(({ address }) => bracketed(address))];
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || host.startsWith("127.");
}

function urlOf(
  host: string,
  bound: ReturnType<ReturnType<typeof createServer>["address"]>,
): string {
  const port = typeof bound === "object" && bound !== null ? bound.port : "";
  return `http://${bracketed(host)}:${port}${PATH}`;
}

function bracketed(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}
