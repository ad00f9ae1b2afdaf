import { oncePerSubject } from "../creature/subject.js";
import { numberOf } from "../effects/amount.js";
import { applies, truthOf } from "../effects/predicate.js";
import { attackFactsOf } from "./attacks.js";
import { bearerOf } from "./numbers/bearer.js";

/** Attacks with one Attack action that are all made with one weapon, by the name of the attack: only where that makes them more. */
export const attacksWithOne = oncePerSubject(
  (creature, compendium): ReadonlyMap<string, number> => {
    const { actives, facts, changes } = bearerOf(creature, compendium);
    const bound = actives.filter(
      (active) => active.effect.kind === "attacks" && truthOf(active, facts) === undefined,
    );
    const found = new Map<string, number>();
    if (bound.length === 0) return found;
    for (const { name, from } of attackFactsOf(creature, compendium)) {
      const item = "item" in from ? from.item : null;
      const known = Object.assign({}, facts, { item });
      for (const active of bound)
        if (active.effect.kind === "attacks" && applies(active, known))
          found.set(name, numberOf(active.effect.count, active, changes.now) ?? 1);
    }
    return found;
  },
);
