import type { Rng } from "@tabletop-mcp/dice-core";
import type { Creature } from "../creature/creature.js";
import { oncePerSubject } from "../creature/subject.js";
import type { Compendium } from "../tables/compendium.js";
import { bearerOf } from "./numbers/bearer.js";
import { maximumHpOf } from "./numbers/body.js";

/** How the hit die of a level is settled; "manual" is a die of the table. */
export type HitPointMethod = "average" | "roll" | "max";

/** What a hit die gives: all of it at level 1, then by the method (Beyond 1st Level). */
export function hitDieGives(
  sides: number,
  { isFirst, method }: { readonly isFirst: boolean; readonly method: HitPointMethod },
  rng: Rng,
): number {
  if (isFirst || method === "max") return sides;
  return method === "roll" ? rng.die(sides) : sides / 2 + 1;
}

/** The hit point maximum as it is now. */
export const maximumOf = oncePerSubject(
  (creature, compendium): number => maximumHpOf(bearerOf(creature, compendium)).effective,
);

/** The creature with this maximum: what no rule gives of it is extra. */
export function withMaximum(creature: Creature, maximum: number, compendium: Compendium): Creature {
  const { make } = creature;
  const missing = maximum - maximumOf(creature, compendium);
  return missing === 0
    ? creature
    : { ...creature, make: { ...make, extraHp: make.extraHp + missing } };
}
