import type { ToolSpec } from "../src/tool.js";
import { type ListedTool, toolsList } from "../src/tools-list.js";
import { toolsListBytes } from "./tools-list-json.js";

const MAX_DESCRIPTION = 600;
const MAX_INSTRUCTIONS_BYTES = 2048;
const HINTS = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"] as const;
const UNIONS = ["anyOf", "oneOf", "allOf"] as const;

/** What a catalog is held to. */
export interface CatalogRules {
  /** The most that the whole tools/list may weigh. */
  readonly budgetBytes: number;
  /** Checked too when given: at most 2 KB. */
  readonly instructions?: string;
}

/** The house rules that a catalog breaks, one line each; empty when it is fine. */
export function checkCatalog<Ctx>(
  catalog: readonly ToolSpec<Ctx>[],
  { budgetBytes, instructions = "" }: CatalogRules,
): string[] {
  const bytes = toolsListBytes(catalog);
  const names = catalog.map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  const { tools } = toolsList(catalog);
  return [
    ...twice.map((name) => `${name}: another tool has this name`),
    ...tools.flatMap((tool) => brokenBy(tool).map((rule) => `${tool.name}: ${rule}`)),
    ...(bytes > budgetBytes ? [`tools/list is ${bytes} bytes, the budget is ${budgetBytes}`] : []),
    ...(Buffer.byteLength(instructions) > MAX_INSTRUCTIONS_BYTES
      ? [`instructions are over ${MAX_INSTRUCTIONS_BYTES} bytes`]
      : []),
  ];
}

function brokenBy({
  name,
  title,
  description,
  inputSchema,
  outputSchema,
  annotations,
}: ListedTool) {
  return [
    ...(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/u.test(name) ? [] : ["the name is not snake_case"]),
    ...(title.trim() === "" ? ["there is no title"] : []),
    ...(description.trim() === "" ? ["there is no description"] : []),
    ...(description.length > MAX_DESCRIPTION
      ? [`the description is over ${MAX_DESCRIPTION} characters`]
      : []),
    ...HINTS.filter((hint) => typeof annotations[hint] !== "boolean").map((hint) => `no ${hint}`),
    ...UNIONS.filter((union) => union in inputSchema).map(
      (union) => `${union} at the schema's root`,
    ),
    ...unboundedIntegers(inputSchema, "input"),
    ...unboundedIntegers(outputSchema, "output"),
  ];
}

/** zod writes the safe-integer range where `.int()` stands alone: that is no bound either. */
function unboundedIntegers(schema: unknown, path: string): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const inner = Object.entries(schema).flatMap(([key, value]) =>
    unboundedIntegers(value, `${path}.${key}`),
  );
  if (Reflect.get(schema, "type") !== "integer") return inner;
  const low = Reflect.get(schema, "minimum") ?? Reflect.get(schema, "exclusiveMinimum");
  const high = Reflect.get(schema, "maximum") ?? Reflect.get(schema, "exclusiveMaximum");
  return isBound(low) && isBound(high) ? inner : [...inner, `${path} is an integer without bounds`];
}

function isBound(limit: unknown): boolean {
  return typeof limit === "number" && Math.abs(limit) < Number.MAX_SAFE_INTEGER;
}
