import type { Reply } from "@tabletop-mcp/mcp-kit";
import {
  type Creature,
  characterTypes,
  type Event,
  sheetOf,
  type UpdateRequest,
} from "@tabletop-mcp/rules-engine";
import { damageTypes } from "@tabletop-mcp/srd-data";
import * as z from "zod";
import { defineTool } from "../../context.js";
import { batchOf, isAmongOthers, replyToEach } from "../../input/batch.js";
import { nested } from "../../input/nested.js";
import { ownName } from "../../input/own-name.js";
import {
  abilityMethod,
  choice,
  name,
  srdName,
  srdNames,
  who,
  whoAliases,
  words,
} from "../../input/params.js";
import { present } from "../../input/present.js";
import { settled } from "../../input/settled.js";
import { background, choices, equipment, feats, scoresParam } from "../../input/shapes.js";
import { needed } from "../../input/taken.js";
import { clipped, narrate } from "../../render/events.js";
import { shownEvents } from "../../render/shown-events.js";
import { prepared } from "../../table/prepare.js";
import { inSession, type Session } from "../../table/session.js";

const points = z.int().min(0).max(10_000).optional();

const hpForms = {
  error: 'must be like 23 to set, "+10" to heal or "-15" to hurt, of at most 10000',
};

const mostXp = 100_000_000;

/** What somebody has, or "+150" to what it has. */
const experience = nested(
  z.unknown().meta({ type: "integer", minimum: 0, maximum: mostXp }),
  z.union([z.int().min(0).max(mostXp), z.string().regex(/^[+-]\d{1,9}$/u)], {
    error: 'must be like 300, or like "+150" to what there is',
  }),
);

const input = {
  characterId: who.optional(),
  hp: z
    .union([z.int().min(-10_000, hpForms).max(10_000, hpForms), z.string().max(8)], hpForms)
    // A number with a sign hurts, as its words do.
    .transform((hp) => (typeof hp === "number" && hp < 0 ? String(hp) : hp))
    .optional()
    .describe('23 sets, "+10" heals, "-15" hurts (of a damageType, critical).'),
  damageType: choice(damageTypes).optional(),
  critical: z.boolean().optional(),
  tempHp: points,
  raw: z.boolean().optional().describe("Sets hp with no consequences."),
  maxHp: z.int().min(1).max(10_000).optional(),
  name: ownName.optional(),
  race: srdName.optional(),
  subrace: srdName.optional(),
  subclass: srdName.optional(),
  choices: choices.optional(),
  background: background.optional(),
  feats: feats.optional(),
  abilities: scoresParam.optional(),
  abilityMethod: abilityMethod.optional(),
  characterType: choice(characterTypes).optional(),
  skills: srdNames.optional(),
  expertise: srdNames.optional(),
  spells: srdNames.optional(),
  preparedSpells: srdNames.optional(),
  equipment: equipment.optional(),
  alignment: name.optional(),
  notes: words.optional(),
  xp: experience.optional(),
  inspiration: z.boolean().optional(),
  batch: batchOf(20),
};

/** Any field of a character. */
export default defineTool({
  name: "update_character",
  title: "Update character",
  description:
    "Change fields of a character. They replace what was there (spells, equipment: the whole list); skills and choices are added while there is room. Levels: level_up; single items: manage_inventory.",
  access: "destroy",
  toolset: "characters",
  input,
  aliases: whoAliases,
  handle: (request, ctx) =>
    inSession(ctx, (session) =>
      replyToEach(request, { input, aliases: whoAliases }, ({ characterId: said, ...fields }) => {
        const characterId = needed(said, "characterId", "update_character");
        const among = isAmongOthers(request);
        return updateCharacter(session, { characterId, among }, present(fields));
      }),
    ),
});

type Request = Omit<UpdateRequest, "xp"> & {
  readonly xp?: number | string;
  readonly preparedSpells?: readonly string[];
};

/** One field that is different now. */
interface Changed {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** Sets fields of a character; hit points by the rules of damage and healing. */
async function updateCharacter(
  session: Session,
  { characterId, among }: { readonly characterId: string; readonly among: boolean },
  { xp, preparedSpells, ...request }: Request,
): Promise<Reply> {
  const id = await session.who(characterId);
  const before = await session.creature(id);
  const { compendium } = session.ctx;
  const due = request.choices === undefined ? [] : sheetOf(before, compendium).choicesDue;
  const asked = {
    ...request,
    ...earned(before, xp),
    ...settled(request, { due, spells: before.make.spells }),
  };
  const events = [
    ...(await session.act({ type: "update", id, request: asked })),
    ...(await prepared(session, id, preparedSpells)),
  ];
  const after = await session.creature(id);
  const telling = await session.telling(events);
  const summary = narrate(events, telling) || `Nothing of ${after.name} is different.`;
  const changed = [
    ...fieldsSet(events, id, among ? longestAmong : longest),
    ...pointsChanged(before, after),
  ];
  const data = { summary, id, name: after.name, changed, ...shownEvents(events) };
  return { data, text: summary };
}

const earned = ({ xp: had }: Creature, xp: Request["xp"]): Pick<UpdateRequest, "xp"> =>
  xp === undefined ? {} : { xp: typeof xp === "string" ? had + Number(xp) : xp };

/** Characters of a value in the reply; less where many characters are changed. */
const longest = 1_000;
const longestAmong = 80;

/** Fields that were set. */
const fieldsSet = (events: readonly Event[], id: string, most: number): readonly Changed[] =>
  events.flatMap((event) => {
    if (event.type !== "changed" || event.id !== id || event.field === "hp") return [];
    const { field, from, to } = event;
    return [{ field, from: clipped(from, most), to: clipped(to, most) }];
  });

/** Hit points, whatever has moved them. */
const pointsChanged = ({ hp: was }: Creature, { hp: is }: Creature): readonly Changed[] => [
  ...(was.current === is.current ? [] : [{ field: "hp", from: was.current, to: is.current }]),
  ...(was.temporary === is.temporary
    ? []
    : [{ field: "tempHp", from: was.temporary, to: is.temporary }]),
];
