import type { Entry } from "@tabletop-mcp/srd-data";
import type { Make } from "../../creature/creature.js";
import type { Compendium } from "../../tables/compendium.js";
import { findNames, type Wanted } from "../judge/names.js";
import { error, type Finding } from "../judge/report.js";
import { givenSkills } from "../judge/skills.js";
import { givenLanguages, givenTools, toolTable } from "../judge/training.js";
import type { Character } from "../judge/types.js";
import { readCharacter } from "../judge/validate.js";
import { buildOfMake } from "./build-of.js";
import { type Change, errorsOf, type Mode, merged } from "./draft.js";

/** A list of names that a make holds as ids. */
interface List<Kind extends Entry> {
  readonly among: (compendium: Compendium) => Omit<Wanted<Kind>, "name">;
  /** Ids of what race and background bring unasked: that is not in the list. */
  readonly own?: (character: Character) => ReadonlySet<string>;
  /** Nobody names what comes unasked among what is chosen, as people do with skills. */
  readonly chosenOnly?: true;
  readonly put: (make: Make, ids: readonly Kind["id"][], mode: Mode) => Make;
}

const changeOf =
  <Kind extends Entry>({ among, own, chosenOnly, put }: List<Kind>) =>
  (names: readonly string[] | undefined, mode: Mode): Change =>
  (make, compendium) => {
    if (names === undefined) return { make, errors: [] };
    const asked = among(compendium);
    const { entries, remarks } = findNames(names, asked);
    const given = own?.(byBirth(make, compendium));
    const ids = entries.map(({ id }) => id).filter((id) => given?.has(id) !== true);
    const had =
      chosenOnly && own !== undefined
        ? hadAlready(entries, [own(asItIs(make, compendium)), ofBackground(make)], asked)
        : [];
    return { make: put(make, ids, mode), errors: [...errorsOf(remarks), ...had] };
  };

/** Languages and tools that are there unasked are not there to be chosen. */
export const hadAlready = <Kind extends Entry>(
  entries: readonly Kind[],
  had: readonly ReadonlySet<string>[],
  { field, rule }: Pick<Wanted<Kind>, "field" | "rule">,
): readonly Finding[] =>
  entries
    .filter(({ id }) => had.some((ids) => ids.has(id)))
    .map(({ name }) =>
      error({ field, problem: `This character has ${name} already: choose another.`, rule }),
    );

/** A background of the player's own brings what its player has said. */
const ofBackground = ({ background }: Make): ReadonlySet<string> =>
  new Set(typeof background === "object" ? [...background.tools, ...background.languages] : []);

/** Who it is with all its classes. */
export const asItIs = (make: Make, compendium: Compendium): Character =>
  readCharacter(buildOfMake(make, compendium), compendium).character;

/** Who it is before any class: what a later level brings is no reason to forget what was chosen. */
const byBirth = (make: Make, compendium: Compendium): Character =>
  readCharacter(buildOfMake({ ...make, levels: [], subclasses: {} }, compendium), compendium)
    .character;

/** Skills that the player chose. */
export const withSkills = changeOf({
  among: ({ skills }) => ({
    field: "skills",
    table: skills,
    what: "a skill",
    rule: "Using Ability Scores, Ability Checks, Skills",
  }),
  own: givenSkills,
  put: (make, ids, mode) => ({ ...make, skills: merged(make.skills, ids, mode) }),
});

/** Skills, or thieves' tools, with twice the proficiency bonus (Expertise). */
export const withExpertise = changeOf<Entry>({
  among: ({ skills, gear }) => ({
    field: "expertise",
    table: { all: skills.all, find: (name) => skills.find(name) ?? gear.find(name) },
    what: "a skill or thieves' tools",
    rule: "Expertise",
  }),
  put: (make, ids, mode) => ({ ...make, expertise: merged(make.expertise, ids, mode) }),
});

/** Cantrips and spells in one list. */
export const withSpells = changeOf({
  among: ({ spells }) => ({
    field: "spells",
    table: spells,
    what: "a spell",
    rule: "Spell Descriptions",
  }),
  put: (make, ids, mode) => ({ ...make, spells: merged(make.spells, ids, mode) }),
});

/** Languages that the player chose. */
export const withLanguages = changeOf({
  among: ({ languages }) => ({
    field: "choices.languages",
    table: languages,
    what: "a language",
    rule: "Languages",
  }),
  own: givenLanguages,
  chosenOnly: true,
  put: (make, ids, mode) => ({ ...make, languages: merged(make.languages, ids, mode) }),
});

/** Tools that the player chose. */
export const withTools = changeOf({
  among: ({ gear }) => ({
    field: "choices.tools",
    table: toolTable(gear),
    what: "a tool",
    rule: "Equipment, Tools",
  }),
  own: givenTools,
  chosenOnly: true,
  put: (make, ids, mode) => ({ ...make, tools: merged(make.tools, ids, mode) }),
});
