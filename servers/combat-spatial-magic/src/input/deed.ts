import { unlisted } from "@tabletop-mcp/mcp-kit";
import { damageTypes } from "@tabletop-mcp/srd-data";
import * as z from "zod";
import { batchOf, type OneOf } from "./batch.js";
import { anyObject, fields, nested } from "./nested.js";
import { choice, manualRoll, manualRolls, name, srdName, who } from "./params.js";
import { position } from "./participants.js";
import { said } from "./text.js";

/** What somebody does in a fight, as callers say it. */
export const doings = [
  "attack",
  "cast_spell",
  "move",
  "dash",
  "disengage",
  "dodge",
  "help",
  "hide",
  "ready",
  "search",
  "use_object",
  "use_magic_item",
  "use_special_ability",
  "grapple",
  "shove",
  "escape",
  "stabilize",
  "stand",
  "drop_prone",
  "release",
  "mount",
  "dismount",
] as const;
export type Doing = (typeof doings)[number];

const axis = z.number().min(-1_000).max(1_000);
const direction = fields({ x: axis, y: axis, z: axis.exactOptional() });
const kinds = [
  "action",
  "bonus-action",
  "reaction",
  "legendary",
  "trait",
  "feature",
  "item",
] as const;

/** What an ability leaves open. */
const details = fields({
  option: name.exactOptional(),
  use: name.exactOptional(),
  of: z.enum(kinds).exactOptional(),
  points: z.int().min(1).max(1_000).exactOptional(),
  direction: direction.exactOptional(),
  others: z.array(who).max(50).exactOptional(),
  /** Levels of the slots that come back (Arcane Recovery). */
  slots: z.array(z.int().min(1).max(9)).min(1).max(20).exactOptional(),
  /** It goes on, or is ended: what is done about it on a later turn. */
  again: z.literal(true).exactOptional(),
  /** Of what waits for one: "death". */
  moment: name.exactOptional(),
});

/** How somebody is pushed, or just that; the rules settle where to. */
const pushed = z.preprocess(
  (value) => (value === true ? {} : value),
  fields({
    targetId: who.exactOptional(),
    direction: z.literal("away").exactOptional(),
    distance: z.literal(5).exactOptional(),
  }),
);

/** The parameters of execute_action. */
export const deedInput = {
  encounterId: who.optional(),
  actorId: who.optional(),
  action: choice(doings, { use_an_object: "use_object", first_aid: "stabilize" }).optional(),
  targetId: who.optional(),
  weapon: name.optional(),
  attackName: unlisted(name.optional()),
  attackBonus: z.int().min(-50).max(100).optional(),
  damage: said(100).optional().describe("With attackBonus."),
  damageType: choice(damageTypes).optional(),
  magical: unlisted(z.boolean().optional()),
  advantage: z.boolean().optional(),
  disadvantage: z.boolean().optional(),
  nonlethal: z.boolean().optional(),
  twoHanded: z.boolean().optional(),
  thrown: z.boolean().optional(),
  economy: z.enum(["action", "bonus", "reaction"]).optional(),
  bonusAction: choice(["offhand_attack", "cunning_action", "spell", "class_feature"]).optional(),
  reaction: name
    .optional()
    .describe("As pending offers, or opportunity_attack, readied_action, decline."),
  pendingId: name.optional(),
  targetIds: nested(z.array(z.string()), z.array(who).min(1).max(50)).optional(),
  targetPosition: nested(z.union([z.string(), anyObject]), position).optional(),
  forceMovement: nested(anyObject, pushed).optional().describe("5 ft away, not prone."),
  trigger: said(300).optional(),
  readiedAction: name.optional(),
  abilityName: srdName.optional(),
  abilityDetails: nested(anyObject, details)
    .optional()
    .describe("{ option?, use?, points?, slots?, direction?, again? }"),
  skill: name.optional(),
  spellName: unlisted(srdName.optional()),
  spellSlot: z.int().min(1).max(9).optional(),
  manualRoll,
  manualRolls,
  batch: batchOf(20),
};

/** Other names under which callers give them. */
export const deedAliases = {
  characterId: "actorId",
  characterName: "actorId",
  creatureId: "actorId",
  attackerId: "actorId",
  casterId: "actorId",
  actionType: "action",
  slotLevel: "spellSlot",
  itemName: "abilityName",
  item: "abilityName",
  featureName: "abilityName",
  option: "abilityDetails.option",
  direction: "abilityDetails.direction",
} as const;

/** One thing that is asked to be done. */
export type DeedAsked = OneOf<typeof deedInput>;
