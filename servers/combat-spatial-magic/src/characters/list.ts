import { nearest, type Reply, ToolFault } from "@tabletop-mcp/mcp-kit";
import { type CharacterType, type Compendium, sheetOf } from "@tabletop-mcp/rules-engine";
import type { CombatContext } from "../context.js";
import { present } from "../input/present.js";
import { pageText } from "../render/page.js";
import { briefText, briefView } from "../render/sheet.js";
import { idOf, sorts } from "../table/names.js";

/** What list_characters is told. */
export interface Listing {
  readonly characterType?: CharacterType | undefined;
  readonly partyId?: string | undefined;
  readonly class?: string | undefined;
  readonly minLevel?: number | undefined;
  readonly query?: string | undefined;
  readonly page: number;
}

/** Characters of a page. */
const perPage = 20;

/** A page of the characters that match, in order of name. */
export async function listCharacters(asked: Listing, ctx: CombatContext): Promise<Reply> {
  const { campaign, compendium } = ctx;
  const { characterType, partyId, class: ofClass, minLevel, query, page } = asked;
  const { rows, total } = await campaign.characters.list({
    ...present({ characterType, minLevel, query }),
    ...(partyId === undefined
      ? {}
      : { partyId: await idOf(partyId, campaign.parties, sorts.party) }),
    ...(ofClass === undefined ? {} : { classId: classId(ofClass, compendium) }),
    offset: (page - 1) * perPage,
    limit: perPage,
  });
  const pages = Math.ceil(total / perPage);
  const sheets = rows.map(({ value }) => sheetOf(value, compendium));
  const summary = `${total} ${total === 1 ? "character" : "characters"}${pageText(page, pages)}.`;
  const data = { summary, characters: sheets.map(briefView), pagination: { page, pages, total } };
  const lines = sheets.map((sheet) => `- ${briefText(sheet)} (${sheet.id})`);
  return { data, text: [summary, ...lines].join("\n") };
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
