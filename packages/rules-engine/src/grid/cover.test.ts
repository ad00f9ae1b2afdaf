import type { Size } from "@tabletop-mcp/srd-data";
import { describe, expect, it } from "vitest";
import { drawn, spot, where } from "../../testing/drawn.js";
import type { Prop } from "./battlefield.js";
import { coverBetween, isReached } from "./cover.js";

/** From A to B on a drawn map; creatures in between are C. */
function cover(
  drawing: string,
  more: { readonly aZ?: number; readonly bZ?: number; readonly props?: readonly Prop[] } = {},
  [aSize, bSize]: readonly [Size, Size] = ["medium", "medium"],
) {
  const field = { ...drawn(drawing), props: more.props ?? [] };
  const bystanders = where(drawing, "C").map((place, number) => ({
    id: `c${number}`,
    size: "medium" as const,
    ...place,
  }));
  const { aZ = 0, bZ = 0 } = more;
  return coverBetween(field, {
    from: { ...spot(drawing, "A"), z: aZ, size: aSize },
    to: { ...spot(drawing, "B"), z: bZ, size: bSize },
    bystanders,
  });
}

const none = { cover: "none", blocked: 0, by: [] };
const wallAt = (x: number, y: number) => ({ kind: "wall", position: { x, y } });

describe("cover by walls", () => {
  it("is none where nothing is in the way", () => {
    expect(
      cover(`
        ......
        A....B
        .#....`),
    ).toEqual(none);
  });

  it("is half behind one square: two of the lines run along its edge", () => {
    expect(
      cover(`
        .......
        .A.#.B.
        .......`),
    ).toEqual({ cover: "half", blocked: 2, by: [wallAt(3, 1)] });
  });

  it("is half at the end of a wall", () => {
    expect(
      cover(`
        .......
        .A.#.B.
        ...#...
        ...#...`),
    ).toMatchObject({ cover: "half", blocked: 2 });
  });

  it("is full in the middle of one: its seams stop the lines on them", () => {
    expect(
      cover(`
        ...#...
        .A.#.B.
        ...#...`),
    ).toMatchObject({ cover: "full", blocked: 4 });
  });

  it("is three-quarters where one corner shows", () => {
    // From A's north-west corner one line passes between the walls to B's south-west corner.
    expect(
      cover(`
        .A.#...
        .#.#...
        .......
        .....B.
        .......`),
    ).toMatchObject({ cover: "three_quarters", blocked: 3 });
  });

  it("is full in a corridor as wide as the map", () => {
    expect(cover(`A.#.B`)).toEqual({ cover: "full", blocked: 4, by: [wallAt(2, 0)] });
  });

  it("is none for neighbours, even around a corner", () => {
    expect(
      cover(`
        A#
        #B`),
    ).toEqual(none);
  });

  it("counts the least covered square of a big target", () => {
    const drawing = `
      ...#.....
      .A.#.B...
      ...#.....
      ...#.....
      .........`;
    expect(cover(drawing).cover).toBe("full");
    // A Gargantuan one's south squares stand free of the wall, row 4 and beyond.
    const field = drawn(drawing);
    const to = { x: 5, y: 1, size: "gargantuan" as const };
    expect(coverBetween(field, { from: { x: 1, y: 4, size: "medium" }, to }).cover).toBe("none");
  });
});

describe("cover and heights", () => {
  it("is none over a low wall from beside it, and half from farther away", () => {
    const low = (wall: string) => cover(`\n.......\n${wall}\n.......`);
    // A line from five feet to the ground is still three feet high behind the wall.
    expect(low("A.3...B")).toEqual(none);
    // Here two lines of eight to B's feet are stopped: two halves.
    expect(low("A....3B")).toEqual({ cover: "half", blocked: 1, by: [wallAt(5, 1)] });
  });

  it("is half behind a long low wall: all lines to the feet are stopped", () => {
    expect(
      cover(`
        .....3.
        A....3B
        .....3.`),
    ).toMatchObject({ cover: "half", blocked: 2 });
  });

  const tower = `
    ...T...
    A..T..B
    ...T...`;

  it("is full behind a wall twice as high, and none far above it", () => {
    expect(cover(tower).cover).toBe("full");
    expect(cover(tower, { bZ: 30 })).toEqual(none);
    expect(cover(tower, { aZ: 30 })).toEqual(none);
  });

  it("is three-quarters for a flyer of whom two upper corners show", () => {
    // From A's far corner, 5 feet up, a line to 15 feet is 10 feet high where the wall begins.
    expect(cover(tower, { bZ: 10 })).toMatchObject({ cover: "three_quarters", blocked: 3 });
  });

  it("is full in a pit for who stands away from it, and none for who looks down into it", () => {
    const pit = (drawing: string) => {
      const field = drawn(drawing.replace("B", "P"));
      const from = { ...spot(drawing, "A"), size: "medium" as const };
      return coverBetween(field, { from, to: { ...spot(drawing, "B"), z: -10, size: "medium" } });
    };
    expect(pit(`\n.....\nA...B\n.....`).cover).toBe("full");
    expect(pit(`\n.....\n...AB\n.....`)).toEqual(none);
  });
});

describe("cover by creatures and props", () => {
  const crate: Prop = { id: "crate", x: 3, y: 1, size: "medium", cover: "three_quarters" };
  const open = `
    .......
    .A...B.
    .......`;

  it("is half behind a creature, however many lines it stops", () => {
    const one = cover(`
      .......
      .A.C.B.
      .......`);
    expect(one).toEqual({ cover: "half", blocked: 0, by: [{ kind: "creature", id: "c0" }] });
    const three = cover(`
      ...C...
      .A.C.B.
      ...C...`);
    expect(three.cover).toBe("half");
  });

  it("is what a prop gives", () => {
    expect(cover(open, { props: [crate] })).toEqual({
      cover: "three_quarters",
      blocked: 0,
      by: [{ kind: "prop", id: "crate" }],
    });
    expect(cover(open, { props: [{ ...crate, cover: "full" }] }).cover).toBe("full");
    expect(cover(open, { props: [{ ...crate, cover: "none" }] })).toEqual(none);
    expect(cover(open, { props: [{ ...crate, y: 2 }] })).toEqual(none);
  });

  it("is the best of several, not their sum", () => {
    const half = { ...crate, cover: "half" as const };
    expect(cover(open, { props: [half, { ...half, id: "other", x: 4 }] }).cover).toBe("half");
    expect(cover(open, { props: [half, { ...crate, id: "other", x: 4 }] }).cover).toBe(
      "three_quarters",
    );
  });

  it("is none above what is in the way", () => {
    const drawing = `
      .......
      A..C..B
      .......`;
    expect(cover(drawing, { aZ: 20, bZ: 20 })).toEqual(none);
    // A giant shoots over whom it stands behind: from 15 feet up, and no line is under 5 there.
    const far = `
      ..............
      ..............
      A..C.........B
      ..............
      ..............`;
    expect(cover(far, {}, ["huge", "medium"]).cover).toBe("none");
    expect(cover(far).cover).toBe("half");
  });
});

describe("cover from a point of origin", () => {
  const drawing = `
    ......
    .*#B..
    ......`;
  const field = drawn(drawing);
  const origin = spot(drawing, "*");
  const to = { ...spot(drawing, "B"), size: "medium" as const };

  it("is from that point alone", () => {
    // All four lines from the middle of the square before a wall pass through it.
    expect(coverBetween(field, { from: origin, to }).cover).toBe("full");
    expect(isReached(field, { from: origin, to })).toBe(false);
    // From the intersection above it two run along its edge.
    expect(coverBetween(field, { from: { ...origin, at: "corner" }, to })).toMatchObject({
      cover: "half",
      blocked: 2,
    });
  });

  it("is shut off by what gives full cover, and by nothing less", () => {
    const door: Prop = { id: "door", x: 2, y: 1, size: "medium", cover: "full" };
    const hall = drawn(drawing.replace("#", "."));
    const reached = (cover: Prop["cover"]) =>
      isReached({ ...hall, props: [{ ...door, cover }] }, { from: origin, to });
    expect([reached("full"), reached("three_quarters")]).toEqual([false, true]);
  });
});
