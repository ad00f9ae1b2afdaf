import type { Spellcasting } from "@tabletop-mcp/srd-data/classes";
import type { Make } from "../creature/creature.js";
import { once } from "../once.js";
import type { Compendium } from "../tables/compendium.js";
import { blockOf } from "./block-of.js";
import { type ClassTaken, classesTaken } from "./classes-taken.js";

/** Spell slots by level "1" to "9", and those of pact magic apart. */
export interface Slots {
  readonly slots: Readonly<Record<string, number>>;
  readonly pact?: { readonly level: number; readonly count: number };
}

/** A class whose Spellcasting or Pact Magic is reached. */
export type CastingClass = ClassTaken & { readonly casting: Spellcasting };

/** The classes that cast at their levels, in the order in which they were begun. */
export const castingClasses = once((make: Make, compendium: Compendium): readonly CastingClass[] =>
  classesTaken(make, compendium).flatMap((taken) => {
    const casting = taken.class.spellcasting;
    return casting === undefined || taken.level < casting.level ? [] : [{ casting, ...taken }];
  }),
);

/** The spell slots that a creature has when none is spent (Multiclassing, Spell Slots and Pact Magic). */
export function slotsOf(make: Make, compendium: Compendium): Slots {
  const casters = castingClasses(make, compendium);
  if (casters.length === 0) return printedSlots(make, compendium);
  const pact = casters.find(({ casting }) => casting.progression === "pact")?.row?.pact;
  return {
    slots: byLevel(sharedSlots(casters, compendium)),
    ...(pact !== undefined && { pact: { level: pact.level, count: pact.slots } }),
  };
}

/** One class has the slots of its own table; several share those of the multiclass table. */
function sharedSlots(
  casters: readonly CastingClass[],
  { multiclassSlots: { rows, levelShare } }: Compendium,
): readonly number[] {
  const sharing = casters.filter(({ casting }) => casting.progression !== "pact");
  const [only] = sharing;
  if (sharing.length <= 1) return only?.row?.slots ?? [];
  const counted = sharing.reduce(
    (sum, { class: { id }, level }) => sum + Math.floor(level * (levelShare[id] ?? 0)),
    0,
  );
  return rows.find(({ level }) => level === counted)?.slots ?? [];
}

function printedSlots(make: Make, compendium: Compendium): Slots {
  const printed = blockOf(make, compendium)?.spellcasting ?? [];
  const pact = printed.find((casting) => casting.pact !== undefined)?.pact;
  return {
    slots: byLevel(printed.find((casting) => casting.slots !== undefined)?.slots ?? []),
    ...(pact !== undefined && { pact: { level: pact.level, count: pact.slots } }),
  };
}

const byLevel = (slots: readonly number[]): Readonly<Record<string, number>> =>
  Object.fromEntries(slots.flatMap((count, index) => (count > 0 ? [[index + 1, count]] : [])));

export { hitDiceOf } from "./hit-dice.js";
