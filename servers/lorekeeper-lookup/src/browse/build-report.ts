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

function summaryOf(
  { valid, findings, not_checked: unjudged }: BuildReport,
  leftOut: number,
): string {
  const errors = findings.filter(({ severity }) => severity === "error").length;
  const counts = [
    counted(errors, "error"),
    counted(findings.length - errors, "warning"),
    ...(unjudged.length > 0 ? [`${unjudged.length} not checked`] : []),
  ].join(", ");
  const more = leftOut > 0 ? ` The last ${leftOut} findings are left out.` : "";
  return `${valid ? "Valid" : "Not valid"} by SRD 5.1: ${counts}.${more}`;
}

const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? "" : "s"}`;

const textOf = (summary: string, { findings, not_checked: unjudged }: BuildReport): string =>
  [
    summary,
    findings.map(findingLine).join("\n"),
    unjudged.map(({ field, why }) => `- not checked, ${field}: ${why}`).join("\n"),
  ]
    .filter((part) => part !== "")
    .join("\n\n");

function findingLine({ severity, field, problem, rule, legal }: Finding): string {
  const choices = legal.length === 0 ? "" : ` Legal: ${legal.join(", ")}.`;
  return `- ${severity}, ${field === "" ? "build" : field}: ${problem} (${rule})${choices}`;
}
