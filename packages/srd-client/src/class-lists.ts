import { classesWith } from "@tabletop-mcp/srd-data/spell-lists";
import type { LookupRecord } from "./records/types.js";

/** Adds the SRD's own class lists where Open5e's have gaps: in 5.1 it knows no paladin. */
export const withClassLists = (records: readonly LookupRecord[]): readonly LookupRecord[] =>
  records.map((record) => {
    if (record.kind !== "spell" || record.source.document_key !== "srd-2014") return record;
    const classes = [...new Set([...record.classes, ...classesWith(record.slug)])].toSorted();
    return classes.length === record.classes.length ? record : { ...record, classes };
  });
