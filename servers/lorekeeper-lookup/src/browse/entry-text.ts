import { recordText } from "../render/record.js";
import { sourceText } from "../render/source.js";
import { factsLine, rowOf } from "./columns.js";
import type { Entry } from "./content.js";

/** An entry as Markdown: a record as everywhere else, a subrace or subclass by itself. */
export function entryText(entry: Entry): string {
  if (entry.kind !== "subrace" && entry.kind !== "subclass") return recordText(entry);
  const traits = entry.kind === "subrace" ? entry.traits : "";
  return [
    `## ${entry.name}`,
    `_${entry.kind}; ${factsLine(rowOf(entry))}_`,
    entry.description,
    traits,
    sourceText(entry),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}
