import type { Creature } from "../../creature/creature.js";
import type { Circumstances } from "../../effects/predicate.js";
import type { RollEffects } from "../../effects/rolls.js";
import { factsOf } from "../../gather/gather.js";
import { rollEffects } from "../../gather/roll-effects.js";
import { featuresOf } from "../../sheet/features.js";
import { typeOf } from "../../sheet/size.js";
import type { Compendium } from "../../tables/compendium.js";
import { type About, aboutOf } from "./about.js";
import { advantageOfLore } from "./lore.js";
import type { Asked, CheckRead } from "./read.js";

/** Everything that bears on a check: on the creature itself, and on the other that takes part. */
export function effectsOfCheck(roll: Asked, read: CheckRead): RollEffects {
  const { creature, request, compendium, opponent } = roll;
  const about = request.against === undefined ? {} : aboutOf(request.against, compendium);
  const own = ownEffects(roll, read, about);
  if (opponent === undefined) return own;
  const { relies } = about;
  const other = { ...seenFrom(creature, compendium), ...distance(read) };
  const against = { ...read.asked, ...(relies && { relies }), by: "foe", other } as const;
  return both(own, rollEffects(opponent, against, compendium));
}

/** What bears on the creature that rolls: effects, and what it knows of the matter. */
function ownEffects(roll: Asked, read: CheckRead, about: About): RollEffects {
  const { creature, compendium, opponent } = roll;
  const { asked, proficient, disadvantage = [], open = [] } = read;
  const other =
    opponent === undefined
      ? {}
      : { other: { ...seenFrom(opponent, compendium), ...distance(read) } };
  const perils = { against: [...(asked.against ?? []), ...(about.against ?? [])] };
  const told = { ...asked, ...about, ...other, ...(perils.against.length > 0 && perils) };
  const own = rollEffects(creature, told, compendium);
  const lore = advantageOfLore(roll, asked);
  const known = {
    ...own,
    advantage: [...own.advantage, ...lore.advantage],
    disadvantage: [...own.disadvantage, ...disadvantage],
    open: [...own.open, ...lore.open, ...open],
  };
  const reliable = proficient === true && isReliable(creature, compendium);
  return reliable ? { ...known, floor: Math.max(10, own.floor ?? 0) } : known;
}

const seenFrom = (
  creature: Creature,
  compendium: Compendium,
): NonNullable<Circumstances["other"]> => ({
  id: creature.id,
  type: typeOf(creature.make, compendium),
  conditions: factsOf(creature, compendium).conditions ?? [],
});

/** Feet, where they are known: what neither reaches farther nor can be thrown hits only beside its bearer ("Melee Attacks"). */
function distance({ attack }: CheckRead): { readonly feet?: number } {
  if (attack === undefined || attack.kind !== "melee" || attack.range !== undefined) return {};
  return (attack.reach ?? 5) <= 5 ? { feet: 5 } : {};
}

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
