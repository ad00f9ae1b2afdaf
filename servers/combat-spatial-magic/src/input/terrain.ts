import {
  type Battlefield,
  type Ground,
  layTerrain,
  longestSide,
  type Position,
  plainField,
} from "@tabletop-mcp/rules-engine";
import { damageTypes } from "@tabletop-mcp/srd-data";
import * as z from "zod";
import { anyObject, fields, isRecord, nested } from "./nested.js";
import { ability, choice } from "./params.js";
import { position } from "./participants.js";
import { rollableOrNumber } from "./rollable.js";

const side = z.int().min(1).max(longestSide);
const squares = z.array(position).max(longestSide * longestSide);

/** What hurts whoever is there; a square alone is one that the game master judges. */
const hazard = z.preprocess(
  (value) => {
    if (!isRecord(value) || "position" in value || "positions" in value) return value;
    const { x, y, z: height, ...rest } = value;
    return { position: height === undefined ? { x, y } : { x, y, z: height }, ...rest };
  },
  fields({
    position: position.exactOptional(),
    positions: squares.exactOptional(),
    damage: rollableOrNumber,
    damageType: choice(damageTypes),
    save: z
      .strictObject({
        ability,
        dc: z.int().min(1).max(60),
        half: z.boolean().exactOptional(),
      })
      .exactOptional(),
    trigger: choice(["enter", "start_of_turn", "end_of_turn"]).default("enter"),
  }),
);

const shape = fields({
  width: side,
  height: side,
  obstacles: squares.exactOptional(),
  difficultTerrain: squares.exactOptional(),
  water: squares.exactOptional(),
  hazards: z.array(hazard).max(1_000).exactOptional(),
});

/** The map of a fight, as callers draw it. */
export const terrain = nested(anyObject, shape);
type Terrain = z.output<typeof terrain>;

/** The same as a map. */
export function battlefieldOf(said: Terrain): Battlefield {
  const { width, height, obstacles = [], difficultTerrain = [], water = [], hazards = [] } = said;
  const laid: readonly (readonly [readonly Position[], Ground])[] = [
    [difficultTerrain, { difficult: true }],
    [water, { water: true }],
    ...hazards.map(({ position: one, positions = [], ...what }) => {
      const places = one === undefined ? positions : [one, ...positions];
      return [places, { hazard: what }] as const;
    }),
    [obstacles, { obstacle: {} }],
  ];
  return laid.reduce(
    (field, [places, ground]) => layTerrain(field, places, ground).field,
    plainField(width, height),
  );
}

/** Room enough around those who are placed, where no map was drawn. */
const usual = 20;

/** A plain map with room for these positions. */
export function fieldAround(positions: readonly Position[]): Battlefield {
  const upTo = (axis: "x" | "y") =>
    Math.min(longestSide, Math.max(usual, ...positions.map((one) => one[axis] + usual / 2)));
  return plainField(upTo("x"), upTo("y"));
}
