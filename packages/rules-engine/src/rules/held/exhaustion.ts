import type { Creature } from "../../creature/creature.js";
import type { ConditionHeld } from "../../creature/held.js";
import type { Event } from "../../game/event.js";
import type { Compendium } from "../../tables/compendium.js";
import { ruleOf } from "../../tables/condition-facts.js";
import { conditionLost } from "./ending.js";
import { levelsApart } from "./levels.js";
import { sameEnd } from "./outlast.js";

/** Levels that end alike are held as one, whatever brought them; those of another end apart. */
export const levelsLike = (
  { conditions }: Creature,
  brought: Omit<ConditionHeld, "id">,
): ConditionHeld | undefined =>
  conditions.find((held) => held.condition === "exhaustion" && sameEnd(held, brought));

/** How many levels go, of which of those that are held, and why. */
interface Relief {
  readonly levels: number;
  readonly of: readonly ConditionHeld[];
  readonly because: string;
}

/** Levels of exhaustion go, those first that nothing else would end ("Exhaustion"). */
export function relieved(
  creature: Creature,
  { levels, of, because }: Relief,
  compendium: Compendium,
): readonly Event[] {
  const events: Event[] = [];
  let left = levels;
  for (const held of of.toSorted((a, b) => passing(a) - passing(b))) {
    const { level = 1 } = held;
    const gone = Math.min(left, level);
    left -= gone;
    if (gone === level) events.push(conditionLost(creature, held, { because, compendium }));
    else if (gone > 0) events.push(lowered(creature, { held, to: level - gone }, compendium));
  }
  return events;
}

/** What ends by itself comes last. */
const passing = ({ lasting }: ConditionHeld): number => (lasting.kind === "until" ? 0 : 1);

const lowered = (
  creature: Creature,
  { held: from, to: level }: { readonly held: ConditionHeld; readonly to: number },
  compendium: Compendium,
): Event => ({
  type: "condition_changed",
  id: creature.id,
  rule: ruleOf("exhaustion", compendium),
  held: { ...from, level },
  from,
  ...levelsApart(creature, from),
});
