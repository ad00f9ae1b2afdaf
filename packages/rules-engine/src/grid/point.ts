/** A place: squares from the north-west corner, y southwards; z is feet above ground, 0 if left out. */
export interface Position {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
}

/** Where something points: east is x 1, south y 1, up z 1; its length does not matter. */
export interface Direction {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
}

/** A point of origin: the centre of a square, or the grid intersection at its north-west corner. */
export interface Origin extends Position {
  readonly at?: "center" | "corner";
}

/** The side of a square, and the step in which heights are counted. */
export const feetPerSquare = 5;

/** A position, with its height only where it is not on the ground. */
export const positionAt = (x: number, y: number, z: number): Position =>
  z === 0 ? { x, y } : { x, y, z };

/** Whether two positions are the same place. */
export const isSamePlace = (one: Position, other: Position): boolean =>
  one.x === other.x && one.y === other.y && (one.z ?? 0) === (other.z ?? 0);

/** Reads "5,7", or "5,7,10" with a height of 10 feet; nothing where it is no position. */
export function readPosition(text: string): Position | undefined {
  const found = /^\s*\(?\s*(\d+)\s*[,;]\s*(\d+)\s*(?:[,;]\s*(-?\d+)\s*)?\)?\s*$/.exec(text);
  return found ? positionAt(Number(found[1]), Number(found[2]), Number(found[3] ?? 0)) : undefined;
}
