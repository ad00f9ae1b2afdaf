import type { Make } from "../creature/creature.js";
import type { Compendium } from "../tables/compendium.js";
import { blockOf } from "./block-of.js";
import { classesTaken } from "./classes-taken.js";

/** How many hit dice of each kind it has: { d8: 3 }. Those of a stat block are the ones it prints. */
export function hitDiceOf(make: Make, compendium: Compendium): Readonly<Record<string, number>> {
  const dice: Record<string, number> = { ...printed(make, compendium) };
  if (make.form) return dice;
  for (const taken of classesTaken(make, compendium)) {
    const die = `d${taken.class.hitDie}`;
    dice[die] = (dice[die] ?? 0) + taken.level;
  }
  return dice;
}

function printed(make: Make, compendium: Compendium): Record<string, number> {
  const roll = blockOf(make, compendium)?.hitPoints.roll ?? "";
  const [, count, sides] = /^(\d+)d(\d+)/u.exec(roll) ?? [];
  return count === undefined || sides === undefined ? {} : { [`d${sides}`]: Number(count) };
}
