import type { Compendium } from "../../compendium.js";
import type { Creature } from "../../creature/creature.js";
import { featuresOf } from "../../creature/features.js";
import { typeOf } from "../../creature/size.js";
import { factsOf } from "../../effects/gather.js";
import type { Circumstances } from "../../effects/predicate.js";
import { type RollEffects, rollEffects } from "../../effects/rolls.js";
import { aboutOf } from "./about.js";
import type { Asked, CheckRead } from "./read.js";

/** Everything that bears on a check: on the creature itself, and on the other that takes part. */
export function effectsOfCheck(
  { creature, request, compendium, opponent }: Asked,
  { asked, proficient, disadvantage = [] }: CheckRead,
): RollEffects {
  const about = request.against === undefined ? {} : aboutOf(request.against, compendium);
  const other = opponent === undefined ? {} : { other: seenFrom(opponent, compendium) };
  const perils = { against: [...(asked.against ?? []), ...(about.against ?? [])] };
  const told = { ...asked, ...about, ...other, ...(perils.against.length > 0 && perils) };
  const own = rollEffects(creature, told, compendium);
  const hampered = { ...own, disadvantage: [...own.disadvantage, ...disadvantage] };
  const reliable = proficient === true && isReliable(creature, compendium);
  const all = reliable ? { ...hampered, floor: Math.max(10, own.floor ?? 0) } : hampered;
  if (opponent === undefined) return all;
  const { relies } = about;
  const met = rollEffects(
    opponent,
    { ...asked, ...(relies && { relies }), by: "foe", other: seenFrom(creature, compendium) },
    compendium,
  );
  return both(all, met);
}

const seenFrom = (
  creature: Creature,
  compendium: Compendium,
): NonNullable<Circumstances["other"]> => ({
  id: creature.id,
  type: typeOf(creature.make, compendium),
  conditions: factsOf(creature, compendium).conditions ?? [],
});

/** Rogue, Reliable Talent: with the proficiency bonus in a check 9 or lower counts as 10. */
const isReliable = ({ make }: Creature, compendium: Compendium): boolean =>
  featuresOf(make, compendium).some(({ id }) => id === "rogue-reliable-talent");

const both = (own: RollEffects, met: RollEffects): RollEffects => ({
  ...own,
  advantage: [...own.advantage, ...met.advantage],
  disadvantage: [...own.disadvantage, ...met.disadvantage],
  modifiers: [...own.modifiers, ...met.modifiers],
  dice: [...own.dice, ...met.dice],
  fails: [...own.fails, ...met.fails],
  succeeds: [...own.succeeds, ...met.succeeds],
  critical: [...own.critical, ...met.critical],
  open: [...own.open, ...met.open],
});
