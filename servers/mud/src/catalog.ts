import type { ToolSpec } from "@tabletop-mcp/mcp-kit";
import type { MudContext } from "./context.js";

/** Every tool, in the order in which clients list them. */
export const catalog: readonly ToolSpec<MudContext>[] = [];
