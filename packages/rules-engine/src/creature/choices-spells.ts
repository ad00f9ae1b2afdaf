import { choices } from "../build/report.js";
import type { Compendium } from "../compendium.js";
import type { Creature } from "./creature.js";
import { groupBy } from "./group.js";
import type { ChoiceDue } from "./sheet.js";
import { spellsKept } from "./spell-room.js";

/** Cantrips and spells that may be learned, prepared or written down and are not (Spellcasting). */
export function choicesOfSpells(creature: Creature, compendium: Compendium): readonly ChoiceDue[] {
  const { make } = creature;
  const { free, given } = spellsKept(creature, compendium);
  const has = (id: string): boolean =>
    make.spells.includes(id) || given.some((spell) => spell.id === id);
  const open = compendium.spells.all.filter(({ id }) => !has(id));
  return [...groupBy(free, ({ of, kind }) => `${kind}s: ${of}`)].map(([what, rooms]) => {
    // Rooms of one kind share what they take, forty-four of a spellbook.
    const takers = [...new Set(rooms.map(({ takes }) => takes))];
    const legal = open.filter((spell) => takers.some((takes) => takes(spell)));
    return {
      field: "spells",
      what: what.replace(/^./u, (first) => first.toUpperCase()),
      choose: rooms.length,
      legal: choices(legal.map(({ name }) => name)),
    };
  });
}
