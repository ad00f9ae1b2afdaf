import type { Area, Step } from "@tabletop-mcp/srd-data";
import type { StepNumbers } from "../../game/steps-frame.js";

/** An area, and by how many feet it grows with each slot level. */
type Growing = { readonly area: Area } & Pick<Step, "areaPerSlot">;

/** An area at the slot that it is cast with ("At Higher Levels"). */
export function areaAt(
  { area, areaPerSlot = 0 }: Growing,
  { spellLevel = 0, castLevel = spellLevel }: StepNumbers,
): Area {
  const more = areaPerSlot * (castLevel - spellLevel);
  if (more === 0) return area;
  switch (area.shape) {
    case "sphere":
      return { shape: area.shape, radius: area.radius + more };
    case "cylinder":
      return { shape: area.shape, radius: area.radius + more, height: area.height };
    case "cube":
    case "square":
      return { shape: area.shape, side: area.side + more };
    default:
      return area;
  }
}
