import type { CharacterClass, ClassLevel, Subclass } from "@tabletop-mcp/srd-data/classes";
import type { Make } from "../creature/creature.js";
import { once } from "../once.js";
import type { Compendium } from "../tables/compendium.js";
import { classLevels } from "./features.js";

/** A class that a creature has levels in. */
export interface ClassTaken {
  readonly class: CharacterClass;
  readonly level: number;
  readonly subclass?: Subclass;
  /** The row of its table. */
  readonly row?: ClassLevel;
  /** The class of level 1, which brings all its proficiencies. */
  readonly first: boolean;
}

/** The classes of a creature, in the order in which they were begun. */
export const classesTaken = once(
  (make: Make, { classes, subclasses }: Compendium): readonly ClassTaken[] =>
    [...classLevels(make)].flatMap(([id, level], index) => {
      const found = classes.find(id);
      if (found === undefined) return [];
      const chosen = make.subclasses[id];
      const subclass = chosen === undefined ? undefined : subclasses.find(chosen);
      const row = found.levels[level - 1];
      return [
        {
          class: found,
          level,
          first: index === 0,
          ...(row !== undefined && { row }),
          ...(subclass !== undefined && { subclass }),
        },
      ];
    }),
);
