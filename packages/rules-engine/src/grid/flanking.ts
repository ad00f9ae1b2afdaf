import { type Body, widthOf } from "./body.js";

/**
 * Whether two creatures flank a third: a line between the middles of their spaces passes through
 * opposite sides or opposite corners of its space. An optional rule that SRD 5.1 does not have; that
 * both are beside their foe and able to act is the caller's to know.
 */
export function isFlanked(target: Body, one: Body, other: Body): boolean {
  const side = widthOf(target.size);
  const across = crossing(middle(one, "x"), middle(other, "x"), [target.x, target.x + side]);
  const down = crossing(middle(one, "y"), middle(other, "y"), [target.y, target.y + side]);
  return isWithin(across, down) || isWithin(down, across);
}

type Span = readonly [start: number, end: number];

const middle = (body: Body, axis: "x" | "y"): number => body[axis] + widthOf(body.size) / 2;

const never: Span = [Infinity, -Infinity];
const always: Span = [-Infinity, Infinity];

/** Which part of a line, from 0 to 1, lies between two borders along one axis. */
function crossing(from: number, to: number, [low, high]: Span): Span {
  if (from === to) return from > low && from < high ? always : never;
  const [one, other] = [(low - from) / (to - from), (high - from) / (to - from)];
  return [Math.min(one, other), Math.max(one, other)];
}

const nearly = 1e-9;

/** Whether a line passes both borders of one axis, within its length and those of the other axis. */
const isWithin = ([start, end]: Span, [otherStart, otherEnd]: Span): boolean =>
  start > -nearly &&
  end < 1 + nearly &&
  start <= end &&
  start >= otherStart - nearly &&
  end <= otherEnd + nearly;
