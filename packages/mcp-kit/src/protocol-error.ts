import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import { asFault, type Failed, ToolFault } from "./faults.js";
import { cutText } from "./limit/cut-text.js";
import { mostCharacters } from "./limit/limited.js";
import type { Log } from "./log.js";

/** Anything thrown, as a JSON-RPC error: −32602 with a fault's text, −32603 with the id of a bug. */
export function asProtocolError(thrown: unknown, failed: Failed, log: Log): ProtocolError {
  const { text: whole, code, data } = asFault(thrown, failed, log);
  const text = cutText(whole, mostCharacters);
  return thrown instanceof ToolFault
    ? new ProtocolError(ProtocolErrorCode.InvalidParams, text, { code, ...data })
    : new ProtocolError(ProtocolErrorCode.InternalError, text);
}
