import {
  CLIENT_INFO_META_KEY,
  type McpRequestContext,
  type Server,
  type ServerContext,
} from "@modelcontextprotocol/server";
import * as z from "zod";
import { taggedName } from "./http/session-tag.js";

/** Who is served: the SDK's server for it, and how its requests come. */
export interface Served {
  readonly server: Server;
  readonly opened: McpRequestContext;
}

const Envelope = z.object({ [CLIENT_INFO_META_KEY]: z.object({ name: z.string() }) });

/** The name that the client gives itself: with every request in the newer era, once in the older one. */
export function clientName(
  { server, opened }: Served,
  { mcpReq }: ServerContext,
): string | undefined {
  const { envelope } = mcpReq;
  // Nearly all clients are of the older era, and each call asks: nothing is parsed for them.
  if (envelope === undefined)
    return server.getClientVersion()?.name ?? taggedName(opened.requestInfo?.headers);
  const said = Envelope.safeParse(envelope);
  return said.success ? said.data[CLIENT_INFO_META_KEY].name : undefined;
}
