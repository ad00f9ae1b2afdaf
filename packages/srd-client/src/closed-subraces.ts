import type { LookupRecord } from "./records/types.js";

/** Subraces of the rules of 2014 that are not open content, by the race's slug in SRD 5.1. */
const closed: Readonly<Record<string, readonly string[]>> = {
  dwarf: ["Mountain Dwarf"],
  elf: ["Wood Elf", "Drow"],
  gnome: ["Forest Gnome"],
  halfling: ["Stout Halfling"],
};

/** Races of SRD 5.1 with the names of what it leaves out of them. */
export const withClosedSubraces = <R extends LookupRecord>(records: readonly R[]): readonly R[] =>
  records.map((record) => {
    const names = closed[record.slug];
    const own = record.kind === "race" && record.source.document_key === "srd-2014";
    return own && names !== undefined ? { ...record, subraces_not_open: names } : record;
  });

/** The subrace of such a name, or a part of one, that is not open content. */
export function closedSubrace(wanted: string): string | undefined {
  const part = wanted.trim().toLowerCase();
  const names = Object.values(closed).flat();
  return part === "" ? undefined : names.find((name) => name.toLowerCase().includes(part));
}
