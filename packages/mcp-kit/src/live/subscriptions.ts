import {
  type JSONRPCRequest,
  ProtocolError,
  ProtocolErrorCode,
  type RequestId,
  type Server,
} from "@modelcontextprotocol/server";
import type { Audience, Tell } from "./audience.js";

/** The most resources that one session, or one stream, follows. */
const most = 100;

/** What a session of the older era follows, until it ends: resources/subscribe and unsubscribe. */
export function serveSubscriptions(
  server: Server,
  audience: Audience,
  /** Rejects for a resource that there is not. */
  read: (uri: string) => Promise<unknown>,
): void {
  const ends = new Map<string, () => void>();
  const tell = tellerOf(() => server);
  server.setRequestHandler("resources/subscribe", async ({ params: { uri } }) => {
    await read(uri);
    if (ends.has(uri)) return {};
    if (ends.size >= most)
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `A session follows ${most} resources at most: unsubscribe from another first`,
      );
    ends.set(uri, audience.follow(uri, tell));
    return {};
  });
  server.setRequestHandler("resources/unsubscribe", async ({ params: { uri } }) => {
    ends.get(uri)?.();
    ends.delete(uri);
    return {};
  });
  server.onclose = () => {
    for (const end of ends.values()) end();
    ends.clear();
  };
}

/** Says it to a session; one that has ended hears nothing. */
export const tellerOf =
  (server: () => Server | undefined): Tell =>
  (uri) =>
    void server()
      ?.sendResourceUpdated({ uri })
      .catch(() => undefined);

/** The streams of one connection of the newer era: the SDK answers subscriptions/listen by itself, and here it is known what they ask for. */
export interface Streams {
  opened(id: RequestId, params: JSONRPCRequest["params"]): void;
  /** By the client, or at the end of its connection. */
  closed(id: RequestId): void;
}

/** Streams that hear by this. */
export function streamsOf(audience: Audience, tell: Tell): Streams {
  const open = new Map<RequestId, () => void>();
  return {
    opened(id, params) {
      open.get(id)?.();
      const ends = urisIn(params).map((uri) => audience.follow(uri, tell));
      open.set(id, () => {
        for (const end of ends) end();
      });
    },
    closed(id) {
      open.get(id)?.();
      open.delete(id);
    },
  };
}

/** The resources that a stream asks for; what is malformed the SDK refuses. */
function urisIn(params: JSONRPCRequest["params"]): readonly string[] {
  const asked = member(member(params, "notifications"), "resourceSubscriptions");
  if (!Array.isArray(asked)) return [];
  const uris = asked.filter((uri) => typeof uri === "string");
  return [...new Set(uris)].slice(0, most);
}

const member = (of: unknown, name: string): unknown =>
  typeof of === "object" && of !== null ? Reflect.get(of, name) : undefined;
