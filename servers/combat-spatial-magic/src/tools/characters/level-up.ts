import type { Reply } from "@tabletop-mcp/mcp-kit";
import { type LevelUpRequest, sheetOf } from "@tabletop-mcp/rules-engine";
import * as z from "zod";
import { defineTool } from "../../context.js";
import { batchOf, isAmongOthers, replyToEach } from "../../input/batch.js";
import { choice, level, srdName, srdNames, who, whoAliases } from "../../input/params.js";
import { present } from "../../input/present.js";
import { settled } from "../../input/settled.js";
import { choices, featParam, scoresParam } from "../../input/shapes.js";
import { needed } from "../../input/taken.js";
import { dueWithLegal, mostLegal } from "../../render/due.js";
import { narrate } from "../../render/events.js";
import { inOneGo } from "../../render/in-one-go.js";
import { dueView, withoutEmpty } from "../../render/play-sheet.js";
import { slotsText } from "../../render/sheet.js";
import { shownEvents } from "../../render/shown-events.js";
import { inSession, type Session } from "../../table/session.js";

const input = {
  characterId: who.optional(),
  class: srdName.optional().describe("Another one multiclasses."),
  targetLevel: level.optional().describe("Total level; one more if left out."),
  hpMethod: choice(["average", "roll", "max", "manual"]).optional(),
  manualHp: z.int().min(1).max(12).optional().describe("What the hit die showed."),
  subclass: srdName.optional(),
  abilityIncrease: scoresParam.optional().describe("{ str: 2 } or { str: 1, dex: 1 }."),
  feat: featParam.optional(),
  skills: srdNames.optional(),
  expertise: srdNames.optional(),
  spells: srdNames.optional().describe("New ones."),
  choices: choices.optional(),
  batch: batchOf(20),
};

const aliases = { ...whoAliases, level: "targetLevel" } as const;

/** One level more, or several. */
export default defineTool({
  name: "level_up",
  title: "Level up",
  description:
    "Gain a level, or all up to targetLevel. What is left to choose can be chosen later by update_character.",
  access: "write",
  toolset: "characters",
  input,
  aliases,
  handle: (request, ctx) =>
    inSession(ctx, (session) =>
      replyToEach(request, { input, aliases }, ({ characterId: said, ...fields }) => {
        const characterId = needed(said, "characterId", "level_up");
        const among = isAmongOthers(request);
        return levelUp(session, { characterId, among }, present(fields));
      }),
    ),
});

/** Who gains levels, and how much is told of what is yet to be chosen. */
interface Learner {
  readonly characterId: string;
  /** Whether others gain levels in the same call. */
  readonly among: boolean;
}

/** Legal values that are told of each choice where others gain levels, too. */
const mostAmong = 5;

/** Gains levels, and says what they bring and what is yet to be chosen. */
async function levelUp(
  session: Session,
  { characterId, among }: Learner,
  request: LevelUpRequest,
): Promise<Reply> {
  const id = await session.who(characterId);
  const { compendium } = session.ctx;
  const before = await session.creature(id);
  const { name } = before;
  const known = request.choices === undefined ? [] : sheetOf(before, compendium).choicesDue;
  const asked = { ...request, ...settled(request, { due: known }) };
  const happened = await session.act({ type: "level_up", id, request: asked });
  const events = among ? inOneGo(happened) : happened;
  const { level, hp, spellcasting, ...sheet } = sheetOf(await session.creature(id), compendium);
  const gained = events.flatMap((event) => (event.type === "leveled_up" ? [event] : []));
  const open = sheet.choicesDue;
  const due = open.map((one) => dueWithLegal(one, among ? mostAmong : mostLegal));
  const choose = due.length === 0 ? "" : ` Still to choose: ${due.join("; ")}.`;
  const telling = await session.telling(events);
  const slots = slotsText(spellcasting);
  const summary = `${narrate(events, telling)} Level ${level} in all, ${hp.current}/${hp.max} HP${slots}.${choose}`;
  const data = {
    summary,
    id,
    name,
    level,
    hpGained: gained.reduce((sum, { hpGained }) => sum + hpGained, 0),
    hp: { current: hp.current, max: hp.max },
    features: gained.flatMap(({ features }) => features),
    ...withoutEmpty({ slots: spellcasting?.slots }),
    ...present({ pact: spellcasting?.pact }),
    choicesDue: open.map(dueView),
    ...shownEvents(events),
  };
  return { data, text: summary };
}
