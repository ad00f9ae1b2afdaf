import type { RuleViolation } from "../../game/violation.js";
import { isUnknownName } from "../judge/names.js";
import type { Finding } from "../judge/report.js";

/** Sections whose refusals have a code of their own. */
const codes: Readonly<Record<string, string>> = {
  "Beyond 1st Level": "MAX_LEVEL",
  "House rule: Point Buy": "POINT_BUY",
  "House rule: Standard Array": "STANDARD_ARRAY",
  "Multiclassing, Prerequisites": "MULTICLASS_PREREQUISITE",
  "Using Ability Scores, Ability Scores and Modifiers": "ABILITY_MAXIMUM",
};

const mostSaid = 5;

/** What the rules say no to, all at once; the code and what would be legal are of the first. Nothing where nothing is wrong. */
export function refusal(errors: readonly Finding[]): RuleViolation | undefined {
  const [first] = errors;
  if (first === undefined) return undefined;
  const said = errors
    .slice(0, mostSaid)
    .map(({ problem, rule }) => `${problem.replace(/\.$/u, "")} (${rule}).`);
  const hint = hints[first.field];
  return {
    code: isUnknownName(first) ? "NOT_FOUND" : (codes[first.rule] ?? "ILLEGAL_CHOICE"),
    message: [...new Set(said)].join(" "),
    ...(hint === undefined ? {} : { hint }),
    ...(first.legal.length === 0 ? {} : { legal: first.legal }),
  };
}

const hints: Readonly<Record<string, string>> = {
  background:
    'SRD 5.1 has one background, Acolyte. Give another as your own: background: { name: "Soldier", skills: ["athletics", "intimidation"], languages: ["orc"], tools: ["dice-set"] }.',
  feats:
    'SRD 5.1 has one feat, Grappler. Give another as your own: { name: "Alert", effects: [] }.',
  skills: "Skills come with class, race and background; give the background that brings others.",
};
