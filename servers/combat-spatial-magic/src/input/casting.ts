import { metamagics } from "@tabletop-mcp/rules-engine";
import { conditionIds, creatureTypes, damageTypes } from "@tabletop-mcp/srd-data";
import * as z from "zod";
import { anyObject, fields, isRecord, nested } from "./nested.js";
import { ability, choice, manualRoll, srdName, who } from "./params.js";
import { position } from "./participants.js";
import { direction } from "./spot.js";
import { said } from "./text.js";

/** Overchannel, among the options of metamagic. */
export const overchannel = "overchannel";

const level = z.int().min(1).max(9);
const ids = z.array(who).min(1).max(50);
const corner = choice(["center", "corner"], { centre: "center" });

/** Where a spell begins: the middle of a square, or with `at: "corner"` its north-west corner. */
const point = z
  .unknown()
  .transform((value, context): z.output<typeof position> & { at?: z.output<typeof corner> } => {
    const { at, ...place } = isRecord(value) ? value : {};
    const read = position.safeParse(isRecord(value) ? place : value);
    const side = at === undefined ? undefined : corner.safeParse(at);
    const issue = read.error?.issues[0] ?? side?.error?.issues[0];
    if (!read.success || issue !== undefined) {
      context.addIssue({ code: "custom", message: issue?.message ?? "is no square", input: value });
      return z.NEVER;
    }
    return side?.data === undefined ? read.data : { ...read.data, at: side.data };
  });

/** An option of a spell, in the SRD's words: "Bear's Endurance" is bears_endurance. */
const option = said(60).transform((words) =>
  words
    .toLowerCase()
    .replaceAll(/['’]/gu, "")
    .replaceAll(/[\s-]+/gu, "_"),
);

const own = {
  damageType: choice(damageTypes).exactOptional(),
  condition: choice(conditionIds).exactOptional(),
  ability: ability.exactOptional(),
  option: option.exactOptional(),
  creature: srdName.exactOptional(),
  count: z.int().min(1).max(100).exactOptional(),
  amounts: z.array(z.int().min(0).max(1_000)).max(50).exactOptional(),
  spare: z.array(who).max(50).exactOptional(),
  willing: z.boolean().exactOptional(),
  effect: srdName.exactOptional(),
  creatureTypes: z.array(choice(creatureTypes)).max(14).exactOptional(),
  text: said(500).exactOptional(),
};

/** A spell that another one brings about. */
const within = fields(
  {
    spellName: srdName,
    slotLevel: level.exactOptional(),
    targetIds: ids.exactOptional(),
    targetPosition: point.exactOptional(),
    direction: direction.exactOptional(),
  },
  { spell: "spellName", targetId: "targetIds" },
);

const choices = fields({ ...own, spell: within.exactOptional() });

const listOfOne = (value: unknown): unknown => (typeof value === "string" ? [value] : value);

/** Whom and where a spell is aimed at, and what its caster chooses. */
export const aimInput = {
  targetIds: z.preprocess(listOfOne, nested(z.array(z.string()), ids)).optional(),
  targetPosition: nested(z.unknown(), point).optional().describe('{ x, y, at? "corner" }.'),
  targetPositions: nested(z.array(z.unknown()), z.array(point).min(1).max(100)).optional(),
  direction: direction.optional(),
  choices: nested(anyObject, choices)
    .optional()
    .describe(
      "{ damageType?, condition?, ability?, option?, creature?, count?, amounts?, spare?, willing?, effect?, text?, spell? }",
    ),
  manualRoll,
  /** A spell of many rays has many attack rolls. */
  manualRolls: z.array(z.int().min(1).max(20)).min(1).max(30).optional(),
};

/** How a spell is cast, beside at whom. */
export const castInput = {
  encounterId: who.optional(),
  casterId: who,
  spellName: srdName.optional(),
  slotLevel: level.optional(),
  pact: z.boolean().optional(),
  ...aimInput,
  ritual: z.boolean().optional(),
  economy: z.enum(["action", "bonus", "reaction"]).optional(),
  use: z.enum(["cast", "sustain", "end"]).optional(),
  spellId: srdName.optional(),
  /** What an evoker makes of its spells is asked for in the same place. */
  metamagic: nested(
    z.array(z.string()),
    z
      .array(choice([...metamagics, overchannel]))
      .min(1)
      .max(3),
  ).optional(),
  item: srdName.optional().describe("Staff, wand: casts from it."),
  reaction: said(60).optional(),
  pendingId: srdName.optional(),
  dmOverride: z.boolean().optional(),
};

/** Other names under which callers give them. */
export const castAliases = {
  characterId: "casterId",
  characterName: "casterId",
  actorId: "casterId",
  creatureId: "casterId",
  spell: "spellName",
  spellSlot: "slotLevel",
  level: "slotLevel",
  targetId: "targetIds",
  targets: "targetIds",
  point: "targetPosition",
  itemName: "item",
  option: "choices.option",
  damageType: "choices.damageType",
} as const;

/** What is asked of a caster, or of whoever reads a scroll. */
export type AimAsked = z.output<z.ZodObject<typeof aimInput>>;
export type CastAsked = z.output<z.ZodObject<typeof castInput>>;
