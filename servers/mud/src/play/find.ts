import { beginning } from "@tabletop-mcp/mcp-kit";
import { listed } from "../render/words.js";
import type { Refusal } from "./deed.js";
import { inert } from "./inert.js";
import { match, type Named } from "./match.js";

/** What is looked for, and where: "You carry no …", "There is no … here". */
export interface Search {
  readonly code: string;
  /** The sentence before what was asked for: "You carry no". */
  readonly none: string;
  /** After it: " here". */
  readonly where?: string;
}

/** The one of these that a player means, or why there is none. */
export function find<T extends Named>(
  wanted: string,
  among: readonly T[],
  { code, none, where = "" }: Search,
): { readonly found: T } | { readonly refused: Refusal } {
  const matched = match(wanted, among);
  if ("found" in matched) return matched;
  const asked = beginning(inert(wanted), 40);
  if ("several" in matched)
    return {
      refused: {
        code: "AMBIGUOUS",
        message: `"${asked}" could be ${listed(matched.several, "or")}`,
        hint: "Say more of the name",
      },
    };
  const names = [...new Set(among.map(({ name }) => name))];
  const hint =
    matched.near.length > 0
      ? `Did you mean ${listed(matched.near, "or")}?`
      : names.length > 0
        ? `There is: ${beginning(names.join(", "), 300)}`
        : undefined;
  return { refused: { code, message: `${none} "${asked}"${where}`, hint } };
}

/** The same, where nothing needs to be said of what is there once. */
export function findOnly<T extends Named>(
  wanted: string | undefined,
  among: readonly T[],
  search: Search,
): { readonly found: T } | { readonly refused: Refusal } {
  const [first, ...more] = among;
  if (wanted !== undefined) return find(wanted, among, search);
  if (first !== undefined && more.length === 0) return { found: first };
  const message = `Which one? There is ${listed(
    among.map(({ name }) => name),
    "and",
  )}`;
  return { refused: { code: "AMBIGUOUS", message, hint: "Say its name" } };
}
