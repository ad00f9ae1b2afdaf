import type { IncomingMessage, ServerResponse } from "node:http";
import { hostHeaderValidation, originValidation } from "@modelcontextprotocol/node";
import { allowedHosts, PATH } from "./address.js";
import { type Health, pathOf } from "./health.js";

/** Whether a request may go on to whoever asks who it is; if not, it is answered already. */
export type Front = (req: IncomingMessage, res: ServerResponse) => Promise<boolean>;

/** A web page must not reach the server, by a name of its own that points here or from an origin of its own. */
export function frontOf(host: string, health: Health): Front {
  const hosts = allowedHosts(host);
  const hostIsOurs = hostHeaderValidation(hosts);
  const originIsOurs = originValidation(hosts);
  return async (req, res) => {
    const path = pathOf(req);
    const isProbe = health.isAsked(path);
    // A probe by HTTP/1.0 names no host, which no browser can do.
    const isNameless = isProbe && req.headers.host === undefined;
    if (!isNameless && !isHostName(req.headers.host))
      return refuse(res, 403, "Forbidden: malformed Host");
    if (!(isNameless || hostIsOurs(req, res)) || !originIsOurs(req, res)) return false;
    if (path === PATH) return true;
    if (!isProbe) return refuse(res, 404, `MCP is served at ${PATH}`);
    await health.answer(req, res);
    return false;
  };
}

/** A name or an address, with or without a port: a URL parser would also take "a@localhost" for localhost. */
const isHostName = (host = ""): boolean => /^(\[[\da-f:.]+\]|[\w.-]+)(:\d+)?$/iu.test(host);

function refuse(res: ServerResponse, status: number, why: string): false {
  res.writeHead(status, { "content-type": "text/plain" }).end(`${why}\n`);
  return false;
}
