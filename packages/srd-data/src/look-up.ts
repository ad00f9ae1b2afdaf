import type { Entry } from "./entry.js";

/** Finds entries of one kind. */
export interface LookUp<Kind extends Entry> {
  /** Takes an id, or one that it had before. */
  readonly byId: (id: string) => Kind | undefined;
  /** Takes the SRD's heading, the id, or another name that is in use; case and punctuation make no difference. */
  readonly byName: (name: string) => Kind | undefined;
}

/** The entries of several lists as one, frozen, in order of name. */
export const inOrderOfName = <Kind extends Entry>(
  lists: readonly (readonly Kind[])[],
): readonly Kind[] => Object.freeze(lists.flat().sort(byHeading));

const byHeading = (a: Entry, b: Entry): number => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

/** The look-ups of one kind; their indexes are made at the first question. */
export function lookUp<Kind extends Entry>(entries: readonly Kind[]): LookUp<Kind> {
  let ids: Map<string, Kind> | undefined;
  let names: Map<string, Kind> | undefined;
  return {
    byId: (id) => {
      ids ??= idsOf(entries);
      return ids.get(id);
    },
    byName: (name) => {
      names ??= namesOf(entries);
      return names.get(plainName(name));
    },
  };
}

const idsOf = <Kind extends Entry>(entries: readonly Kind[]): Map<string, Kind> =>
  new Map(
    entries.flatMap((entry) =>
      [...(entry.formerIds ?? []), entry.id].map((id) => [id, entry] as const),
    ),
  );

/** Ids and headings go before other names. */
function namesOf<Kind extends Entry>(entries: readonly Kind[]): Map<string, Kind> {
  const names = new Map<string, Kind>();
  for (const entry of entries)
    for (const name of entry.also ?? []) names.set(plainName(name), entry);
  for (const entry of entries)
    names.set(plainName(entry.id), entry).set(plainName(entry.name), entry);
  return names;
}

/** A name without case and punctuation: "Hunter’s Mark" and "hunters-mark" are one, "+1" stays what it is. */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/['’]/gu, "")
    .replaceAll(/[^\p{L}\p{N}+]+/gu, " ")
    .trim();
