import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spot, where } from "../../testing/drawn.js";
import { sized } from "../../testing/sized.js";
import { type Area, coveredOf, extentOf, squaresIn } from "./area.js";
import type { Position } from "./point.js";

const here = { x: 50, y: 50 };
const directions = {
  north: { x: 0, y: -1 },
  "north-east": { x: 1, y: -1 },
  east: { x: 1, y: 0 },
  "south-east": { x: 1, y: 1 },
  south: { x: 0, y: 1 },
  "south-west": { x: -1, y: 1 },
  west: { x: -1, y: 0 },
  "north-west": { x: -1, y: -1 },
} as const;
const { east, "south-east": southEast } = directions;

/** The squares of an area from "@" of a drawing. */
const from = (drawing: string, area: (origin: Position) => Area) =>
  squaresIn(area(spot(drawing, "@")));

describe("a cone", () => {
  it.each([
    [15, 7, 6],
    [30, 24, 20],
    [60, 84, 72],
  ])(
    "of %i feet covers %i squares along an axis, %i along a diagonal",
    (length, straight, slanted) => {
      for (const [name, direction] of Object.entries(directions)) {
        const squares = squaresIn({ shape: "cone", origin: here, direction, length });
        expect([name, squares.length]).toEqual([name, name.includes("-") ? slanted : straight]);
      }
    },
  );

  it("is as wide as it is long, flat at its end, and leaves its origin out", () => {
    const drawing = `
      ....*.
      ..***.
      @****.
      ..***.
      ....*.`;
    expect(
      from(drawing, (origin) => ({ shape: "cone", origin, direction: east, length: 20 })),
    ).toEqual(where(drawing, "*"));
  });

  it("is a triangle on the diagonal, too", () => {
    const drawing = `
      @....
      .***.
      .**..
      .*...`;
    expect(
      from(drawing, (origin) => ({ shape: "cone", origin, direction: southEast, length: 15 })),
    ).toEqual(where(drawing, "*"));
  });

  it("points anywhere, however long its direction is written", () => {
    const drawing = `
      .....
      @***.
      .**..
      ..*..`;
    for (const direction of [
      { x: 2, y: 1 },
      { x: 0.2, y: 0.1 },
      { x: 600, y: 300 },
    ])
      expect(from(drawing, (origin) => ({ shape: "cone", origin, direction, length: 15 }))).toEqual(
        where(drawing, "*"),
      );
  });

  it("from the air reaches the ground beneath", () => {
    const down = { shape: "cone", direction: { x: 0, y: 0, z: -1 }, length: 30 } as const;
    const extent = extentOf({ ...down, origin: { x: 5, y: 5, z: 25 } });
    const at = (x: number, y: number) => extent.has(x, y, 0);
    // Five squares beneath, so two and a half squares to each side.
    expect([at(5, 5), at(7, 5), at(8, 5), at(7, 6), at(7, 7)]).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
    expect(extent.has(5, 5, 25)).toBe(false);
    // The plus of nine squares thrice, and its corners: all within 2.5 of the middle.
    expect(squaresIn({ ...down, origin: { x: 5, y: 5, z: 25 } })).toHaveLength(21);
  });
});

describe("a line", () => {
  it("covers a fifth of its length in squares beyond its start", () => {
    expect(
      from(`.@******.`, (origin) => ({ shape: "line", origin, direction: east, length: 30 })),
    ).toEqual(where(`.@******.`, "*"));
  });

  it("is measured straight on a diagonal: four squares' diagonals are 28 feet", () => {
    const drawing = `
      @......
      .*.....
      ..*....
      ...*...
      ....*..
      .......`;
    expect(
      from(drawing, (origin) => ({ shape: "line", origin, direction: southEast, length: 30 })),
    ).toEqual(where(drawing, "*"));
  });

  it("runs at odd angles", () => {
    const drawing = `
      @*.....
      .***...
      ...***.
      .....*.`;
    const direction = { x: 2, y: 1 };
    expect(from(drawing, (origin) => ({ shape: "line", origin, direction, length: 30 }))).toEqual(
      where(drawing, "*"),
    );
  });

  it("covers what lies on its edge, so that ten feet touch three rows", () => {
    const drawing = `
      .***.
      @***.
      .***.`;
    const wide = { shape: "line", direction: east, length: 15, width: 10 } as const;
    expect(from(drawing, (origin) => ({ ...wide, origin }))).toEqual(where(drawing, "*"));
  });

  it("passes under who flies", () => {
    const { has } = extentOf({ shape: "line", origin: here, direction: east, length: 100 });
    expect([has(55, 50, 0), has(55, 50, 5)]).toEqual([true, false]);
  });
});

describe("a sphere", () => {
  // From a centre: the lattice points of a circle, published as OEIS A000328.
  it.each([
    [5, 5, 4],
    [10, 13, 12],
    [15, 29, 32],
    [20, 49, 52],
    [25, 81, 80],
    [30, 113, 112],
    [35, 149, 156],
    [40, 197, 208],
  ])("of %i feet covers %i squares from a centre, %i from a corner", (radius, centre, corner) => {
    const count = (at: "center" | "corner") =>
      squaresIn({ shape: "sphere", origin: { ...here, at }, radius }).length;
    expect([count("center"), count("corner")]).toEqual([centre, corner]);
  });

  it("lies around the intersection at the north-west of its square", () => {
    const drawing = `
      .**.
      ****
      **@*
      .**.`;
    const origin = { ...spot(drawing, "@"), at: "corner" } as const;
    const inside = where(drawing.replace("@", "*"), "*");
    expect(squaresIn({ shape: "sphere", origin, radius: 10 })).toEqual(inside);
  });

  it("reaches up as far as it reaches aside", () => {
    const { has } = extentOf({ shape: "sphere", origin: { x: 5, y: 5 }, radius: 20 });
    expect([has(5, 5, 20), has(6, 5, 20), has(5, 5, 25)]).toEqual([true, false, false]);
    // Three up and two aside is 3.6, three and three 4.2.
    expect([has(7, 5, 15), has(8, 5, 15)]).toEqual([true, false]);
  });

  it("ends where the map does", () => {
    const corner = { shape: "sphere", origin: { x: 0, y: 0 }, radius: 10 } as const;
    // A quarter of the thirteen, with both axes.
    expect(squaresIn(corner, { width: 20, height: 20 })).toHaveLength(6);
    expect(squaresIn(corner, { width: 2, height: 1 })).toEqual([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ]);
  });
});

describe("a cylinder", () => {
  const pillar = { shape: "cylinder", origin: { x: 9, y: 9 }, radius: 10, height: 40 } as const;

  it("has the squares of a circle at every height", () => {
    expect(squaresIn(pillar)).toHaveLength(13);
    const { has } = extentOf(pillar);
    expect([has(11, 9, 0), has(11, 9, 35), has(11, 9, 40), has(11, 9, -5)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it("strikes flyers by any part of them", () => {
    const hit = (z: number, size: "medium" | "huge") =>
      coveredOf({ x: 11, y: 9, z, size }, extentOf(pillar)).length;
    expect([hit(35, "medium"), hit(40, "medium")]).toEqual([1, 0]);
    // Of a Huge one's 27 cubes: the column of its west edge that lies in the circle, three high.
    expect([hit(0, "huge"), hit(30, "huge"), hit(40, "huge")]).toEqual([3, 2, 0]);
  });
});

describe("a cube", () => {
  it("lies before its origin", () => {
    const drawing = `
      ....
      .***
      @***
      .***`;
    expect(
      from(drawing, (origin) => ({ shape: "cube", origin, direction: east, side: 15 })),
    ).toEqual(where(drawing, "*"));
  });

  it("touches its origin by a corner on the diagonal", () => {
    const drawing = `
      ...@
      .**.
      .**.`;
    const direction = { x: -3, y: 2 };
    expect(from(drawing, (origin) => ({ shape: "cube", origin, direction, side: 10 }))).toEqual(
      where(drawing, "*"),
    );
  });

  it("stands around a point without a direction, side/5 squares each way", () => {
    const squares = (side: number, at: "center" | "corner") =>
      squaresIn({ shape: "cube", origin: { ...here, at }, side });
    expect(squares(10, "center")).toEqual([
      { x: 50, y: 50 },
      { x: 51, y: 50 },
      { x: 50, y: 51 },
      { x: 51, y: 51 },
    ]);
    expect(squares(20, "corner").at(0)).toEqual({ x: 48, y: 48 });
    expect([squares(15, "center").length, squares(20, "corner").length]).toEqual([9, 16]);
  });

  it("is as tall as wide, and a square is flat", () => {
    const heights = (shape: "cube" | "square") => {
      const { has } = extentOf({ shape, origin: here, side: 10 });
      return [-5, 0, 5, 10].filter((z) => has(50, 50, z));
    };
    expect([heights("cube"), heights("square")]).toEqual([[0, 5], [0]]);
  });

  it("rises from who points up and hangs below who points down", () => {
    const heights = (z: number) => {
      const origin = { x: 9, y: 9, z: 20 };
      const { has } = extentOf({ shape: "cube", origin, direction: { x: 0, y: 0, z }, side: 10 });
      return [5, 10, 15, 20, 25, 30, 35].filter((height) => has(9, 9, height));
    };
    expect([heights(1), heights(-1)]).toEqual([
      [25, 30],
      [10, 15],
    ]);
  });
});

describe("any area", () => {
  const compass = fc.record({
    x: fc.integer({ min: -9, max: 9 }),
    y: fc.integer({ min: -9, max: 9 }),
  });
  const pointing = compass.filter(({ x, y }) => x !== 0 || y !== 0);
  const squares = fc.integer({ min: 1, max: 12 });

  const shapes = (direction: { x: number; y: number }, feet: number): readonly Area[] => [
    { shape: "cone", origin: here, direction, length: feet },
    { shape: "line", origin: here, direction, length: feet },
    { shape: "cube", origin: here, direction, side: feet },
    { shape: "sphere", origin: here, radius: feet },
    { shape: "cylinder", origin: { ...here, at: "corner" }, radius: feet, height: 10 },
  ];
  const keys = (area: Area) => new Set(squaresIn(area).map(({ x, y }) => `${x},${y}`));

  it("is part of a larger one like it", () => {
    fc.assert(
      fc.property(pointing, squares, (direction, size) => {
        const larger = shapes(direction, size * 5 + 5);
        for (const [index, area] of shapes(direction, size * 5).entries()) {
          const around = keys(larger[index] ?? area);
          // A cube's middle may shift by half a square when it grows.
          if (area.shape === "cube") continue;
          expect([...keys(area)].filter((key) => !around.has(key))).toEqual([]);
        }
      }),
      { numRuns: sized(60, { long: 2000 }) },
    );
  });

  it("is the same, turned by a quarter, where its direction is", () => {
    fc.assert(
      fc.property(pointing, squares, ({ x, y }, size) => {
        for (const shape of ["cone", "line"] as const) {
          const of = (direction: { x: number; y: number }) =>
            keys({ shape, origin: here, direction, length: size * 5 });
          const turned = squaresIn({ shape, origin: here, direction: { x, y }, length: size * 5 });
          const expected = turned.map((one) => `${50 - (one.y - 50)},${50 + (one.x - 50)}`);
          expect([...of({ x: -y, y: x })].sort()).toEqual(expected.sort());
        }
      }),
      { numRuns: sized(60, { long: 2000 }) },
    );
  });

  it("is found whole within its extent", () => {
    const around = Array.from({ length: 61 * 61 }, (_, at) => ({
      x: 20 + (at % 61),
      y: 20 + Math.floor(at / 61),
    }));
    fc.assert(
      fc.property(pointing, squares, (direction, size) => {
        for (const area of shapes(direction, size * 5)) {
          const { has } = extentOf(area);
          expect(squaresIn(area)).toEqual(around.filter(({ x, y }) => has(x, y, 0)));
        }
      }),
      { numRuns: sized(30, { long: 500 }) },
    );
  });
});
