import type { Cover } from "@tabletop-mcp/srd-data";
import { oncePerSubject } from "../../../creature/subject.js";
import type { Modifier } from "../../../dice/d20.js";
import type { ActiveEffect } from "../../../effects/active.js";
import { numberOf } from "../../../effects/amount.js";
import { applies, type Circumstances, truthOf } from "../../../effects/predicate.js";
import { bearerOf } from "../../../sheet/numbers/bearer.js";

/** What cover adds to armour class and Dexterity saves; full cover cannot be attacked at all ("Cover"). */
export const coverBonus: Readonly<Record<Cover, number>> = {
  none: 0,
  half: 2,
  three_quarters: 5,
  full: 0,
};

/** What of a creature's armour class hangs on the attack (an Arrow-Catching Shield); the rest is on its sheet. */
const hanging = oncePerSubject((creature, compendium): readonly ActiveEffect[] => {
  const { actives, facts } = bearerOf(creature, compendium);
  return actives.filter(
    (active) =>
      active.effect.kind === "stat" &&
      active.effect.stat === "armor-class" &&
      active.effect.change === "add" &&
      truthOf(active, facts) === undefined,
  );
});

/** What raises a creature's armour class against one attack, whose circumstances are as it has them. */
export function raisedBy(
  creature: Parameters<typeof hanging>[0],
  known: () => Circumstances,
  compendium: Parameters<typeof hanging>[1],
): readonly Modifier[] {
  const found = hanging(creature, compendium);
  if (found.length === 0) return [];
  const moment = known();
  const { changes } = bearerOf(creature, compendium);
  return found.flatMap((active) => {
    const { effect, source } = active;
    const value =
      effect.kind === "stat" && applies(active, moment)
        ? (numberOf(effect.by, active, changes.now) ?? 0)
        : 0;
    return value === 0 ? [] : [{ source, value }];
  });
}
