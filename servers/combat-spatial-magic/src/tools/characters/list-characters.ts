import { type ArgsOf, ToolFault } from "@tabletop-mcp/mcp-kit";
import { type Compendium, characterTypes, sheetOf } from "@tabletop-mcp/rules-engine";
import { type CombatContext, defineTool } from "../../context.js";
import { nearest } from "../../input/nearest.js";
import { choice, level, name, page, srdName, who } from "../../input/params.js";
import { present } from "../../input/present.js";
import { pageText } from "../../render/page.js";
import { briefText } from "../../render/sheet.js";
import { rowView } from "../../render/sheet-row.js";
import { fightMeant } from "../../table/fight.js";
import { idOf, sorts } from "../../table/names.js";
import { nowIn } from "../../table/now.js";

const input = {
  characterType: choice(characterTypes).optional(),
  partyId: who.optional(),
  class: srdName.optional(),
  minLevel: level.optional(),
  encounterId: who.optional(),
  query: name.optional().describe("Part of the name."),
  page,
};

/** Who there is. */
export default defineTool({
  name: "list_characters",
  title: "List characters",
  description: "The campaign's characters in brief, 20 a page.",
  access: "read",
  toolset: "characters",
  input,
  aliases: { type: "characterType" },
  async handle({ page: number, ...asked }, ctx) {
    const { rows, total } = await ctx.campaign.characters.list({
      ...(await filterOf(asked, ctx)),
      offset: (number - 1) * perPage,
      limit: perPage,
    });
    const now = await nowIn(ctx);
    const pages = Math.ceil(total / perPage);
    const sheets = rows.map(({ value }) => sheetOf(value, ctx.compendium));
    const summary = `${total} ${total === 1 ? "character" : "characters"}${pageText(number, pages)}.`;
    const pagination = { page: number, pages, total };
    const lines = sheets.map((sheet) => `- ${briefText(sheet)} (${sheet.id})`);
    const characters = sheets.map((sheet) => rowView(sheet, now));
    const data = { summary, characters, pagination };
    return { data, text: [summary, ...lines].join("\n") };
  },
});

/** Characters of a page. */
const perPage = 20;

/** What was asked for, names turned into ids. */
async function filterOf(
  { partyId, encounterId, class: ofClass, ...plain }: Omit<ArgsOf<typeof input>, "page">,
  ctx: CombatContext,
) {
  const { campaign, compendium } = ctx;
  return present({
    ...plain,
    encounterId: encounterId && (await fightMeant(encounterId, ctx)).value.encounter.id,
    partyId: partyId && (await idOf(partyId, campaign.parties, sorts.party)),
    classId: ofClass && classId(ofClass, compendium),
  });
}

function classId(said: string, { classes }: Compendium): string {
  const found = classes.find(said);
  if (found !== undefined) return found.id;
  const names = classes.all.map(({ name }) => name);
  const [close] = nearest(said, names, 1);
  throw new ToolFault({
    code: "NOT_FOUND",
    message: `There is no class ${JSON.stringify(said)}`,
    hint: close === undefined ? `There are ${names.join(", ")}` : `Did you mean ${close}?`,
  });
}
