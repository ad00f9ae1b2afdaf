import {
  type Kind,
  type LookupRecord,
  LookupUnavailable,
  type Sources,
} from "@tabletop-mcp/srd-client";
import { fold, headingsIn } from "./browse/names.js";
import type { LoreContext } from "./context.js";
import { suggest } from "./suggest.js";

/** Where a name was looked for, and not found. */
export interface Searched {
  readonly kinds: readonly Kind[];
  readonly sources?: Sources | undefined;
}

const most = 5;

/** Names that the same question would find: rules with a heading of that name, then names like it. */
export async function suggestionsFor(
  name: string,
  { kinds, sources }: Searched,
  ctx: LoreContext,
): Promise<readonly string[]> {
  const from = sources ?? ctx.sources;
  const known = await Promise.all(kinds.map((kind) => namesOf(kind, from, ctx)));
  const headed = kinds.includes("rule") ? headedBy(name, await recordsOf("rule", from, ctx)) : [];
  const others = known.flat().filter((one) => fold(one) !== fold(name));
  return [...new Set([...headed, ...suggest(name, others)])].slice(0, most);
}

/** The names that are there to be read. SRD 5.1's are known without asking; its rules are cut otherwise by every source. */
export async function namesOf(
  kind: Kind,
  sources: Sources,
  ctx: LoreContext,
): Promise<readonly string[]> {
  const known = kind !== "rule" && sources !== "all" && sources.every((key) => key === "srd-2014");
  return known ? ctx.names(kind) : (await recordsOf(kind, sources, ctx)).map(({ name }) => name);
}

async function recordsOf(
  kind: Kind,
  sources: Sources,
  { client }: LoreContext,
): Promise<readonly LookupRecord[]> {
  try {
    return (await client.find(kind, {}, { sources })).records;
  } catch (error) {
    if (error instanceof LookupUnavailable) return [];
    throw error;
  }
}

/** Sections that have what is looked for as a heading of their text: "Falling" is in "The Environment". */
function headedBy(wanted: string, rules: readonly LookupRecord[]): readonly string[] {
  const part = fold(wanted);
  if (part === "") return [];
  const headed = (fits: (heading: string) => boolean): readonly string[] =>
    rules.filter(({ description }) => headingsIn(description).some(fits)).map(({ name }) => name);
  return [...headed((heading) => heading === part), ...headed((heading) => heading.includes(part))];
}
