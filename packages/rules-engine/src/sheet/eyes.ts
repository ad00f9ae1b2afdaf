import { oncePerSubject } from "../creature/subject.js";
import { sightOf } from "../gather/sight.js";
import type { LightSource } from "../grid/battlefield.js";
import type { Eyes } from "../grid/vision.js";
import type { Compendium } from "../tables/compendium.js";
import { blockOf } from "./block-of.js";
import { featuresOf } from "./features.js";
import { sensesNow } from "./numbers.js";

/** How a creature looks at what is around it. */
export interface OwnEyes extends Eyes {
  /** It cannot see (Blinded), or sees nothing beyond its blindsight. */
  readonly isBlind: boolean;
}

/** Eyes without any special sense: of whoever might stand at a place. */
export const plainEyes: OwnEyes = { senses: {}, isBlind: false };

/** The feet that the warlock's invocation gives (Eldritch Invocations, Devil's Sight). */
const invocation = { id: "warlock-eldritch-invocation-devils-sight", feet: 120 };

/** What a creature sees with. */
export const eyesOf = oncePerSubject((creature, compendium): OwnEyes => {
  const { make } = creature;
  const isWarlocks = featuresOf(make, compendium).some(({ id }) => id === invocation.id);
  const { traits = [], senses } = blockOf(make, compendium) ?? {};
  return {
    senses: sensesNow(creature, compendium),
    devilsSight: isWarlocks ? invocation.feet : 0,
    isPiercing: traits.some(({ name }) => name === "Devil's Sight"),
    isBlind: sightOf(creature, compendium).blind || senses?.blindBeyond === true,
  };
});

/** How far something shines, in feet; `dim` lies beyond `bright`. */
export type Shine = Pick<LightSource, "bright" | "dim">;

/**
 * What light a creature carries: a candle, lamp, hooded lantern or torch that it wears or holds is
 * taken to burn. A bullseye lantern shines where somebody points it, which is the map's to say.
 */
export const shinesOf = oncePerSubject(({ items }, { lightSources }: Compendium) =>
  items.flatMap(({ slot, base }): readonly Shine[] => {
    const source = slot && lightSources.find(({ id, shape }) => id === base && shape === "radius");
    return source === undefined ? [] : [{ bright: source.bright.feet, dim: source.dim.feet }];
  }),
);
