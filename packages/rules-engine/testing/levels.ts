import { type ClassId, classIds } from "@tabletop-mcp/srd-data";
import type { LevelTaken } from "../src/creature/creature.js";

/** Class levels for a make, in the order written down: { ranger: 4, wizard: 3 }; every hit die shows 5. */
export const levelsOf = (
  counts: Readonly<Partial<Record<ClassId, number>>>,
): readonly LevelTaken[] =>
  Object.entries(counts).flatMap(([name, count]) => {
    const id = classIds.find((one) => one === name);
    return id === undefined ? [] : Array.from({ length: count }, () => ({ class: id, hp: 5 }));
  });
