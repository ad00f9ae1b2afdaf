import { classSpells } from "./spells/lists.js";
import type { ClassId } from "./vocabulary.js";

export type { SpellList } from "./spells/types.js";

/** The ids of the spells on a class's own list in SRD 5.1; none for a class without. */
export const spellListOf = (id: ClassId): readonly string[] =>
  classSpells.find((list) => list.class === id)?.spells ?? [];

/** The classes whose own list in SRD 5.1 holds a spell, in order of id. */
export const classesWith = (spell: string): readonly ClassId[] =>
  classSpells.filter(({ spells }) => spells.includes(spell)).map((list) => list.class);
