import type { Reply } from "@tabletop-mcp/mcp-kit";
import type { LoreContext } from "../context.js";
import { refusal } from "../envelope.js";
import { suggestionsFor } from "../suggestions.js";
import { ask } from "./ask.js";
import { browse } from "./browse.js";
import type { Window } from "./list.js";
import { fold, slugOf } from "./names.js";

/** Filters of a search for spells. */
export interface SpellSearch {
  readonly query?: string | undefined;
  readonly class?: string | undefined;
  readonly level?: number | undefined;
  readonly school?: string | undefined;
}

/** Spells that match everything asked; throws NOT_FOUND for a class that no source knows. */
export async function searchSpells(
  { query, class: className, ...others }: SpellSearch,
  window: Window,
  ctx: LoreContext,
): Promise<Reply> {
  if (className !== undefined) await checkClass(className, ctx);
  const class_key = className === undefined ? undefined : slugOf(className);
  return browse({ kind: "spell", query, filters: { ...others, class_key } }, window, ctx);
}

/** The spells of a class; throws NOT_FOUND for a class that no source knows. */
export const spellsOfClass = (name: string, window: Window, ctx: LoreContext): Promise<Reply> =>
  searchSpells({ class: name }, window, ctx);

/** A misspelt class would read as a class without spells; third parties have classes of their own. */
async function checkClass(className: string, ctx: LoreContext): Promise<void> {
  const known = await ctx.names("class");
  if (known.some((name) => fold(name) === fold(className))) return;
  const { records } = await ask("spell", { class_key: slugOf(className) }, ctx);
  if (records.length > 0) return;
  const suggestions = await suggestionsFor(className, { kinds: ["class"] }, ctx);
  const message = `There is no class ${JSON.stringify(className)} in these sources`;
  throw refusal({ code: "NOT_FOUND", message, suggestions }, ctx);
}
