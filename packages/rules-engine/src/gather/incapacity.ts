import type { Creature } from "../creature/creature.js";
import type { Compendium } from "../tables/compendium.js";
import { conditionName } from "../tables/condition-facts.js";
import { gather } from "./gather.js";
import { prohibition } from "./prohibition.js";

/** The condition that incapacitates a creature, by its heading: "Paralyzed". */
export function incapacitatedBy(creature: Creature, compendium: Compendium): string | undefined {
  const { effective } = gather(creature, compendium);
  const found = effective.find(({ held }) => held.condition === "incapacitated");
  return found && conditionName(found.impliedBy ?? "incapacitated", compendium);
}

/** What keeps a creature from concentrating, in words ("Concentration"). */
export function unfocusedBy(creature: Creature, compendium: Compendium): string | undefined {
  if (creature.dead) return "dead";
  return incapacitatedBy(creature, compendium) ?? prohibition(creature, "concentrate", compendium);
}
