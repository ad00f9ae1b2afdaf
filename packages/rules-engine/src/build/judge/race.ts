import type { Ability } from "@tabletop-mcp/srd-data";
import type { Race, Subrace } from "@tabletop-mcp/srd-data/races";
import type { Compendium } from "../../tables/compendium.js";
import { findName } from "./names.js";
import { error, type Remark, unjudged, warning } from "./report.js";
import type { CharacterBuild, Scores } from "./types.js";

/** The race and subrace that a build names. */
export interface Ancestry {
  readonly race?: Race;
  readonly subrace?: Subrace;
}

/** Looks up race and subrace, and says whether they go together. */
export function readAncestry(
  build: CharacterBuild,
  compendium: Compendium,
): { ancestry: Ancestry; remarks: readonly Remark[] } {
  const race = findRace(build.race, compendium);
  const subrace = findName({
    field: "subrace",
    name: build.subrace,
    table: compendium.subraces,
    what: "a subrace",
    rule: race.entry?.srd ?? "Races",
  });
  const fits = subrace.entry !== undefined && subrace.entry.race === race.entry?.id;
  return {
    ancestry: {
      ...(race.entry ? { race: race.entry } : {}),
      ...(fits && subrace.entry ? { subrace: subrace.entry } : {}),
    },
    remarks: [...race.remarks, ...subrace.remarks, ...pairing(build, race.entry, subrace.entry)],
  };
}

function findRace(
  name: string | undefined,
  { races, subraces }: Compendium,
): { entry?: Race; remarks: readonly Remark[] } {
  if (name === undefined)
    return {
      remarks: [
        unjudged("race", "No race is given: its increases, proficiencies and languages are open."),
      ],
    };
  const subrace = races.find(name) === undefined ? subraces.find(name) : undefined;
  if (subrace === undefined) {
    const found = findName({ field: "race", name, table: races, what: "a race", rule: "Races" });
    const legal = kinOf(name, races.all);
    return legal === undefined
      ? found
      : { remarks: found.remarks.map((remark) => ({ ...remark, legal })) };
  }
  const legal = [`race: ${races.find(subrace.race)?.name}, subrace: ${subrace.name}`];
  const problem = `${subrace.name} is a subrace.`;
  return { remarks: [error({ field: "race", problem, rule: subrace.srd, legal })] };
}

/** What there is of the race that a name ends with: of elves SRD 5.1 has no Wood Elf. */
function kinOf(name: string, races: readonly Race[]): readonly string[] | undefined {
  const said = name.trim().toLowerCase();
  const kin = races.find((race) => said.endsWith(` ${race.name.toLowerCase()}`));
  return kin && [kin.name, ...kin.subraces.map((one) => `race: ${kin.name}, subrace: ${one.name}`)];
}

/** Whether race and subrace go together. */
function pairing(
  build: CharacterBuild,
  race: Race | undefined,
  subrace: Subrace | undefined,
): readonly Remark[] {
  const legal = race?.subraces.map(({ name }) => name) ?? [];
  if (build.subrace === undefined) {
    if (race === undefined || legal.length === 0) return [];
    const problem = `No subrace is chosen, and ${race.name} has one.`;
    return [warning({ field: "subrace", problem, rule: race.srd, legal })];
  }
  if (subrace === undefined || subrace.race === race?.id) return [];
  const problem =
    race === undefined
      ? `${subrace.name} needs its race beside it.`
      : `${subrace.name} is no subrace of ${race.name}.`;
  return [error({ field: "subrace", problem, rule: subrace.srd, legal })];
}

/** The increases that a race may bring: one set, or one for each way to choose. */
export function racialIncreases({ race, subrace }: Ancestry): readonly Scores[] {
  const fixed = add(race?.scores ?? {}, subrace?.scores ?? {});
  const choice = race?.scoreChoice;
  if (choice === undefined) return [fixed];
  return combinations(choice.from, choice.choose).map((chosen) =>
    add(fixed, Object.fromEntries(chosen.map((ability) => [ability, choice.by]))),
  );
}

/** The increases of a race that is not known: all that some race brings. */
export const increasesOfAny = (races: readonly Race[]): readonly Scores[] =>
  races.flatMap((race) =>
    [undefined, ...race.subraces].flatMap((subrace) =>
      racialIncreases(subrace === undefined ? { race } : { race, subrace }),
    ),
  );

function combinations<Item>(items: readonly Item[], count: number): readonly Item[][] {
  if (count <= 0) return [[]];
  return items.flatMap((item, i) =>
    combinations(items.slice(i + 1), count - 1).map((rest) => [item, ...rest]),
  );
}

/** The sum of two sets of scores; an ability in only one of them has that one's. */
export function add(a: Scores, b: Scores): Scores {
  const sum: Partial<Record<Ability, number>> = { ...a };
  for (const ability of Object.keys(b) as Ability[])
    sum[ability] = (sum[ability] ?? 0) + (b[ability] ?? 0);
  return sum;
}
