import { oncePerSubject } from "../creature/subject.js";
import { applies } from "../effects/predicate.js";
import { bearerOf } from "../sheet/numbers/bearer.js";
import { sensesOf } from "../sheet/numbers/body.js";

/** What a creature sees with, and how hard it is to see. Feet. */
export interface Sight {
  /** Nobody sees it without a special sense (Invisible). */
  readonly hidden: boolean;
  /** It cannot see (Blinded). */
  readonly blind: boolean;
  /** It sees what is invisible. */
  readonly seesInvisible: boolean;
  readonly blindsight: number;
  readonly truesight: number;
}

/** How a creature sees and is seen. */
export const sightOf = oncePerSubject((creature, compendium): Sight => {
  const bearer = bearerOf(creature, compendium);
  const { actives, facts } = bearer;
  const { blindsight = 0, truesight = 0 } = sensesOf(bearer);
  return {
    hidden: actives.some((one) => one.effect.kind === "hidden-from-sight" && applies(one, facts)),
    blind: actives.some(
      (one) => one.effect.kind === "cannot" && one.effect.what === "see" && applies(one, facts),
    ),
    seesInvisible: actives.some(({ effect }) => effect.kind === "sees-invisible"),
    blindsight,
    truesight,
  };
});

/**
 * Whether one sees the other, as far as the two of them decide it: blindsight needs no eyes and
 * truesight sees the invisible, both as far as they go (Monsters, Senses). From a distance that
 * nobody told they help nothing.
 */
export function sees(viewer: Sight, target: Sight | undefined, feet: number | undefined): boolean {
  if (!viewer.blind && (viewer.seesInvisible || target?.hidden !== true)) return true;
  if (feet === undefined) return false;
  return feet <= viewer.blindsight || (!viewer.blind && feet <= viewer.truesight);
}

/**
 * What an attack relies on: sight, but for whom something else serves (Blur). Unknown where that
 * hangs on a distance that nobody told.
 */
export function reliesOn(
  { blind, blindsight, truesight }: Sight,
  feet: number | undefined,
): readonly "sight"[] | undefined {
  if (blind) return [];
  const farthest = Math.max(blindsight, truesight);
  if (farthest === 0) return ["sight"];
  if (feet === undefined) return undefined;
  return feet <= farthest ? [] : ["sight"];
}
