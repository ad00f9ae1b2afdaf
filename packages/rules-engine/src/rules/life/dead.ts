import type { Creature } from "../../creature/creature.js";
import type { RuleViolation } from "../../game/violation.js";

/** Says no for the dead: "Ada is dead and cannot be healed." */
export const refuseDead = ({ name }: Creature, what: string): RuleViolation => ({
  code: "DEAD",
  message: `${name} is dead and ${what}.`,
  hint: "Only magic that raises the dead helps.",
});
