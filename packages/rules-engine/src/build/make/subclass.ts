import type { Subclass } from "@tabletop-mcp/srd-data/classes";
import type { Make } from "../../creature/creature.js";
import { classLevels } from "../../sheet/features.js";
import { unknownName } from "../judge/names.js";
import { error } from "../judge/report.js";
import { type Change, errorsOf } from "./draft.js";

/** The subclass of a name, for the class of the make that it is of; one that is chosen stays. */
export const withSubclass =
  (name: string | undefined): Change =>
  (make, { subclasses }) => {
    if (name === undefined) return { make, errors: [] };
    const found = subclasses.find(name);
    if (found === undefined) {
      const table = {
        all: subclasses.all.filter((one) => isOpen(one, make)),
        find: subclasses.find,
      };
      const unknown = unknownName({
        field: "subclass",
        name,
        table,
        what: "a subclass",
        rule: "Classes",
      });
      return { make, errors: errorsOf([unknown]) };
    }
    if (make.subclasses[found.class] === found.id) return { make, errors: [] };
    return isOpen(found, make)
      ? {
          make: { ...make, subclasses: { ...make.subclasses, [found.class]: found.id } },
          errors: [],
        }
      : { make, errors: [notOpen(found, make, subclasses.all)] };
  };

/** It is of a class that the make has, and that has no subclass yet. */
const isOpen = ({ class: id }: Subclass, make: Make): boolean =>
  classLevels(make).has(id) && make.subclasses[id] === undefined;

const notOpen = (found: Subclass, make: Make, all: readonly Subclass[]) =>
  error({
    field: "subclass",
    problem: classLevels(make).has(found.class)
      ? `A subclass of ${found.class} is chosen already, and stays.`
      : `${found.name} is a subclass of ${found.class}, a class that this character does not have.`,
    rule: "Classes",
    legal: all.filter((one) => isOpen(one, make)).map(({ name }) => name),
  });
