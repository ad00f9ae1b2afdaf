import type { Moment, Step } from "@tabletop-mcp/srd-data";
import type { Creature, Make } from "../../creature/creature.js";
import type { StepsFrame } from "../../game/steps-frame.js";
import { once } from "../../once.js";
import { featuresOf } from "../../sheet/features.js";
import type { Compendium } from "../../tables/compendium.js";
import { numbersFor } from "./numbers.js";
import { usablesOf } from "./use/usable.js";

/** What befalls a creature, and whom its features then concern. */
interface Befalling {
  readonly moment: Moment;
  readonly targets: readonly string[];
}

const none: readonly StepsFrame[] = [];

/** The steps that a creature's features take by themselves at a moment: it is hit, it fells somebody. */
export function stepsOfFeatures(
  creature: Creature,
  { moment, targets }: Befalling,
  compendium: Compendium,
): readonly StepsFrame[] {
  if (!momentsOf(creature.make, compendium).has(moment)) return none;
  return usablesOf(creature, compendium).flatMap((usable) =>
    usable.home.of !== "feature"
      ? none
      : usable.steps.flatMap((step, place): readonly StepsFrame[] =>
          isAt(step, moment)
            ? [
                {
                  kind: "steps",
                  id: creature.id,
                  at: { ...usable.home, path: [place] },
                  by: numbersFor(creature, { usable, action: {} }, compendium),
                  targets,
                  moment,
                },
              ]
            : none,
        ),
  );
}

const isAt = ({ when }: Step, moment: Moment): boolean => [when].flat().includes(moment);

/** The moments at which features of a creature do something: of most there are none. */
const momentsOf = once(
  (make: Make, compendium: Compendium): ReadonlySet<Moment> =>
    new Set(
      featuresOf(make, compendium).flatMap(({ facts: { uses = [] } }) =>
        uses.flatMap(({ steps }) => steps.flatMap(({ when }) => when ?? [])),
      ),
    ),
);
