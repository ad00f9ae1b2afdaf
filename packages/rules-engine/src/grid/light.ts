import { type Light, lights } from "@tabletop-mcp/srd-data";
import { extentOf } from "./area.js";
import type { LightSource } from "./battlefield.js";
import { isMagicallyDark, type View } from "./cloud.js";
import { isReached } from "./cover.js";
import type { Position } from "./point.js";
import { groundAt } from "./terrain.js";

/**
 * The light on a square (Vision and Light): what lies there without any source, or more by the lights
 * of the map and those carried, as far as they reach and nothing shields it. Magical darkness is not
 * lit by them.
 */
export function lightAt(
  field: View,
  square: Position,
  carried: readonly LightSource[] = [],
): Light {
  if (isMagicallyDark(field, square)) return "magical_darkness";
  const own = groundAt(field, square).light ?? field.ambient ?? "bright";
  if (own === "bright" || own === "magical_darkness") return own;
  const { x, y, z = 0 } = square;
  let best = lights.indexOf(own);
  for (const source of [...(field.lights ?? []), ...carried]) {
    const given = lights.indexOf(lightOf(source, { x, y, z }));
    if (given < best && isReached(field, { from: source, to: { x, y, z, size: "medium" } }))
      best = given;
  }
  return lights[best] ?? own;
}

/** What a source sheds on a square if nothing is in the way: a sphere, or a cone where it points. */
function lightOf(source: LightSource, square: Required<Position>): Light {
  const { bright, dim } = source;
  if (isLit(source, square, bright)) return "bright";
  return isLit(source, square, bright + dim) ? "dim" : "darkness";
}

function isLit(origin: LightSource, { x, y, z }: Required<Position>, feet: number): boolean {
  if (feet <= 0) return false;
  const { direction } = origin;
  const { has } = extentOf(
    direction === undefined
      ? { shape: "sphere", origin, radius: feet }
      : { shape: "cone", origin, direction, length: feet },
  );
  const isOwn = x === origin.x && y === origin.y;
  return isOwn || has(x, y, z);
}
