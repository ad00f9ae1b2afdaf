import type { Reply } from "@tabletop-mcp/mcp-kit";
import type { BuildReport, Finding } from "@tabletop-mcp/rules-engine";
import type { LoreContext } from "../context.js";
import { metadataOf, respond } from "../envelope.js";
import { mostCharacters } from "../fitting.js";
import { bundledOrigin } from "../origin.js";

/** Judges a build by the rules of SRD 5.1: all findings at once, and what could not be judged. */
export async function buildReport(build: unknown, ctx: LoreContext): Promise<Reply> {
  const { srdCompendium, validateBuild } = await import("@tabletop-mcp/rules-engine");
  const report = validateBuild(build, await srdCompendium());
  const data = fittingReport(report);
  const summary = summaryOf(report, report.findings.length - data.findings.length);
  const metadata = metadataOf(bundledOrigin, [{ source: srd }], ctx);
  return respond({ summary, success: true, data, metadata }, textOf(summary, data));
}

const srd = {
  document: "System Reference Document 5.1",
  document_key: "srd-2014",
  publisher: "Wizards of the Coast",
  license: "CC-BY-4.0",
  api: "bundled",
} as const;

/** Room for what stands around the report. */
const frame = 2_000;

/** The report with as many findings and unjudged fields as fit into a reply. */
function fittingReport(report: BuildReport): BuildReport {
  let some = report;
  const size = (): number => Math.max(JSON.stringify(some).length, textOf("", some).length);
  for (let share = 0.8; size() > mostCharacters - frame && share > 0.01; share *= 0.8)
    some = {
      valid: report.valid,
      findings: report.findings.slice(0, Math.ceil(report.findings.length * share)),
      not_checked: report.not_checked.slice(0, Math.ceil(report.not_checked.length * share)),
    };
  return some;
}

function summaryOf(report: BuildReport, leftOut: number): string {
  const { findings } = report;
  const errors = findings.filter(({ severity }) => severity === "error").length;
  const counts = [
    counted(errors, "error"),
    counted(findings.length - errors, "warning"),
    ...othersOf(report),
  ].join(", ");
  const more = leftOut > 0 ? ` The last ${leftOut} findings are left out.` : "";
  return `${verdictOf(report)}: ${counts}.${more}`;
}

/** What the findings come to: a build is called valid only where all that it gives could be decided. */
function verdictOf({ valid, not_checked: unjudged }: BuildReport): string {
  if (!valid) return "Not valid by SRD 5.1";
  const undecided = undecidedOf(unjudged);
  if (undecided.length > 0)
    return `No error found; not decided: ${undecided.join(", ")}. By SRD 5.1`;
  const missing = missingOf(unjudged);
  return missing === 0
    ? "Valid by SRD 5.1"
    : `Valid by SRD 5.1 as far as given (${counted(missing, "field")} not given)`;
}

/** What was not judged, where the verdict does not say so. */
function othersOf({ valid, not_checked: unjudged }: BuildReport): readonly string[] {
  if (!valid) return unjudged.length > 0 ? [`${unjudged.length} not checked`] : [];
  const missing = missingOf(unjudged);
  return undecidedOf(unjudged).length > 0 && missing > 0
    ? [`${counted(missing, "field")} not given`]
    : [];
}

type NotChecked = BuildReport["not_checked"];

const undecidedOf = (unjudged: NotChecked): readonly string[] => [
  ...new Set(unjudged.flatMap(({ undecided }) => undecided ?? [])),
];

/** How many fields are not given. */
const missingOf = (unjudged: NotChecked): number =>
  new Set(unjudged.flatMap(({ field, undecided }) => (undecided === undefined ? field : []))).size;

const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? "" : "s"}`;

const textOf = (summary: string, { findings, not_checked: unjudged }: BuildReport): string =>
  [summary, findings.map(findingLine).join("\n"), unjudged.map(unjudgedLine).join("\n")]
    .filter((part) => part !== "")
    .join("\n\n");

const unjudgedLine = ({ field, why, undecided }: NotChecked[number]): string =>
  `- ${undecided === undefined ? "not checked" : "not decided"}, ${field}: ${why}`;

function findingLine({ severity, field, problem, rule, legal }: Finding): string {
  const choices = legal.length === 0 ? "" : ` Legal: ${legal.join(", ")}.`;
  return `- ${severity}, ${field === "" ? "build" : field}: ${problem} (${rule})${choices}`;
}
