import { characterTypes } from "@tabletop-mcp/rules-engine";
import { damageTypes } from "@tabletop-mcp/srd-data";
import * as z from "zod";
import { updateCharacter } from "../../characters/update.js";
import { defineTool } from "../../context.js";
import { batchOf, replyToEach } from "../../input/batch.js";
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
import { background, choices, equipment, feats, scoresParam } from "../../input/shapes.js";
import { needed } from "../../input/taken.js";
import { inSession } from "../../table/session.js";

const points = z.int().min(0).max(10_000).optional();

const hpForms = {
  error: 'must be like 23 to set, "+10" to heal or "-15" to hurt, of at most 10000',
};

const input = {
  characterId: who.optional(),
  hp: z
    .union([z.int().min(0, hpForms).max(10_000, hpForms), z.string().max(8)], hpForms)
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
  equipment: equipment.optional(),
  alignment: name.optional(),
  notes: words.optional(),
  xp: z.int().min(0).max(100_000_000).optional(),
  inspiration: z.boolean().optional(),
  batch: batchOf(20),
};

/** Any field of a character. */
export default defineTool({
  name: "update_character",
  title: "Update character",
  description:
    "Change fields of a character. They replace what was there (spells, equipment: the whole list); skills and choices are added while there is room. hp follows the rules of damage and healing. Classes and levels: level_up; single items: manage_inventory.",
  access: "write",
  toolset: "characters",
  input,
  aliases: whoAliases,
  handle: (request, ctx) =>
    inSession(ctx, (session) =>
      replyToEach(request, { input, aliases: whoAliases }, ({ characterId: said, ...fields }) => {
        const characterId = needed(said, "characterId", "update_character");
        const among = (request.batch?.length ?? 1) > 1;
        return updateCharacter(session, { characterId, among }, present(fields));
      }),
    ),
});
