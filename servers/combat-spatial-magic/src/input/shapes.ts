import { coins, damageTypes } from "@tabletop-mcp/srd-data";
import * as z from "zod";
import { modifierShape } from "./modifiers.js";
import { anyObject, fields, isRecord, nameOr, nested } from "./nested.js";
import { ownName } from "./own-name.js";
import { ability, choice, scores, skill, srdName, srdNames } from "./params.js";
import { rollableOrNumber } from "./rollable.js";
import { said } from "./text.js";

// What is inside a call's own parameters: listed as plain objects, checked here.

const label = said(200);
const oneOrMore = z.union([label, z.array(label).max(30)], {
  error: "must be a name, or a list of names",
});

/** One thing is a list of one. */
const listOf = <Item extends z.ZodType>(item: Item, most: number) =>
  z.preprocess(
    (value) => (typeof value === "string" || isRecord(value) ? [value] : value),
    z.array(item).max(most),
  );

/** Scores that a race raises by 1, as the improvements of levels are written: { con: 1, dex: 1 }. */
const namesOfScores = (value: unknown): unknown =>
  isRecord(value) && Object.values(value).every((by) => by === 1) ? Object.keys(value) : value;

/** What a key that is no field of these holds: names, or raised scores. */
const anyChoice = z.union([label, z.array(label).max(30), listOf(scores, 10)], {
  error: "must be a name, or a list of names",
});

/** What is refused with the form that is right. */
const like = <Real>(real: z.ZodType<Real>, form: string) =>
  z.unknown().transform((value, context): Real => {
    const { data, success } = real.safeParse(value);
    if (success) return data;
    context.addIssue({ code: "custom", message: `must be like ${form}`, input: value });
    return z.NEVER;
  });

/** Coins by kind. */
export const coinsShape = z.partialRecord(z.enum(coins), z.int().min(0).max(100_000_000));
export const coinsParam = nested(anyObject, coinsShape);

/** The six scores, or increases of them. */
export const scoresParam = nested(anyObject, scores);

/** Classes beyond the first. */
export const multiclass = nested(
  z.array(anyObject).max(12),
  z.array(
    fields({
      class: srdName,
      level: z.int().min(1).max(20),
      subclass: srdName.exactOptional(),
    }),
  ),
);

/** What the SRD leaves to the player; features by any name may be given. */
export const choices = nested(
  anyObject,
  z
    .object({
      fightingStyle: oneOrMore.exactOptional(),
      draconicAncestry: oneOrMore.exactOptional(),
      abilityIncreases: like(
        listOf(scores, 10),
        "[{ str: 2 }] or [{ str: 1, dex: 1 }]",
      ).exactOptional(),
      raceIncreases: like(
        z.preprocess(namesOfScores, listOf(ability, 6)),
        '["con", "dex"]',
      ).exactOptional(),
      languages: listOf(label, 30).exactOptional(),
      tools: listOf(label, 30).exactOptional(),
      favoredEnemy: listOf(label, 10).exactOptional(),
      favoredTerrain: listOf(label, 10).exactOptional(),
      circleLand: label.exactOptional(),
      metamagic: listOf(label, 10).exactOptional(),
      invocations: listOf(label, 10).exactOptional(),
      pactBoon: label.exactOptional(),
      additionalSkills: listOf(label, 18).exactOptional(),
      huntersPrey: label.exactOptional(),
      defensiveTactics: label.exactOptional(),
      multiattack: label.exactOptional(),
      superiorHuntersDefense: label.exactOptional(),
    })
    .catchall(anyChoice),
).describe("Keys: choicesDue's fields.");

const modifiers = z.array(modifierShape).max(20);
const copper = { cp: 1, sp: 10, ep: 50, gp: 100, pp: 1_000 } as const;

/** A price in copper pieces, or in words: "15 gp". */
const cost = z.preprocess(
  (value) => {
    const { amount, coin = "" } =
      (typeof value === "string"
        ? /^(?<amount>\d{1,9})\s*(?<coin>[csegp]p)$/i.exec(value.trim())?.groups
        : undefined) ?? {};
    const worth = Object.entries(copper).find(([kind]) => kind === coin.toLowerCase())?.[1];
    return worth === undefined ? value : Number(amount) * worth;
  },
  z.int({ error: 'must be like "15 gp", or whole copper pieces' }).min(0).max(1_000_000_000),
);

const damage = z.strictObject(
  { roll: rollableOrNumber, type: choice(damageTypes) },
  { error: 'must be like { roll: "1d8", type: "slashing" }' },
);

/** A thing of the campaign's own; what it changes while it is worn is said like manage_effect's modifiers. */
export const customItem = fields({
  name: ownName,
  type: label,
  weight: z.number().min(0).max(100_000).default(0),
  cost: cost.exactOptional(),
  properties: z.array(label).max(20).exactOptional(),
  effects: modifiers.exactOptional(),
  armorClass: z.int().min(0).max(30).exactOptional(),
  damage: damage.exactOptional(),
});

/** What somebody carries: "Longsword", { item, quantity?, equipped? }, or a custom item itself. */
const carried = z.preprocess(
  asCarried,
  fields({
    item: nameOr(srdName, customItem),
    quantity: z.int().min(1).max(1_000_000).exactOptional(),
    equipped: z.boolean().exactOptional(),
  }),
);

function asCarried(value: unknown): unknown {
  if (typeof value === "string") return { item: value };
  if (!isRecord(value) || "item" in value || !("name" in value)) return value;
  const { quantity, equipped, ...item } = value;
  return {
    item: Object.keys(item).length === 1 ? item["name"] : item,
    ...(quantity === undefined ? {} : { quantity }),
    ...(equipped === undefined ? {} : { equipped }),
  };
}

const carriedList = z.array(carried).max(50);

/** What a character begins with. */
export const equipment = nested(z.array(z.unknown()).max(50), carriedList);

/** A background of the SRD by name, or one's own. */
export const background = nested(
  z.union([z.string(), anyObject]),
  nameOr(
    srdName,
    fields({
      name: ownName,
      skills: z.array(skill).max(18).exactOptional(),
      tools: srdNames.exactOptional(),
      languages: srdNames.exactOptional(),
      equipment: carriedList.exactOptional(),
    }),
  ),
);

/** A feat of the SRD by name, or one's own. */
const feat = nameOr(srdName, fields({ name: ownName, effects: modifiers.exactOptional() }));
export const featParam = nested(z.union([z.string(), anyObject]), feat);
export const feats = nested(z.array(z.unknown()).max(10), z.array(feat));
