import type { Attribution } from "@tabletop-mcp/srd-client";
import { slugOf } from "../browse/names.js";

/** A document as a reader names it, and by its key where another call would have to say it. */
export const documentText = ({ document, document_key: key, license, api }: Attribution): string =>
  `${document}${key === "srd-2014" ? "" : ` [${key}]`} (${license}), ${api}`;

interface Sourced {
  readonly name: string;
  readonly slug: string;
  readonly source: Attribution;
}

/** The last line of a record: its document, and its slug where the name does not tell it. */
export const sourceText = ({ name, slug, source }: Sourced): string =>
  `_Source: ${documentText(source)}${slugMark({ name, slug })}._`;

/** A slug that nobody could tell from the name, after a semicolon; else nothing. */
export const slugMark = ({ name, slug }: Pick<Sourced, "name" | "slug">): string =>
  slugOf(name) === slug ? "" : `; slug: ${slug}`;
