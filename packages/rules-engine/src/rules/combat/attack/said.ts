import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import { parsedNotation } from "../../../dice/notation.js";
import type { SaidAttack } from "../../../game/fight-action.js";
import type { RuleViolation } from "../../../game/violation.js";
import type { AttackFacts } from "../../../sheet/attacks/facts.js";
import { splitRoll } from "../../../sheet/attacks/step-damage.js";

/** An attack that the table says outright: melee with a reach of 5 feet, not magical, unless it says more. */
export function factsOfSaid(said: SaidAttack): Result<AttackFacts, RuleViolation> {
  const { name = "Attack", bonus, damage, damageType, magical = false, reach = 5, range } = said;
  const isShot = range !== undefined && said.improvised !== true;
  const dice = damage === undefined ? undefined : parsedNotation(damage);
  if (dice !== undefined && !dice.ok) {
    const { message, hint, example } = dice.error;
    return err({ code: "INVALID_DICE", message, hint: `${hint} Example: ${example}` });
  }
  return ok({
    name,
    from: { action: name },
    with: "weapon",
    modes: [range === undefined ? "melee" : "ranged"],
    hands: [1],
    toHit: [{ source: "as it was said", value: bonus }],
    proficient: true,
    damage:
      damage === undefined
        ? []
        : [
            {
              ...splitRoll(damage),
              source: name,
              weapon: true,
              ...(damageType !== undefined && { type: damageType }),
            },
          ],
    ...(range === undefined ? { reach } : { range }),
    properties: [],
    weapon: isShot ? ["ranged"] : [],
    magical,
    material: [],
    criticalFrom: 20,
    weaponDiceOnCritical: [],
    rerolled: [],
    riders: [],
  });
}
