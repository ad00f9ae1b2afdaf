import type { LevelTaken, Make } from "../../creature/creature.js";
import type { CreateRequest } from "../../game/request.js";
import type { Compendium } from "../../tables/compendium.js";
import { readClasses } from "../judge/classes.js";
import type { ClassTaken } from "../judge/types.js";
import { type Draft, errorsOf } from "./draft.js";

type ClassesWanted = Pick<CreateRequest, "class" | "subclass" | "level" | "multiclass">;

/** The classes that are asked for, in the order in which they are taken. */
export function classesWanted(
  { class: first, subclass, level = 1, multiclass }: ClassesWanted,
  compendium: Compendium,
): { readonly classes: readonly ClassTaken[]; readonly errors: Draft["errors"] } {
  const build = { class: first, subclass, level, multiclass };
  const { classes, remarks } = readClasses(build, compendium);
  return { classes, errors: errorsOf(remarks) };
}

/** Every level of these classes in order; what a hit die gives is asked for each (Beyond 1st Level). */
export const levelsOf = (
  classes: readonly ClassTaken[],
  gained: (hitDie: number, isFirst: boolean) => number,
): readonly LevelTaken[] =>
  classes
    .flatMap((taken) => Array.from({ length: taken.level }, () => taken.class))
    .map(({ id, hitDie }, i) => ({ class: id, hp: gained(hitDie, i === 0) }));

/** The subclasses among them, by class. */
export const subclassesOf = (classes: readonly ClassTaken[]): Make["subclasses"] =>
  Object.fromEntries(
    classes.flatMap((taken) => (taken.subclass ? [[taken.class.id, taken.subclass.id]] : [])),
  );
