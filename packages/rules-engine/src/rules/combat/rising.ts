import type { Creature } from "../../creature/creature.js";
import type { RuleViolation } from "../../game/violation.js";
import { prohibition } from "../../gather/prohibition.js";
import type { Compendium } from "../../tables/compendium.js";

/** What keeps somebody on the ground (Hideous Laughter). */
export function refuseRising(
  creature: Creature,
  compendium: Compendium,
): RuleViolation | undefined {
  const because = prohibition(creature, "stand", compendium);
  return because === undefined
    ? undefined
    : {
        code: "CANNOT_STAND",
        message: `${creature.name} cannot stand up: ${because}.`,
        hint: `End ${because} first, or crawl.`,
      };
}
