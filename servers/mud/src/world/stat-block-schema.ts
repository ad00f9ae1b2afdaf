import { conditionIds, damageTypes, sizes } from "@tabletop-mcp/srd-data";
import * as z from "zod";
import { fields } from "./fields.js";
import { name, words } from "./words.js";

const score = z.int().min(1).max(30);

/** All six. */
export const scores = fields({
  str: score,
  dex: score,
  con: score,
  int: score,
  wis: score,
  cha: score,
});

const feet = z.int().min(0).max(2_000);
const types = z.array(z.enum(damageTypes)).max(damageTypes.length).exactOptional();

const attack = fields({
  name,
  bonus: z.int().min(-5).max(30),
  damage: z.string().regex(/^\d{1,2}d(4|6|8|10|12|20)([+-]\d{1,2})?$/, "must be dice like 2d6+3"),
  damageType: z.enum(damageTypes),
  reach: feet.exactOptional(),
  range: fields({ normal: feet, long: feet.exactOptional() }).exactOptional(),
  magical: z.literal(true).exactOptional(),
  times: z.int().min(1).max(6).exactOptional(),
});

/** Without another one to be like, it must say the least that a fight needs. */
export const statBlock = fields({
  name,
  like: words(80).exactOptional(),
  size: z.enum(sizes).exactOptional(),
  armorClass: z.int().min(1).max(30).exactOptional(),
  hitPoints: z.int().min(1).max(1_000).exactOptional(),
  speed: feet.exactOptional(),
  abilities: scores.exactOptional(),
  attacks: z.array(attack).min(1).max(8).exactOptional(),
  resistances: types,
  immunities: types,
  vulnerabilities: types,
  conditionImmunities: z.array(z.enum(conditionIds)).max(conditionIds.length).exactOptional(),
  xp: z.int().min(0).max(1_000_000).exactOptional(),
}).superRefine((said, context) => {
  const needed = (["armorClass", "hitPoints", "attacks"] as const).filter(
    (key) => said.like === undefined && said[key] === undefined,
  );
  if (needed.length > 0)
    context.addIssue({
      code: "custom",
      message: `must say ${needed.join(", ")}, or "like" and the name of a stat block of the SRD`,
    });
});
