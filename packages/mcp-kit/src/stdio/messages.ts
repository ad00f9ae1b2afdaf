import {
  INVALID_REQUEST,
  type JSONRPCMessage,
  PARSE_ERROR,
  parseJSONRPCMessage,
} from "@modelcontextprotocol/server";

/** The answer to what is no message: with its id where that can be read. */
export interface Refusal {
  readonly jsonrpc: "2.0";
  readonly id: string | number | null;
  readonly error: { readonly code: number; readonly message: string };
}

/** What a line holds: messages, and what to answer to the rest of it. */
export interface LineRead {
  readonly messages: readonly JSONRPCMessage[];
  readonly refusals: readonly Refusal[];
  /** Whether they came as one array, and are answered as one. */
  readonly isBatch: boolean;
}

/** The most messages of one array, as over HTTP. */
const MOST_IN_BATCH = 100;

/** Reads a line; a blank one holds nothing. */
export function readLine(line: string, mayBatch: boolean): LineRead {
  if (line.trim() === "") return nothing;
  const value = jsonOf(line);
  if (value === undefined)
    return only(refused(PARSE_ERROR, "Parse error: a line is one message, as JSON"));
  if (!Array.isArray(value)) return { ...sorted([value]), isBatch: false };
  if (!mayBatch) return only(invalid("arrays of messages are of protocol 2025-03-26"));
  if (value.length === 0 || value.length > MOST_IN_BATCH)
    return only(invalid(`an array holds 1 to ${MOST_IN_BATCH} messages`));
  return { ...sorted(value), isBatch: true };
}

const nothing: LineRead = { messages: [], refusals: [], isBatch: false };

const only = (refusal: Refusal): LineRead => ({ ...nothing, refusals: [refusal] });

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function sorted(values: readonly unknown[]): Pick<LineRead, "messages" | "refusals"> {
  const messages: JSONRPCMessage[] = [];
  const refusals: Refusal[] = [];
  for (const value of values) {
    try {
      messages.push(parseJSONRPCMessage(value));
    } catch {
      if (!isAnswer(value)) refusals.push(invalid(problemWith(value), idIn(value)));
    }
  }
  return { messages, refusals };
}

/** A malformed answer is not answered: two programs that did so would never end. */
const isAnswer = (value: unknown): boolean =>
  isRecord(value) && !("method" in value) && ("result" in value || "error" in value);

/** The refusal of a line that is too long to be read. Clients write the id first or last. */
export function tooLong(head: string, tail: string): Refusal {
  const id = FIRST.exec(head)?.[1] ?? LAST.exec(tail)?.[1];
  return invalid("a line has at most 10 MB", id === undefined ? null : JSON.parse(id));
}

const ID = String.raw`"id"\s*:\s*(-?\d{1,15}|"[^"\\]*")`;
const FIRST = new RegExp(String.raw`^\s*\{\s*"jsonrpc"\s*:\s*"2\.0"\s*,\s*${ID}\s*,`, "u");
const LAST = new RegExp(String.raw`${ID}\s*\}\s*$`, "u");

/** A refusal of what is JSON, but no message. */
const invalid = (problem: string, id: Refusal["id"] = null): Refusal =>
  refused(INVALID_REQUEST, `Invalid request: ${problem}`, id);

const refused = (code: number, message: string, id: Refusal["id"] = null): Refusal => ({
  jsonrpc: "2.0",
  id,
  error: { code, message },
});

function problemWith(value: unknown): string {
  if (!isRecord(value)) return "a message is an object";
  const { jsonrpc, method, id, params } = value;
  if (jsonrpc !== "2.0") return 'jsonrpc must be "2.0"';
  if (typeof method !== "string") return "method must be text";
  if ("id" in value && !isId(id)) return "id must be text or a whole number";
  if (params !== undefined && !isRecord(params)) return "params must be an object";
  const meta = params?.["_meta"];
  if (meta !== undefined && !isRecord(meta)) return "_meta must be an object";
  if (meta?.["progressToken"] !== undefined && !isId(meta["progressToken"]))
    return "progressToken must be text or a whole number";
  return "the message has a member that is not of the protocol";
}

const idIn = (value: unknown): Refusal["id"] =>
  isRecord(value) && typeof value["method"] === "string" && isId(value["id"]) ? value["id"] : null;

/** Whether a request can be called so. */
export const isId = (id: unknown): id is string | number =>
  typeof id === "string" || Number.isInteger(id);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
