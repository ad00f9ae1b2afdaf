import type { Skill } from "@tabletop-mcp/srd-data";
import type { SkillEntry } from "@tabletop-mcp/srd-data/rules";
import type { Make } from "../../creature/creature.js";
import { classesTaken } from "../../sheet/classes-taken.js";
import { featuresOf, type KnownFeature } from "../../sheet/features.js";
import { groupBy } from "../../sheet/group.js";
import { proficienciesOf } from "../../sheet/proficiencies.js";
import type { ChoiceDue } from "../../sheet/sheet.js";
import type { Compendium } from "../../tables/compendium.js";
import { allot, type Slot, slots } from "../judge/allot.js";
import { toolTable } from "../judge/training.js";
import { legalOf } from "./legal.js";

/** Skills, expertise, tools and languages that are still to be chosen (Proficiencies; Languages). */
export function choicesOfTraining(make: Make, compendium: Compendium): readonly ChoiceDue[] {
  const features = featuresOf(make, compendium);
  return [
    ...skillsDue(make, features, compendium),
    expertiseDue(make, features, compendium),
    ...toolsDue(make, features, compendium),
    languagesDue(make, features, compendium),
  ];
}

/** Skills that come unasked: of race, features and background. */
function givenSkills(
  { background }: Make,
  features: readonly KnownFeature[],
  { backgrounds }: Compendium,
): readonly Skill[] {
  const found = typeof background === "string" ? backgrounds.find(background) : background;
  return [
    ...(found?.skills ?? []),
    ...features.flatMap(({ facts: { gains } }) => gains?.skills ?? []),
  ];
}

interface SkillRoom extends Slot<SkillEntry> {
  readonly field: string;
  readonly what: string;
}

function skillsDue(
  make: Make,
  features: readonly KnownFeature[],
  compendium: Compendium,
): readonly ChoiceDue[] {
  const given = givenSkills(make, features, compendium);
  const isOpen = ({ id }: SkillEntry): boolean => !given.includes(id) && !make.skills.includes(id);
  const chosen = make.skills
    .filter((id) => !given.includes(id))
    .flatMap((id) => compendium.skills.find(id) ?? []);
  const { free } = allot<SkillEntry, SkillRoom>(chosen, [
    ...ofClasses(make, compendium),
    ...features.flatMap((feature) => ofFeature(feature)),
  ]);
  return [...groupBy(free, ({ what }) => what)].flatMap(([what, rooms]) => {
    const [room] = rooms;
    if (room === undefined) return [];
    const legal = compendium.skills.all.filter((skill) => isOpen(skill) && room.takes(skill));
    return [{ field: room.field, what, choose: rooms.length, ...legalOf(legal.map(nameOf)) }];
  });
}

const nameOf = ({ name }: { readonly name: string }): string => name;

const ofClasses = (make: Make, compendium: Compendium): readonly SkillRoom[] =>
  classesTaken(make, compendium).flatMap(({ first, class: { name, skills, multiclass } }) => {
    const list = first ? skills : multiclass.skills;
    return list === undefined
      ? []
      : slots<SkillRoom>(list.choose, {
          field: "skills",
          what: `Skills of ${name}`,
          takes: ({ id }) => list.from.includes(id),
        });
  });

/** A race's skills are chosen with the others; a feature's that comes later has a field of its own. */
function ofFeature({ facts: { gains }, name, of }: KnownFeature): readonly SkillRoom[] {
  const list = gains?.skillChoice;
  return list === undefined
    ? []
    : slots<SkillRoom>(list.choose, {
        field: of === "race" ? "skills" : "choices.additionalSkills",
        what: name,
        takes: ({ id }) => list.from === "any" || list.from.includes(id),
      });
}

const thievesTools = "thieves-tools";

/** Expertise doubles a proficiency that is there; rogues may take thieves' tools (Expertise). */
function expertiseDue(
  make: Make,
  features: readonly KnownFeature[],
  compendium: Compendium,
): ChoiceDue {
  const offering = features.filter(({ facts: { gains } }) => gains?.expertise !== undefined);
  const most = offering.reduce(
    (sum, { facts: { gains }, levels }) => sum + (gains?.expertise ?? 0) * levels.length,
    0,
  );
  const skilled = [...make.skills, ...givenSkills(make, features, compendium)];
  const tools = offering.some((feature) => feature.class === "rogue")
    ? compendium.gear.all.filter(({ id }) => id === thievesTools)
    : [];
  const open = [...compendium.skills.all.filter(({ id }) => skilled.includes(id)), ...tools];
  return {
    field: "expertise",
    what: "Expertise",
    choose: most - make.expertise.length,
    ...legalOf(open.filter(({ id }) => !make.expertise.includes(id)).map(nameOf)),
  };
}

interface ToolRoom extends Slot<string> {
  readonly what: string;
  readonly from: readonly string[];
}

function toolsDue(
  make: Make,
  features: readonly KnownFeature[],
  compendium: Compendium,
): readonly ChoiceDue[] {
  const known = proficienciesOf(make, compendium).tools;
  const asked = [
    ...classesTaken(make, compendium).flatMap(({ first, class: taken }) =>
      ((first ? taken.proficiencies : taken.multiclass.proficiencies).toolChoices ?? []).map(
        (choice) => ({ ...choice, what: `Tools of ${taken.name}` }),
      ),
    ),
    ...features.flatMap(({ name, facts: { gains } }) =>
      gains?.toolChoice === undefined ? [] : [{ ...gains.toolChoice, what: name }],
    ),
  ];
  const { free } = allot<string, ToolRoom>(
    make.tools,
    asked.flatMap(({ choose, from, what }) =>
      slots<ToolRoom>(choose, { what, from, takes: (id) => from.includes(id) }),
    ),
  );
  return [...groupBy(free, ({ what }) => what)].map(([what, rooms]) => ({
    field: "choices.tools",
    what,
    choose: rooms.length,
    ...legalOf(
      (rooms[0]?.from ?? [])
        .filter((id) => !known.includes(id))
        .map((id) => toolTable(compendium.gear).find(id)?.name ?? id),
    ),
  }));
}

/** A language of a favored enemy is left out: it may have none. */
function languagesDue(
  make: Make,
  features: readonly KnownFeature[],
  { races, backgrounds, languages }: Compendium,
): ChoiceDue {
  const race = make.race === undefined ? undefined : races.find(make.race);
  const background =
    typeof make.background === "string" ? backgrounds.find(make.background) : undefined;
  const own = [
    ...(race?.languages ?? []),
    ...features.flatMap(({ facts: { gains } }) => gains?.languages ?? []),
    ...(typeof make.background === "object" ? make.background.languages : []),
  ];
  const most = features.reduce(
    (sum, { of, facts: { gains } }) => sum + (of === "race" ? (gains?.languageChoice ?? 0) : 0),
    (race?.languageChoice ?? 0) + (background?.languageChoice ?? 0),
  );
  const chosen = make.languages.filter((id) => !own.includes(id));
  const open = languages.all.filter(
    ({ id, kind }) => kind === "standard" && !own.includes(id) && !chosen.includes(id),
  );
  return {
    field: "choices.languages",
    what: "Languages of race and background",
    choose: most - chosen.length,
    ...legalOf(open.map(nameOf)),
  };
}
