import type { Item } from "../../creature/creature.js";
import type { Subject } from "../../creature/subject.js";
import { ammunitionFor } from "../../tables/ammunition.js";
import type { Compendium } from "../../tables/compendium.js";
import type { Blade } from "./arms.js";
import type { AttackFacts, Missile, Rider } from "./facts.js";
import { ofMagic } from "./granted.js";

/** What a creature has for a weapon that needs ammunition, plain pieces first (Equipment, Weapon Properties). */
export function ammunitionOf(
  { id = "", properties }: Blade,
  { items }: Pick<Subject, "items">,
  compendium: Compendium,
): AttackFacts["ammunition"] {
  const needed = ammunitionFor[id];
  if (needed === undefined) return undefined;
  const fitting = items.filter((item) => fits(item, needed, compendium));
  return {
    missiles: [
      ...fitting.filter(({ magic }) => magic === undefined),
      ...fitting.filter(({ magic }) => magic !== undefined),
    ].map((item) => missile(item, compendium)),
    ...(properties.includes("loading") && { loading: true }),
  };
}

/** Magic that is laid on any ammunition, and does not say on which, fits every weapon. */
function fits({ base, magic = "", slot }: Item, needed: string, compendium: Compendium): boolean {
  if (slot !== undefined && slot !== "worn") return false;
  if (base !== undefined) return base === needed;
  const laidOn = compendium.magicItems.find(magic)?.base;
  return laidOn === "any ammunition" || (typeof laidOn === "object" && laidOn.includes(needed));
}

function missile({ id, magic = "" }: Item, compendium: Compendium): Missile {
  const found = compendium.magicItems.find(magic);
  if (found === undefined) return { item: id };
  const riders = ofMagic(found, id).map(
    ({ home, at, step }): Rider => ({
      step: { ...home, path: [at] },
      ...(step.if && { when: step.if, item: id }),
      ...(step.option !== undefined && { option: step.option }),
    }),
  );
  return { item: id, magical: true, ...(riders.length > 0 && { riders }) };
}
