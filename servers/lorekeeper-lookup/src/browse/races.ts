import type { Reply } from "@tabletop-mcp/mcp-kit";
import type { LoreContext } from "../context.js";
import { suggest } from "../suggest.js";
import { ask } from "./ask.js";
import { fieldsOf } from "./columns.js";
import { called, type Entry, subracesOf } from "./content.js";
import { itemOf, listReply, type Window } from "./list.js";
import { byName, hasPart } from "./names.js";

export const raceCategories = ["all", "race", "subrace"] as const;

/** Which races: of a category, with a part of a name. */
export interface RaceQuestion {
  readonly category: (typeof raceCategories)[number];
  readonly query?: string | undefined;
}

/** Races and subraces as one list, or either. */
export async function browseRaces(
  { category, query }: RaceQuestion,
  window: Window,
  ctx: LoreContext,
): Promise<Reply> {
  const { records, ...origin } = await ask("race", {}, ctx);
  const all: readonly Entry[] = [
    ...(category === "subrace" ? [] : records),
    ...(category === "race" ? [] : records.flatMap(subracesOf)),
  ];
  const entries = byName(all, query).filter((entry) => hasPart(entry, query));
  const missing = entries.length === 0 && query !== undefined;
  const names = all.map(({ name }) => name);
  return listReply(
    {
      items: entries.map(itemOf),
      called: category === "all" ? ["race or subrace", "races and subraces"] : called[category],
      fields: [...new Set([...fieldsOf("race"), ...fieldsOf("subrace")])],
      origin,
      suggestions: missing ? suggest(query, names) : [],
    },
    window,
    ctx,
  );
}
