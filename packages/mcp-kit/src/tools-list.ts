import * as z from "zod";
import { argumentsSchema, isListed } from "./arguments.js";
import type { ToolSpec } from "./tool.js";

/** A JSON Schema of an object, as MCP wants it. */
export interface ObjectSchema {
  readonly [keyword: string]: unknown;
  readonly type: "object";
}

/** The four MCP hints. */
export interface Hints {
  readonly readOnlyHint: boolean;
  readonly destructiveHint: boolean;
  readonly idempotentHint: boolean;
  readonly openWorldHint: boolean;
}

/** One tool as tools/list shows it. */
export interface ListedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: ObjectSchema;
  readonly outputSchema?: ObjectSchema;
  readonly annotations: Hints;
}

/** The payload of tools/list. */
export type ToolsList = { readonly tools: ListedTool[] };

/** The catalog in its own order, schemas as JSON Schema. */
export function toolsList<Ctx>(catalog: readonly ToolSpec<Ctx>[]): ToolsList {
  return { tools: catalog.map(listed) };
}

/** The list for who gets texts alone: what is declared would have to be sent. */
export const withoutOutput = ({ tools }: ToolsList): ToolsList => ({
  tools: tools.map((tool) => {
    const { outputSchema: _, ...rest } = tool;
    return rest;
  }),
});

function listed<Ctx>(tool: ToolSpec<Ctx>): ListedTool {
  const { name, title, description, output } = tool;
  return {
    name,
    title,
    description,
    inputSchema: inputSchema(tool),
    ...(output && { outputSchema: jsonSchema(z.strictObject(output), "output") }),
    annotations: hints(tool),
  };
}

/** Other names than the listed ones pass a client that checks, and are checked here: no parameter that has one is required there. */
function inputSchema<Ctx>({ input, aliases = {} }: ToolSpec<Ctx>): ObjectSchema {
  const shown = Object.fromEntries(Object.entries(input).filter(([, of]) => isListed(of)));
  const {
    additionalProperties: _,
    required = [],
    ...schema
  } = jsonSchema(argumentsSchema(shown), "input");
  const aliased = new Set(Object.values(aliases));
  const needed = Array.isArray(required) ? required.filter((name) => !aliased.has(name)) : [];
  return { ...schema, ...(needed.length > 0 && { required: needed }) };
}

type Doing = Pick<ToolSpec<never>, "access" | "idempotent" | "openWorld">;

function hints({ access, idempotent = access === "read", openWorld = false }: Doing): Hints {
  return {
    readOnlyHint: access === "read",
    destructiveHint: access === "destroy",
    idempotentHint: idempotent,
    openWorldHint: openWorld,
  };
}

function jsonSchema(schema: z.ZodType, io: "input" | "output"): ObjectSchema {
  const override = io === "input" ? withoutLengths : undefined;
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, ...(override && { override }) });
  return { ...rest, type: "object" };
}

/** How long a text may be is checked here: a model does not count letters, and pays for each of them. */
function withoutLengths({
  jsonSchema,
}: {
  readonly jsonSchema: z.core.JSONSchema.BaseSchema;
}): void {
  delete jsonSchema.minLength;
  delete jsonSchema.maxLength;
}
