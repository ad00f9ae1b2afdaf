import type { Make } from "../creature/creature.js";
import { once } from "../once.js";
import type { Compendium } from "../tables/compendium.js";
import { blockOf } from "./block-of.js";
import { classesTaken } from "./classes-taken.js";
import { featuresOf } from "./features.js";

/** What a creature is trained in, by ids: armour "light", weapons "simple" or "longsword", tools, languages. */
export interface Training {
  readonly armor: readonly string[];
  readonly weapons: readonly string[];
  readonly tools: readonly string[];
  readonly languages: readonly string[];
}

type Part = Partial<Training> | undefined;

/** Everything that race, classes, background and feats train in, with what was chosen (Multiclassing, Proficiencies). */
export const proficienciesOf: (make: Make, compendium: Compendium) => Training = once(
  (make: Make, compendium: Compendium): Training => {
    const parts: readonly Part[] = [
      ofStatBlock(make, compendium),
      make.race === undefined ? undefined : languagesOf(compendium.races.find(make.race)),
      ...classesTaken(make, compendium).map((taken) =>
        taken.first ? taken.class.proficiencies : taken.class.multiclass.proficiencies,
      ),
      ...featuresOf(make, compendium).map(({ facts }) => facts.gains),
      ofBackground(make, compendium),
      { tools: make.tools, languages: make.languages },
    ];
    const all = (kind: keyof Training): readonly string[] => [
      ...new Set(parts.flatMap((part) => part?.[kind] ?? [])),
    ];
    return {
      armor: all("armor"),
      weapons: all("weapons"),
      tools: all("tools"),
      languages: all("languages"),
    };
  },
);

const languagesOf = (race: { readonly languages: readonly string[] } | undefined): Part =>
  race === undefined ? undefined : { languages: race.languages };

/** A monster is proficient with the armour and weapons it has (Monsters, Armor, Weapon, and Tool Proficiencies). */
function ofStatBlock(make: Make, compendium: Compendium): Part {
  const block = blockOf(make, compendium);
  return block === undefined
    ? undefined
    : {
        armor: ["light", "medium", "heavy", "shield"],
        weapons: ["simple", "martial"],
        languages: block.languages.speaks,
      };
}

function ofBackground({ background }: Make, { backgrounds }: Compendium): Part {
  if (typeof background !== "string") return background;
  const found = backgrounds.find(background);
  return found === undefined ? undefined : { tools: found.tools };
}
