import { isInitializeRequest, type McpServerFactory } from "@modelcontextprotocol/server";
import {
  type Keep,
  type KeptSessions,
  keepSessions,
  type Session,
  type SessionRules,
} from "./kept-sessions.js";
import { PushingTransport } from "./pushing.js";
import { type Answer, refusalOf, type Visit } from "./visit.js";

const HEADER = "mcp-session-id";
/** What clients know a session by that there is not. */
const NO_SESSION = -32_001;

/** Sessions of the older era over HTTP: what a server pushes reaches its clients by the stream of their session. */
export interface Sessions extends Pick<KeptSessions, "size" | "tidy" | "close"> {
  readonly answer: Answer;
}

/**
 * A session for who initializes; its later requests name it. Others are served as they come, by
 * `stateless`: a client that has no use for sessions need not have one.
 */
export function createSessions(
  factory: McpServerFactory,
  stateless: Answer,
  rules: SessionRules,
): Sessions {
  const kept = keepSessions(rules);
  const begin = async (visit: Visit, keep: Keep): Promise<Response> => {
    const { authInfo } = visit;
    const transport = new PushingTransport({
      sessionIdGenerator: () => crypto.randomUUID(),
      enableJsonResponse: rules.answers === "json",
      onsessioninitialized: (id) => keep(id, { transport, token: authInfo?.token }),
      onsessionclosed: (id) => kept.forget(id),
    });
    const server = await factory({ era: "legacy", ...(authInfo && { authInfo }) });
    await server.connect(transport);
    return answered(transport, visit);
  };
  return {
    ...kept,
    async answer(visit) {
      const { request, authInfo } = visit;
      const id = request.headers.get(HEADER);
      if (id === null && !initializes(visit)) return stateless(visit);
      if (id === null) return (await kept.withRoom((keep) => begin(visit, keep))) ?? tooMany();
      const session = kept.heard(id, authInfo?.token);
      if (session === undefined)
        return refusalOf(404, "There is no such session: initialize again", NO_SESSION);
      const response = await answered(session.transport, visit);
      if (request.method === "GET" && response.ok) await listened(session, visit);
      return response;
    },
  };
}

const answered = (
  transport: PushingTransport,
  { request, message, authInfo }: Visit,
): Promise<Response> =>
  transport.handleRequest(request, { parsedBody: message, ...(authInfo && { authInfo }) });

const tooMany = (): Response => refusalOf(503, "So many sessions are kept: try again later");

function listened(session: Session, { ended }: Visit): Promise<void> {
  const heard = session.transport.heardUntil(ended);
  void ended.then(() => {
    session.heardAt = performance.now();
    session.hasLeft = !session.transport.isHeard;
  });
  return heard;
}

/** One whose session has ended may begin another by the version that it knows; those of the newer era have none. */
const initializes = ({ request, message }: Visit): boolean =>
  (request.headers.get("mcp-protocol-version") ?? "") < "2026" && isInitializeRequest(message);
