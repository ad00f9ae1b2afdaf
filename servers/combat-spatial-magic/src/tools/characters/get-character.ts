import { sheetOf } from "@tabletop-mcp/rules-engine";
import { defineTool } from "../../context.js";
import { choice, who, whoAliases } from "../../input/params.js";
import { fullText, sheetView } from "../../render/full-sheet.js";
import { playView } from "../../render/play-sheet.js";
import { briefText, briefView, sheetText } from "../../render/sheet.js";
import { characterCalled } from "../../table/names.js";
import { nowOf } from "../../table/now.js";

/** A character as it is now: its whole sheet, or what a quick look needs. */
export default defineTool({
  name: "get_character",
  title: "Get character",
  description:
    "A character's sheet as it is now. full: what every number is made of, and all legal choices.",
  access: "read",
  toolset: "characters",
  input: {
    characterId: who,
    detail: choice(["brief", "full"]).optional(),
  },
  aliases: { ...whoAliases, name: "characterId", id: "characterId" },
  async handle({ characterId, detail }, ctx) {
    const sheet = sheetOf(await characterCalled(characterId, ctx), ctx.compendium);
    const now = await nowOf(sheet.id, ctx);
    const summary = briefText(sheet);
    if (detail === "brief")
      return { data: { summary, character: briefView(sheet, now) }, text: summary };
    const [view, text] = detail === "full" ? [sheetView, fullText] : [playView, sheetText];
    return { data: { summary, character: view(sheet, now) }, text: text(sheet, now) };
  },
});
