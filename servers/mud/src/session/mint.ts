import type { Aggregate, WorldChange, WorldKey } from "@tabletop-mcp/storage";
import type { Minted } from "../play/deed.js";
import { loaded } from "../state/place.js";

/** What has to be read before these things are made: how many of their kinds there have been. */
export const mintKeys = (mints: readonly Minted[]): readonly WorldKey[] =>
  [...new Set(mints.map(({ of }) => of))].map((id) => ({ kind: "mint", id }));

/** A new thing and its id: "rusty_key", and for the second of a kind "rusty_key-2". */
export interface Made extends Minted {
  readonly id: string;
}

/** New things with ids that none has ever had, and the changes that make them. */
export function mint(
  mints: readonly Minted[],
  rows: readonly Aggregate[],
): { readonly made: readonly Made[]; readonly changes: readonly WorldChange[] } {
  const counts = new Map(loaded("mint", rows).map(({ id, body }) => [id, body.last]));
  const made = mints.map((one) => {
    const last = (counts.get(one.of) ?? 0) + 1;
    counts.set(one.of, last);
    return { ...one, id: last === 1 ? one.of : `${one.of}-${last}` };
  });
  const versions = new Map(
    rows.flatMap((row) => (row.kind === "mint" ? [[row.id, row.version]] : [])),
  );
  const kinds = [...new Set(mints.map(({ of }) => of))];
  return {
    made,
    changes: [
      ...made.map(({ id, of, place }) => ({
        kind: "item",
        id,
        version: 0,
        after: { place, body: { of } },
      })),
      ...kinds.map((id) => ({
        kind: "mint",
        id,
        version: versions.get(id) ?? 0,
        after: { place: "", body: { last: counts.get(id) } },
      })),
    ],
  };
}
