/** What is wrong with a build, or doubtful, and what would be legal in its place. */
export interface Finding {
  /** The field of the build: "multiclass[0].level". */
  readonly field: string;
  readonly severity: "error" | "warning";
  readonly problem: string;
  /** The section of SRD 5.1 by name, or "House rule: …". */
  readonly rule: string;
  /** What would be legal; of many only the first, and how many more there are. */
  readonly legal: readonly string[];
}

/** What could not be judged, and why. */
export interface Unjudged {
  readonly field: string;
  readonly why: string;
  /** What the build does give and cannot be decided: "multiclass prerequisites"; without it, the field is not given. */
  readonly undecided?: string;
}

/** The verdict on a build; it is valid without an error, though some of it may be undecided. */
export interface BuildReport {
  readonly valid: boolean;
  readonly findings: readonly Finding[];
  readonly not_checked: readonly Unjudged[];
}

/** What a check has to say: a finding, or that it could not judge. */
export type Remark = Finding | Unjudged;

/** A finding but for its severity. */
export interface Grounds {
  readonly field: string;
  readonly problem: string;
  readonly rule: string;
  readonly legal?: readonly string[];
}

/** The rules forbid it. */
export const error = (grounds: Grounds): Finding => finding("error", grounds);

/** The rules allow it at a price, or with the game master's consent; or a choice is left open. */
export const warning = (grounds: Grounds): Finding => finding("warning", grounds);

const finding = (
  severity: Finding["severity"],
  { field, problem, rule, legal = [] }: Grounds,
): Finding => ({ field, severity, problem, rule, legal });

/** Says what is not given, and what that leaves open. */
export const unjudged = (field: string, why: string): Unjudged => ({ field, why });

/** Says what is given, but cannot be decided, and why; `what` is by default the field. */
export const undecided = (field: string, why: string, what = field): Unjudged => ({
  field,
  why,
  undecided: what,
});

/** The remarks as one report, each once, in the order of the checks. */
export function report(remarks: readonly Remark[]): BuildReport {
  const once = [...new Map(remarks.map((remark) => [JSON.stringify(remark), remark])).values()];
  const findings = once.filter((remark): remark is Finding => "severity" in remark);
  return {
    valid: findings.every(({ severity }) => severity !== "error"),
    findings,
    not_checked: once.filter((remark): remark is Unjudged => !("severity" in remark)),
  };
}

const shown = 12;

/** A list to choose from: short ones whole, of long ones the first and how many more. */
export function choices(names: readonly string[]): readonly string[] {
  if (names.length <= shown + 1) return names;
  return [...names.slice(0, shown), `and ${names.length - shown} more`];
}

/** "1 skill", "2 skills". */
export const plural = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Names as a phrase: "Arcana, History and Religion". */
export const listed = (names: readonly string[]): string =>
  names.length < 2
    ? names.join("")
    : `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;

/** What somebody wrote, quoted, and cut where it is long. */
export const quoted = (text: string): string => `"${cut(text)}"`;

/** What somebody wrote, cut where it is long. */
export const cut = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
