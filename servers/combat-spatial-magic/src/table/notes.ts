import { beginning, ToolFault } from "@tabletop-mcp/mcp-kit";
import type { Note, Stored } from "@tabletop-mcp/storage";
import type { CombatContext } from "../context.js";

type Reads = Pick<CombatContext, "campaign">;

/** One note by its id. Throws NOT_FOUND. */
export const wholeNote = async (id: string, ctx: Reads): Promise<Note> =>
  (await storedNote(id, ctx)).value;

/** The same with its version, to be changed. */
export async function storedNote(id: string, { campaign }: Reads): Promise<Stored<Note>> {
  const found = await campaign.notes.load(id);
  if (found !== undefined) return found;
  throw new ToolFault({
    code: "NOT_FOUND",
    message: `There is no note ${JSON.stringify(beginning(id, 80))}`,
    hint: "search_notes gives the ids",
  });
}
