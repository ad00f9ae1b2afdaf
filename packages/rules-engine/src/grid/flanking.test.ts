import { describe, expect, it } from "vitest";
import { isFlanked } from "./flanking.js";

const at = (x: number, y: number) => ({ x, y, size: "medium" }) as const;

describe("flanking", () => {
  it.each([
    ["opposite sides", at(4, 5), at(6, 5), true],
    ["above and below", at(5, 4), at(5, 6), true],
    ["opposite corners", at(4, 4), at(6, 6), true],
    ["neighbouring sides", at(4, 5), at(5, 4), false],
    ["a side and the far corner", at(4, 5), at(6, 6), false],
    ["the same side", at(4, 5), at(4, 5), false],
  ])("of one square from %s", (_, one, other, isSo) => {
    expect(isFlanked(at(5, 5), one, other)).toBe(isSo);
    expect(isFlanked(at(5, 5), other, one)).toBe(isSo);
  });

  it("of a big one is wherever the line leaves by the opposite side", () => {
    const ogre = { x: 5, y: 5, size: "large" } as const;
    expect(isFlanked(ogre, at(4, 5), at(7, 6))).toBe(true);
    expect(isFlanked(ogre, at(4, 5), at(7, 5))).toBe(true);
    expect(isFlanked(ogre, at(4, 4), at(7, 7))).toBe(true);
    // From beside it to beyond its far corner: out by the bottom.
    expect(isFlanked(ogre, at(4, 6), at(6, 7))).toBe(false);
  });
});
