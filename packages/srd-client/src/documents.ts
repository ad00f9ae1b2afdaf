/** The documents to answer from: keys such as "srd-2014", or all there are. */
export type Sources = readonly string[] | "all";

/** What is asked unless somebody asks for more. */
export const defaultSources: Sources = ["srd-2014"];

/** Keys of v2, and what v1 calls the same document. */
const v1Slugs: Readonly<Record<string, string>> = { "srd-2014": "wotc-srd" };

/** v1's slug of a document. */
export const v1Slug = (key: string): string => v1Slugs[key] ?? key;

/** Documents that v1 and the D&D 5e API do not have. */
export const onlyInV2: ReadonlySet<string> = new Set(["srd-2024"]);

export const includes = (sources: Sources, key: string): boolean =>
  sources === "all" || sources.includes(key);

/** Whether a record's document was asked for; what all documents share always is. */
export const isOf = (key: string, sources: Sources): boolean =>
  key === "core" || includes(sources, key);
