import {
  isInitializeRequest,
  type McpHttpHandler,
  type McpServerFactory,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";

type Fetch = McpHttpHandler["fetch"];

const HEADER = "mcp-session-id";

/** How many sessions are kept, and for how long those that nothing is heard of; in milliseconds. */
export interface SessionLimits {
  readonly most: number;
  readonly idleMs: number;
}

export const SESSION_LIMITS: SessionLimits = { most: 100, idleMs: 3_600_000 };

/** Sessions of the older era over HTTP: what a server pushes reaches its clients by the stream of their session. */
export interface Sessions {
  readonly fetch: Fetch;
  /** Sessions that are kept. */
  size(): number;
  close(): Promise<void>;
}

interface Session {
  readonly transport: WebStandardStreamableHTTPServerTransport;
  /** Open streams: whoever listens is not idle. */
  streams: number;
  heardAt: number;
}

/**
 * A session for who initializes; its later requests name it. Others are served as they come, by
 * `stateless`: a client that has no use for sessions need not have one.
 */
export function createSessions(
  factory: McpServerFactory,
  stateless: Fetch,
  { most, idleMs }: SessionLimits = SESSION_LIMITS,
): Sessions {
  /** Those not heard of for longest first. */
  const open = new Map<string, Session>();
  const end = async (id: string): Promise<void> => {
    const session = open.get(id);
    open.delete(id);
    await session?.transport.close();
  };
  /** Makes room for one more, where there is any. */
  const tidy = async (): Promise<void> => {
    const since = performance.now() - idleMs;
    const idle = [...open].filter(([, { streams }]) => streams === 0);
    const late = idle.filter(([, { heardAt }]) => heardAt < since);
    const rest = idle.filter(([, { heardAt }]) => heardAt >= since);
    const over = Math.max(0, open.size - late.length - most + 1);
    for (const [id] of [...late, ...rest.slice(0, over)]) await end(id);
  };
  const begin: Fetch = async (request, options) => {
    await tidy();
    if (open.size >= most) return refused(503, "So many sessions are kept: try again later");
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => crypto.randomUUID(),
      onsessioninitialized: (id) => {
        open.set(id, { transport, streams: 0, heardAt: performance.now() });
      },
      onsessionclosed: (id) => void open.delete(id),
    });
    const server = await factory({ era: "legacy" });
    await server.connect(transport);
    return transport.handleRequest(request, options);
  };
  return {
    async fetch(request, options) {
      const id = request.headers.get(HEADER);
      if (id === null)
        return (await initializes(request)) ? begin(request, options) : stateless(request, options);
      const session = open.get(id);
      if (session === undefined) return refused(404, "There is no such session: initialize again");
      open.delete(id);
      open.set(id, session);
      session.heardAt = performance.now();
      if (request.method === "GET") noteStream(session, request);
      return session.transport.handleRequest(request, options);
    },
    size: () => open.size,
    async close() {
      for (const id of open.keys()) await end(id);
    },
  };
}

function noteStream(session: Session, { signal }: Request): void {
  session.streams += 1;
  const over = () => {
    session.streams -= 1;
    session.heardAt = performance.now();
  };
  signal.addEventListener("abort", over, { once: true });
}

/** Every later request names the protocol's version. */
async function initializes(request: Request): Promise<boolean> {
  if (request.method !== "POST" || request.headers.has("mcp-protocol-version")) return false;
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  return isInitializeRequest(body);
}

const refused = (status: number, message: string): Response =>
  Response.json({ jsonrpc: "2.0", error: { code: -32_001, message }, id: null }, { status });
