import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Moment } from "@tabletop-mcp/srd-data";
import type { Creature } from "../../../creature/creature.js";
import type { UseAsked } from "../../../game/action.js";
import type { RuleViolation } from "../../../game/violation.js";
import { type Compendium, foldName } from "../../../tables/compendium.js";
import { type Usable, usablesOf } from "./usable.js";

/** What a creature is asked to use; of several of one name that of the list first in a stat block, unless one is named. */
export function findUsable(
  creature: Creature,
  asked: UseAsked,
  compendium: Compendium,
): Result<Usable, RuleViolation> {
  const all = usablesOf(creature, compendium);
  const called = all.filter((one) => isCalled(one, asked));
  const [first] = called;
  if (first === undefined) return err(unknown(creature, asked, all));
  const same = called.filter(({ home, name }) => home.of === first.home.of && name === first.name);
  if (asked.use === undefined && same.length > 1 && first.use !== undefined)
    return err(several(asked, same));
  return ok(first);
}

function isCalled({ home, name, use }: Usable, asked: UseAsked): boolean {
  if (asked.of !== undefined && asked.of !== home.of) return false;
  const is = (one: string | undefined, other: string): boolean =>
    one !== undefined && foldName(one) === foldName(other);
  const isNamed =
    is(name, asked.name) ||
    is(partOf(name), asked.name) ||
    is(use, asked.name) ||
    (home.of === "item" && home.id === asked.name);
  return isNamed && (asked.use === undefined || is(use, asked.use));
}

/** What one of several is called alone: Turn Undead, of Channel Divinity: Turn Undead. */
const partOf = (name: string): string | undefined => name.split(": ").at(1);

const unknown = ({ name }: Creature, asked: UseAsked, all: readonly Usable[]): RuleViolation => ({
  code: "NO_SUCH_USE",
  message: `${name} has nothing called "${asked.name}" to use.`,
  hint: "Name an action, a trait, a feature or a thing that it has.",
  legal: [...new Set(all.map((one) => one.name))],
});

const several = ({ name }: UseAsked, all: readonly Usable[]): RuleViolation => ({
  code: "USE_NEEDED",
  message: `${name} can be used in several ways.`,
  hint: "Name one of them as `use`.",
  legal: all.flatMap(({ use }) => use ?? []),
});

/** The moments that something of a creature's waits for, which the table says have come: "death", "sustain". */
export function momentsOf(
  creature: Creature,
  asked: UseAsked,
  compendium: Compendium,
): readonly Moment[] {
  const found = findUsable(creature, asked, compendium);
  if (!found.ok) return [];
  return [...new Set(found.value.steps.flatMap(({ when }) => when ?? []))].filter(
    (moment) => moment !== "use",
  );
}
