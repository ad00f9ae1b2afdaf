import { type Reply, unlisted } from "@tabletop-mcp/mcp-kit";
import { type CreateRequest, characterTypes, sheetOf } from "@tabletop-mcp/rules-engine";
import * as z from "zod";
import { defineTool } from "../../context.js";
import { ownName } from "../../input/own-name.js";
import {
  abilityMethod,
  choice,
  level,
  name,
  srdName,
  srdNames,
  words,
} from "../../input/params.js";
import { present } from "../../input/present.js";
import { settled } from "../../input/settled.js";
import {
  background,
  choices,
  coinsParam,
  equipment,
  feats,
  multiclass,
  scoresParam,
} from "../../input/shapes.js";
import { narrate } from "../../render/events.js";
import { playView } from "../../render/play-sheet.js";
import { sheetText } from "../../render/sheet.js";
import { shownEvents } from "../../render/shown-events.js";
import { prepared } from "../../table/prepare.js";
import { inSession, type Session } from "../../table/session.js";

/** A character with all that its rules work out. */
export default defineTool({
  name: "create_character",
  title: "Create character",
  description:
    "Make a character of the SRD at any level, a commoner (no class), or a copy of a stat block (creature). Hit points, saves, armor class, slots, features and racial bonuses are worked out; armor and weapons named are worn.",
  access: "write",
  toolset: "characters",
  input: {
    name: ownName,
    race: srdName.optional(),
    subrace: srdName.optional(),
    class: srdName.optional(),
    subclass: srdName.optional(),
    level: level.optional(),
    multiclass: multiclass.optional().describe("{ class, level, subclass? }"),
    choices: choices
      .optional()
      .describe("{ fightingStyle, languages: [] … }: keys are choicesDue's fields."),
    background: background
      .optional()
      .describe("Acolyte, or { name, skills[], tools?, languages?, equipment? }"),
    feats: feats.optional().describe("Grappler, or { name, effects? }."),
    abilities: scoresParam.optional().describe("{ str, dex … }, before racial increases."),
    abilityMethod: abilityMethod.optional(),
    characterType: choice(characterTypes)
      .optional()
      .describe("At 0 HP pc and npc fall, others die."),
    creature: srdName.optional(),
    hp: z.int().min(1).max(10_000).optional().describe("The maximum."),
    hpMethod: choice(["average", "roll", "max"]).optional(),
    skills: srdNames.optional(),
    expertise: srdNames.optional(),
    spells: srdNames.optional().describe("Cantrips and spells, known or prepared."),
    cantrips: unlisted(srdNames.optional()),
    preparedSpells: srdNames.optional(),
    equipment: equipment.optional().describe('"Longsword", or { item, quantity?, equipped? }.'),
    coins: coinsParam.optional().describe("{ gp: 10 }"),
    alignment: name.optional(),
    notes: words.optional(),
  },
  handle: ({ cantrips, preparedSpells, ...request }, ctx) =>
    inSession(ctx, (session) => {
      const spells =
        cantrips === undefined ? request.spells : [...cantrips, ...(request.spells ?? [])];
      return createCharacter(session, {
        request: withChoices(present({ ...request, spells })),
        preparedSpells,
      });
    }),
});

const withChoices = (request: CreateRequest): CreateRequest => ({
  ...request,
  ...settled(request),
});

interface Making {
  readonly request: CreateRequest;
  readonly preparedSpells: readonly string[] | undefined;
}

/** Makes a character and shows its sheet, with what was dealt and rolled for it. */
async function createCharacter(
  session: Session,
  { request, preparedSpells }: Making,
): Promise<Reply> {
  const { compendium, newId } = session.ctx;
  const id = newId();
  const events = [
    ...(await session.act({ type: "create", id, request })),
    ...(await prepared(session, id, preparedSpells)),
  ];
  const sheet = sheetOf(await session.creature(id), compendium);
  const notes = events.flatMap((event) => (event.type === "created" ? event.notes : []));
  const telling = await session.telling(events);
  const summary = narrate(events, telling);
  const data = {
    summary,
    ...shownEvents(events),
    characterId: id,
    ...(notes.length === 0 ? {} : { notes }),
    character: playView(sheet, telling),
  };
  return { data, text: `${summary}\n\n${sheetText(sheet, telling)}` };
}
