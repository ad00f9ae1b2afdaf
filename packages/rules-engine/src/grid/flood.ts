import type { Origin, Position } from "./point.js";

/** Those of some squares that can be got to from an origin without leaving them, side by side. */
export function flooded(
  origin: Origin,
  squares: readonly Position[],
  isOpen: (at: Position) => boolean,
): readonly Position[] {
  const left = new Map(squares.map((at) => [keyOf(at), at]));
  const found: Position[] = [];
  const queue = startsOf(origin);
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const here = left.get(keyOf(at));
    if (here === undefined) continue;
    left.delete(keyOf(at));
    if (!isOpen(here)) continue;
    found.push(here);
    const { x, y } = here;
    queue.push({ x: x + 1, y }, { x: x - 1, y }, { x, y: y + 1 }, { x, y: y - 1 });
  }
  return found;
}

const keyOf = ({ x, y }: Position): string => `${x},${y}`;

/** The squares that an origin touches: its own, or the four around a corner. */
const startsOf = ({ x, y, at }: Origin): Position[] =>
  at === "corner"
    ? [
        { x, y },
        { x: x - 1, y },
        { x, y: y - 1 },
        { x: x - 1, y: y - 1 },
      ]
    : [{ x, y }];
