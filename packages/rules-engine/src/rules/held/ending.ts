import type { Cast } from "../../creature/cast.js";
import type { Creature } from "../../creature/creature.js";
import type { ConditionHeld, EffectHeld } from "../../creature/held.js";
import type { Event } from "../../game/event.js";
import type { Compendium } from "../../tables/compendium.js";
import { ruleOf } from "../../tables/condition-facts.js";
import { levelsApart } from "./levels.js";

/** Why what is held ends. */
interface Ending {
  readonly because: string;
  readonly compendium: Compendium;
}

/** A condition is over. */
export const conditionLost = (
  creature: Creature,
  { id: held, condition, source, brings }: ConditionHeld,
  { because, compendium }: Ending,
): Event => ({
  type: "condition_lost",
  id: creature.id,
  rule: ruleOf(condition, compendium),
  condition,
  held,
  ...(creature.conditions.some((other) => other.condition === condition && other.id !== held) && {
    source,
  }),
  ...levelsApart(creature, { condition, id: held }),
  because,
  ...(brings?.after && { brings }),
});

/** An effect is over. */
export const effectLost = (
  { id }: Creature,
  { id: held, name, source, from, brings }: EffectHeld,
  { because }: Pick<Ending, "because">,
): Event => ({
  type: "effect_lost",
  id,
  rule: "Duration",
  name,
  held,
  ...(source !== undefined && from === undefined && { source }),
  because,
  ...(brings?.after && { brings }),
});

/** A spell runs no more. */
export const castEnded = (
  { id }: Creature,
  { id: cast, spell, concentration }: Cast,
  { because, broken }: Pick<Ending, "because"> & { readonly broken?: true },
): Event => ({
  type: "cast_ended",
  id,
  rule: concentration ? "Concentration" : "Duration",
  cast,
  spell,
  ...(concentration && { concentration }),
  ...(broken && { broken }),
  because,
});

/** Every condition and effect of these creatures that is so, ended. */
export const endAll = (
  creatures: readonly Creature[],
  so: (held: ConditionHeld | EffectHeld) => boolean,
  ending: Ending,
): readonly Event[] =>
  creatures.flatMap((creature) => [
    ...creature.conditions.filter(so).map((held) => conditionLost(creature, held, ending)),
    ...creature.effects.filter(so).map((held) => effectLost(creature, held, ending)),
  ]);

/** Whether a creature bears a condition or an effect of this id. */
export const isHeld = ({ conditions, effects }: Creature, held: string): boolean =>
  conditions.some(({ id }) => id === held) || effects.some(({ id }) => id === held);

/** The condition or effect of this id, ended. */
export const endHeld = (creature: Creature, held: string, ending: Ending): readonly Event[] =>
  endAll([creature], ({ id }) => id === held, ending);
