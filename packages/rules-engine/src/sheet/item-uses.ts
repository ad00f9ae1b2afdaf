import type { Limit } from "@tabletop-mcp/srd-data/magic-items";
import { oncePerSubject } from "../creature/subject.js";
import { findItem } from "../tables/item-facts.js";
import type { LimitedUse } from "./uses.js";

/** Kept by the turn, or never given back. */
const uncounted: readonly Limit["per"][] = ["turn", "own-turn", "round", "ever"];

/** What one of a thing's uses is counted by on its bearer. */
export const itemCounter = (item: string, use: number): string => `${item}:${use}`;

/** What the things that a creature wears, wields or is attuned to can do so often a day: they count for their bearer. */
export const itemUsesOf = oncePerSubject((creature, compendium): readonly LimitedUse[] =>
  creature.items.flatMap((item) =>
    (findItem(item, compendium).magic?.uses ?? []).flatMap(
      ({ limit, name }, use): readonly LimitedUse[] =>
        limit === undefined || typeof limit.times !== "number" || uncounted.includes(limit.per)
          ? []
          : [
              {
                id: itemCounter(item.id, use),
                name: name === undefined ? item.name : `${item.name}: ${name}`,
                max: limit.times,
                per: limit.per,
                features: [],
              },
            ],
    ),
  ),
);
