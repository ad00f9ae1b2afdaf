import type { Creature, Make } from "../../creature/creature.js";
import type { Compendium } from "../../tables/compendium.js";
import { spellsCastWith } from "../casting/cast-with.js";
import { preparedCount } from "../casting/spell-room.js";
import { bearerOf } from "../numbers/bearer.js";
import { castingClasses } from "../slots.js";

/** What of a creature SRD 5.1 does not have, and is so marked. */
export const houseRulesOf = ({ make, items, own: self }: Creature): readonly string[] => {
  const { abilityMethod, background, feats } = make;
  // The block of a form is the SRD's, with what is kept of oneself in it.
  const isForm = self !== undefined;
  const own = [
    ...(make.own === undefined || isForm ? [] : [`the stat block ${make.own.name}`]),
    ...(typeof background === "object" ? [`the background ${background.name}`] : []),
    ...feats.filter(({ id }) => id === undefined).map(({ name }) => `the feat ${name}`),
    ...new Set(items.flatMap(({ name, custom }) => (custom === undefined ? [] : [name]))),
  ];
  return [
    ...(abilityMethod === undefined ? [] : [`House rule: ability scores ${how[abilityMethod]}.`]),
    ...(own.length === 0 ? [] : [`House rule: ${own.join(", ")}: the campaign's own.`]),
  ];
};

const how: Readonly<Record<NonNullable<Make["abilityMethod"]>, string>> = {
  standard: "by the standard array",
  point_buy: "by point buy",
  roll: "rolled",
};

/** Of more spells than a class prepares nobody has chosen the day's: all of them count as prepared. */
export function unprepared(creature: Creature, compendium: Compendium): readonly string[] {
  if (creature.prepared !== undefined) return [];
  const casters = castingClasses(creature.make, compendium).filter(
    ({ casting }) => casting.preparation !== "known",
  );
  if (casters.length === 0) return [];
  const bearer = bearerOf(creature, compendium);
  const own = spellsCastWith(bearer).filter(({ prepared }) => prepared !== undefined);
  const isOver = casters.some((caster) => {
    const most = preparedCount(caster, bearer.abilities[caster.casting.ability].modifier);
    return own.filter((one) => one.class === caster.class.id).length > most;
  });
  return isOver
    ? [
        "House rule: all its spells count as prepared, as nobody has chosen the day's (preparedSpells).",
      ]
    : [];
}
