import { beginning } from "@tabletop-mcp/mcp-kit";

/** The first of many lines, and a last one that says how many more there are. */
const firstOf = (all: readonly string[], most: number): readonly string[] =>
  all.length <= most ? all : [...all.slice(0, most), `and ${all.length - most} more`];

const mostReasons = 6;
const longestReason = 60;

/** What changed a number: no more of it than anybody reads. */
export const reasons = (all: readonly string[]): readonly string[] =>
  firstOf(all, mostReasons).map((one) =>
    one.length > longestReason ? `${beginning(one, longestReason)}…` : one,
  );

/** Names as a phrase, of many the first: "A, B and 7 more". */
export function few(names: readonly string[], most: number, others = 0): string {
  const rest = Math.max(0, names.length - most) + others;
  return `${names.slice(0, most).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}
