import type { Ability } from "@tabletop-mcp/srd-data";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { Bearer } from "../numbers/bearer.js";
import { castingClasses } from "../slots.js";
import { racialAbility } from "./racial.js";
import { spellsKept } from "./spell-room.js";

/** A spell that a creature has, and what it casts it with. */
export interface SpellCastWith {
  readonly spell: Spell;
  readonly ability: Ability;
  /** The attack bonus that its stat block prints. */
  readonly printed?: number;
  /** The level that cantrips grow by. */
  readonly level: number;
}

/** Every spell of a creature, of classes, race and stat block, with the ability that it casts it with (Spellcasting). */
export function spellsCastWith(bearer: Bearer): readonly SpellCastWith[] {
  const { creature, compendium, block } = bearer;
  const { given, placed, beyond } = spellsKept(creature, compendium);
  const level = bearer.changes.now.level;
  const own = [...given, ...placed.map(({ item }) => item), ...beyond].flatMap((spell) => {
    const ability = abilityFor(spell, bearer);
    return ability === undefined ? [] : [{ spell, ability, level }];
  });
  const printed = (block?.spellcasting ?? []).flatMap(
    ({ ability, attack, level: by = block?.challenge ?? 1, spells }) =>
      spells.flatMap((one) => {
        const spell = compendium.spells.find(one.spell);
        return spell === undefined
          ? []
          : [{ spell, ability, level: by, ...(attack !== undefined && { printed: attack }) }];
      }),
  );
  return [...own, ...printed];
}

/** That of the class or race that has brought it; of a gift that of a class with it on its list, or else of the first. */
function abilityFor(spell: Spell, { creature, compendium, features }: Bearer): Ability | undefined {
  const slot = spellsKept(creature, compendium).placed.find(({ item }) => item === spell)?.slot;
  const casters = castingClasses(creature.make, compendium);
  const ofRace = features.find(
    ({ of, name, facts }) =>
      of === "race" &&
      (name === slot?.of ||
        Object.values(facts.spells ?? {}).some((ids) => ids.includes(spell.id))),
  );
  const caster =
    casters.find((one) => one.class.id === slot?.class) ??
    casters.find((one) => spell.classes.includes(one.class.id)) ??
    casters[0];
  return ofRace === undefined ? caster?.casting.ability : racialAbility(ofRace, compendium);
}

/** The abilities that a creature casts spells with, by class, race or stat block. */
export const castingAbilities = (bearer: Bearer): readonly Ability[] => [
  ...castingClasses(bearer.creature.make, bearer.compendium).map(({ casting }) => casting.ability),
  ...spellsCastWith(bearer).map(({ ability }) => ability),
];
