import type { Rng } from "./rng.js";

const block = 16_384;

/**
 * Maps a random number below `range` to a face, or to 0 where taking it would favour low faces:
 * the numbers are taken in runs of one for each face, and the last run may be too short.
 */
export function faceOf(random: number, sides: number, range: number): number {
  const place = random % sides;
  const run = random - place;
  return run + sides <= range ? place + 1 : 0;
}

/** Fills bytes with randomness: `crypto.getRandomValues`, or a test's own. */
export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => unknown;

/**
 * Dice from the operating system's generator through Web Crypto, drawn in blocks, without bias
 * and without a seed. Dice of up to 256 sides take a byte, larger ones two.
 */
export function cryptoRng(
  fill: FillRandom = (bytes) => globalThis.crypto.getRandomValues(bytes),
): Rng {
  const bytes = new Uint8Array(block);
  let used = block;
  const byte = (): number => {
    if (used === block) {
      fill(bytes);
      used = 0;
    }
    const value = bytes[used] ?? 0;
    // A face once given is not left lying in memory.
    bytes[used] = 0;
    used += 1;
    return value;
  };
  return {
    source: "crypto.getRandomValues",
    die(sides) {
      if (!Number.isInteger(sides) || sides < 1 || sides > 65_536) {
        throw new RangeError(`A die has 1 to 65,536 sides, not ${sides}.`);
      }
      let face = 0;
      while (face === 0) {
        face =
          sides <= 256 ? faceOf(byte(), sides, 256) : faceOf(byte() * 256 + byte(), sides, 65_536);
      }
      return face;
    },
  };
}
