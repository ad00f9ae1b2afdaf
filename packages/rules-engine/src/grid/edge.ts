import { type Body, widthOf } from "./body.js";
import type { Direction, Origin, Position } from "./point.js";

/** The square of a space from which something starts that points away from it. */
export function edgeOf(
  { x, y, z = 0, size }: Body,
  towards: Direction = { x: 0, y: 0 },
): Required<Position> {
  const last = widthOf(size) - 1;
  const along = (from: number, way: number): number =>
    from + (way > 0 ? last : way < 0 ? 0 : Math.floor(last / 2));
  const most = Math.max(Math.abs(towards.x), Math.abs(towards.y)) / 2;
  const way = (part: number): number => (Math.abs(part) < most ? 0 : part);
  return { x: along(x, way(towards.x)), y: along(y, way(towards.y)), z };
}

/** The middle of a space: a square, or the corner where four of them meet. */
export function middleOf({ x, y, z = 0, size }: Body): Origin {
  const width = widthOf(size);
  const half = Math.floor(width / 2);
  const middle = { x: x + half, y: y + half, z };
  return width % 2 === 0 ? { ...middle, at: "corner" } : middle;
}
