import { type Size, sizes } from "@tabletop-mcp/srd-data";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawn, spot } from "../../testing/drawn.js";
import { sized } from "../../testing/sized.js";
import { affectedSquares } from "./affected.js";
import { type Battlefield, type Prop, plainField } from "./battlefield.js";
import { type Body, overlaps, widthOf } from "./body.js";
import { layTerrain } from "./change-terrain.js";
import { coverBetween } from "./cover.js";
import { hasSight, hazeBetween, startOf } from "./sight.js";

const bodies = (drawing: string, sizesOf: readonly [Size, Size] = ["medium", "medium"]) =>
  [
    { ...spot(drawing, "A"), size: sizesOf[0] },
    { ...spot(drawing, "B"), size: sizesOf[1] },
  ] as const;

const sees = (drawing: string, props: readonly Prop[] = [], sizesOf?: readonly [Size, Size]) =>
  hasSight({ ...drawn(drawing), props }, ...bodies(drawing, sizesOf));

describe("sight", () => {
  it("ends at walls, and passes beside them", () => {
    expect(
      sees(`
        ...#...
        .A.#.B.
        ...#...`),
    ).toBe(false);
    expect(
      sees(`
        .......
        .A.#.B.
        ...#...`),
    ).toBe(true);
  });

  it("passes between two walls that meet at a corner", () => {
    // From A's north-east corner to B's north-west one.
    expect(
      sees(`
        A.#.
        .#..
        #..B`),
    ).toBe(true);
  });

  it("reaches who is next to one", () => {
    expect(
      sees(`
        A#
        #B`),
    ).toBe(true);
  });

  it("ends at a curtain, which gives no cover, and passes through a pane, which does", () => {
    const drawing = `
      .......
      .A...B.
      .......`;
    const prop: Prop = { id: "prop", x: 3, y: 1, size: "medium", cover: "none" };
    expect(sees(drawing, [{ ...prop, blocksSight: true }])).toBe(false);
    expect(sees(drawing, [{ ...prop, cover: "full" }])).toBe(true);
    expect(sees(drawing, [{ ...prop, y: 0, blocksSight: true }])).toBe(true);
  });

  const places = (side: number) =>
    fc.record({
      x: fc.nat(side - 4),
      y: fc.nat(side - 4),
      z: fc.constantFrom(0, 0, 0, 5, 20),
      size: fc.constantFrom(...sizes),
    });

  it("is mutual, and never where either has full cover from the other", () => {
    const side = 12;
    const walls = fc.array(
      fc.record({ x: fc.nat(side - 1), y: fc.nat(side - 1), height: fc.constantFrom(0, 0, 5, 10) }),
      { maxLength: 40 },
    );
    const props = fc.array(
      fc.record({
        id: fc.constant("prop"),
        x: fc.nat(side - 1),
        y: fc.nat(side - 1),
        size: fc.constantFrom("small" as const, "medium" as const),
        cover: fc.constantFrom("none" as const, "half" as const),
        blocksSight: fc.boolean(),
      }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(
        walls,
        props,
        fc.tuple(places(side), places(side)),
        (walled, placed, [one, other]) => {
          fc.pre(!overlaps(one, other));
          const field = { ...walledOf(side, walled), props: placed };
          const isSeen = hasSight(field, one, other);
          expect(hasSight(field, other, one)).toBe(isSeen);
          const isShut = (from: Body, to: Body) =>
            coverBetween({ ...field, props: [] }, { from, to }).cover === "full";
          if (isSeen) expect(isShut(one, other) && isShut(other, one)).toBe(false);
          if (!isSeen && placed.length === 0)
            expect(isShut(one, other) && isShut(other, one)).toBe(true);
        },
      ),
      { numRuns: sized(150, { long: 5000 }) },
    );
  });
});

/** Those of height 0 reach up without end. */
function walledOf(
  side: number,
  walls: readonly { x: number; y: number; height: number }[],
): Battlefield {
  return walls.reduce(
    (field, { height, ...square }) =>
      layTerrain(field, [square], { obstacle: height === 0 ? {} : { height } }).field,
    plainField(side, side),
  );
}

describe("haze", () => {
  const between = (drawing: string, sizesOf?: readonly [Size, Size]) =>
    hazeBetween(drawn(drawing), ...bodies(drawing, sizesOf));

  it("is the thickest on the way, both ends included", () => {
    expect(between(`A....B`)).toBe("none");
    expect(between(`A.'..B`)).toBe("lightly");
    expect(between(`A.'%.B`)).toBe("heavily");
    const fog = layTerrain(plainField(5, 1), [{ x: 4, y: 0 }], { obscurement: "heavily" }).field;
    const at = (x: number) => ({ x, y: 0, size: "medium" }) as const;
    expect([hazeBetween(fog, at(0), at(4)), hazeBetween(fog, at(4), at(0))]).toEqual([
      "heavily",
      "heavily",
    ]);
    expect(hazeBetween(fog, at(0), at(3))).toBe("none");
  });

  it("counts the clearest square of a big one", () => {
    const drawing = `
      A..%B..
      .......
      .......
      .......`;
    expect(between(drawing)).toBe("heavily");
    // The line to the square below B's is in row 1 from the middle on, and so past the fog.
    expect(between(drawing, ["medium", "huge"])).toBe("none");
  });
});

describe("the start of an effect", () => {
  const drawing = `
    .....#...
    .A...#.B.
    .....#...`;
  const [from] = bodies(drawing);
  const field = drawn(drawing);

  it("is the point itself where a line reaches it", () => {
    expect(startOf(field, from, { x: 4, y: 2, at: "corner" })).toEqual({
      x: 4,
      y: 2,
      at: "corner",
    });
  });

  it("is on the near side of a wall", () => {
    // Before it: from within a wall nothing reaches anything.
    expect(startOf(field, from, { x: 8, y: 1 })).toEqual({ x: 4, y: 1 });
    expect(startOf(field, from, { x: 5, y: 1 })).toEqual({ x: 4, y: 1 });
    const burst = { shape: "sphere", origin: { x: 4, y: 1 }, radius: 5 } as const;
    expect(affectedSquares(field, burst)).toContainEqual({ x: 3, y: 1 });
  });
});

describe("big spaces", () => {
  it("are looked at and from everywhere", () => {
    const giant = { x: 0, y: 0, size: "gargantuan" } as const;
    expect(widthOf(giant.size)).toBe(4);
    // A slit between two long walls, in the middle of the giant's side.
    const field = drawn(`
      ....#...
      ....#...
      .......B
      ....#...`);
    expect(hasSight(field, giant, { x: 7, y: 2, size: "medium" })).toBe(true);
    const shut = layTerrain(field, [{ x: 4, y: 2 }], { obstacle: {} }).field;
    expect(hasSight(shut, giant, { x: 7, y: 2, size: "medium" })).toBe(false);
  });
});
