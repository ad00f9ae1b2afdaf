import type { Spellcasting } from "@tabletop-mcp/srd-data/classes";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import { benefits, chosenOptions, openOptions, spellsUpTo } from "./features.js";
import { modifier } from "./scores.js";
import type { Character, ClassTaken } from "./types.js";

/** A class that casts at its level, judged as if it were the character's only one. */
export interface Caster {
  readonly taken: ClassTaken;
  readonly casting: Spellcasting;
  /** The highest spell level that its own table has slots for. */
  readonly highest: number;
  /** Whether a spell is on its list, or on what its subclass adds to the list. */
  readonly lists: (spell: Spell) => boolean;
}

/** The classes that cast spells at their levels. */
export const castersOf = ({ classes }: Character): readonly Caster[] =>
  classes.flatMap((taken) => {
    const casting = taken.class.spellcasting;
    if (casting === undefined || taken.level < casting.level) return [];
    const row = rowOf(taken);
    const added = casting.preparation === "known" ? spellsUpTo(taken.subclass?.spells, 20) : [];
    const lists = ({ id, classes: on }: Spell): boolean =>
      on.includes(taken.class.id) || added.includes(id);
    return [{ taken, casting, lists, highest: row?.pact?.level ?? row?.slots?.length ?? 0 }];
  });

/** The row of the class's table. */
export const rowOf = ({ class: { levels }, level }: ClassTaken) => levels[level - 1];

/** How many spells the class prepares, least and most by the scores the character may have; nothing if they are not known. */
export function prepared(
  { taken: { level }, casting }: Caster,
  { scores }: Character,
): { least: number; most: number } | undefined {
  const counted = casting.progression === "half" ? Math.floor(level / 2) : level;
  const counts = scores.flatMap((one) => {
    const score = one[casting.ability];
    return score === undefined ? [] : [Math.max(1, modifier(score) + counted)];
  });
  if (counts.length === 0) return undefined;
  return { least: Math.min(...counts), most: Math.max(...counts) };
}

/** Ids of spells that come of themselves and count against nothing: a race's, a domain's, an oath's, a land's. */
export function freeSpells(character: Character, wanted: readonly Spell[]): ReadonlySet<string> {
  const ofBenefits = benefits(character).flatMap(({ facts, of, taken }) => {
    if (of === "race") return spellsUpTo(facts.spells, character.level);
    // A casting class's own feature repeats the subclass's spells.
    return taken?.class.spellcasting === undefined
      ? spellsUpTo(facts.spells, taken?.level ?? 0)
      : [];
  });
  const ofSubclasses = castersOf(character).flatMap(({ taken, casting }) =>
    casting.preparation === "known" ? [] : spellsUpTo(taken.subclass?.spells, taken.level),
  );
  const ofOptions = chosenOptions(character).flatMap(({ option, taken }) =>
    spellsUpTo(option.spells, taken.level),
  );
  return new Set([...ofBenefits, ...ofSubclasses, ...ofOptions, ...landSpells(character, wanted)]);
}

/** A build does not say which land a circle is of: the one that explains most of its spells. */
function landSpells(character: Character, wanted: readonly Spell[]): readonly string[] {
  const ids = new Set(wanted.map(({ id }) => id));
  const explained = (spells: readonly string[]): number =>
    spells.filter((id) => ids.has(id)).length;
  const lands = openOptions(character)
    .filter(({ of, option }) => of === "subclass" && option.spells !== undefined)
    .map(({ option, taken }) => spellsUpTo(option.spells, taken.level));
  return lands.toSorted((a, b) => explained(b) - explained(a))[0] ?? [];
}
