import { describe, expect, it } from "vitest";
import { drawn, spot, where } from "../../testing/drawn.js";
import { affectedBodies, affectedSquares } from "./affected.js";
import { squaresIn } from "./area.js";

describe("an area on a map", () => {
  const drawing = `
    .......
    ...#...
    .o.#.x.
    ...#...
    ...#...
    ...#...
    .......`;
  const field = drawn(drawing);
  const burst = { shape: "sphere", origin: spot(drawing, "o"), radius: 20 } as const;

  it("leaves out what a wall shields from its origin, and reaches around its ends", () => {
    const reached = affectedSquares(field, burst).map(({ x, y }) => `${x},${y}`);
    expect(squaresIn(burst, field).map(({ x, y }) => `${x},${y}`)).toContain("5,2");
    expect(reached).not.toContain("5,2");
    expect(reached).not.toContain("4,3");
    // From (1.5, 2.5) over the wall's corner at (3, 1) a line rises to the top of the map at 4.5.
    expect(reached).toContain("4,0");
    expect(reached).toContain("3,2");
  });

  it("is whole where nothing is in the way, map's edge apart", () => {
    const cone = {
      shape: "cone",
      origin: { x: 0, y: 3 },
      direction: { x: 1, y: 0 },
      length: 15,
    } as const;
    const plain = drawn(`.......\n`.repeat(7));
    expect(affectedSquares(plain, cone)).toHaveLength(7);
    expect(affectedSquares(plain, { ...cone, direction: { x: -1, y: 0 } })).toEqual([]);
  });

  it("strikes whoever has any square in it, with the cover from its origin", () => {
    const bodies = [
      { id: "shielded", ...spot(drawing, "x"), size: "medium" },
      { id: "near", x: 0, y: 2, size: "medium" },
      { id: "behind", x: 1, y: 5, size: "medium" },
      { id: "screen", x: 1, y: 4, size: "medium" },
      // Its nearest square is 4 and 3 squares off: 25 feet.
      { id: "far", x: 5, y: 5, size: "large" },
      { id: "above", x: 1, y: 2, z: 20, size: "medium" },
      { id: "high", x: 1, y: 2, z: 25, size: "medium" },
    ] as const;
    expect(affectedBodies(field, burst, bodies)).toEqual([
      { id: "near", cover: "none" },
      { id: "behind", cover: "half" },
      { id: "screen", cover: "none" },
      { id: "above", cover: "none" },
    ]);
    const big = { id: "big", x: 0, y: 5, size: "large" } as const;
    expect(affectedBodies(field, burst, [big])).toHaveLength(1);
  });

  it("stops at a door that gives full cover", () => {
    const hall = drawn(`#######\n.......\n#######`);
    const door = { id: "door", x: 3, y: 1, size: "medium", cover: "full" } as const;
    const blast = {
      shape: "line",
      origin: { x: 0, y: 1 },
      direction: { x: 1, y: 0 },
      length: 30,
    } as const;
    expect(affectedSquares(hall, blast)).toHaveLength(6);
    expect(affectedSquares({ ...hall, props: [door] }, blast)).toEqual(
      where(".......\n.**x...", "*").concat({ x: 3, y: 1 }),
    );
  });
});
