import type * as z from "zod";
import type { World } from "./model.js";
import type { Problem } from "./problem.js";
import { worldFile } from "./schema.js";

type Issue = z.core.$ZodIssue;

/** The world that this JSON says, or what is wrong with its fields. */
export function readShape(
  file: unknown,
): { readonly world: World } | { readonly problems: readonly Problem[] } {
  const read = worldFile.safeParse(file, { reportInput: true });
  return read.success ? { world: read.data } : { problems: read.error.issues.map(problemOf) };
}

function problemOf(issue: Issue): Problem {
  const path = issue.path.filter((key) => typeof key !== "symbol");
  return { path, message: messageOf(issue) };
}

function messageOf(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return `must be ${expected[issue.expected] ?? issue.expected}, and is ${kindOf(issue.input)}`;
    case "invalid_value":
      return `is ${shown(issue.input)}. Allowed: ${issue.values.map(String).join(", ")}`;
    case "too_big":
      return `must ${amount("at most", issue.maximum, issue)}`;
    case "too_small":
      return `must ${amount("at least", issue.minimum, issue)}`;
    default:
      return issue.message;
  }
}

const expected: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

function kindOf(value: unknown): string {
  if (value === undefined) return "missing";
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "an object" : shown(value);
}

function shown(value: unknown): string {
  if (value === undefined) return "missing";
  const json = JSON.stringify(value);
  return json.length > 40 ? `${json.slice(0, 40)}…` : json;
}

/** "be at most 20, and is 25", "have at most 60 characters, and has 75". */
function amount(bound: string, limit: number | bigint, { input }: Issue): string {
  if (typeof input === "string")
    return `have ${bound} ${limit} characters, and has ${input.length}`;
  if (Array.isArray(input)) return `have ${bound} ${limit} entries, and has ${input.length}`;
  return `be ${bound} ${limit}, and is ${shown(input)}`;
}
