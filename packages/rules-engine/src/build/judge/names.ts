import type { Entry } from "@tabletop-mcp/srd-data";
import type { Table } from "../../tables/compendium.js";
import { nearest } from "../../tables/nearest.js";
import { choices, error, quoted, type Remark } from "./report.js";

/** A name that should be in a table. `what` is its kind with an article: "a spell". */
export interface Wanted<Kind extends Entry> {
  readonly field: string;
  readonly name: string;
  readonly table: Pick<Table<Kind>, "all" | "find">;
  readonly what: string;
  readonly rule: string;
}

/** The error that a name is not in its table, with the nearest ones; where there are none, a short table whole. */
export function unknownName<Kind extends Entry>(wanted: Wanted<Kind>): Remark {
  const { field, name, table, what, rule } = wanted;
  const known = table.all.map((entry) => entry.name);
  const near = nearest(name, known);
  return error({
    field,
    problem: `${quoted(name)} is not ${what}${ofTheSrd}`,
    rule,
    legal: near.length > 0 || known.length > shortTable ? near : choices(known),
  });
}

const ofTheSrd = " of SRD 5.1.";

/** Whether an error is that a name is in no table. */
export const isUnknownName = ({ problem }: { readonly problem: string }): boolean =>
  problem.startsWith('"') && problem.endsWith(ofTheSrd);

const shortTable = 20;

/** The entry of a name, if there is one, and what is wrong otherwise. */
export function findName<Kind extends Entry>(
  wanted: Omit<Wanted<Kind>, "name"> & { readonly name: string | undefined },
): { entry?: Kind; remarks: readonly Remark[] } {
  const { name } = wanted;
  if (name === undefined) return { remarks: [] };
  const entry = wanted.table.find(name);
  return entry === undefined
    ? { remarks: [unknownName({ ...wanted, name })] }
    : { entry, remarks: [] };
}

/** The entries of a list of names, each once; unknown and repeated names are errors. */
export function findNames<Kind extends Entry>(
  names: readonly string[],
  among: Omit<Wanted<Kind>, "name">,
): { entries: readonly Kind[]; remarks: readonly Remark[] } {
  const entries = new Map<string, Kind>();
  const remarks: Remark[] = [];
  for (const name of names) {
    const entry = among.table.find(name);
    if (entry === undefined) remarks.push(unknownName({ ...among, name }));
    else if (entries.has(entry.id))
      remarks.push(
        error({ field: among.field, problem: `${entry.name} is named twice.`, rule: among.rule }),
      );
    else entries.set(entry.id, entry);
  }
  return { entries: [...entries.values()], remarks };
}

/** A repeated name is no mistake in a list of possessions: two daggers. */
export const withoutRepeats = (names: readonly string[]): readonly string[] => [...new Set(names)];
