import { fold } from "@tabletop-mcp/mcp-kit";
import { nearest } from "../nearest.js";

/** Something that is called by its name, or by its id. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** What a name was found to mean: one thing, several that it might be, or nothing, with what is like it. */
export type Matched<T> =
  | { readonly found: T }
  | { readonly several: readonly string[] }
  | { readonly near: readonly string[] };

/**
 * Finds what somebody means: by id or name in any case, else by how the name or one of its words
 * begins, where that is one thing only. Things of one name are all the same: the first is taken.
 */
export function match<T extends Named>(wanted: string, among: readonly T[]): Matched<T> {
  const key = fold(wanted.trim().replace(/^(?:the|a|an|some|my) /iu, ""));
  if (key === "") return { near: [] };
  const exact =
    among.find(({ id }) => fold(id) === key) ?? among.find(({ name }) => fold(name) === key);
  if (exact !== undefined) return { found: exact };
  for (const beginsLike of [atStart, atWord]) {
    const found = among.filter((one) => beginsLike(one.name, key) || beginsLike(one.id, key));
    const [first] = found;
    if (first === undefined) continue;
    const names = [...new Set(found.map(({ name }) => name))];
    return names.length === 1 ? { found: first } : { several: names };
  }
  const names = [...new Set(among.map(({ name }) => name))];
  return { near: nearest(wanted, names) };
}

const atStart = (name: string, key: string): boolean => fold(name).startsWith(key);

/** "potion" is the healing potion. */
function atWord(name: string, key: string): boolean {
  const words = name.split(/[\s_-]+/u);
  return words.some((_, from) => fold(words.slice(from).join("")).startsWith(key));
}
