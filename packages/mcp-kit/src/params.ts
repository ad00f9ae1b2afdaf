import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import * as z from "zod";
import { parseArguments } from "./arguments.js";
import { ToolFault } from "./faults.js";
import { nearestBy } from "./nearest.js";
import type { Shape } from "./tool.js";

const text = z.string();
const nearest = nearestBy();

/** The params that a method needs. */
const PARAMS: Readonly<Record<string, Shape>> = {
  "tools/list": { cursor: text.optional() },
  "tools/call": { name: text, arguments: z.record(text, z.unknown()).optional() },
  "prompts/list": { cursor: text.optional() },
  "prompts/get": { name: text, arguments: z.record(text, text).optional() },
  "resources/list": { cursor: text.optional() },
  "resources/templates/list": { cursor: text.optional() },
  "resources/read": { uri: text },
  "completion/complete": {
    ref: z.discriminatedUnion("type", [
      z.object({ type: z.literal("ref/prompt"), name: text }),
      z.object({ type: z.literal("ref/resource"), uri: text }),
    ]),
    argument: z.object({ name: text, value: text }),
  },
};

/** What a request's params lack, as the error to answer with; nothing where they are as they should be. */
export function problemWith(
  method: string,
  params: Readonly<Record<string, unknown>> = {},
): ProtocolError | undefined {
  const shape = PARAMS[method];
  if (!shape) return undefined;
  try {
    parseArguments(z.looseObject(shape), { input: shape, nearest }, params);
    return undefined;
  } catch (thrown) {
    if (!(thrown instanceof ToolFault)) throw thrown;
    return new ProtocolError(ProtocolErrorCode.InvalidParams, thrown.text, { code: thrown.code });
  }
}
