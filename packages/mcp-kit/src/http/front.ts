import type { IncomingMessage, ServerResponse } from "node:http";
import { hostHeaderValidation, originValidation } from "@modelcontextprotocol/node";
import { allowedHosts, PATH } from "./address.js";
import type { HttpSettings } from "./settings.js";
import { challengeFor } from "./token.js";

/** Whether a request may go on to its handler; if not, it is answered already. */
export type Front = (req: IncomingMessage, res: ServerResponse) => Promise<boolean>;

/** A web page must not reach the server, by a name of its own that points here or from an origin of its own; nor anybody without the token. */
export function frontOf({ host, token }: HttpSettings): Front {
  const hosts = allowedHosts(host);
  const hostIsOurs = hostHeaderValidation(hosts);
  const originIsOurs = originValidation(hosts);
  const challenge = token === undefined ? undefined : challengeFor(token);
  return async (req, res) => {
    if (!isHostName(req.headers.host)) return refuse(res, 403, "Forbidden: malformed Host");
    if (!hostIsOurs(req, res) || !originIsOurs(req, res)) return false;
    if (req.url?.split("?")[0] !== PATH) return refuse(res, 404, `MCP is served at ${PATH}`);
    const asked = await challenge?.(req.headers.authorization);
    if (!asked) return true;
    res.writeHead(asked.status, Object.fromEntries(asked.headers)).end(await asked.text());
    return false;
  };
}

/** A name or an address, with or without a port: a URL parser would also take "a@localhost" for localhost. */
const isHostName = (host = ""): boolean => /^(\[[\da-f:.]+\]|[\w.-]+)(:\d+)?$/iu.test(host);

function refuse(res: ServerResponse, status: number, why: string): false {
  res.writeHead(status, { "content-type": "text/plain" }).end(`${why}\n`);
  return false;
}
