import { ToolFault } from "@tabletop-mcp/mcp-kit";
import type { Size } from "@tabletop-mcp/srd-data";
import { conditionIds } from "@tabletop-mcp/srd-data";
import type { Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import { objectArmorClass, objectHitPoints, objectRules } from "@tabletop-mcp/srd-data/rules";
import { statBlockOf } from "./own-block.js";

/** What a thing is like, as it is said. */
export interface Thing {
  readonly name: string;
  readonly size: Size;
  readonly material: string;
  readonly fragile: boolean;
  readonly hp?: number;
  readonly ac?: number;
}

/** What a thing withstands: hit points by its size and whether it is fragile, armor class by its material ("Objects"). */
export function thingBlock({ name, size, material, fragile, hp, ac }: Thing): StatBlock {
  const block = statBlockOf({
    name,
    size,
    hp: hp ?? hitPointsOf(size, fragile),
    ac: ac ?? armorClassOf(material),
    speed: 0,
    immunities: [...objectRules.immunities],
    conditionImmunities: [...conditionIds],
  });
  return { ...block, type: "construct", summary: "A thing." };
}

/** Of what is larger than any of the table one section counts: as hard to break as the largest of them. */
function hitPointsOf(size: Size, fragile: boolean): number {
  const rows = objectHitPoints.rows;
  const row = rows.find(({ id }) => id === size) ?? rows.at(-1);
  return (fragile ? row?.fragile : row?.resilient)?.hitPoints ?? 1;
}

function armorClassOf(material: string): number {
  const said = material.trim().toLowerCase();
  const row = objectArmorClass.rows.find(
    ({ id, name }) => id === said || name.toLowerCase() === said || id.split("-").includes(said),
  );
  if (row !== undefined) return row.armorClass;
  throw new ToolFault({
    code: "INVALID_ARGUMENT",
    message: `There is no armor class for ${JSON.stringify(material)}`,
    hint: `Give ac, or one of: ${objectArmorClass.rows.map(({ name }) => name.toLowerCase()).join("; ")}`,
  });
}
