import type { Ability, ClassId } from "@tabletop-mcp/srd-data";
import type { CreatureSpellcasting } from "@tabletop-mcp/srd-data/creatures";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { KnownFeature } from "../features.js";
import type { Bearer } from "../numbers/bearer.js";
import { type CastingClass, castingClasses } from "../slots.js";
import { type CastPays, freely, paysOfClass, paysOfFeature, paysPrinted } from "./pays.js";
import { racialAbility } from "./racial.js";
import { type SpellRoom, spellsKept } from "./spell-room.js";

/** A spell that a creature has, and what it casts it with. */
export interface SpellCastWith {
  readonly spell: Spell;
  readonly ability: Ability;
  /** The attack bonus and the DC that its stat block prints. */
  readonly printed?: number;
  readonly printedDc?: number;
  /** The level that cantrips grow by. */
  readonly level: number;
  /** In words: "Wizard", "Infernal Legacy", "Lich". */
  readonly of: string;
  readonly class?: ClassId;
  readonly pays: CastPays;
  /** It is chosen for the day: from all that the class knows, or from a book. */
  readonly prepared?: "prepared" | "spellbook";
  /** It can be cast as a ritual. */
  readonly ritual?: true;
  readonly selfOnly?: true;
  readonly without?: CreatureSpellcasting["without"];
}

/** Every spell of a creature, of classes, race and stat block, with the ability that it casts it with (Spellcasting). */
export function spellsCastWith(bearer: Bearer): readonly SpellCastWith[] {
  const { creature, compendium, block } = bearer;
  const { given, placed, beyond } = spellsKept(creature, compendium);
  const own = [
    ...given.map((spell) => ofGift(spell, bearer)),
    ...placed.map(({ item, slot }) => ofClass({ spell: item, room: slot }, bearer)),
    ...beyond.map((spell) => ofClass({ spell }, bearer)),
  ];
  const printed = (block?.spellcasting ?? []).flatMap((casting) => printedIn(casting, bearer));
  return [...own.flatMap((one) => one ?? []), ...printed, ...mastered(bearer)];
}

/** Spells of its own making that it has mastered: cast with slots (a house rule). */
const mastered = ({ creature, compendium, changes, abilities }: Bearer): readonly SpellCastWith[] =>
  (creature.make.devised ?? []).flatMap(({ spell: { id }, mastered: isMastered }) => {
    const spell = isMastered ? compendium.spells.find(id) : undefined;
    if (spell === undefined) return [];
    const caster = castingClasses(creature.make, compendium)[0];
    const ability = caster?.casting.ability ?? "int";
    const { level } = changes.now;
    return abilities[ability] === undefined
      ? []
      : [{ spell, ability, level, of: "Arcane Synthesis", pays: { slot: true as const } }];
  });

function printedIn(
  casting: CreatureSpellcasting,
  { compendium, block }: Bearer,
): readonly SpellCastWith[] {
  const { ability, attack, dc, without, level = block?.challenge ?? 1 } = casting;
  return casting.spells.flatMap((one) => {
    const spell = compendium.spells.find(one.spell);
    return spell === undefined
      ? []
      : [
          {
            spell,
            ability,
            level,
            of: block?.name ?? "stat block",
            pays: paysPrinted(spell, one),
            ...(attack !== undefined && { printed: attack }),
            ...(dc !== undefined && { printedDc: dc }),
            ...(one.selfOnly && { selfOnly: true as const }),
            ...(without && { without }),
          },
        ];
  });
}

/** A spell that comes of itself: of a race or an invocation by its own limit, of a domain or an oath by slots. */
function ofGift(spell: Spell, bearer: Bearer): SpellCastWith | undefined {
  const feature = bearer.features.find(({ facts }) =>
    Object.values(facts.spells ?? {}).some((ids) => ids.includes(spell.id)),
  );
  const pays = feature && paysOfFeature(spell, feature);
  if (feature === undefined || pays === undefined || isOfList(feature))
    return ofClass({ spell, always: true }, bearer);
  const ability = abilityOfGift(spell, feature, bearer);
  const { level } = bearer.changes.now;
  return ability === undefined
    ? undefined
    : {
        spell,
        ability,
        level,
        of: feature.name,
        pays,
        ...(feature.class && { class: feature.class }),
      };
}

/** A land's spells are the circle's: prepared, and cast with slots. */
const isOfList = ({ facts }: KnownFeature): boolean =>
  facts.uses === undefined && facts.gains === undefined;

function abilityOfGift(spell: Spell, feature: KnownFeature, bearer: Bearer): Ability | undefined {
  if (feature.of === "race") return racialAbility(feature, bearer.compendium);
  const own = feature.facts.uses?.find(({ dcFrom }) => dcFrom !== undefined)?.dcFrom;
  return own ?? casterOf(spell, undefined, bearer)?.casting.ability;
}

/** That of the class that has brought it; of a gift a class with it on its list, or else the first. */
function casterOf(
  spell: Spell,
  room: SpellRoom | undefined,
  { creature: { make }, compendium }: Bearer,
): CastingClass | undefined {
  const casters = castingClasses(make, compendium);
  return (
    casters.find((one) => one.class.id === room?.class) ??
    casters.find((one) => spell.classes.includes(one.class.id)) ??
    casters[0]
  );
}

interface Own {
  readonly spell: Spell;
  readonly room?: SpellRoom;
  /** It is prepared always. */
  readonly always?: true;
}

function ofClass({ spell, room, always }: Own, bearer: Bearer): SpellCastWith | undefined {
  const { level } = bearer.changes.now;
  const race = bearer.features.find(({ of, name }) => of === "race" && name === room?.of);
  if (race !== undefined) {
    const ability = racialAbility(race, bearer.compendium);
    return ability && { spell, ability, level, of: race.name, pays: freely };
  }
  const caster = casterOf(spell, room, bearer);
  if (caster === undefined) return undefined;
  const { ability, preparation, rituals } = caster.casting;
  return {
    spell,
    ability,
    level,
    of: caster.class.name,
    class: caster.class.id,
    pays: paysOfClass(spell, room),
    ...(preparation !== "known" && !always && spell.level > 0 && { prepared: preparation }),
    ...(rituals && spell.ritual && { ritual: true }),
  };
}

/** The abilities that a creature casts spells with, by class, race or stat block. */
export const castingAbilities = (bearer: Bearer): readonly Ability[] => [
  ...castingClasses(bearer.creature.make, bearer.compendium).map(({ casting }) => casting.ability),
  ...spellsCastWith(bearer).map(({ ability }) => ability),
];
