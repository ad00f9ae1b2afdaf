import type { ToolSpec } from "../src/tool.js";
import { type ListedTool, toolsList } from "../src/tools-list.js";

/** The exact payload of tools/list, for a committed snapshot. */
export function toolsListJson<Ctx>(catalog: readonly ToolSpec<Ctx>[]): { tools: ListedTool[] } {
  return toolsList(catalog);
}

/** What tools/list costs a client's context. */
export function toolsListBytes<Ctx>(catalog: readonly ToolSpec<Ctx>[]): number {
  return Buffer.byteLength(JSON.stringify(toolsList(catalog)));
}
