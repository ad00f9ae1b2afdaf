import type { Make } from "../../creature/creature.js";
import { classesTaken } from "../../sheet/classes-taken.js";
import type { ChoiceDue } from "../../sheet/sheet.js";
import type { Compendium } from "../../tables/compendium.js";
import { improvementsLeft } from "../make/increases.js";

/** Subrace, scores raised by race, subclasses and improvements of levels (Races; each class's subclass). */
export const choicesOfOrigin = (make: Make, compendium: Compendium): readonly ChoiceDue[] => [
  ...ofRace(make, compendium),
  ...classesTaken(make, compendium).flatMap(({ class: taken, level, subclass }) =>
    subclass !== undefined || level < taken.subclassLevel
      ? []
      : [
          {
            field: "subclass",
            what: `Subclass of ${taken.name}`,
            choose: 1,
            legal: taken.subclasses.map(({ name }) => name),
          },
        ],
  ),
  improvementsDue(make, compendium),
];

function ofRace(make: Make, { races }: Compendium): readonly ChoiceDue[] {
  const race = make.race === undefined ? undefined : races.find(make.race);
  if (race === undefined) return [];
  const { subraces, scoreChoice } = race;
  const open = scoreChoice?.from.filter((ability) => !make.raceIncreases.includes(ability)) ?? [];
  return [
    {
      field: "subrace",
      what: `Subrace of ${race.name}`,
      choose: make.subrace === undefined && subraces.length > 0 ? 1 : 0,
      legal: subraces.map(({ name }) => name),
    },
    {
      field: "choices.raceIncreases",
      what: `Scores that ${race.name} raises by ${scoreChoice?.by ?? 1}`,
      choose: (scoreChoice?.choose ?? 0) - make.raceIncreases.length,
      legal: open,
    },
  ];
}

/** A feat takes the place of an improvement (Feats). */
function improvementsDue(make: Make, compendium: Compendium): ChoiceDue {
  return {
    field: "choices.abilityIncreases",
    what: "Ability Score Improvement, or a feat in its place",
    choose: improvementsLeft(make, compendium),
    legal: ["{ str: 2 } or { str: 1, dex: 1 }"],
  };
}
