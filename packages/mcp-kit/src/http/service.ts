import {
  createMcpHandler,
  legacyStatelessFallback,
  type McpHttpHandler,
  type McpServerFactory,
} from "@modelcontextprotocol/server";
import type { Caller } from "../caller.js";
import type { Live } from "../live/live.js";
import { tellerBy } from "../live/subscriptions.js";
import { isTextOnly } from "../results.js";
import type { SessionRules } from "./kept-sessions.js";
import { tagging } from "./session-tag.js";
import { createSessions, type Sessions } from "./sessions.js";
import { type Answer, listening, type Visit } from "./visit.js";

/** What a service is made of. */
export interface ServiceSpec {
  readonly factory: McpServerFactory;
  /** Where the server pushes. */
  readonly live: Live | undefined;
  /** "2025" for the protocol's versions with sessions alone. */
  readonly era: unknown;
  readonly onerror: (error: Error) => void;
}

/** All that is served to one caller, or to everybody where callers are not told apart. */
export interface Service {
  readonly answer: Answer;
  /** Where there are any. */
  readonly sessions: Sessions | undefined;
  close(): Promise<void>;
}

/** Sessions for clients of the older era, a handler of single requests, and the streams of the newer one. */
export function createService(
  { factory, live, era, onerror }: ServiceSpec,
  caller: Caller,
  rules: SessionRules | undefined,
): Service {
  const handler =
    era === "2025"
      ? { ...silent, fetch: legacyStatelessFallback(factory, onerror) }
      : createMcpHandler(factory, {
          onerror,
          ...(rules?.total && { maxSubscriptions: rules.most }),
        });
  const handle: Answer = ({ request, message, authInfo }) =>
    handler.fetch(request, {
      ...(message !== undefined && { parsedBody: message }),
      ...(authInfo && { authInfo }),
    });
  const stateless = tagging(handle, (name) => isTextOnly("auto", () => name));
  const sessions = rules && createSessions(factory, stateless, rules);
  const streams = live?.streamsTo(caller, tellerBy(handler.notify));
  const answer = sessions?.answer ?? stateless;
  return {
    async answer(visit) {
      const asked = listening(visit.message);
      if (streams && asked) noteStream(streams, asked.params, visit);
      return answer(visit);
    },
    sessions,
    async close() {
      await Promise.all([handler.close(), sessions?.close()]);
    },
  };
}

/** A stream hears until its connection closes; ids of requests are each client's own. */
function noteStream(
  streams: ReturnType<Live["streamsTo"]>,
  params: Parameters<typeof streams.opened>[1],
  { ended }: Visit,
): void {
  const id = crypto.randomUUID();
  streams.opened(id, params);
  void ended.then(() => streams.closed(id));
}

/** The older era has no streams but those of its sessions. */
const silent: Pick<McpHttpHandler, "close" | "notify"> = {
  close: async () => undefined,
  notify: {
    toolsChanged: () => undefined,
    promptsChanged: () => undefined,
    resourcesChanged: () => undefined,
    resourceUpdated: () => undefined,
  },
};
