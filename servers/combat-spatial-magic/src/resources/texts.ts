import { sheetOf } from "@tabletop-mcp/rules-engine";
import type { CombatContext } from "../context.js";
import { combatantLines, fightText, type Shown } from "../render/fight.js";
import type { Drawing } from "../render/map/drawing.js";
import { drawnFight } from "../render/map/drawn-fight.js";
import { mapText } from "../render/map/text.js";
import { noteText } from "../render/note.js";
import { inLines } from "../render/one-line.js";
import { partyText, partyView } from "../render/party.js";
import { briefText, sheetText } from "../render/sheet.js";
import { shownFight } from "../table/in-fight.js";
import { characterCalled } from "../table/names.js";
import { wholeNote } from "../table/notes.js";
import { nowOf } from "../table/now.js";
import { partyMeant } from "../table/party.js";
import { inGlance } from "../table/session.js";
import { mapOf } from "../table/spots.js";

/** A character's sheet as Markdown. Throws NOT_FOUND. */
export async function characterResource(said: string, ctx: CombatContext): Promise<string> {
  const sheet = sheetOf(await characterCalled(said, ctx), ctx.compendium);
  return sheetText(sheet, await nowOf(sheet.id, ctx));
}

/** A fight with a line for each who takes part, as Markdown. Throws NOT_FOUND, SEVERAL_ENCOUNTERS. */
export const encounterResource = (said: string | undefined, ctx: CombatContext): Promise<string> =>
  inGlance(ctx, async (session) => {
    await session.fight(said);
    const shown = shownFight(session);
    const lines = combatantLines(shown, "brief");
    return inLines([`# ${shown.encounter.name}`, fightText(shown), "", ...lines]);
  });

/** The map of a fight in characters, with who stands where. Throws NOT_FOUND, NO_MAP. */
export const battlefieldResource = (said: string, ctx: CombatContext): Promise<string> =>
  ofFight(said, ctx, ({ shown, drawing }) =>
    [fightText(shown), mapText(drawing, { legend: true })].join("\n"),
  );

/** The same as SVG. */
export const battlefieldPicture = (said: string, ctx: CombatContext): Promise<string> =>
  ofFight(said, ctx, async ({ drawing }) => (await import("../render/map/svg.js")).mapSvg(drawing));

const ofFight = (
  said: string,
  ctx: CombatContext,
  written: (of: { readonly shown: Shown; readonly drawing: Drawing }) => Promise<string> | string,
): Promise<string> =>
  inGlance(ctx, async (session) => {
    await session.fight(said);
    const shown = shownFight(session);
    return written({
      shown,
      drawing: drawnFight(shown, { field: mapOf(session), compendium: ctx.compendium }, {}),
    });
  });

/** A party with a line for each member, as Markdown. Throws NOT_FOUND. */
export async function partyResource(said: string, ctx: CombatContext): Promise<string> {
  const { value: party } = await partyMeant(said, ctx);
  const members = await ctx.campaign.characters.load(party.members.map((one) => one.characterId));
  const lines = members.map(({ value }) => `- ${briefText(sheetOf(value, ctx.compendium))}`);
  return inLines([`# ${party.name}`, partyText(await partyView(party, ctx)), "", ...lines]);
}

/** A note, whole, as Markdown. Throws NOT_FOUND. */
export const noteResource = async (id: string, ctx: CombatContext): Promise<string> =>
  noteText(await wholeNote(id, ctx));
