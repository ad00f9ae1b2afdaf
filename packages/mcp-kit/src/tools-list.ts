import * as z from "zod";
import { argumentsSchema } from "./arguments.js";
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
  const { name, title, description, input, output } = tool;
  return {
    name,
    title,
    description,
    inputSchema: jsonSchema(argumentsSchema(input), "input"),
    ...(output && { outputSchema: jsonSchema(z.strictObject(output), "output") }),
    annotations: hints(tool),
  };
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
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return { ...rest, type: "object" };
}
