import type { Entry } from "./entry.js";

/** Finds entries of one kind. */
export interface LookUp<Kind extends Entry> {
  readonly byId: (id: string) => Kind | undefined;
  /** Takes the SRD's heading, the id, or another name that is in use, in any case. */
  readonly byName: (name: string) => Kind | undefined;
}

/** The entries of several lists as one, frozen, in order of name. */
export const inOrderOfName = <Kind extends Entry>(
  lists: readonly (readonly Kind[])[],
): readonly Kind[] => Object.freeze(lists.flat().sort(byHeading));

const byHeading = (a: Entry, b: Entry): number => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

/** The look-ups of one kind; their index is made at the first question. */
export function lookUp<Kind extends Entry>(entries: readonly Kind[]): LookUp<Kind> {
  let index: Map<string, Kind> | undefined;
  const byKey = (key: string): Kind | undefined => {
    index ??= indexOf(entries);
    return index.get(key);
  };
  return {
    byId: (id) => {
      const found = byKey(id);
      return found?.id === id ? found : undefined;
    },
    byName: (name) => byKey(name.trim().toLowerCase()),
  };
}

/** Ids and headings go before other names. */
function indexOf<Kind extends Entry>(entries: readonly Kind[]): Map<string, Kind> {
  const index = new Map<string, Kind>();
  for (const entry of entries) for (const name of entry.also ?? []) index.set(name, entry);
  for (const entry of entries) index.set(entry.name.toLowerCase(), entry).set(entry.id, entry);
  return index;
}
