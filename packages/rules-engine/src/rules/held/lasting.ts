import type { Creature, Lasting } from "../../creature/creature.js";
import type { RuleViolation } from "../../game/violation.js";

/** Says no to rounds that are none. */
export const refuseRounds = (rounds = 1): RuleViolation | undefined =>
  Number.isSafeInteger(rounds) && rounds >= 1
    ? undefined
    : {
        code: "INVALID_ROUNDS",
        message: `${rounds} is no number of rounds.`,
        hint: "Give a whole number of rounds, 1 or more.",
      };

/** Says no to what could never end: no rounds, or as long as something that the bearer does not have. */
export function refuseLasting(
  { name, conditions, effects }: Creature,
  lasting: Lasting,
): RuleViolation | undefined {
  if (lasting.kind === "rounds") return refuseRounds(lasting.left);
  if (lasting.kind !== "with") return undefined;
  const legal = [...conditions, ...effects].map(({ id }) => id);
  return legal.includes(lasting.id)
    ? undefined
    : {
        code: "NOT_HELD",
        message: `${name} has nothing with the id "${lasting.id}" that this could last as long as.`,
        legal,
      };
}
