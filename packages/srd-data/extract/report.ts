import type { Disagreement } from "./agreement.js";

/** Every disagreement between the sources as a page: what each said, what was chosen, and why. */
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
  ].join("\n");
}

function shown(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return (text ?? "nothing").replaceAll("|", "/").replaceAll('"', "");
}
