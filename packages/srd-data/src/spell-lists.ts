import { classSpells } from "./spells/lists.js";
import type { ClassId } from "./vocabulary.js";

export type { SpellList } from "./spells/types.js";

/** The ids of the spells on a class's own list in SRD 5.1; none for a class without. */
export const spellListOf = (id: ClassId): readonly string[] =>
  classSpells.find((list) => list.class === id)?.spells ?? [];

let classesBySpell: Map<string, readonly ClassId[]> | undefined;

/** The classes whose own list in SRD 5.1 holds a spell, in order of id. */
export function classesWith(spell: string): readonly ClassId[] {
  classesBySpell ??= byClass();
  return classesBySpell.get(spell) ?? [];
}

function byClass(): Map<string, readonly ClassId[]> {
  const classes = new Map<string, readonly ClassId[]>();
  for (const list of classSpells)
    for (const spell of list.spells)
      classes.set(spell, [...(classes.get(spell) ?? []), list.class]);
  return classes;
}
