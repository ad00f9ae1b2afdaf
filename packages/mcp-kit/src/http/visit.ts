import {
  type AuthInfo,
  isJSONRPCRequest,
  isJsonContentType,
  type JSONRPCRequest,
  PARSE_ERROR,
} from "@modelcontextprotocol/server";

/** A request that has been let in. */
export interface Visit {
  readonly request: Request;
  /** What a POST brings: its body is read once, here. */
  readonly message?: unknown;
  /** Whose token it came with. */
  readonly authInfo?: AuthInfo;
  /** Resolves when its answer is written, or nobody waits for it any more. */
  readonly ended: Promise<unknown>;
}

/** What answers requests. */
export type Answer = (visit: Visit) => Promise<Response>;

/** What a request brings as JSON; a body that is none is answered at once. */
export async function messageIn(
  request: Request,
): Promise<Pick<Visit, "message"> | { readonly refusal: Response }> {
  const { method, headers } = request;
  if (method !== "POST" || !isJsonContentType(headers.get("content-type"))) return {};
  try {
    return { message: await request.json() };
  } catch {
    return { refusal: refusalOf(400, "Parse error: the body is no JSON", PARSE_ERROR) };
  }
}

/** The stream of changes that a message asks for: it is answered only when the server ends it. */
export const listening = (message: unknown): JSONRPCRequest | undefined =>
  isJSONRPCRequest(message) && message.method === "subscriptions/listen" ? message : undefined;

/** An answer that no handler gave; the code is one of the server's own where the protocol has none. */
export const refusalOf = (status: number, message: string, code = -32_000): Response =>
  Response.json({ jsonrpc: "2.0", error: { code, message }, id: null }, { status });
