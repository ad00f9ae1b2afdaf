import { ToolFault } from "@tabletop-mcp/mcp-kit";
import { momentsOf, type UseAsked } from "@tabletop-mcp/rules-engine";
import type { Moment } from "@tabletop-mcp/srd-data";
import type { Doer } from "./deed-action.js";
import { isCalled } from "./names.js";

/** The moment of this name that something of the creature's waits for. */
export async function momentNamed(
  { session, id }: Pick<Doer, "session" | "id">,
  what: UseAsked,
  said: string,
): Promise<Moment> {
  const all = momentsOf(await session.creature(id), what, session.ctx.compendium);
  const found = all.find(isCalled(said));
  if (found !== undefined) return found;
  throw new ToolFault({
    code: "INVALID_ARGUMENT",
    message: `${what.name} waits for no moment ${JSON.stringify(said)}`,
    hint: all.length === 0 ? "It waits for none" : `It waits for ${all.join(", ")}`,
  });
}
