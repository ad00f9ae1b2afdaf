import type { Item } from "../creature/creature.js";
import { oncePerSubject } from "../creature/subject.js";
import { sightOf } from "../gather/sight.js";
import type { LightSource } from "../grid/battlefield.js";
import type { Eyes } from "../grid/vision.js";
import type { Compendium } from "../tables/compendium.js";
import { blockOf } from "./block-of.js";
import { hasFeature } from "./features.js";
import { sensesNow } from "./numbers.js";

/** How a creature looks at what is around it. */
export interface OwnEyes extends Eyes {
  /** It cannot see (Blinded), or sees nothing beyond its blindsight. */
  readonly isBlind: boolean;
  /** It sees what is invisible. */
  readonly seesInvisible: boolean;
}

/** Eyes without any special sense: of whoever might stand at a place. */
export const plainEyes: OwnEyes = { senses: {}, isBlind: false, seesInvisible: false };

/** The feet that the warlock's invocation gives (Eldritch Invocations, Devil's Sight). */
const invocation = { id: "warlock-eldritch-invocation-devils-sight", feet: 120 };

/** What a creature sees with. */
export const eyesOf = oncePerSubject((creature, compendium): OwnEyes => {
  const { make } = creature;
  const isWarlocks = hasFeature(make, [invocation.id], compendium);
  const { traits = [], senses } = blockOf(make, compendium) ?? {};
  const { blind, seesInvisible } = sightOf(creature, compendium);
  return {
    senses: sensesNow(creature, compendium),
    devilsSight: isWarlocks ? invocation.feet : 0,
    isPiercing: traits.some(({ name }) => name === "Devil's Sight"),
    isBlind: blind || senses?.blindBeyond === true,
    seesInvisible,
  };
});

/** How far something shines, in feet; `dim` lies beyond `bright`. A cone shines where somebody points it. */
export interface Shine extends Pick<LightSource, "bright" | "dim"> {
  readonly isCone?: true;
}

/** What light a creature gives: by what it is, and by candle, lamp, lantern or torch that it wears or holds, which is taken to burn. */
export const shinesOf = oncePerSubject((creature, compendium): readonly Shine[] => [
  ...(blockOf(creature.make, compendium)?.traits ?? []).flatMap(({ steps = [] }) =>
    steps.flatMap(({ when, light }) => (light !== undefined && when === undefined ? light : [])),
  ),
  ...creature.items.flatMap((item) => (item.slot === undefined ? [] : shineOf(item, compendium))),
]);

/** How a thing shines that burns; nothing where it is none that does. */
export function shineOf(
  { base }: Pick<Item, "base">,
  { lightSources }: Compendium,
): readonly Shine[] {
  const source = lightSources.find(({ id }) => id === base);
  if (source === undefined) return [];
  const shine: Shine = { bright: source.bright.feet, dim: source.dim.feet };
  return [source.shape === "cone" ? Object.assign(shine, { isCone: true as const }) : shine];
}
