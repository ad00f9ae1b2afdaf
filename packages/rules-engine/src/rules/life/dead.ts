import type { Creature } from "../../creature/creature.js";
import type { RuleViolation } from "../../game/violation.js";

/** The SRD's section on things: what a thing of the map withstands is kept like a creature of it. */
export const thingsSection = "Objects";

/** Whether it is a thing, which is destroyed where a creature dies. */
export const isThing = ({ make }: Creature): boolean => make.own?.srd === thingsSection;

/** Says no for the dead: "Ada is dead and cannot be healed." */
export const refuseDead = (creature: Creature, what: string): RuleViolation =>
  isThing(creature)
    ? {
        code: "DESTROYED",
        message: `${creature.name} is destroyed and ${what}.`,
        hint: "It stands on the map no more.",
      }
    : {
        code: "DEAD",
        message: `${creature.name} is dead and ${what}.`,
        hint: "Only magic that raises the dead helps.",
      };
