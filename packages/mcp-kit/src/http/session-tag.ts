import { isInitializeRequest } from "@modelcontextprotocol/server";
import type { Answer, Visit } from "./visit.js";

const HEADER = "mcp-session-id";

/**
 * Remembers who is calling. Clients of the older era say their name when they initialize and never
 * again, and here each of their requests stands alone: the name goes out in the session's id, which
 * they send with every later one. Nothing is kept, and nothing is granted by it. Only clients whose
 * name matters get one.
 */
export function tagging(answer: Answer, matters: (name: string) => boolean): Answer {
  return async (visit) => {
    const name = nameGiven(visit);
    const response = await answer(visit);
    if (response.ok && name !== undefined && matters(name))
      response.headers.set(HEADER, `${encodeURIComponent(name)}.${crypto.randomUUID()}`);
    return response;
  };
}

/** The name that a client's session was tagged with. */
export function taggedName(headers: Headers | undefined): string | undefined {
  const id = headers?.get(HEADER) ?? "";
  const tag = id.slice(0, Math.max(0, id.lastIndexOf(".")));
  try {
    return tag === "" ? undefined : decodeURIComponent(tag);
  } catch {
    // Somebody else's session.
    return undefined;
  }
}

/** Every later request names the protocol's version, or the session. */
function nameGiven({ request: { headers }, message }: Visit): string | undefined {
  if (headers.has("mcp-protocol-version") || headers.has(HEADER)) return undefined;
  return isInitializeRequest(message) ? message.params.clientInfo.name : undefined;
}
