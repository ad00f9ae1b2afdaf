import { toolTable } from "../../build/judge/training.js";
import type { Make } from "../../creature/creature.js";
import type { Compendium } from "../../tables/compendium.js";
import { blockOf } from "../block-of.js";
import { proficienciesOf } from "../proficiencies.js";
import type { Sheet } from "../sheet.js";

/** Languages and proficiencies by name, in the order of where they come from. */
export function trainingNames(
  make: Make,
  compendium: Compendium,
): Pick<Sheet, "languages" | "proficiencies"> {
  const { armor, weapons, tools, languages } = proficienciesOf(make, compendium);
  const language = (id: string): string => compendium.languages.find(id)?.name ?? id;
  return {
    languages: [...languages.map(language), ...ofStatBlock(make, compendium, language)],
    proficiencies: {
      armor,
      weapons: weapons.map((id) => compendium.weapons.find(id)?.name ?? id),
      tools: tools.map((id) => toolTable(compendium.gear).find(id)?.name ?? id),
    },
  };
}

/** What a stat block says of languages beyond those it speaks. */
function ofStatBlock(
  make: Make,
  compendium: Compendium,
  nameOf: (id: string) => string,
): readonly string[] {
  const block = blockOf(make, compendium);
  if (block === undefined) return [];
  const { understands, telepathy, other } = block.languages;
  return [
    ...understands.map((id) => `understands ${nameOf(id)}`),
    ...(other === undefined ? [] : [other]),
    ...(telepathy === undefined ? [] : [`telepathy ${telepathy} feet`]),
  ];
}
