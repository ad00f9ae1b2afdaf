import type { Targets } from "@tabletop-mcp/srd-data";
import type { Creature } from "../../creature/creature.js";
import { secondsNow } from "../../game/state.js";
import { factsOf, immunitiesOf } from "../../gather/gather.js";
import { numbersOf } from "../../sheet/numbers.js";
import { secondsOf } from "./durations.js";
import type { StepTurn } from "./settling.js";

/** Why a creature's mind, what it suffers from, or how long it is dead, puts it beyond a step; nothing where they do not. */
export function whyUnfit(
  creature: Creature,
  { mind, hasNot, exceptImmuneTo, deadFor }: Targets,
  { state, using: { compendium } }: StepTurn,
): string | undefined {
  if (mind !== undefined) {
    const { least = 0, most = Number.POSITIVE_INFINITY } = mind;
    const score = numbersOf(creature, compendium).abilities.int.effective;
    if (score < least || score > most) return `its Intelligence is ${score}`;
  }
  const conditions = hasNot === undefined ? [] : (factsOf(creature, compendium).conditions ?? []);
  const one = hasNot?.find((condition) => conditions.includes(condition));
  if (one !== undefined) return `it is ${one}`;
  if (exceptImmuneTo !== undefined && immunitiesOf(creature, compendium).includes(exceptImmuneTo))
    return `it cannot be ${exceptImmuneTo}`;
  return deadFor && tooLongDead(creature, deadFor, secondsNow(state));
}

/** Where nobody knows when it died it has not been dead for long. */
function tooLongDead(
  { diedAt }: Creature,
  { amount, unit, orMore }: NonNullable<Targets["deadFor"]>,
  now: number,
): string | undefined {
  const time = `${amount} ${unit}${amount === 1 ? "" : "s"}`;
  const seconds = diedAt === undefined ? 0 : now - diedAt;
  const most = amount * secondsOf[unit];
  if (orMore) return seconds < most ? `it has not been dead for ${time}` : undefined;
  return seconds > most ? `it has been dead for more than ${time}` : undefined;
}
