import { isInitializeRequest, type McpHttpHandler } from "@modelcontextprotocol/server";

type Fetch = McpHttpHandler["fetch"];

const HEADER = "mcp-session-id";

/**
 * Remembers who is calling. Clients of the older era say their name when they initialize and never
 * again, and here each of their requests stands alone: the name goes out in the session's id, which
 * they send with every later one. Nothing is kept, and nothing is granted by it. Only clients whose
 * name matters get one.
 */
export function tagging(fetch: Fetch, matters: (name: string) => boolean): Fetch {
  return async (request, options) => {
    const name = await nameGiven(request);
    const response = await fetch(request, options);
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
async function nameGiven(request: Request): Promise<string | undefined> {
  const { method, headers } = request;
  if (method !== "POST" || headers.has("mcp-protocol-version") || headers.has(HEADER)) return;
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  return isInitializeRequest(body) ? body.params.clientInfo.name : undefined;
}
