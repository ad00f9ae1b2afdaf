import type { Creature } from "../../creature/creature.js";
import type { UseAction } from "../../game/action.js";
import type { StepNumbers } from "../../game/steps-frame.js";
import { bearerOf } from "../../sheet/numbers/bearer.js";
import type { Compendium } from "../../tables/compendium.js";
import { thingFor } from "./use/thing-for.js";
import type { Usable } from "./use/usable.js";

/** The numbers that the steps of an action, a feature or a thing are taken with. */
export function numbersFor(
  creature: Creature,
  {
    usable,
    action: { slot, points, attack, uses },
  }: {
    readonly usable: Usable;
    readonly action: Pick<UseAction, "slot" | "points" | "attack" | "uses">;
  },
  compendium: Compendium,
): StepNumbers {
  const { name, use, dcFrom, home, cost } = usable;
  const { abilities, proficiencyBonus, changes } = bearerOf(creature, compendium);
  const { spellcasting } = changes.now;
  const item = thingFor(creature, { usable, attack }, compendium);
  return {
    source: use === undefined || home.of === "item" ? name : use,
    level: creature.make.levels.length || 1,
    ...(dcFrom !== undefined && {
      dc: 8 + proficiencyBonus.effective + abilities[dcFrom].modifier,
    }),
    ...(spellcasting !== undefined && { modifier: spellcasting }),
    ...(cost?.of === "spell-slot" && slot !== undefined && { spellLevel: 1, castLevel: slot }),
    ...((isOpen(cost) || usable.mostCharges !== undefined) && points !== undefined && { points }),
    ...(home.of === "item" && { magical: true }),
    ...(attack !== undefined && { weapon: attack }),
    ...(uses !== undefined && { uses }),
    ...(item !== undefined && { item }),
  };
}

/** Of some pools as many points as one likes go into one use. */
export const isOpen = (cost: Usable["cost"]): boolean =>
  cost?.of === "lay-on-hands" && cost.amount === 1;
