import type { Subject } from "../../creature/subject.js";
import { spellsFor, spellsKept } from "../../sheet/casting/spell-room.js";
import { groupBy } from "../../sheet/group.js";
import type { ChoiceDue } from "../../sheet/sheet.js";
import type { Compendium } from "../../tables/compendium.js";
import { legalOf } from "./legal.js";

/** Cantrips and spells that may be learned, prepared or written down and are not (Spellcasting). */
export function choicesOfSpells(creature: Subject, compendium: Compendium): readonly ChoiceDue[] {
  const { make } = creature;
  const { free, given } = spellsKept(creature, compendium);
  if (free.length === 0) return [];
  const had = new Set([...make.spells, ...given.map(({ id }) => id)]);
  return [...groupBy(free, ({ of, kind }) => `${kind}s: ${of}`)].map(([what, rooms]) => {
    // Rooms of one kind share what they take, forty-four of a spellbook.
    const takers = [...new Set(rooms.map(({ takes }) => takes))];
    const [only, ...others] = takers;
    const taken =
      only !== undefined && others.length === 0
        ? spellsFor(only, compendium)
        : compendium.spells.all.filter((spell) => takers.some((takes) => takes(spell)));
    const legal = taken.filter(({ id }) => !had.has(id));
    return {
      field: "spells",
      what: what.replace(/^./u, (first) => first.toUpperCase()),
      choose: rooms.length,
      ...legalOf(legal.map(({ name }) => name)),
    };
  });
}
