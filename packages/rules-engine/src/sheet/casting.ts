import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { Creature } from "../creature/creature.js";
import type { Compendium } from "../tables/compendium.js";
import { printedCasting } from "./casting/printed.js";
import { racialCasting } from "./casting/racial.js";
import {
  bookSize,
  highestOf,
  preparedCount,
  type SpellsKept,
  spellsKept,
} from "./casting/spell-room.js";
import { castingStats } from "./casting/stats.js";
import { type Bearer, bearerOf } from "./numbers/bearer.js";
import type { SheetCasting, SheetSpellcasting, SlotCount } from "./sheet.js";
import { type CastingClass, castingClasses, slotsOf } from "./slots.js";

/** How a creature casts spells, and which (Spellcasting); nothing for who cannot. */
export function spellcastingOf(
  creature: Creature,
  compendium: Compendium,
): SheetSpellcasting | undefined {
  const bearer = bearerOf(creature, compendium);
  const kept = spellsKept(creature, compendium);
  const printed = printedCasting(bearer);
  const classes = [
    ...castingClasses(creature.make, compendium).map((caster) => ofClass(caster, kept, bearer)),
    ...racialCasting(kept, bearer),
    ...printed.classes,
  ];
  const devised = (creature.make.devised ?? []).flatMap(({ spell, mastered }) =>
    mastered ? spell : [],
  );
  const known = [...devised, ...kept.given, ...kept.placed.map(({ item }) => item), ...kept.beyond];
  if (classes.length === 0 && known.length === 0) return undefined;
  return {
    classes,
    ...slotCounts(creature, compendium),
    ...(creature.prepared && { prepared: namesOf(creature.prepared, compendium) }),
    spells: byLevel([...known, ...printed.spells]),
  };
}

const namesOf = (ids: readonly string[], { spells }: Compendium): readonly string[] =>
  ids.map((id) => spells.find(id)?.name ?? id).toSorted(alphabetically);

function ofClass(caster: CastingClass, kept: SpellsKept, bearer: Bearer): SheetCasting {
  const { class: taken, casting, level } = caster;
  const modifier = bearer.abilities[casting.ability].modifier;
  const own = (kind: "cantrip" | "spell") => {
    const placed = kept.placed.filter(({ slot }) => slot.class === taken.id && slot.kind === kind);
    const free = kept.free.filter((slot) => slot.class === taken.id && slot.kind === kind);
    return { known: placed.length, most: placed.length + free.length };
  };
  const inBook = casting.preparation === "spellbook";
  const copied = inBook ? kept.beyond.filter(({ classes }) => classes.includes(taken.id)) : [];
  const spells = own("spell");
  const how = {
    known: "known",
    prepared: `prepared after a long rest: ${casting.ability} modifier and level`,
    spellbook: `in the spellbook, ${bookSize(level)} by level; ${preparedCount(caster, modifier)} of them prepared`,
  }[casting.preparation];
  return {
    class: taken.name,
    ...castingStats(casting.ability, bearer),
    cantrips: own("cantrip"),
    spells: { known: spells.known + copied.length, most: spells.most + copied.length, how },
    highest: highestOf(caster),
  };
}

function slotCounts(
  { make, spent }: Creature,
  compendium: Compendium,
): Pick<SheetSpellcasting, "slots" | "pact"> {
  const { slots, pact } = slotsOf(make, compendium);
  // Slots that were made are more than a table gives, and may be of a level that it has none of.
  const levels = [...new Set([...Object.keys(slots), ...Object.keys(spent.slots)])].toSorted();
  return {
    slots: Object.fromEntries(
      levels.map((level) => [level, left(slots[level] ?? 0, spent.slots[level])]),
    ),
    ...(pact !== undefined && { pact: { level: pact.level, ...left(pact.count, spent.pact) } }),
  };
}

const left = (max: number, spent = 0): SlotCount => ({ max, left: Math.max(0, max - spent) });

const { compare: alphabetically } = new Intl.Collator("en");

function byLevel(spells: readonly Spell[]): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, string[]> = {};
  for (const { level, name } of new Set(spells)) {
    found[level] ??= [];
    found[level].push(name);
  }
  return Object.fromEntries(
    Object.entries(found).map(([level, names]) => [level, names.toSorted(alphabetically)]),
  );
}
