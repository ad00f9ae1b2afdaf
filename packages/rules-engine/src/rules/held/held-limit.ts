import type { Creature } from "../../creature/creature.js";
import type { RuleViolation } from "../../game/violation.js";

/** Most effects, and most conditions by source, that one creature bears: a limit of this program, not of the SRD. */
export const mostHeld = 100;

const codes = { effects: "EFFECT_LIMIT", conditions: "CONDITION_LIMIT" } as const;

/** No creature bears more than a game master could keep in mind. */
export const refuseMore = (
  creature: Creature,
  what: keyof typeof codes,
): RuleViolation | undefined =>
  creature[what].length < mostHeld
    ? undefined
    : {
        code: codes[what],
        message: `${creature.name} bears ${creature[what].length} ${what} already, and ${mostHeld} is the most.`,
        hint: "Remove those that have served their purpose",
      };
