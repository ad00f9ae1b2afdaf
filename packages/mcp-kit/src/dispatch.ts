import * as z from "zod";
import { argumentsSchema, parseArguments, underListedNames } from "./arguments.js";
import { asFault, ToolFault } from "./faults.js";
import { brief } from "./limit/cut-text.js";
import { limited } from "./limit/limited.js";
import { type Meter, nobodyCounts, type Outcome } from "./metrics/meter.js";
import type { Nearest } from "./nearest.js";
import type { Call, Reply, ToolSpec } from "./tool.js";
import { wellFormed } from "./well-formed.js";

/** A tools/call as it arrives. */
export interface ToolCall {
  readonly name: string;
  readonly arguments?: Readonly<Record<string, unknown>> | undefined;
}

/** A part of a result. */
export type ContentBlock =
  | { type: "text"; text: string }
  | { type: "image"; data: string; mimeType: string };

/** A tool result, of success or of failure. */
export interface ToolResult {
  [key: string]: unknown;
  content: ContentBlock[];
  structuredContent?: Record<string, unknown>;
  isError?: true;
}

/** Answers a call; never rejects, since every failure is a result the model can read. */
export type Dispatch = (request: ToolCall, call: Call) => Promise<ToolResult>;

/** What a dispatcher needs: the tools that are on, the names of all, and the context when first needed. */
export interface Desk<Ctx> {
  readonly offered: readonly ToolSpec<Ctx>[];
  readonly allNames: readonly string[];
  readonly context: () => Promise<Ctx>;
  readonly nearest: Nearest;
  /** The data of a fault that brings none of its own. */
  readonly errorData?: ErrorData<Ctx> | undefined;
  readonly meter?: Pick<Meter, "called"> | undefined;
}

/** What a server's failures carry as structured content, beside their text. */
export type ErrorData<Ctx> = (fault: ToolFault, ctx: Ctx) => Readonly<Record<string, unknown>>;

/** A result for who gets the text alone. */
export function textOf(result: ToolResult): ToolResult {
  const { structuredContent: _, ...text } = result;
  return text;
}

/** Finds the tool, parses its arguments, runs it, and turns whatever happens into a result of limited length. */
export function createDispatch<Ctx>(desk: Desk<Ctx>): Dispatch {
  const { offered, context, nearest, errorData, meter = nobodyCounts } = desk;
  const tools = new Map(offered.map((tool) => [tool.name, withSchema(tool)]));
  const answer: Dispatch = async (request, call) => {
    const tool = tools.get(request.name);
    const counted = meter.called(tool);
    try {
      if (!tool) throw unknownTool(request.name, desk);
      const args = argsOf(tool, request, nearest);
      const result = success(await tool.handle(args, await context(), call));
      counted("ok");
      return result;
    } catch (thrown) {
      counted(outcomeOf(thrown));
      const fault = asFault(thrown, { kind: "tool", name: request.name }, call.log);
      // Clients hold structuredContent of an error against a declared outputSchema, so such a tool sends none.
      if (tool?.output !== undefined) return failure(fault);
      const ctx = errorData && !fault.data ? await context().catch(() => undefined) : undefined;
      return failure(fault, ctx === undefined ? fault.data : errorData?.(fault, ctx));
    }
  };
  return async (request, call) =>
    limited(await answer(request, call), tools.get(request.name)?.output !== undefined);
}

const outcomeOf = (thrown: unknown): Outcome =>
  thrown instanceof ToolFault ? "refused" : "failed";

/** A tool, and the schema of its arguments. */
interface Known<Ctx> extends ToolSpec<Ctx> {
  readonly schema: () => z.ZodType<Record<string, unknown>>;
}

/** To compile a schema takes as long as it then saves in some hundred calls: only tools that are called so often have theirs compiled. */
const often = 200;

function withSchema<Ctx>(tool: ToolSpec<Ctx>): Known<Ctx> {
  let schema: z.ZodType<Record<string, unknown>> | undefined;
  let calls = 0;
  return {
    ...tool,
    schema() {
      calls += 1;
      schema ??= argumentsSchema(tool.input);
      if (calls === often) schema = z.compile(schema);
      return schema;
    },
  };
}

function argsOf<Ctx>(
  tool: Known<Ctx>,
  { arguments: given = {} }: ToolCall,
  nearest: Nearest,
): Record<string, unknown> {
  const { input } = tool;
  return parseArguments(
    tool.schema(),
    { input, nearest },
    underListedNames(wellFormed(given), tool),
  );
}

function unknownTool<Ctx>(name: string, { offered, allNames, nearest }: Desk<Ctx>): ToolFault {
  if (allNames.includes(name)) {
    const message = `${name} is switched off in this server by --toolsets or --read-only`;
    return new ToolFault({ code: "UNKNOWN_TOOL", message });
  }
  const close = nearest(
    name,
    offered.map((tool) => tool.name),
  );
  return new ToolFault({
    code: "UNKNOWN_TOOL",
    message: `There is no tool ${JSON.stringify(brief(name))}`,
    hint:
      close.length > 0
        ? `Did you mean ${close.join(" or ")}?`
        : "tools/list names the tools there are",
  });
}

function success({ data, text, images = [] }: Reply): ToolResult {
  const pictures = images.map(
    ({ mimeType, base64 }) => ({ type: "image", data: base64, mimeType }) as const,
  );
  return { content: [{ type: "text", text }, ...pictures], structuredContent: data };
}

function failure(fault: ToolFault, data?: Readonly<Record<string, unknown>>): ToolResult {
  const content: ToolResult["content"] = [{ type: "text", text: fault.text }];
  return { content, ...(data && { structuredContent: { ...data } }), isError: true };
}
