import type { Rng } from "@tabletop-mcp/dice-core";

/** Dice that fall as if by chance, and the same way each time (a linear congruence, Numerical Recipes'). */
export function seeded(seed: number): Rng {
  let state = seed >>> 0;
  return {
    source: "seeded",
    die(sides) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return 1 + Math.floor((state / 2 ** 32) * sides);
    },
  };
}
