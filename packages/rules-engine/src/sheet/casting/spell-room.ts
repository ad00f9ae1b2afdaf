import type { ClassId } from "@tabletop-mcp/srd-data";
import type { CharacterClass, Subclass } from "@tabletop-mcp/srd-data/classes";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import { allot, type Slot, slots } from "../../build/judge/allot.js";
import { spellsUpTo } from "../../build/judge/features.js";
import { oncePerSubject, type Subject } from "../../creature/subject.js";
import { once, onceOf, oncePerLevel } from "../../once.js";
import type { Compendium } from "../../tables/compendium.js";
import { featuresOf, type KnownFeature } from "../features.js";
import { bearerOf } from "../numbers/bearer.js";
import { type CastingClass, castingClasses } from "../slots.js";

/** Whether a room takes a spell. */
type Takes = (spell: Spell) => boolean;

/** Room for one spell or cantrip, and whose it is. */
export interface SpellRoom extends Slot<Spell> {
  readonly kind: "cantrip" | "spell";
  /** In words: "Wizard", "High Elf Cantrip". */
  readonly of: string;
  /** The class that it is cast as; nothing for a race's. */
  readonly class?: ClassId;
}

/** The spells of a creature, and the room that is left for more. */
export interface SpellsKept {
  readonly placed: readonly { readonly item: Spell; readonly slot: SpellRoom }[];
  /** Beyond the number that there is room for: copied into a spellbook, or the game master's gift. */
  readonly beyond: readonly Spell[];
  readonly free: readonly SpellRoom[];
  /** Those that come of themselves and count against nothing. */
  readonly given: readonly Spell[];
}

/** Puts the spells of a creature into the room that race and classes give (Spellcasting). */
export const spellsKept: (creature: Subject, compendium: Compendium) => SpellsKept = oncePerSubject(
  (creature, compendium): SpellsKept => {
    const { make } = creature;
    const { abilities } = bearerOf(creature, compendium);
    const casters = castingClasses(make, compendium);
    const features = featuresOf(make, compendium);
    const given = givenSpells(casters, features, compendium);
    const chosen = make.spells
      .flatMap((id) => compendium.spells.find(id) ?? [])
      .filter((spell) => !given.includes(spell));
    const rooms = [
      ...casters.flatMap((caster) => [
        ...tableCantrips(caster),
        ...spellsOf(caster, features, abilities[caster.casting.ability].modifier),
      ]),
      ...features.flatMap(featureCantrips),
    ];
    const { placed, left, free } = allot<Spell, SpellRoom>(chosen, rooms);
    return { placed, beyond: left, free, given };
  },
);

/** The highest spell level that a class's own table has slots for. */
export const highestOf = ({ row }: CastingClass): number =>
  row?.pact?.level ?? row?.slots?.length ?? 0;

/** How many spells a class prepares: its modifier and its level, half of it for paladins; at least one. */
export const preparedCount = ({ casting, level }: CastingClass, modifier: number): number =>
  Math.max(1, modifier + (casting.progression === "half" ? Math.floor(level / 2) : level));

/** Spells in a wizard's book: six, and two for each further level (Spellbook). */
export const bookSize = (level: number): number => 6 + 2 * (level - 1);

function givenSpells(
  casters: readonly CastingClass[],
  features: readonly KnownFeature[],
  { spells }: Compendium,
): readonly Spell[] {
  const casts = (id: ClassId | undefined): boolean =>
    id === undefined || casters.some((caster) => caster.class.id === id);
  const ids = [
    ...features
      .filter((feature) => casts(feature.class))
      .flatMap(({ facts, level }) => spellsUpTo(facts.spells, level)),
    // A patron's spells are added to the list only; domains and oaths have theirs always prepared.
    ...casters.flatMap(({ casting, subclass, level }) =>
      casting.preparation === "known" ? [] : spellsUpTo(subclass?.spells, level),
    ),
  ];
  return [...new Set(ids)].flatMap((id) => spells.find(id) ?? []);
}

const isCantrip = ({ level }: Spell): boolean => level === 0;

const ofClass = ({ class: { id, name } }: CastingClass) => ({ of: name, class: id });

const tableCantrips = (caster: CastingClass): readonly SpellRoom[] =>
  slots<SpellRoom>(caster.row?.cantripsKnown ?? 0, {
    ...ofClass(caster),
    kind: "cantrip",
    takes: cantripOf(onList(caster)),
  });

const featureCantrips = onceOf(({ facts, name, class: id }: KnownFeature): readonly SpellRoom[] => {
  const cantrips = facts.gains?.cantrips;
  if (cantrips === undefined) return [];
  const { choose, from } = cantrips;
  return slots<SpellRoom>(choose, {
    of: name,
    kind: "cantrip",
    ...(id !== undefined && { class: id }),
    takes: (spell) =>
      isCantrip(spell) && (from === "any" || spell.classes.some((list) => list === from)),
  });
});

/** Whether a spell is on the class's list, or on what its subclass adds to it. */
const onList = ({ class: taken, casting, subclass }: CastingClass): Takes =>
  casting.preparation === "known" && subclass !== undefined
    ? onEither(taken, subclass)
    : onOwn(taken);

// Each test is made once, so that what it lets through can be remembered by it.
const onOwn = onceOf(
  ({ id }: CharacterClass): Takes =>
    (spell) =>
      spell.classes.includes(id),
);

const onEither = once(({ id }: CharacterClass, { spells }: Subclass): Takes => {
  const added = spellsUpTo(spells, 20);
  return (spell) => spell.classes.includes(id) || added.includes(spell.id);
});

const cantripOf = onceOf(
  (listed: Takes): Takes =>
    (spell) =>
      isCantrip(spell) && listed(spell),
);

const castableOf = oncePerLevel(
  (listed: Takes, highest): Takes =>
    (spell) =>
      !isCantrip(spell) && spell.level <= highest && listed(spell),
);

/** The spells that a room takes, in the order of the table. */
export const spellsFor: (takes: Takes, compendium: Compendium) => readonly Spell[] = once(
  (takes: Takes, { spells }: Compendium) => spells.all.filter(takes),
);

function spellsOf(
  caster: CastingClass,
  features: readonly KnownFeature[],
  modifier: number,
): readonly SpellRoom[] {
  const room = { ...ofClass(caster), kind: "spell" as const };
  const listed = onList(caster);
  const castable = castableOf(listed, highestOf(caster));
  const { preparation } = caster.casting;
  if (preparation === "spellbook")
    return slots<SpellRoom>(bookSize(caster.level), { ...room, takes: castable });
  if (preparation === "prepared")
    return slots<SpellRoom>(preparedCount(caster, modifier), { ...room, takes: castable });
  const { secrets, within, arcana } = extras(caster, features);
  return [
    ...slots<SpellRoom>((caster.row?.spellsKnown ?? 0) - within, { ...room, takes: castable }),
    // A Mystic Arcanum is of the level that full casters reach with it: 6 at 11, 9 at 17.
    ...arcana.map(
      (level): SpellRoom => ({
        ...room,
        of: "Mystic Arcanum",
        takes: (spell) => spell.level === (level + 1) / 2 && listed(spell),
      }),
    ),
    ...slots<SpellRoom>(secrets, {
      ...room,
      of: "Magical Secrets",
      takes: ({ level }) => level <= highestOf(caster),
    }),
  ];
}

/** Magical Secrets are part of the table's number, those of a college are not; arcana stand apart. */
function extras(caster: CastingClass, features: readonly KnownFeature[]) {
  const extra = features.flatMap(({ class: id, facts: { gains }, levels, of }) =>
    id === caster.class.id && gains?.spellsKnown !== undefined
      ? [{ levels, of, ...gains.spellsKnown }]
      : [],
  );
  const secrets = extra.filter(({ from }) => from === "any");
  const count = (some: typeof secrets): number =>
    some.reduce((sum, { choose, levels }) => sum + choose * levels.length, 0);
  return {
    secrets: count(secrets),
    within: count(secrets.filter(({ of }) => of === "class")),
    arcana: extra.flatMap(({ from, levels }) => (from === "any" ? [] : levels)),
  };
}
