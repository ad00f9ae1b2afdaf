import * as z from "zod";
import { fitted } from "./malformed.js";
import type { Api, Attribution } from "./types.js";
import { label, line, word } from "./wire.js";

/** What is known of a document. */
export interface DocumentFacts {
  readonly document: string;
  readonly publisher: string;
  readonly license: string;
}

/** Documents by key, as a list of documents gave them. */
export type Documents = ReadonlyMap<string, Partial<DocumentFacts>>;

/** The SRDs are the same whoever serves them; rows and lists of documents say less of them. */
const known: Readonly<Record<string, DocumentFacts>> = {
  "srd-2014": {
    document: "System Reference Document 5.1",
    publisher: "Wizards of the Coast",
    license: "CC-BY-4.0",
  },
  "srd-2024": {
    document: "System Reference Document 5.2",
    publisher: "Wizards of the Coast",
    license: "CC-BY-4.0",
  },
  core: { document: "5e Core Concepts", publisher: "Open5e", license: "CC-BY-4.0" },
};

const licenses: Readonly<Record<string, string>> = {
  "cc-by-40": "CC-BY-4.0",
  "ogl-10a": "OGL-1.0a",
  cc0: "CC0-1.0",
};

const v2Row = z
  .object({
    key: label,
    name: label,
    publisher: z.object({ name: label }).nullish(),
    licenses: z.array(z.object({ key: z.string(), name: word })),
  })
  .transform(({ key, name, publisher, licenses: held }) => ({
    key,
    document: name,
    publisher: publisher?.name ?? "",
    license: held.map((one) => licenses[one.key] ?? one.name).join(", "),
  }));

const v1Row = z
  .object({ slug: label, title: label, organization: line, license: line })
  .transform(({ slug, title, organization, license }) => ({
    key: slug,
    document: title,
    publisher: organization,
    license,
  }));

const documentRow = z.union([v2Row, v1Row]);

/** Reads rows of /v2/documents/ or /v1/documents/; throws MalformedAnswer. */
export const documentsOf = (raws: readonly unknown[]): Documents =>
  new Map(
    raws
      .map((raw) => fitted("documents", documentRow, raw))
      .map(({ key, ...facts }) => [key, facts] as const),
  );

/** Whatever a row says of its document. */
export type RowDocument =
  | string
  | {
      readonly key: string;
      readonly name?: string | undefined;
      readonly publisher?: { readonly name: string } | null | undefined;
    };

/** Who a record is by: the known documents first, then the list of documents, then the row. */
export function attributionOf(row: RowDocument, api: Api, documents: Documents): Attribution {
  const said = typeof row === "string" ? { key: row } : row;
  const key = said.key === "wotc-srd" ? "srd-2014" : said.key;
  const facts = known[key] ?? documents.get(said.key);
  return {
    document: facts?.document || said.name || key,
    document_key: key,
    publisher: facts?.publisher || said.publisher?.name || "Unknown",
    license: facts?.license || "see the document",
    api,
  };
}

const srd = (api: Api): Attribution => attributionOf("srd-2014", api, new Map());

/** Every row of the D&D 5e API is of SRD 5.1. */
export const dnd5eApiSource: Attribution = srd("dnd5eapi-2014");

/** The facts that come with this package. */
export const bundledSource: Attribution = srd("bundled");
