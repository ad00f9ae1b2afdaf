import type { Rng } from "../src/rng.js";

/** Dice that fall as written down. */
export interface ScriptedRng extends Rng {
  /** Throws unless every scripted face was rolled: a test that rolls too few dice is wrong too. */
  assertSpent(): void;
}

/** Faces to come up, in order. Throws when asked for more, or for a die that has no such face. */
export function scripted(faces: readonly number[]): ScriptedRng {
  let next = 0;
  return {
    source: "script",
    die(sides) {
      const face = faces[next];
      if (face === undefined) throw new Error(`The script of ${faces.length} faces is spent.`);
      if (face < 1 || face > sides) throw new Error(`A d${sides} cannot show ${face}.`);
      next += 1;
      return face;
    },
    assertSpent() {
      if (next !== faces.length) {
        throw new Error(`${faces.length - next} scripted faces were never rolled.`);
      }
    },
  };
}
