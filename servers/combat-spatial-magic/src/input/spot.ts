import { readPosition } from "@tabletop-mcp/rules-engine";
import * as z from "zod";
import { anyObject, isRecord, nameOr, nested } from "./nested.js";
import { who } from "./params.js";
import { position } from "./participants.js";

/** A square of the map, or somebody or something that stands on it, by id or name. */
const spotShape = z.preprocess(
  (value) => (typeof value === "string" ? (readPosition(value) ?? value) : value),
  nameOr(who, position),
);
export type SpotSaid = z.output<typeof spotShape>;

/** The same as a parameter; one line in its tool's description says what it takes. */
export const spot = nested(z.union([z.string(), anyObject]), spotShape);

/** Which way: { x, y, z? }, or two numbers as "1,0"; east is x 1, south y 1. */
const directionShape = z.preprocess(
  (value) => {
    const found =
      typeof value === "string"
        ? /^\s*(?<x>-?\d{1,4})\s*,\s*(?<y>-?\d{1,4})\s*$/.exec(value)?.groups
        : undefined;
    return found === undefined ? value : { x: Number(found["x"]), y: Number(found["y"]) };
  },
  z
    .strictObject({
      x: z.number().min(-1_000).max(1_000),
      y: z.number().min(-1_000).max(1_000),
      z: z.number().min(-1_000).max(1_000).exactOptional(),
    })
    .refine(({ x, y, z: up = 0 }) => x !== 0 || y !== 0 || up !== 0, "must point somewhere"),
);

/** A direction as a parameter. */
export const direction = nested(anyObject, directionShape);

/** Whether a spot was said as a square. */
export const isSquare = (said: SpotSaid): said is Exclude<SpotSaid, string> => isRecord(said);
