import type { Ability } from "@tabletop-mcp/srd-data";
import type { CharacterClass, Subclass } from "@tabletop-mcp/srd-data/classes";
import type { Compendium } from "../compendium.js";
import { findName } from "./names.js";
import { choices, error, listed, type Remark, unjudged, warning } from "./report.js";
import {
  abilityNames,
  type Character,
  type CharacterBuild,
  type ClassEntry,
  type ClassTaken,
  type Scores,
} from "./types.js";

const levelRule = "Beyond 1st Level";
const highest = 20;

/** The classes that a build names, with what is wrong about names, levels and subclasses. */
export function readClasses(
  build: CharacterBuild,
  compendium: Compendium,
): { classes: readonly ClassTaken[]; remarks: readonly Remark[] } {
  const entries = [
    { entry: build, prefix: "", first: true },
    ...(build.multiclass ?? []).map((entry, i) => ({
      entry,
      prefix: `multiclass[${i}].`,
      first: false,
    })),
  ];
  const read = entries.map((place) => readClass(place, compendium));
  const named = read.flatMap(({ taken }) => (taken === undefined ? [] : [taken]));
  const classes = named.filter(
    (taken, i) => named.findIndex((other) => other.class.id === taken.class.id) === i,
  );
  return {
    classes,
    remarks: [
      ...read.flatMap(({ remarks }) => remarks),
      ...named.filter((taken) => !classes.includes(taken)).map(namedTwice),
      ...totalLevel(named),
    ],
  };
}

interface Place {
  readonly entry: ClassEntry;
  readonly prefix: string;
  readonly first: boolean;
}

function readClass(
  { entry, prefix, first }: Place,
  { classes, subclasses }: Compendium,
): { taken?: ClassTaken; remarks: readonly Remark[] } {
  const field = `${prefix}class`;
  if (entry.class === undefined) {
    const legal = classes.all.map(({ name }) => name);
    const problem = first ? "The build has no class." : "This entry has no class.";
    return { remarks: [error({ field, problem, rule: "Classes", legal })] };
  }
  const found = findName({
    field,
    name: entry.class,
    table: classes,
    what: "a class",
    rule: "Classes",
  });
  if (found.entry === undefined) return { remarks: found.remarks };
  const level = readLevel(entry.level, `${prefix}level`, first);
  const at = { class: found.entry, level: level.value, prefix };
  const subclass = readSubclass(entry.subclass, at, subclasses.find);
  return {
    taken: { ...at, first, ...(subclass.subclass ? { subclass: subclass.subclass } : {}) },
    remarks: [...level.remarks, ...subclass.remarks],
  };
}

/** A level from 1 to 20; one that is missing or out of bounds counts as the nearest. */
function readLevel(
  level: number | undefined,
  field: string,
  first: boolean,
): { value: number; remarks: readonly Remark[] } {
  if (level === undefined) {
    const problem = "A further class needs its level.";
    const legal = ["1 to 20"];
    return {
      value: 1,
      remarks: first
        ? [unjudged(field, "No level is given: the build is taken as one of level 1.")]
        : [error({ field, problem, rule: levelRule, legal })],
    };
  }
  if (level >= 1 && level <= highest) return { value: level, remarks: [] };
  const problem = `Level ${level} is not one from 1 to 20.`;
  return {
    value: Math.min(highest, Math.max(1, level)),
    remarks: [error({ field, problem, rule: levelRule, legal: ["1 to 20"] })],
  };
}

function readSubclass(
  name: string | undefined,
  at: { readonly class: CharacterClass; readonly level: number; readonly prefix: string },
  find: (name: string) => Subclass | undefined,
): { subclass?: Subclass; remarks: readonly Remark[] } {
  const { name: className, srd, subclassLevel, subclasses } = at.class;
  const legal = subclasses.map((one) => one.name);
  const say = { field: `${at.prefix}subclass`, rule: srd, legal };
  const isReached = at.level >= subclassLevel;
  if (name === undefined) {
    const problem = `No subclass is chosen, and ${className} chooses one at level ${subclassLevel}.`;
    return { remarks: isReached ? [warning({ ...say, problem })] : [] };
  }
  const subclass = find(name);
  if (subclass === undefined)
    return {
      remarks: findName({
        ...say,
        name,
        table: { all: subclasses, find },
        what: `a subclass of ${className}`,
      }).remarks,
    };
  if (subclass.class !== at.class.id) {
    const problem = `${subclass.name} is no subclass of ${className}.`;
    return { remarks: [error({ ...say, problem })] };
  }
  if (isReached) return { subclass, remarks: [] };
  const problem = `${className} chooses a subclass at level ${subclassLevel}, not at ${at.level}.`;
  return { remarks: [error({ ...say, problem, legal: ["none yet"] })] };
}

const namedTwice = ({ class: { name }, prefix }: ClassTaken): Remark =>
  error({
    field: `${prefix}class`,
    problem: `${name} is named twice.`,
    rule: "Multiclassing",
    legal: [`one entry with all levels of ${name}`],
  });

function totalLevel(named: readonly ClassTaken[]): readonly Remark[] {
  const total = named.reduce((sum, { level }) => sum + level, 0);
  if (total <= highest) return [];
  const problem = `The levels add up to ${total}.`;
  return [error({ field: "level", problem, rule: levelRule, legal: ["20 in all"] })];
}

/** A new class asks for scores, and so does the one that is left for it. */
export function checkPrerequisites({ classes, scores }: Character): readonly Remark[] {
  if (classes.length < 2) return [];
  const remarks = classes.flatMap((taken) => prerequisite(taken, scores));
  return remarks.length > 0 && remarks.every(isOpen) && scores.every(failsOne)
    ? [...remarks, together]
    : remarks;

  function failsOne(one: Scores): boolean {
    return classes.some((taken) => isMet(taken.class, one) === false);
  }
}

const isOpen = (remark: Remark): boolean => !("severity" in remark);

/** Each class could have what it needs by the race's increases of choice, but not all of them. */
const together = error({
  field: "multiclass",
  problem: "No choice of racial increases meets the prerequisites of all classes.",
  rule: "Multiclassing, Prerequisites",
});

const least = 13;

function prerequisite(taken: ClassTaken, scores: readonly Scores[]): readonly Remark[] {
  const field = `${taken.prefix}class`;
  const { all = [], any = [] } = taken.class.multiclass.prerequisites;
  const asked = [
    ...all.map((ability) => `${nameOf(ability)} ${least}`),
    ...(any.length > 0 ? [`${any.map(nameOf).join(" or ")} ${least}`] : []),
  ];
  const verdict = judge(scores, (one) => isMet(taken.class, one));
  if (verdict === "yes") return [];
  if (verdict === "open")
    return [
      unjudged(
        field,
        `Multiclassing with ${taken.class.name} needs ${listed(asked)}; the scores given do not settle it.`,
      ),
    ];
  return [
    error({
      field,
      problem: `Multiclassing with ${taken.class.name} needs ${listed(asked)}.`,
      rule: "Multiclassing, Prerequisites",
      legal: choices(asked),
    }),
  ];
}

function isMet({ multiclass }: CharacterClass, scores: Scores): boolean | undefined {
  const { all = [], any = [] } = multiclass.prerequisites;
  const enough = (ability: Ability): boolean | undefined => atLeast(scores, ability, least);
  const anyMet = any.length === 0 || some(any.map(enough));
  const allMet = every(all.map(enough));
  return every([anyMet, allMet]);
}

/** Whether a score is high enough; undefined where it is not known. */
export const atLeast = (scores: Scores, ability: Ability, wanted: number): boolean | undefined => {
  const score = scores[ability];
  return score === undefined ? undefined : score >= wanted;
};

type Known = boolean | undefined;

/** All of them; undefined where what is not known decides. */
export const every = (known: readonly Known[]): Known =>
  known.includes(false) ? false : known.includes(undefined) ? undefined : true;

const some = (known: readonly Known[]): Known =>
  known.includes(true) ? true : known.includes(undefined) ? undefined : false;

/** "yes" or "no" where it is the same for all scores that the character may have, else "open". */
export function judge(
  scores: readonly Scores[],
  holds: (scores: Scores) => Known,
): "yes" | "no" | "open" {
  const verdicts = new Set(scores.map(holds));
  if (verdicts.size !== 1 || verdicts.has(undefined)) return "open";
  return verdicts.has(true) ? "yes" : "no";
}

/** An ability as it is written in a sentence. */
export const nameOf = (ability: Ability): string => {
  const name = abilityNames[ability];
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
};
