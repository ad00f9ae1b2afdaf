import type { Disagreement } from "./agreement.js";
import {
  actionCorrections,
  type Correction,
  creatureCorrections,
  gearCorrections,
  itemCorrections,
  missingItems,
  notInSrd,
  readingCorrections,
  spellCorrections,
} from "./corrections.js";

/**
 * Every disagreement between the sources as a page: what each said, what was chosen, and why; and
 * every correction by the SRD's own document.
 */
export function reportText(disagreements: readonly Disagreement[]): string {
  const rows = disagreements.map(({ kind, id, field, said, chosen, why = "" }) => {
    const all = Object.entries(said).map(([source, value]) => `${source}: ${shown(value)}`);
    return `| ${kind} ${id} | ${field} | ${all.join("; ")} | ${shown(chosen)} | ${why} |`;
  });
  return [
    "# Where the sources disagree",
    "",
    "Open5e v1, Open5e v2 and the D&D 5e API are three transcriptions of SRD 5.1. Where one of them says something else than another, or than the text as it was read by hand, this page lists what each says, the reading that was chosen, and why. Written by `pnpm srd:extract`, which refuses a disagreement that nobody has settled.",
    "",
    "| Entry | Field | Said | Chosen | Why |",
    "| --- | --- | --- | --- | --- |",
    ...rows,
    "",
    "## Corrected by the SRD's own document",
    "",
    "Where all that was read differs from System Reference Document 5.1 as it is published, that document decides.",
    "",
    "| Entry | Read | The SRD prints |",
    "| --- | --- | --- |",
    ...correctionRows(),
    "",
  ].join("\n");
}

function correctionRows(): readonly string[] {
  const row = (entry: string, read: string, printed: string) =>
    `| ${entry} | ${read} | ${printed} |`;
  const set = (values: object): string =>
    Object.entries(values)
      .map(([field, value]) => `${field}: ${shown(value)}`)
      .join("; ");
  const rowsOf = (kind: string, corrections: readonly Correction<unknown>[]) =>
    corrections.map((one) => row(`${kind} ${one.id}`, one.was, set(one.set as object)));
  return [
    ...rowsOf("creature", creatureCorrections),
    ...actionCorrections.map((one) =>
      row(`creature ${one.id}: ${one.actions.join(", ")}`, one.was, set(one.set)),
    ),
    ...Object.entries(notInSrd).map(([id, names]) =>
      row(`creature ${id}`, names.join(", "), "nothing of it: not in SRD 5.1"),
    ),
    ...rowsOf("spell", spellCorrections),
    ...rowsOf("magic-item", itemCorrections),
    ...missingItems.map(({ id, name }) => row(`magic-item ${id}`, "no such heading", name)),
    ...rowsOf("gear", gearCorrections),
    ...readingCorrections.flatMap(({ entries, was, printed }) =>
      entries.map((entry) => row(entry, was, printed)),
    ),
  ];
}

function shown(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return (text ?? "nothing").replaceAll("|", "/").replaceAll('"', "");
}
