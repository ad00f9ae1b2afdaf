import { ToolFault } from "@tabletop-mcp/mcp-kit";
import type { Area, Direction, Origin } from "@tabletop-mcp/rules-engine";
import * as z from "zod";
import { choice } from "./params.js";
import { present } from "./present.js";
import { direction } from "./spot.js";

const shapes = ["line", "cone", "cube", "sphere", "cylinder"] as const;
/** Feet. */
const size = z.number().min(0).max(1_000).optional();

/** What an area is made of, but for its place. */
export const areaParams = {
  shape: choice(shapes),
  length: size.describe("Line, cone: feet."),
  width: size.describe("Line: feet, 5 if left out."),
  radius: size.describe("Sphere, cylinder: feet."),
  sideLength: size.describe("Cube: feet."),
  height: size.describe("Cylinder: feet."),
  direction: direction.optional(),
  originAt: choice(["center", "corner"], { centre: "center" }).optional(),
};
/** An area, as callers say it, but for its place. */
export type AreaAsked = z.output<z.ZodObject<typeof areaParams>>;

/** An area at its place. Throws INVALID_ARGUMENT where it lacks a size or a way. */
export function areaOf(asked: AreaAsked, place: Origin): Area {
  const { shape, originAt } = asked;
  const origin = originAt === undefined ? place : { ...place, at: originAt };
  switch (shape) {
    case "cone":
      if (asked.radius !== undefined || asked.width !== undefined) throw coneHasNone;
      return { shape, origin: place, direction: way(asked), length: needed(asked, "length") };
    case "line":
      return {
        shape,
        origin: place,
        direction: way(asked),
        length: needed(asked, "length"),
        ...present({ width: asked.width }),
      };
    case "cube":
      return {
        shape,
        origin,
        side: needed(asked, "sideLength"),
        ...present({ direction: asked.direction }),
      };
    case "sphere":
      return { shape, origin, radius: needed(asked, "radius") };
    case "cylinder":
      return {
        shape,
        origin,
        radius: needed(asked, "radius"),
        height: needed(asked, "height"),
      };
  }
}

const coneHasNone = new ToolFault({
  code: "INVALID_ARGUMENT",
  message:
    "A cone has a length alone: at every distance it is as wide as it is far (Areas of Effect)",
  example: '{"shape":"cone","origin":{"x":3,"y":3},"direction":{"x":1,"y":0},"length":15}',
});

function needed(asked: AreaAsked, field: "length" | "radius" | "sideLength" | "height"): number {
  const feet = asked[field];
  if (feet !== undefined && feet >= 5) return feet;
  throw new ToolFault({
    code: "INVALID_ARGUMENT",
    message: `A ${asked.shape} needs ${field}, in feet, 5 or more`,
    example: `{"shape":"${asked.shape}","origin":{"x":3,"y":3},"${field}":20}`,
  });
}

function way({ shape, direction: said }: AreaAsked): Direction {
  if (said !== undefined) return said;
  throw new ToolFault({
    code: "INVALID_ARGUMENT",
    message: `A ${shape} needs a direction`,
    hint: "x 1 is east, y 1 is south",
    example: '{"direction":{"x":1,"y":0}}',
  });
}
