import type { Battlefield } from "@tabletop-mcp/rules-engine";
import * as z from "zod";
import { text, whole, word } from "./words.js";

type Ground = Battlefield["ground"][number];
type Hazard = NonNullable<Ground["hazard"]>;
type Prop = NonNullable<Battlefield["props"]>[number];
type Ability = NonNullable<Hazard["save"]>["ability"];

/** Where something is. */
export const place = { x: whole, y: whole, z: whole.exactOptional() } as const;

const hazard = z.strictObject({
  damage: text,
  damageType: word<Hazard["damageType"]>(),
  save: z
    .strictObject({ ability: word<Ability>(), dc: whole, half: z.boolean().exactOptional() })
    .exactOptional(),
  trigger: word<Hazard["trigger"]>(),
});

const ground = z.strictObject({
  obstacle: z.strictObject({ height: whole.exactOptional() }).exactOptional(),
  difficult: z.literal(true).exactOptional(),
  water: z.literal(true).exactOptional(),
  hazard: hazard.exactOptional(),
  pit: z.strictObject({ depth: whole }).exactOptional(),
  light: word<NonNullable<Ground["light"]>>().exactOptional(),
  obscurement: word<NonNullable<Ground["obscurement"]>>().exactOptional(),
});

const light = z.strictObject({
  ...place,
  bright: whole,
  dim: whole,
  direction: z
    .strictObject({ x: z.number(), y: z.number(), z: z.number().exactOptional() })
    .exactOptional(),
});

const prop = z.strictObject({
  ...place,
  id: text,
  name: text.exactOptional(),
  size: word<Prop["size"]>(),
  height: whole.exactOptional(),
  cover: word<Prop["cover"]>(),
  blocksMovement: z.boolean().exactOptional(),
  blocksSight: z.boolean().exactOptional(),
  climbable: z.boolean().exactOptional(),
  light: z.strictObject({ bright: whole, dim: whole }).exactOptional(),
  movable: z.boolean().exactOptional(),
  section: z.strictObject({ zone: text, squares: z.array(z.strictObject(place)) }).exactOptional(),
  limb: z.strictObject({ of: text, holds: text }).exactOptional(),
  material: text.exactOptional(),
  description: text.exactOptional(),
});

/** The map of a fight, as it is kept. */
export const battlefieldShape = z.strictObject({
  width: whole,
  height: whole,
  ground: z.array(ground),
  rows: z.array(z.string().max(2_000)),
  ambient: word<NonNullable<Battlefield["ambient"]>>().exactOptional(),
  lights: z.array(light).exactOptional(),
  props: z.array(prop).exactOptional(),
});
