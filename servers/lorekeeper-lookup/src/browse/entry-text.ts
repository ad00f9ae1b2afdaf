import { recordText } from "../render/record.js";
import { factsLine, rowOf } from "./columns.js";
import type { Entry } from "./content.js";

/** An entry as Markdown: a record as everywhere else, a subrace or subclass by itself. */
export function entryText(entry: Entry): string {
  if (entry.kind !== "subrace" && entry.kind !== "subclass") return recordText(entry);
  const { document, license, api } = entry.source;
  const traits = entry.kind === "subrace" ? entry.traits : "";
  return [
    `## ${entry.name}`,
    `_${entry.kind}; ${factsLine(rowOf(entry))}_`,
    entry.description,
    traits,
    `_Source: ${document} (${license}), ${api}._`,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}
