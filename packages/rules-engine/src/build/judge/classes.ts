import type { CharacterClass, Subclass } from "@tabletop-mcp/srd-data/classes";
import type { Compendium } from "../../tables/compendium.js";
import { classesInOne } from "./classes-in-one.js";
import { findName } from "./names.js";
import { error, type Remark, unjudged, warning } from "./report.js";
import type { CharacterBuild, ClassEntry, ClassTaken } from "./types.js";

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
  if (found.entry === undefined) {
    const several = classesInOne(entry.class, field, classes);
    return { remarks: several === undefined ? found.remarks : [several] };
  }
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
