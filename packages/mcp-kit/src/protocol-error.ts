import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import { asFault, type Failed, ToolFault } from "./faults.js";
import type { Log } from "./log.js";

/** Anything thrown, as a JSON-RPC error: −32602 with a fault's text, −32603 with the id of a bug. */
export function asProtocolError(thrown: unknown, failed: Failed, log: Log): ProtocolError {
  const { text, code, data } = asFault(thrown, failed, log);
  return thrown instanceof ToolFault
    ? new ProtocolError(ProtocolErrorCode.InvalidParams, text, { code, ...data })
    : new ProtocolError(ProtocolErrorCode.InternalError, text);
}
