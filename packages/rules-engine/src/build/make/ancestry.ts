import type { Make } from "../../creature/creature.js";
import type { Compendium } from "../../tables/compendium.js";
import { readAncestry } from "../judge/race.js";
import { type Change, type Draft, errorsOf } from "./draft.js";
import { offersOf } from "./options.js";

interface AncestryWanted {
  readonly race?: string;
  readonly subrace?: string;
}

/** Race and subrace; a subrace in place of a race brings its race with it. What another race let choose is dropped. */
export const withAncestry =
  (wanted: AncestryWanted): Change =>
  (make, compendium) => {
    if (wanted.race === undefined && wanted.subrace === undefined) return { make, errors: [] };
    const asked = split(wanted, make, compendium);
    const { ancestry, remarks } = readAncestry(asked, compendium);
    const { race: _, subrace: __, ...rest } = make;
    const isSame = ancestry.race !== undefined && ancestry.race.id === make.race;
    const next: Make = {
      ...rest,
      ...(ancestry.race && { race: ancestry.race.id }),
      ...(ancestry.subrace && { subrace: ancestry.subrace.id }),
      raceIncreases: isSame ? make.raceIncreases : [],
    };
    return withoutStrayOptions({ make: next, errors: errorsOf(remarks) }, compendium);
  };

/** "High Elf" as race, or as subrace alone, is an elf. */
function split(
  { race, subrace }: AncestryWanted,
  make: Make,
  { races, subraces }: Compendium,
): AncestryWanted {
  const asRace = race === undefined || races.find(race) ? undefined : subraces.find(race);
  if (asRace !== undefined) return { race: asRace.race, subrace: subrace ?? asRace.id };
  if (race !== undefined) return { race, ...(subrace !== undefined && { subrace }) };
  const known = make.race ?? subraces.find(subrace ?? "")?.race;
  return { ...(known !== undefined && { race: known }), ...(subrace !== undefined && { subrace }) };
}

function withoutStrayOptions({ make, errors }: Draft, compendium: Compendium): Draft {
  const offered = new Set(offersOf(make, compendium).map(({ feature }) => feature.id));
  const options = Object.fromEntries(
    Object.entries(make.options).filter(([id]) => offered.has(id)),
  );
  return { make: { ...make, options }, errors };
}
