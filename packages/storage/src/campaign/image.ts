import { isDeepStrictEqual } from "node:util";
import type { Fight } from "./model.js";

/** Fields of an aggregate as they were; null for one that was not there. No field is null by itself. */
export type Image<T> = { readonly [Field in keyof T]?: T[Field] | null };

/** What leads from an aggregate back to what it was: the fields that are different. */
export function image<T extends object>(before: T, after: T): Image<T> {
  const different: { -readonly [Field in keyof T]?: T[Field] | null } = {};
  for (const field in before)
    if (!isSame(before[field], after[field])) different[field] = before[field];
  for (const field in after) if (!(field in before)) different[field] = null;
  return different;
}

/** Most fields are the very value that was read. */
const isSame = (a: unknown, b: unknown): boolean => a === b || isDeepStrictEqual(a, b);

/** The same of a fight: of the encounter its fields, of those who take part each who is different, of the map its rows. */
export const fightImage = (before: Fight, after: Fight): object => ({
  ...within("encounter", before.encounter, after.encounter),
  ...within("combatants", before.combatants, after.combatants),
  // Row by row, which is for who changes it: of a blow it is the very same.
  ...(before.battlefield === after.battlefield
    ? {}
    : within("battlefield", byRow(before.battlefield), byRow(after.battlefield))),
  ...image(waitingOf(before), waitingOf(after)),
});

const waitingOf = ({ waiting }: Fight): Pick<Fight, "waiting"> =>
  waiting === undefined ? {} : { waiting };

/** A map with each of its rows as a field: "row 7". One that is not there has none. */
export function byRow(field: Fight["battlefield"]): object {
  if (field === undefined) return {};
  const { rows, ...rest } = field;
  return { ...rest, ...Object.fromEntries(rows.map((row, y) => [`row ${y}`, row])) };
}

function within(part: string, before: object, after: object): object {
  const different = image(before, after);
  return Object.keys(different).length === 0 ? {} : { [part]: different };
}
