import type { Reply } from "@tabletop-mcp/mcp-kit";
import { sheetOf } from "@tabletop-mcp/rules-engine";
import type { CombatContext } from "../context.js";
import { briefText, briefView, sheetText, sheetView } from "../render/sheet.js";
import { characterCalled } from "../table/names.js";

/** What get_character is told. */
export interface Look {
  readonly characterId: string;
  readonly detail: "brief" | "full";
}

/** A character as it is now: its whole sheet, or what a quick look needs. */
export async function getCharacter(
  { characterId, detail }: Look,
  ctx: CombatContext,
): Promise<Reply> {
  const sheet = sheetOf(await characterCalled(characterId, ctx), ctx.compendium);
  const summary = briefText(sheet);
  if (detail === "brief") return { data: { summary, character: briefView(sheet) }, text: summary };
  return { data: { summary, character: sheetView(sheet) }, text: sheetText(sheet) };
}
