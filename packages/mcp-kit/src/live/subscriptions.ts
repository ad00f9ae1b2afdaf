import {
  type JSONRPCRequest,
  ProtocolError,
  ProtocolErrorCode,
  type RequestId,
  type Server,
  type ServerNotifier,
} from "@modelcontextprotocol/server";
import type { Audience, Tell } from "./audience.js";
import { listOf, type Topic, uriOf } from "./topics.js";

/** The most resources that one session, or one stream, follows. */
const most = 100;

/** How a session of the older era is served. */
export interface SessionSpec {
  readonly server: Server;
  readonly audience: () => Audience;
  /** What it follows without asking, once it is initialized. */
  readonly topics: readonly Topic[];
  /** Rejects for a resource that there is not. */
  read(uri: string): Promise<unknown>;
}

/** What a session of the older era follows, until it ends: the lists, and by resources/subscribe and unsubscribe what it asks for. */
export function serveSession({ server, audience, topics, read }: SessionSpec): void {
  const ends = new Map<string, () => void>();
  let listed: (() => void) | undefined;
  const tell = tellerOf(() => server);
  server.setRequestHandler("resources/subscribe", async ({ params: { uri } }) => {
    await read(uri);
    if (ends.has(uri)) return {};
    if (ends.size >= most)
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `A session follows ${most} resources at most: unsubscribe from another first`,
      );
    ends.set(uri, audience().follow([`uri:${uri}`], tell));
    return {};
  });
  server.setRequestHandler("resources/unsubscribe", async ({ params: { uri } }) => {
    ends.get(uri)?.();
    ends.delete(uri);
    return {};
  });
  if (topics.length > 0)
    server.oninitialized = () => {
      listed ??= audience().follow(topics, tell);
    };
  server.onclose = () => {
    listed?.();
    for (const end of ends.values()) end();
    ends.clear();
  };
}

/** Says it to a session; one that has ended hears nothing. */
export const tellerOf =
  (server: () => Server | undefined): Tell =>
  (topic) => {
    const to = server();
    if (to !== undefined) told(to, topic).catch(() => undefined);
  };

function told(server: Server, topic: Topic): Promise<void> {
  if (topic === "list:tools") return server.sendToolListChanged();
  if (topic === "list:prompts") return server.sendPromptListChanged();
  if (topic === "list:resources") return server.sendResourceListChanged();
  return server.sendResourceUpdated({ uri: uriOf(topic) ?? "" });
}

/** Says it on the streams of a handler of requests. */
export const tellerBy =
  (notify: ServerNotifier): Tell =>
  (topic) => {
    const uri = uriOf(topic);
    if (uri === undefined) notify.resourcesChanged();
    else notify.resourceUpdated(uri);
  };

/** The streams of one connection of the newer era: the SDK answers subscriptions/listen by itself, and here it is known what they ask for. */
export interface Streams {
  opened(id: RequestId, params: JSONRPCRequest["params"]): void;
  /** By the client, or at the end of its connection. */
  closed(id: RequestId): void;
}

/** Streams that hear by this. */
export function streamsOf(
  audience: () => Audience,
  tell: Tell,
  /** The lists that may be followed. */
  lists: readonly Topic[],
): Streams {
  const open = new Map<RequestId, () => void>();
  return {
    opened(id, params) {
      open.get(id)?.();
      open.set(id, audience().follow(topicsIn(params, lists), tell));
    },
    closed(id) {
      open.get(id)?.();
      open.delete(id);
    },
  };
}

/** What a stream asks for; what is malformed the SDK refuses. */
function topicsIn(params: JSONRPCRequest["params"], lists: readonly Topic[]): readonly Topic[] {
  const asked = member(params, "notifications");
  const uris = member(asked, "resourceSubscriptions");
  const texts = Array.isArray(uris) ? uris.filter((uri) => typeof uri === "string") : [];
  const followed = lists.filter((topic) => member(asked, `${listOf(topic)}ListChanged`) === true);
  return [...followed, ...[...new Set(texts)].slice(0, most).map((uri) => `uri:${uri}` as const)];
}

const member = (of: unknown, name: string): unknown =>
  typeof of === "object" && of !== null ? Reflect.get(of, name) : undefined;
