import { sheetOf } from "@tabletop-mcp/rules-engine";
import { defineTool } from "../../context.js";
import { choice, who, whoAliases } from "../../input/params.js";
import { briefText, briefView, sheetText, sheetView } from "../../render/sheet.js";
import { characterCalled } from "../../table/names.js";
import { nowIn } from "../../table/now.js";

/** A character as it is now: its whole sheet, or what a quick look needs. */
export default defineTool({
  name: "get_character",
  title: "Get character",
  description:
    "A character's sheet as it is now: numbers and what changed them, hit points, conditions, effects, slots, attacks, inventory, choicesDue.",
  access: "read",
  toolset: "characters",
  input: {
    characterId: who,
    detail: choice(["brief", "full"]).default("full"),
  },
  aliases: whoAliases,
  async handle({ characterId, detail }, ctx) {
    const sheet = sheetOf(await characterCalled(characterId, ctx), ctx.compendium);
    const now = await nowIn(ctx);
    const summary = briefText(sheet);
    return detail === "brief"
      ? { data: { summary, character: briefView(sheet, now) }, text: summary }
      : { data: { summary, character: sheetView(sheet, now) }, text: sheetText(sheet, now) };
  },
});
