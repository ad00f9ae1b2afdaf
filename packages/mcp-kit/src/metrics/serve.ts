import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { hostHeaderValidation, originValidation } from "@modelcontextprotocol/node";
import { type Address, allowedHosts, isLoopback, urlOf } from "../http/address.js";
import { pathOf } from "../http/health.js";
import { listeningPort } from "../http/listening-port.js";
import type { Meter, MetricSpec } from "./meter.js";
import { createPrometheus, type Prometheus } from "./prometheus.js";

const PATH = "/metrics";

/** What is counted, shown at an address of its own: who reaches the server does not reach this by it. */
export interface Metrics {
  readonly meter: Meter;
  readonly url: string;
  close(): Promise<void>;
}

/** Counts from now on, and shows it. */
export async function openMetrics<Ctx>(
  address: Address,
  own: readonly MetricSpec<Ctx>[],
  context: () => Promise<Ctx>,
): Promise<Metrics> {
  const shown = createPrometheus(own, context);
  const isForUs = frontOf(address.host);
  const server = createServer((req, res) => {
    if (!isForUs(req, res)) return;
    show(shown, req, res).catch(() => res.destroy());
  });
  const port = await listeningPort(server, address, "--metrics");
  return {
    meter: shown.meter,
    url: urlOf({ host: address.host, port }, PATH),
    async close() {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, "close");
    },
  };
}

/** A web page must not reach what only this machine may; further away it is whoever the network lets through. */
function frontOf(host: string): (req: IncomingMessage, res: ServerResponse) => boolean {
  const hosts = allowedHosts(host);
  const hostIsOurs = isLoopback(host) ? hostHeaderValidation(hosts) : () => true;
  const originIsOurs = originValidation(hosts);
  return (req, res) => hostIsOurs(req, res) && originIsOurs(req, res);
}

async function show(
  { text, contentType }: Prometheus,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  if (pathOf(req) !== PATH) return void res.writeHead(404).end(`Metrics are at ${PATH}\n`);
  if (req.method !== "GET" && req.method !== "HEAD")
    return void res.writeHead(405, { allow: "GET, HEAD" }).end();
  const body = await text();
  res.writeHead(200, { "content-type": contentType, "cache-control": "no-store" }).end(body);
}
