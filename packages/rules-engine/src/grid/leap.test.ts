import { describe, expect, it } from "vitest";
import { drawn, spot } from "../../testing/drawn.js";
import { leapTo } from "./leap.js";
import type { Mover } from "./mover.js";

/** From A to B of a drawing, with 15 feet of long jump and a height that it clears. */
function leap(drawing: string, height = 0, told: Partial<Mover> = {}) {
  const mover: Mover = { size: "medium", mode: "walk", ...spot(drawing, "A"), ...told };
  const found = leapTo(drawn(drawing), mover, { to: spot(drawing, "B"), feet: 15, height });
  return found.reachable ? found.cost : found.reason;
}

describe("a long jump", () => {
  it("costs a foot for each foot, whatever lies beneath", () => {
    expect([leap("A..B"), leap("APPB"), leap("A~:B")]).toEqual([15, 15, 15]);
    expect(leap("A...\n....\n...B", 0, { diagonals: "5-10-5" })).toBe("too_far");
    expect(leap("A...\n....\n..B.", 0, { diagonals: "5-10-5" })).toBe(15);
  });

  it("goes no farther than the jumper gets", () => {
    expect(leap("A...B")).toBe("too_far");
  });

  it("clears what is low enough, and nothing else", () => {
    expect([leap("A3.B", 3), leap("A3.B", 2), leap("A#.B", 99), leap("AT.B", 9)]).toEqual([
      15,
      "wall",
      "wall",
      "wall",
    ]);
  });

  it("clears a crate as it clears a wall", () => {
    const crate = {
      id: "crate",
      x: 1,
      y: 0,
      size: "medium",
      height: 3,
      cover: "half",
      blocksMovement: true,
    } as const;
    const mover: Mover = { x: 0, y: 0, size: "medium", mode: "walk" };
    const over = (height: number) =>
      leapTo({ ...drawn("A..B"), props: [crate] }, mover, { to: { x: 3, y: 0 }, feet: 15, height });
    expect(over(3)).toMatchObject({ reachable: true, cost: 15 });
    expect(over(2)).toMatchObject({ reachable: false, reason: "wall" });
  });

  it("stops at foes and ends in nobody's space", () => {
    const at = (x: number, hostile: boolean) => ({
      occupants: [{ x, y: 0, size: "medium", hostile } as const],
    });
    expect([leap("A..B", 0, at(1, true)), leap("A..B", 0, at(3, false))]).toEqual([
      "creature",
      "occupied",
    ]);
  });

  it("lands on no wall, and falls into a pit that is too wide", () => {
    const mover: Mover = { x: 0, y: 0, size: "medium", mode: "walk" };
    const jump = (drawing: string) =>
      leapTo(drawn(drawing), mover, { to: { x: 2, y: 0 }, feet: 15, height: 5 });
    expect(jump("AP3.")).toMatchObject({ reachable: false, reason: "wall" });
    expect(jump("APPP")).toMatchObject({ cost: 10, falls: 10 });
    expect(jump("AP..")).toMatchObject({ cost: 10, falls: 0 });
  });
});
