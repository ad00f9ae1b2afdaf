import { describe, expect, it } from "vitest";
import { cryptoRng, type FillRandom, faceOf } from "./crypto-rng.js";

/** How often each face comes of all random numbers below a range; index 0 counts the refused ones. */
function faceCounts(sides: number, range: number): readonly number[] {
  const counts = Array.from({ length: sides + 1 }, () => 0);
  for (let random = 0; random < range; random++) {
    const face = faceOf(random, sides, range);
    counts[face] = (counts[face] ?? 0) + 1;
  }
  return counts;
}

describe("cryptoRng", () => {
  it("gives every face the same number of byte values, for every die up to d256", () => {
    for (let sides = 2; sides <= 256; sides++) {
      const [refused, ...faces] = faceCounts(sides, 256);
      expect(new Set(faces)).toEqual(new Set([Math.floor(256 / sides)]));
      expect(refused).toBe(256 % sides);
    }
  });

  it.each([257, 300, 365, 512, 999, 1000])(
    "gives every face of a d%i the same number of two-byte values",
    (sides) => {
      const [refused, ...faces] = faceCounts(sides, 65_536);
      expect(new Set(faces)).toEqual(new Set([Math.floor(65_536 / sides)]));
      expect(refused).toBe(65_536 % sides);
    },
  );

  it("turns known bytes into known faces, passing over those that would favour a face", () => {
    const bytes = [0, 239, 240, 255, 19, 20];
    const fill: FillRandom = (block) => block.set(bytes);
    const rng = cryptoRng(fill);
    // 240 is the first byte that a d20 refuses: 256 = 12 × 20 + 16.
    expect([rng.die(20), rng.die(20), rng.die(20), rng.die(20)]).toEqual([1, 20, 20, 1]);
  });

  it("joins two bytes for a die of more than 256 sides", () => {
    const rng = cryptoRng((block) => block.set([0, 0, 3, 231, 3, 232, 253, 232, 0, 9]));
    // 999, 1000 and then 65,000, which is refused: 65,536 = 65 × 1000 + 536.
    expect([rng.die(1000), rng.die(1000), rng.die(1000), rng.die(1000)]).toEqual([1, 1000, 1, 10]);
  });

  it("draws fresh bytes for each block and never gives a byte twice", () => {
    let blocks = 0;
    const rng = cryptoRng((block) => block.fill(blocks++));
    const faces = Array.from({ length: 16_384 * 2 }, () => rng.die(256));
    expect(blocks).toBe(2);
    expect(faces.filter((face) => face === 1)).toHaveLength(16_384);
  });

  it.each([0, -1, 1.5, 65_537, Number.NaN])("refuses a die of %d sides", (sides) => {
    expect(() => cryptoRng().die(sides)).toThrow(RangeError);
  });

  it("names its source", () => {
    expect(cryptoRng().source).toBe("crypto.getRandomValues");
  });

  // The proof is the enumeration above; this shows that the real generator is wired to it.
  it.each([
    // Critical values of chi-square at α = 1e-9 for 5, 19 and 99 degrees of freedom, rounded up.
    [6, 52],
    [20, 85],
    [100, 210],
  ])("rolls a fair d%i", (sides, critical) => {
    const rng = cryptoRng();
    const counts = Array.from({ length: sides }, () => 0);
    const n = 2_000 * sides;
    for (let i = 0; i < n; i++) {
      const face = rng.die(sides);
      counts[face - 1] = (counts[face - 1] ?? 0) + 1;
    }
    const expected = n / sides;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(critical);
  });
});
