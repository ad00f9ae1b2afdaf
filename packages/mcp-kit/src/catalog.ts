import type { ToolSpec } from "./tool.js";
import { UsageError } from "./usage-error.js";

/** Which part of a catalog a process offers. */
export interface Selection {
  readonly toolsets?: readonly string[];
  readonly readOnly?: boolean;
}

/** The tools of the catalog that the flags leave on, in the catalog's order. */
export function selectTools<Ctx>(
  catalog: readonly ToolSpec<Ctx>[],
  { toolsets, readOnly = false }: Selection,
): readonly ToolSpec<Ctx>[] {
  refuseDuplicates(catalog);
  if (toolsets) refuseStrangers(catalog, toolsets);
  const left = catalog.filter(
    ({ access, toolset }) =>
      (!readOnly || access === "read") &&
      (!toolsets || toolset === undefined || toolsets.includes(toolset)),
  );
  if (left.length === 0 && catalog.length > 0) throw new UsageError(nothingLeft);
  return left;
}

const nothingLeft =
  "these --toolsets and --read-only leave no tool: name another toolset, or let it write";

function refuseDuplicates<Ctx>(catalog: readonly ToolSpec<Ctx>[]): void {
  const seen = new Set<string>();
  for (const { name } of catalog) {
    if (seen.has(name)) throw new Error(`two tools are named ${name}`);
    seen.add(name);
  }
}

function refuseStrangers<Ctx>(
  catalog: readonly ToolSpec<Ctx>[],
  toolsets: readonly string[],
): void {
  const known = new Set(catalog.flatMap(({ toolset }) => toolset ?? []));
  const strangers = toolsets.filter((name) => !known.has(name));
  if (strangers.length === 0) return;
  const allowed = known.size === 0 ? "this server has none" : `allowed: ${[...known].join(", ")}`;
  throw new UsageError(`unknown toolset ${strangers.join(", ")} (${allowed})`);
}
