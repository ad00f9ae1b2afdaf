import { plainName as fold } from "@tabletop-mcp/srd-data";

export { fold };

/** A name as a key: "Blood Hunter" is "blood-hunter". */
export const slugOf = (name: string): string => fold(name).replaceAll(" ", "-");

/** The headings of a Markdown text, folded. */
export const headingsIn = (text: string): readonly string[] =>
  [...text.matchAll(/^#+\s*(.+)$/gm)].map(([, heading = ""]) => fold(heading));

interface Named {
  readonly name: string;
  readonly slug: string;
}

/** Whether an entry has exactly this name: its heading or its slug, in any case. */
export const isCalled = ({ name, slug }: Named, wanted: string): boolean =>
  fold(name) === fold(wanted) || fold(slug) === fold(wanted);

/** Whether a query is a part of the name; no query is a part of every name. */
export const hasPart = ({ name }: Named, query: string | undefined): boolean =>
  query === undefined || name.toLowerCase().includes(query.trim().toLowerCase());

/** By name; the one of exactly the name asked for goes first. */
export function byName<E extends Named>(
  entries: readonly E[],
  query: string | undefined,
): readonly E[] {
  const rank = (entry: E): number => (query !== undefined && isCalled(entry, query) ? 0 : 1);
  return entries.toSorted((a, b) => rank(a) - rank(b) || compare(a.name, b.name));
}

const { compare } = new Intl.Collator("en", { sensitivity: "base" });
