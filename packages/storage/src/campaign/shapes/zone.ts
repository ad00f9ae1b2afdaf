import type { Encounter } from "@tabletop-mcp/rules-engine";
import * as z from "zod";
import { place } from "./battlefield.js";
import { effect, lasting, step, stepNumbers } from "./creature.js";
import { text, word } from "./words.js";

type Zone = NonNullable<Encounter["zones"]>[number];
type CreatureType = NonNullable<NonNullable<Zone["bars"]>["types"]>[number];
type Damage = NonNullable<NonNullable<Zone["sections"]>["immune"]>[number];

/** Areas and steps are read by the engine only, which knows every kind. */
const area = z.custom<Zone["area"]>(
  (value) =>
    typeof value === "object" &&
    value !== null &&
    "shape" in value &&
    typeof value.shape === "string",
  "an area is expected",
);
const ownStep = z.custom<NonNullable<Zone["own"]>[number]>(
  (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  "a step is expected",
);

const way = z.strictObject({ x: z.number(), y: z.number(), z: z.number().exactOptional() });

const anchor = z.union([
  z.strictObject({ creature: text }),
  z.strictObject({
    origin: z.strictObject({ ...place, at: z.enum(["center", "corner"]).exactOptional() }),
    direction: way.exactOptional(),
  }),
  z.strictObject({
    squares: z.array(z.strictObject(place)),
    side: z.union([way, z.enum(["inside", "outside"])]).exactOptional(),
  }),
]);

const zoneStep = z.strictObject({ at: step, by: stepNumbers });

/** An area that was laid in a fight, as it is kept. */
export const zoneShape = z.strictObject({
  id: text,
  name: text,
  anchor,
  area,
  owner: text,
  affects: word<Zone["affects"]>(),
  inside: z.array(effect),
  steps: z.array(zoneStep),
  lasting,
  own: z.array(ownStep).exactOptional(),
  spreads: z.literal(true).exactOptional(),
  obscures: word<NonNullable<Zone["obscures"]>>().exactOptional(),
  light: z.strictObject({ bright: z.number(), dim: z.number() }).exactOptional(),
  terrain: z
    .strictObject({
      difficult: z.literal(true).exactOptional(),
      extra: z.number().exactOptional(),
      ground: z.literal(true).exactOptional(),
    })
    .exactOptional(),
  blocks: z.array(word<NonNullable<Zone["blocks"]>[number]>()).exactOptional(),
  cover: word<NonNullable<Zone["cover"]>>().exactOptional(),
  bars: z
    .strictObject({
      types: z.array(word<CreatureType>()).exactOptional(),
      except: z.array(word<CreatureType>()).exactOptional(),
      ways: z.enum(["in", "out", "both"]),
      insiders: z.literal(true).exactOptional(),
      reach: z.literal(true).exactOptional(),
    })
    .exactOptional(),
  sections: z
    .strictObject({
      feet: z.number(),
      armorClass: z.number(),
      hitPoints: z.number(),
      vulnerable: z.array(word<Damage>()).exactOptional(),
      immune: z.array(word<Damage>()).exactOptional(),
    })
    .exactOptional(),
  broken: z.array(z.strictObject(place)).exactOptional(),
  level: z.number().exactOptional(),
  spares: z.array(text).exactOptional(),
  quenches: z
    .strictObject({ what: word<"light" | "darkness">(), level: z.number() })
    .exactOptional(),
  drifts: z.number().exactOptional(),
  layers: z
    .array(
      z.strictObject({
        name: text,
        step: zoneStep,
        damage: z.strictObject({ type: word<Damage>(), least: z.number() }).exactOptional(),
        spells: z.array(text).exactOptional(),
        blocks: z.array(word<NonNullable<Zone["blocks"]>[number]>()).exactOptional(),
      }),
    )
    .exactOptional(),
  fire: zoneStep.exactOptional(),
  burns: text.exactOptional(),
  lurks: z.literal(true).exactOptional(),
});
