import { type AttackFacts, onceOf } from "@tabletop-mcp/rules-engine";
import type { Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import { worthOf } from "./worth.js";

type Action = StatBlock["actions"][number];

/** What a monster does on its turn, the best first. */
export interface Plan {
  /** What recharges, or can be used so often only: it comes whenever it is ready. */
  readonly powers: readonly Action[];
  /** The combinations of its Multiattack, each by the names of its actions. */
  readonly combinations: readonly (readonly string[])[];
}

/** A stat block's plan, with attacks by their worth. */
export const planOf = onceOf(({ actions }: Pick<StatBlock, "actions">) =>
  onceOf((attacks: readonly AttackFacts[]): Plan => {
    const worth = (name: string) => {
      const facts = attacks.find((one) => one.name === name);
      return facts === undefined ? 0 : worthOf(facts);
    };
    const sum = (names: readonly string[]) => names.reduce((all, name) => all + worth(name), 0);
    const multiattack = actions.flatMap((action) => action.multiattack ?? []);
    return {
      powers: actions.filter(isPower),
      combinations: multiattack
        .map((strikes) =>
          strikes.flatMap(({ action, count, or = [] }) => {
            const [best = action] = [action, ...or].toSorted((a, b) => worth(b) - worth(a));
            // How often, where that is rolled, the rules know once the first one is made.
            return Array.from({ length: typeof count === "number" ? count : 1 }, () => best);
          }),
        )
        .toSorted((one, other) => sum(other) - sum(one)),
    };
  }),
);

/** It is against others, and cannot be done at will. */
const isPower = ({ recharge, limit, steps }: Action): boolean =>
  (recharge !== undefined || limit !== undefined) &&
  steps.some(
    ({ save, attack, damage, conditions }) =>
      (save ?? attack) !== undefined && (damage ?? conditions) !== undefined,
  );
