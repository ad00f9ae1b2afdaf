import { oncePerSubject, type Subject } from "../creature/subject.js";
import { numberOf } from "../effects/amount.js";
import { immunitiesIn } from "../gather/gather.js";
import type { Compendium } from "../tables/compendium.js";
import { armorClassOf } from "./numbers/armor-class.js";
import { type Bearer, bearerOf } from "./numbers/bearer.js";
import { carryingCapacityOf, maximumHpOf, sensesOf, speedsOf } from "./numbers/body.js";
import { initiativeOf, passiveOf, savingThrowsOf, skillsOf } from "./numbers/bonuses.js";
import { responsesOf } from "./numbers/defences.js";
import type { Sheet } from "./sheet.js";
import { sizeOf, typeOf } from "./size.js";

/** The numbers of a sheet, each with its reasons. */
export type Numbers = Pick<
  Sheet,
  | "abilities"
  | "proficiencyBonus"
  | "armorClass"
  | "speed"
  | "initiative"
  | "savingThrows"
  | "skills"
  | "passivePerception"
  | "passiveInvestigation"
  | "passiveInsight"
  | "senses"
  | "size"
  | "type"
  | "resistances"
  | "immunities"
  | "vulnerabilities"
  | "conditionImmunities"
  | "attacksPerAction"
> & { readonly maximumHp: Sheet["hp"]["maximum"]; readonly carryingCapacity: Sheet["armorClass"] };

/**
 * Everything on a creature's sheet that is a number, worked out from who it is, then values that are
 * set, equipment, effects and conditions. Dice (Bless) stand in the reasons alone: rolls add them.
 */
export const numbersOf: (creature: Subject, compendium: Compendium) => Numbers = oncePerSubject(
  (creature, compendium): Numbers => {
    const bearer = bearerOf(creature, compendium);
    const skills = skillsOf(bearer);
    return {
      abilities: bearer.abilities,
      proficiencyBonus: bearer.proficiencyBonus,
      armorClass: armorClassOf(bearer),
      maximumHp: maximumHpOf(bearer),
      speed: speedsOf(bearer),
      initiative: initiativeOf(bearer),
      savingThrows: savingThrowsOf(bearer),
      skills,
      passivePerception: passiveOf(bearer, "perception", skills),
      passiveInvestigation: passiveOf(bearer, "investigation", skills),
      passiveInsight: passiveOf(bearer, "insight", skills),
      senses: sensesOf(bearer),
      size: sizeOf(creature.make, compendium),
      type: typeOf(creature.make, compendium),
      resistances: responsesOf(bearer, "resistance"),
      immunities: responsesOf(bearer, "immunity"),
      vulnerabilities: responsesOf(bearer, "vulnerability"),
      conditionImmunities: immunitiesIn(bearer.actives, bearer.facts),
      attacksPerAction: attacksPerActionOf(bearer),
      carryingCapacity: carryingCapacityOf(bearer),
    };
  },
);

/** Extra Attack of several classes does not add up (Multiclassing, Extra Attack). */
const attacksPerActionOf = ({ changes }: Bearer): number =>
  Math.max(
    1,
    ...changes.actives.flatMap((active) =>
      active.effect.kind === "attacks"
        ? (numberOf(active.effect.count, active, changes.now) ?? [])
        : [],
    ),
  );
