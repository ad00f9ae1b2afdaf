import type { Targets } from "@tabletop-mcp/srd-data";
import type { Creature } from "../../creature/creature.js";
import { factsOf } from "../../gather/gather.js";
import { numbersOf } from "../../sheet/numbers.js";
import type { Compendium } from "../../tables/compendium.js";

/** Why a creature's mind, or what it suffers from, puts it beyond a step; nothing where they do not. */
export function whyUnfit(
  creature: Creature,
  { mind, hasNot }: Targets,
  compendium: Compendium,
): string | undefined {
  if (mind !== undefined) {
    const { least = 0, most = Number.POSITIVE_INFINITY } = mind;
    const score = numbersOf(creature, compendium).abilities.int.effective;
    if (score < least || score > most) return `its Intelligence is ${score}`;
  }
  const conditions = hasNot === undefined ? [] : (factsOf(creature, compendium).conditions ?? []);
  const one = hasNot?.find((condition) => conditions.includes(condition));
  return one === undefined ? undefined : `it is ${one}`;
}
