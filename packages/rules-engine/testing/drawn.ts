import { type Battlefield, type Ground, plainField } from "../src/grid/battlefield.js";
import { layTerrain } from "../src/grid/change-terrain.js";
import type { Position } from "../src/grid/point.js";

/** What the signs of a drawn map stand for; all others are plain ground. */
const signs: Readonly<Record<string, Ground>> = {
  "#": { obstacle: {} },
  "3": { obstacle: { height: 3 } },
  T: { obstacle: { height: 10 } },
  ":": { difficult: true },
  "~": { water: true },
  P: { pit: { depth: 10 } },
  "%": { obscurement: "heavily" },
  "'": { obscurement: "lightly" },
};

/** A map from a drawing, one sign a square. */
export function drawn(drawing: string): Battlefield {
  const rows = rowsOf(drawing);
  return Object.entries(signs).reduce(
    (field, [sign, ground]) => layTerrain(field, where(drawing, sign), ground).field,
    plainField(rows[0]?.length ?? 0, rows.length),
  );
}

/** The squares of a drawing that have a sign, row by row. */
export const where = (drawing: string, sign: string): readonly Position[] =>
  rowsOf(drawing).flatMap((row, y) =>
    [...row].flatMap((one, x) => (one === sign ? [{ x, y }] : [])),
  );

/** The one square of a drawing that has a sign. */
export function spot(drawing: string, sign: string): Position {
  const [found, ...more] = where(drawing, sign);
  if (found === undefined || more.length > 0) throw new Error(`"${sign}" is not drawn once.`);
  return found;
}

const rowsOf = (drawing: string): readonly string[] =>
  drawing
    .split("\n")
    .map((row) => row.trim())
    .filter((row) => row !== "");
