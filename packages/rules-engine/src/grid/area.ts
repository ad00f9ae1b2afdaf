import { type Body, widthOf } from "./body.js";
import { type Direction, feetPerSquare, type Origin, type Position, positionAt } from "./point.js";

/**
 * A space that something fills (Areas of Effect), with its place; sizes in feet. A cone and a line
 * start at the centre of their origin's square and do not cover it. A cube and a square lie before
 * their origin where they have a direction; else they stand on it, their middle.
 */
export type Area =
  | {
      readonly shape: "cone";
      readonly origin: Position;
      readonly direction: Direction;
      readonly length: number;
    }
  | {
      readonly shape: "line";
      readonly origin: Position;
      readonly direction: Direction;
      readonly length: number;
      /** 5 if left out. */
      readonly width?: number;
    }
  | {
      readonly shape: "cube" | "square";
      readonly origin: Origin;
      readonly direction?: Direction;
      readonly side: number;
    }
  | { readonly shape: "sphere"; readonly origin: Origin; readonly radius: number }
  | {
      readonly shape: "cylinder";
      readonly origin: Origin;
      readonly radius: number;
      readonly height: number;
    };

/** A map's size, where squares beyond it do not count. */
export interface Bounds {
  readonly width: number;
  readonly height: number;
}

/** An area as it is asked: which squares may be in it, and whether one at a height is. */
export interface Extent {
  /** The first and last square in it along each axis; z in feet. */
  readonly from: Required<Position>;
  readonly to: Required<Position>;
  /** Whether the centre of the square at a position is inside, or on the edge. */
  readonly has: (x: number, y: number, z: number) => boolean;
}

/** What an area covers, by the centres of squares. Worked out once, asked often. */
export function extentOf(area: Area): Extent {
  switch (area.shape) {
    case "cone":
      return cone(area);
    case "line":
      return line(area);
    case "sphere":
      return sphere(area);
    case "cylinder":
      return cylinder(area);
    case "cube":
    case "square":
      return cube(area);
  }
}

/** The squares that an area covers at any height from the ground up, row by row. */
export function squaresIn(area: Area, bounds?: Bounds): readonly Position[] {
  const { from, to, has } = extentOf(area);
  const heights = heightsOf(area, from, to);
  const [left, top] = bounds ? [Math.max(0, from.x), Math.max(0, from.y)] : [from.x, from.y];
  const right = Math.min(to.x, (bounds?.width ?? Infinity) - 1);
  const bottom = Math.min(to.y, (bounds?.height ?? Infinity) - 1);
  const squares: Position[] = [];
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1)
      if (heights.some((z) => has(x, y, z))) squares.push({ x, y });
  return squares;
}

/** The squares of a body, at each height of it, that an area covers. */
export function coveredOf(body: Body, { has }: Extent): readonly Position[] {
  const { x, y, z = 0 } = body;
  const side = widthOf(body.size);
  const covered: Position[] = [];
  for (let up = 0; up < side; up += 1)
    for (let down = 0; down < side; down += 1)
      for (let along = 0; along < side; along += 1)
        if (has(x + along, y + down, z + up * feetPerSquare))
          covered.push(positionAt(x + along, y + down, z + up * feetPerSquare));
  return covered;
}

/** The heights at which an area is looked at: its origin's alone unless it points up or down. */
function heightsOf(area: Area, from: Extent["from"], to: Extent["to"]): readonly number[] {
  const own = area.origin.z ?? 0;
  if (!("direction" in area) || (area.direction?.z ?? 0) === 0) return [own];
  const lowest = Math.max(from.z, Math.min(own, 0));
  const heights: number[] = [];
  for (let z = own; z >= lowest; z -= feetPerSquare) heights.push(z);
  for (let z = own + feetPerSquare; z <= to.z; z += feetPerSquare) heights.push(z);
  return heights;
}

/** A little more than nothing: what is on the edge is inside, whatever rounding says. */
const edge = 1e-9;

const half = feetPerSquare / 2;

/** A length in squares, squared. */
const squared = (feet: number): number => (feet / feetPerSquare) ** 2 + edge;

/** What is no farther from an origin than so many feet, along each axis. */
function around({ x, y, z = 0 }: Position, feet: number): Pick<Extent, "from" | "to"> {
  const squares = Math.ceil(feet / feetPerSquare);
  const up = squares * feetPerSquare;
  return {
    from: { x: x - squares, y: y - squares, z: z - up },
    to: { x: x + squares, y: y + squares, z: z + up },
  };
}

/** As wide as it is long at every distance, and flat at its end. */
function cone({ origin, direction, length }: Area & { readonly shape: "cone" }): Extent {
  const end = squared(length);
  const { from, to } = around(origin, length * Math.hypot(1, 0.5));
  const part = alongAndBeside(origin, direction);
  return {
    from,
    to,
    has: (x, y, z) => {
      const { along, beside } = part(x, y, z);
      return along > 0 && along <= end && beside <= along / 4 + edge;
    },
  };
}

function line({ origin, direction, length, width = 5 }: Area & { readonly shape: "line" }): Extent {
  const [end, side] = [squared(length), squared(width / 2)];
  const { from, to } = around(origin, Math.hypot(length, width / 2));
  const part = alongAndBeside(origin, direction);
  return {
    from,
    to,
    has: (x, y, z) => {
      const { along, beside } = part(x, y, z);
      return along > 0 && along <= end && beside <= side;
    },
  };
}

/** How far a square lies along a ray and beside it, in squares, squared; 0 along is not before it. */
function alongAndBeside(
  { x, y, z = 0 }: Position,
  { x: east, y: south, z: up = 0 }: Direction,
): (toX: number, toY: number, toZ: number) => { along: number; beside: number } {
  const length = east ** 2 + south ** 2 + up ** 2;
  return (toX, toY, toZ) => {
    const [dx, dy, dz] = [toX - x, toY - y, (toZ - z) / feetPerSquare];
    const dot = dx * east + dy * south + dz * up;
    // Without a direction nothing is before it.
    const along = dot > 0 ? dot ** 2 / length : 0;
    return { along, beside: dx ** 2 + dy ** 2 + dz ** 2 - along };
  };
}

/** How far a square's centre is from an origin on the map, in squares, squared. */
const fromCentre = ({ x, y, at }: Origin): ((toX: number, toY: number) => number) => {
  const shift = at === "corner" ? 0.5 : 0;
  return (toX, toY) => (toX - x + shift) ** 2 + (toY - y + shift) ** 2;
};

function sphere({ origin, radius }: Area & { readonly shape: "sphere" }): Extent {
  const { z = 0 } = origin;
  const most = squared(radius);
  const distance = fromCentre(origin);
  const { from, to } = around(origin, radius);
  return {
    from,
    to,
    has: (toX, toY, toZ) => distance(toX, toY) + ((toZ - z) / feetPerSquare) ** 2 <= most,
  };
}

/** A disc, and what is above it: height/5 layers. */
function cylinder({ origin, radius, height }: Area & { readonly shape: "cylinder" }): Extent {
  const { z = 0 } = origin;
  const most = squared(radius);
  const distance = fromCentre(origin);
  const { from, to } = around(origin, radius);
  const last = z + height - feetPerSquare;
  return {
    from: { x: from.x, y: from.y, z },
    to: { x: to.x, y: to.y, z: last },
    has: (toX, toY, toZ) => toZ >= z - half && toZ <= last + half && distance(toX, toY) <= most,
  };
}

/** Beyond this share a direction points along two axes and not one: half of 45 degrees. */
const slant = Math.tan(Math.PI / 8);

/** A cube, or a square one layer high: side/5 squares each way. */
function cube(area: Area & { readonly shape: "cube" | "square" }): Extent {
  const { origin, direction = { x: 0, y: 0 }, side, shape } = area;
  const { z = 0 } = origin;
  const squares = Math.max(1, Math.floor(side / feetPerSquare));
  const layers = shape === "square" ? 1 : squares;
  const { x: east, y: south, z: up } = signsOf(direction);
  const x = origin.x + firstOf(squares, east, origin.at);
  const y = origin.y + firstOf(squares, south, origin.at);
  // It stands as high as its origin; straight above or below, it leaves that out.
  const lowest =
    up < 0 ? z - layers * feetPerSquare : z + (up > 0 && east === 0 && south === 0 ? 5 : 0);
  const to = { x: x + squares - 1, y: y + squares - 1, z: lowest + (layers - 1) * feetPerSquare };
  return {
    from: { x, y, z: lowest },
    to,
    has: (toX, toY, toZ) =>
      toX >= x &&
      toX <= to.x &&
      toY >= y &&
      toY <= to.y &&
      toZ >= lowest - half &&
      toZ <= to.z + half,
  };
}

function signsOf({ x, y, z = 0 }: Direction): Required<Direction> {
  const most = slant * Math.max(Math.abs(x), Math.abs(y), Math.abs(z));
  const sign = (part: number): number => (Math.abs(part) > most ? Math.sign(part) : 0);
  return { x: sign(x), y: sign(y), z: sign(z) };
}

/**
 * How far from its origin the first square of a cube lies along one axis. What has no middle square
 * lies one square farther east and south.
 */
function firstOf(squares: number, sign: number, at: Origin["at"]): number {
  if (sign < 0) return -squares;
  if (sign > 0) return at === "corner" ? 0 : 1;
  return at === "corner" ? -Math.floor(squares / 2) : -Math.floor((squares - 1) / 2);
}
