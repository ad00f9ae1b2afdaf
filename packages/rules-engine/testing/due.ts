import type { ClassId } from "@tabletop-mcp/srd-data";
import { choicesDue } from "../src/build/due.js";
import type { Make } from "../src/creature/creature.js";
import type { ChoiceDue } from "../src/sheet/sheet.js";
import { srdCompendium } from "../src/tables/compendium.js";
import { creatureOf } from "./creature.js";
import { levelsOf } from "./levels.js";

const compendium = await srdCompendium();

/** What is due for a character of these levels; every score is 10 unless said otherwise. */
export const dueFor = (
  levels: Partial<Record<ClassId, number>>,
  make: Partial<Omit<Make, "levels">> = {},
): readonly ChoiceDue[] =>
  choicesDue(creatureOf({ make: { ...make, levels: levelsOf(levels) } }), compendium);

/** The same as "skills 2", in alphabetical order; of `spells` cantrips are apart. */
export const dueBriefly = (...of: Parameters<typeof dueFor>): string =>
  dueFor(...of)
    .map(
      ({ field, what, choose }) =>
        `${field === "spells" ? what.replace(/s: .*$/u, "s") : field.replace("choices.", "")} ${choose}`,
    )
    .toSorted()
    .join(", ");
