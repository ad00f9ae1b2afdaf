import type { Entry } from "@tabletop-mcp/srd-data";
import type { SkillChoice } from "@tabletop-mcp/srd-data/classes";
import type { SkillEntry } from "@tabletop-mcp/srd-data/rules";
import type { Compendium } from "../../tables/compendium.js";
import { type Slot, slots } from "./allot.js";
import { checkChoice } from "./choice.js";
import { gainsOf, openOptions } from "./features.js";
import { findNames } from "./names.js";
import { error, type Remark, undecided, unjudged } from "./report.js";
import type { Character } from "./types.js";

const customBackground = "Backgrounds, Customizing a Background";

/** Judges the skills: their lists, their number, and what comes of itself. */
export function checkSkills(character: Character, compendium: Compendium): readonly Remark[] {
  const { skills: names } = character.build;
  if (names === undefined)
    return [unjudged("skills", "No skills are given: their lists and number are open.")];
  const { entries, remarks } = findNames(names, {
    field: "skills",
    table: compendium.skills,
    what: "a skill",
    rule: "Using Ability Scores, Ability Checks, Skills",
  });
  const own = givenSkills(character);
  const chosen = entries.filter(({ id }) => !own.has(id));
  const choice = checkChoice({
    field: "skills",
    noun: "skill",
    rule: skillRule(character),
    chosen,
    slots: skillSlots(character),
    all: compendium.skills.all.filter(({ id }) => !own.has(id)),
  });
  return [...remarks, ...choice.remarks];
}

const skillRule = ({ classes }: Character): string =>
  classes.some(({ first }) => !first)
    ? "Multiclassing, Proficiencies"
    : `${classes[0]?.class.srd ?? "Classes"}, Proficiencies`;

/** Ids of the skills that come with race and background, unasked. */
export const givenSkills = (character: Character): ReadonlySet<string> =>
  new Set([
    ...(character.background?.skills ?? []),
    ...gainsOf(character).flatMap(({ gains }) => gains.skills ?? []),
  ]);

/** Ids of all skills that the character is proficient in, as far as the build says. */
const proficientSkills = (character: Character, { skills }: Compendium): ReadonlySet<string> =>
  new Set([
    ...givenSkills(character),
    ...(character.build.skills ?? []).flatMap((name) => skills.find(name)?.id ?? []),
  ]);

type SkillSlot = Slot<SkillEntry>;

const ofList = ({ choose, from }: SkillChoice | { choose: number; from: "any" }) =>
  slots<SkillSlot>(choose, { takes: ({ id }) => from === "any" || from.includes(id) });

const skillSlots = (character: Character): readonly SkillSlot[] => [
  ...character.classes.flatMap(({ first, class: { skills, multiclass } }) =>
    first ? ofList(skills) : multiclass.skills ? ofList(multiclass.skills) : [],
  ),
  ...gainsOf(character).flatMap(({ gains: { skillChoice } }) =>
    skillChoice ? ofList(skillChoice) : [],
  ),
  ...backgroundSlots(character),
  ...openOptions(character).flatMap(({ option }) =>
    (option.gains?.skills ?? []).map(
      (skill): SkillSlot => ({
        takes: ({ id }) => id === skill,
        optional: true,
        remark: undecided("skills", `Whether ${option.name} is known, which gives ${skill}.`),
      }),
    ),
  ),
];

/** A background of the player's own brings two skills of any kind; so may one that a build leaves out. */
function backgroundSlots({ background, build, options }: Character): readonly SkillSlot[] {
  if (background !== undefined) return [];
  const slot = { takes: () => true };
  if (build.background !== undefined) return slots<SkillSlot>(2, slot);
  if (options !== undefined) return [];
  const why = `No background is given: skills beyond the classes' are taken as its two (${customBackground}).`;
  return slots<SkillSlot>(2, {
    ...slot,
    optional: true,
    remark: undecided("background", why, "skills"),
  });
}

/** Judges expertise: which classes bring it, how often, and that it doubles a proficiency. */
export function checkExpertise(character: Character, compendium: Compendium): readonly Remark[] {
  const { expertise: names } = character.build;
  const room = expertiseSlots(character);
  if (names === undefined)
    return room.length === 0 ? [] : [unjudged("expertise", "No expertise is given.")];
  const all: readonly Entry[] = [
    ...compendium.skills.all,
    ...compendium.gear.all.filter(({ id }) => id === thievesTools),
  ];
  const { entries, remarks } = findNames(names, {
    field: "expertise",
    table: {
      all,
      find: (name) => compendium.skills.find(name) ?? thievesToolsByName(name, compendium),
    },
    what: "a skill or thieves' tools",
    rule: "Expertise",
  });
  const choice = checkChoice({
    field: "expertise",
    noun: "expert skill",
    rule: expertiseRule(character),
    chosen: entries,
    slots: room,
    all,
    refusal: ({ name }) =>
      room.length === 0
        ? "No class of this build has Expertise at its level: rogues have it from 1, bards from 3."
        : `Expertise in ${name} is not what this class offers.`,
  });
  return [...remarks, ...choice.remarks, ...unskilled(entries, character, compendium)];
}

const thievesTools = "thieves-tools";

const thievesToolsByName = (name: string, { gear }: Compendium): Entry | undefined => {
  const found = gear.find(name);
  return found?.id === thievesTools ? found : undefined;
};

const expertiseRule = (character: Character): string => {
  const names = gainsOf(character).flatMap(({ gains, taken }) =>
    gains.expertise === undefined || taken === undefined ? [] : [`${taken.class.srd}, Expertise`],
  );
  return names[0] ?? "Rogue, Expertise";
};

const expertiseSlots = (character: Character): readonly Slot<Entry>[] =>
  gainsOf(character).flatMap(({ gains, levels, taken }) =>
    slots((gains.expertise ?? 0) * levels.length, {
      // Only rogues may take thieves' tools in place of a skill.
      takes: ({ id }: Entry) => id !== thievesTools || taken?.class.id === "rogue",
    }),
  );

function unskilled(
  entries: readonly Entry[],
  character: Character,
  compendium: Compendium,
): readonly Remark[] {
  const proficient = proficientSkills(character, compendium);
  const lacking = entries.filter(({ id }) => id !== thievesTools && !proficient.has(id));
  return lacking.map(({ name }) =>
    character.build.skills === undefined
      ? undecided("expertise", `No skills are given: whether ${name} is one of them is open.`)
      : error({
          field: "expertise",
          problem: `Expertise in ${name} needs proficiency in it.`,
          rule: expertiseRule(character),
          legal: [...proficient],
        }),
  );
}
